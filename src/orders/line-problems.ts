import { cartMessages, tooManySamples } from '#cart/guest-cart.ts';
import { chooseLots, severalLots } from '#cart/lot-choice-words.ts';
import type { LineProblem } from '#cart/price-cart.ts';
import type { FieldError } from '#platform/refusal.ts';
import type { FreeLot, Served } from '#stock/serve-from-lots.ts';

type Line = { product: { name: string; unit: string } | null; problem: LineProblem | null };

/**
 * Why lines cannot be ordered, each at its own line (`items.2`), in a sentence for the shopper. `leftAt`: how many can be had of what a line
 * wants too many of, by its place; undefined where there is enough. `notAgreed`: the lots that lines would come from and that nobody agreed to.
 */
export function problemsOf(
  items: readonly { is_sample: boolean; cut_plan_id?: string | null }[],
  lines: readonly Line[],
  leftAt: (at: number) => number | undefined,
  maxSamples = 0,
  notAgreed: ReadonlyMap<number, Served<FreeLot>> = new Map(),
): FieldError[] {
  return lines.flatMap(({ product, problem }, at) => {
    const field = `items.${at}`;
    const name = product?.name ?? 'This product';
    if (problem) return [{ field, message: sentences[problem](name, maxSamples) }];
    const left = leftAt(at);
    const lots = notAgreed.get(at);
    if (left === undefined) return lots ? [{ field, message: `${severalLots(lots, product?.unit ?? 'box', name)} ${chooseLots}` }] : [];
    const message = items[at]?.cut_plan_id
      ? sentences['short-roll'](name, 0)
      : left <= 0
        ? sentences['out-of-stock'](name, 0)
        : `Only ${left} of ${name} left. Please order fewer.`;
    return [{ field, message }];
  });
}

const sentences: Record<LineProblem, (name: string, maxSamples: number) => string> = {
  gone: () => 'Something in your cart is no longer sold. Please remove it.',
  'out-of-stock': (name) => `${name} is out of stock. Please remove it, or call us to find out when it’s back.`,
  'too-many': (name) => `We don’t have enough ${name} in stock. Please order fewer.`,
  'several-lots': (name) => `No single batch of ${name} has enough. ${chooseLots}`,
  'no-cut': (name) => `${name} can no longer be cut as you planned it. Please remove it, and plan it again on its page.`,
  'short-roll': (name) => `There is not enough left on the roll of ${name}. Please choose another width, or call us.`,
  'not-eligible': () => cartMessages.sampleRefused,
  'too-many-samples': (_name, most) => tooManySamples(most),
};
