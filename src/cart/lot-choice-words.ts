import { countUnits } from '#catalogue/selling-unit.ts';
import type { AskedLot } from '#stock/serve-from-lots.ts';

/** Which boxes would come from which lot, the lot that was asked for first; whether that one has any. */
export type LotsOffer = { parts: readonly { quantity: number }[]; asked: AskedLot };

/** 'We have 14 boxes from one batch and 9 from another, so the shade may differ.' `name`: of which goods, where that is not clear. */
export function severalLots({ parts, asked }: LotsOffer, unit: string, name = ''): string {
  const [first, ...others] = parts;
  const goods = `${countUnits(first?.quantity ?? 0, unit)}${name && ` of ${name}`}`;
  if (asked === 'gone') return `The batch you asked for${name && ` of ${name}`} has sold out. We have others, but the shade may differ.`;
  const from = `${goods} from ${asked === 'there' ? 'the batch you asked for' : 'one batch'}`;
  const rest = others.map(({ quantity }, at) => `${quantity} from ${at === 0 ? 'another' : 'one more'}`);
  return `We have ${[from, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}, so the shade may differ.`;
}

export const chooseLots = 'Please choose what you would like.';

/** What a shopper who takes what there is agrees to, and reads of it afterwards. */
export function takenLots({ parts }: Pick<LotsOffer, 'parts'>): string {
  return `From ${parts.length} batches, ${parts.map(({ quantity }) => quantity).join(' + ')}: the shade may differ.`;
}

/** The same before anything is held, when the batches are not chosen yet. */
export const agreedLots = (most: number) => `From up to ${most} batches: the shade may differ.`;

/** 'Take both batches' */
export function takeLots({ parts, asked }: LotsOffer): string {
  if (asked === 'gone') return parts.length === 1 ? 'Take another batch' : `Take ${parts.length} other batches`;
  return parts.length === 2 ? 'Take both batches' : `Take all ${parts.length} batches`;
}

/** 'Take 14 boxes of one batch' */
export const takeOneLot = (most: number, unit: string) => `Take ${countUnits(most, unit)} of one batch`;
