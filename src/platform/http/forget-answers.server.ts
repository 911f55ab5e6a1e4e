import type { Change } from '../database/changes.server.ts';
import type { Front } from './front.server.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.server.ts';

/** Numbers that change with every order, many times a minute. */
const stockTable = 'stock_levels';
/** What says how many of all products there are: another product's stock changes it too. */
const lists = /^\/(api\/)?(products)?(\?|$)/;
const productIds = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Forgetting = {
  /** Word of a change has come; what is made now may not say so yet. */
  heard: (change: Change) => void;
  /** Everything made from now on says so. */
  known: (change: Change) => void;
  forgetAll: () => void;
};

/**
 * Drops kept answers as the shop changes: all of them at once, but for stock only those that name the product or list
 * products, at most once in `everyMs`. Until then a page may show the stock of a moment ago; the sale itself asks the
 * database.
 */
export function forgetAnswers(kept: KeptAnswers, front: Pick<Front, 'clear'>, everyMs = 1000): Forgetting {
  const named = new WeakMap<KeptAnswer, ReadonlySet<string>>();
  let changed = new Set<string>();
  let resting: NodeJS.Timeout | undefined;

  const idsIn = (answer: KeptAnswer) => {
    // Copied: what is cut out of a text holds on to the whole of it.
    const ids = named.get(answer) ?? structuredClone(new Set(answer.identity.toString('latin1').match(productIds)));
    named.set(answer, ids);
    return ids;
  };
  const forgetAll = () => {
    changed.clear();
    kept.clear();
    front.clear();
  };
  const forgetStock = () => {
    const ids = changed;
    changed = new Set();
    if (ids.has('*')) return forgetAll();
    kept.drop((key, answer) => {
      if (lists.test(key)) return true;
      const own = idsIn(answer);
      return [...ids].some((id) => own.has(id));
    });
    front.clear();
  };
  const rest = () => {
    resting = setTimeout(() => {
      resting = undefined;
      if (!changed.size) return;
      forgetStock();
      rest();
    }, everyMs).unref();
  };

  return {
    heard({ table }) {
      if (table !== stockTable) forgetAll();
    },
    known({ table, key }) {
      if (table !== stockTable) return forgetAll();
      changed.add(key);
      if (resting) return;
      forgetStock();
      rest();
    },
    forgetAll,
  };
}
