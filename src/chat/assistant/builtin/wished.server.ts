import { listSummaries } from '#catalogue/catalogue.server.ts';
import { type Reading, readQuestion } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { answerPlainly } from './answer-one.server.ts';
import { asksOnly } from './asks-only.ts';
import { gather, join } from './gather.ts';
import { laidWith } from './goes-on-with.ts';
import { isGoods, isGoodsCategory } from './is-goods.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked, Part } from './part.ts';
import { isOfWork } from './possible.ts';
import { trouble } from './situation.ts';
import { asksForGoodsOnly, partedAt, wishesForFloor, wishesForGoods } from './wished.ts';

type Answering = (asked: Asked, guesses: readonly Guess[]) => Promise<Part>;

/** So probable what is done to a floor has to be that nothing is wished for; where it is told of trouble, less. */
const [surely, rather] = [0.75, 0.45];
/** What a wish is mistaken for. */
const mistaken: ReadonlySet<string> = new Set(['advice', 'unclear', 'beyond', 'recommend', 'suitability', 'facts', 'choose']);
/**
 * 'real slate for a kitchen floor, plus something to seal it with', 'oak planks with an oiled finish, not varnished': who only wishes for goods is
 * shown them, each of the two where two are wished for. What was said already where that shows them; null where the message asks something, or what was found is that already.
 */
export async function answerWished(asked: Asked, message: string, said: readonly Part[], answer: Answering): Promise<readonly Part[] | null> {
  const { context, visitor } = asked;
  if (context.topic !== null || visitor.productId || asked.reading.measured.length > 0 || said.some(({ calculation }) => calculation)) return null;
  if (!asksForGoodsOnly(message) || asksOnly(asked.reading)) return null;
  // 'painting, skirting, then floors, or floors first': how it is done.
  const [best] = await understand(message, new Set(asked.reading.names));
  if (isOfWork(best) && (best?.probability ?? 0) >= (trouble.test(message.toLowerCase()) ? rather : surely)) return null;
  const two = await inTwo(asked, message);
  if (two) {
    const ofBoth = await sundriesOf(asked, said);
    const each = await Promise.all(
      two.map((one, at) => answerWish(asked, one, two[1 - at] as Wished, two.some(({ isOfFloor }) => isOfFloor) ? ofBoth : null, answer)),
    );
    return each.every((part) => part?.products?.length) ? (each as Part[]) : null;
  }
  const reading = await readWhole(asked, message);
  if (!reading) return null;
  const isOfFloor = wishesForFloor(message, reading);
  const isFound = said.some((part) => part.context?.topic === 'find' && part.products?.length);
  if (isFound && (isOfFloor || reading.floor.some(isGoods)) && !(isOfFloor && areApart(said))) return said;
  if (!areApart(said) && !said.every((part) => mistaken.has(part.context?.topic ?? 'unclear'))) return null;
  // Of goods the guide has often named the right ones already.
  if (!isOfFloor && !((reading.floor.some(isTrim) || byThePack.test(message)) && said.every(({ products }) => !products?.length))) return null;
  const found = await answerPlainly({ ...asked, reading }, 'find');
  if (!found?.products?.length) return null;
  // 'stone look laminate for the utility': whether it suits there is told first.
  const verdicts = said.filter((part) => part.context?.topic === 'suitability');
  const besides = isOfFloor && partedAt(message).length > 0 ? await sundriesOf(asked, said) : null;
  return [...verdicts.filter(({ text }) => !found.text.includes(text.slice(0, 30))), found, ...(besides ? [besides] : [])];
}

/** What was answered already, where that is goods that go with a floor. */
async function sundriesOf({ shop }: Asked, said: readonly Part[]): Promise<Part | null> {
  const ids = said.flatMap(({ products }) => products ?? []);
  const shown = ids.length ? await listSummaries(shop, ids) : [];
  return shown.length && said.length === 1 && shown.every(({ category }) => isGoodsCategory(category)) ? (said[0] ?? null) : null;
}

/** A floor is looked for; what goes with it is, by its name, looked for with the floor in mind, else asked for as anybody asks. */
async function answerWish(asked: Asked, { reading, isOfFloor }: Wished, other: Wished, ofBoth: Part | null, answer: Answering): Promise<Part | null> {
  if (isOfFloor) return answerPlainly({ ...asked, reading }, 'find');
  if (!reading.floor.some((name) => laidWith.has(name))) return ofBoth ?? answer({ ...asked, reading }, await understand(reading.text));
  const around = other.isOfFloor && !reading.floor.some((name) => !isGoods(name)) ? other.reading.floor : [];
  const room = reading.room.length ? reading.room : other.reading.room;
  return answerPlainly({ ...asked, reading: { ...reading, room, floor: [...reading.floor, ...around] } }, 'find');
}

type Wished = { reading: Reading; isOfFloor: boolean };

/** The two wishes of a message, in order; null where there are not two of different goods. */
async function inTwo(asked: Asked, message: string): Promise<[Wished, Wished] | null> {
  for (const parts of partedAt(message)) {
    const [first, second] = await Promise.all(parts.map((text) => wishIn(asked, text)));
    if (first && second && (first.isOfFloor !== second.isOfFloor || (!first.isOfFloor && isOther(first, second)))) return [first, second];
  }
  return null;
}

/** 'need a bag of grey grout' */
const byThePack = /\b(?:bags?|tubs?|bottles?|cartridges?|tubes?) of\b/i;

/** 'a light grey floor for a kitchen, has to be waterproof, two kids. under £30 a metre': each answered without the rest. */
const areApart = (said: readonly Part[]) =>
  said.length > 1 && said.every(({ context }) => context?.topic === 'find' || mistaken.has(context?.topic ?? 'unclear'));

const isTrim = (name: string) => isGoods(name) && !laidWith.has(name);

const isOther = (first: Wished, second: Wished) => second.reading.floor.every((name) => !first.reading.floor.includes(name));

async function wishIn(asked: Asked, text: string): Promise<Wished | null> {
  const reading = await readWhole(asked, text);
  if (!reading) return null;
  if (wishesForFloor(text, reading)) return { reading, isOfFloor: true };
  return wishesForGoods(text, reading) ? { reading, isOfFloor: false } : null;
}

async function readWhole({ shop }: Asked, message: string): Promise<Reading | null> {
  const known = await recogniseNames(shop, message);
  const readings = gather(readQuestion(known.message, known));
  if (!readings.length) return null;
  return { ...readings.reduce(join), other: readings.flatMap(({ other }) => other) };
}
