import { euroOfQuote } from '#cart/euro-of-quote.ts';
import { lineProblemWords } from '#cart/line-problem-words.ts';
import { takeLots, takeOneLot } from '#cart/lot-choice-words.ts';
import type { CartChange } from '#cart/read-cart-form.ts';
import type { CartQuote, CartQuoteItem } from '#cart/schemas.ts';
import { isCutToSize } from '#catalogue/cut-to-size.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { sayDay, sayDays } from '#delivery/working-days.ts';
import { type Pence, penceOf } from '#money/pence.ts';
import { type InEuro, inEuro } from '#tax/euro.ts';

/** A line as both steps show it beside what they ask. */
export type SummaryLine = {
  name: string;
  /** '14 boxes', 'Sample'. */
  amount: string;
  size: string;
  /** Whether it is cut from a roll for whoever buys it; and how, in a sentence, where rooms were given. */
  isCut: boolean;
  cuts: string | null;
  /** From which lots it comes, where its shopper has agreed to several. */
  lots: string | null;
  /** What its label warns of, and what it says to do. */
  hazards: string | null;
  precautions: string | null;
  linePence: Pence;
  isSample: boolean;
  picture: CartQuoteItem['product_images'][number] | null;
  /** Why it cannot be had as it stands. */
  problem: string | null;
};

/** What of the total is VAT, whose, and at which rates, in hundredths of a percent. */
type VatInSummary = { pence: Pence; country: string; rates: number[] };

function vatOf({ vat_included, vat_country, vat_rates }: Pick<CartQuote, 'vat_included' | 'vat_country' | 'vat_rates'>): VatInSummary {
  return { pence: penceOf(vat_included), country: vat_country, rates: vat_rates.map((percent) => Math.round(percent * 100)) };
}

/** What is bought and what it comes to: shown on both steps, before anything is asked and before anything is paid. */
export type Summary = {
  lines: SummaryLine[];
  goodsPence: Pence;
  samples: number;
  samplePostagePence: Pence;
  deliveryPence: Pence;
  /** The shop has to be asked what delivery costs: the total is without it. */
  asksForDelivery: boolean;
  /** 'Between Tue 8 and Fri 11 December'; null where that is not known. */
  comes: string | null;
  /** Whether it is brought on a pallet, to the kerb. */
  isOnPallet: boolean;
  /** It is collected from the showroom. */
  isCollected: boolean;
  /** While that can still be chosen: what it would come to, and when it would be ready. */
  choice: { goodsPence: Pence; totalPence: Pence; vat: VatInSummary; euro: InEuro | null; readyOn: string } | null;
  vat: VatInSummary;
  totalPence: Pence;
  /** For Ireland, where staff set a rate: the total in euros, as a guide. */
  euro: InEuro | null;
};

/** The summary of what is not ordered yet. `problems`: what was said of lines when the order was refused, by their place. */
export function summaryOfQuote(quote: CartQuote, problems: ReadonlyMap<number, string> = new Map()): Summary {
  const lines = quote.items.map((item, at): SummaryLine => {
    const { product_name, quantity, unit, size, total_price, is_sample, product_images, cuts } = item;
    return {
      name: product_name,
      amount: is_sample ? 'Sample' : (cuts?.amount ?? countUnits(quantity, unit)),
      size,
      isCut: !is_sample && isCutToSize(unit),
      cuts: cuts?.words ?? null,
      lots: item.lots?.agreed ? item.lots.words : null,
      hazards: item.hazards,
      precautions: item.precautions,
      linePence: penceOf(total_price),
      isSample: is_sample,
      picture: product_images[0] ?? null,
      problem: problems.get(at) ?? lineProblemWords(item),
    };
  });
  const euro = euroOfQuote(quote);
  return {
    lines,
    goodsPence: penceOf(quote.goods_total),
    samples: lines.filter((line) => line.isSample && !line.problem).length,
    samplePostagePence: penceOf(quote.sample_postage),
    deliveryPence: penceOf(quote.delivery),
    asksForDelivery: quote.delivery_asks,
    isOnPallet: quote.delivery_way === 'pallet' && !quote.delivery_asks,
    isCollected: false,
    choice: quote.collection && {
      totalPence: penceOf(quote.collection.total_amount),
      goodsPence: penceOf(quote.collection.goods_total),
      vat: vatOf(quote.collection),
      euro: euro && inEuro(penceOf(quote.collection.total_amount), { per_pound: euro.perPound, on: euro.on }),
      readyOn: sayDay(quote.collection.ready_on),
    },
    comes: quote.delivery_days && sayDays(quote.delivery_days.earliest, quote.delivery_days.latest),
    vat: vatOf(quote),
    totalPence: penceOf(quote.total_amount),
    euro,
  };
}

/** What one click can do about a line that cannot be had as it stands. `send`: what the form then sends as `adjust`. */
export type Remedy = { at: number; name: string; isSample: boolean; message: string; offers: { send: string; words: string }[] };

/** The lines that keep the order from being placed, each with its remedies. */
export function remediesOf(quote: CartQuote, problems: ReadonlyMap<number, string> = new Map()): Remedy[] {
  return quote.items.flatMap((item, at) => {
    const message = problems.get(at) ?? lineProblemWords(item);
    if (!message) return [];
    const fewer = !item.is_sample && item.problem === 'too-many' && item.available > 0;
    const offers = [
      ...lotOffers(item, at),
      ...(fewer ? [{ send: `${at}:${item.available}`, words: `Change to ${countUnits(item.available, item.unit)}` }] : []),
      { send: `${at}:0`, words: 'Remove' },
    ];
    return [{ at, name: item.product_name, isSample: item.is_sample, message, offers }];
  });
}

/** What one click on such an offer did, said where the offer was. */
export function adjustedWords({ items }: CartQuote, change: CartChange): string | null {
  if (change.kind === 'remove') return 'Removed from your order.';
  const line = 'product_id' in change && items.find((item) => item.product_id === change.product_id && !item.is_sample && !item.cut_plan_id);
  if (!line) return null;
  const isOfSeveral = change.kind === 'lots' && line.lots?.agreed;
  return `${line.product_name}: ${isOfSeveral ? line.lots?.words : `changed to ${countUnits(line.quantity, line.unit)}.`}`;
}

/** As in the cart: the lots that there are, or what one of them has. */
function lotOffers({ problem, lots, lot_id, quantity, unit }: CartQuoteItem, at: number): Remedy['offers'] {
  if (problem !== 'several-lots' || !lots) return [];
  const all = { send: `${at}:lots${lots.parts.length}${lots.asked === 'there' ? (lot_id ?? '') : ''}`, words: takeLots(lots) };
  const one = { send: `${at}:${lots.of_one}`, words: takeOneLot(lots.of_one, unit) };
  return lots.asked === 'gone' || lots.of_one >= quantity ? [all] : [all, one];
}

/** What was said of lines, by their place: `items.2` is the third. */
export function lineProblems(errors: readonly { field: string; message: string }[]): Map<number, string> {
  return new Map(
    errors.flatMap(({ field, message }) => {
      const at = /^items\.(\d+)$/.exec(field)?.[1];
      return at === undefined ? [] : [[Number(at), message] as const];
    }),
  );
}
