import type { Asked } from '../part.ts';
import type { Task } from '../task.ts';

/**
 * One thing that is asked of a service of the shop, such as whether a day can be chosen for a delivery. `within`: words that have to stand somewhere
 * in the message for it to be of that service; `told`: what an answer says that tells it already.
 */
export type Matter = {
  /** What answers for the service as a whole. */
  task: Task;
  asks: RegExp;
  within: readonly RegExp[];
  unless?: RegExp;
  told: RegExp;
} & (
  | { /** What there is to say of it; '' where the settings leave nothing to say. */ says: (asked: Asked) => string }
  | { /** 'whether you can choose the day': nobody has written it down. */ unwritten: string }
  | { /** Told by the answer of its task. */ isTermsOnly: true }
) & { /** Goes beside whatever else is told. */ isBesides?: true };

type Row = {
  asks: RegExp;
  within?: RegExp;
  unless?: RegExp;
  told: RegExp;
  says?: (asked: Asked) => string;
  unwritten?: string;
  isTermsOnly?: true;
  isBesides?: true;
};

/** Several matters of one service, with the words that have to stand in a message that asks after it. */
export const ofService = (task: Task, service: RegExp | null, rows: readonly Row[], unless?: RegExp): Matter[] =>
  rows.map(
    (row) =>
      ({
        ...row,
        task,
        told: new RegExp(row.told.source, 'i'),
        within: [service, row.within].filter((one) => one instanceof RegExp),
        unless: either(row.unless, unless),
      }) as Matter,
  );

const either = (one?: RegExp, other?: RegExp) => (one && other ? new RegExp(`${one.source}|${other.source}`) : (one ?? other));

/** Somebody else, or another place than home: 'my daughter', 'the site'. */
export const elsewhere =
  '(?:daughter|son|mum|mummy|mother|mammy|ma|dad|daddy|da|father|sister|brother|granny|nan|granda|grandad|aunt|auntie|uncle|cousin|niece|nephew|friend|mate|neighbour|neighbor|work|workplace|office|site|builder|fitter|joiner|tiler|plumber|job|tenant|rental|parents|in-?laws|girlfriend|boyfriend|fiancee?|partner|ex|new (?:house|place|flat|home|build)|holiday home|other house|caravan|mothers|mums|daughters|sons|sisters|brothers|dads|friends|neighbours|grannys|workshop|yard|unit|business)s?';
