import { plainAnswerText } from '../src/chat/assistant/answer-text.ts';
import type { Answer } from '../src/chat/assistant/assistant.ts';
import { areaOf } from '../src/chat/assistant/reading/measures.ts';
import { tidy } from '../src/chat/assistant/reading/tidy.ts';
import { financeTerms, instalmentPlan, largestDeposit } from '../src/finance/finance.ts';
import { pricePerM2 } from '../src/pricing/price-per-m2.ts';
import { readSettings } from '../src/settings/queries.server.ts';
import type { Shop } from '../src/shop.server.ts';

/** Amounts of pounds in an answer that neither the shop's records give nor the visitor named: invented ones. */
export async function onlyKnownFigures(shop: Shop, answer: Answer, said: string): Promise<string[]> {
  const text = plainAnswerText(answer.text);
  const figures = [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)/g)].map((match) => Math.round(Number(match[1]?.replaceAll(',', '')) * 100));
  if (!figures.length) return [];
  const [settings, products] = await Promise.all([
    readSettings(shop),
    shop.sql<{ id: string; price: number; coverage: number | null; pieces: number | null; prices: number[] }[]>`
      select id, price_pence as price, coverage_cm2 as coverage, pieces_per_box as pieces, array(select price_pence from price_history where product_id = p.id) as prices from products p`,
  ]);
  const known = new Set<number>([
    settings.delivery_charge_pence,
    settings.free_delivery_over_pence,
    settings.sample_postage_pence,
    1_200,
    5_000,
    1_000_000,
  ]);
  for (const { price, coverage, prices } of products)
    for (const pence of [price, ...prices, pricePerM2(price, coverage)]) if (pence !== null) known.add(pence);
  // What a m² costs, told for a square yard.
  for (const { price, coverage } of products) known.add(Math.round((pricePerM2(price, coverage) ?? 0) * 0.836127));
  const named = new Set<number>();
  // 'twenty quid' and 'a tenner' are amounts that were named, too.
  for (const amount of `${said} ${tidy(said)}`.matchAll(/\d[\d,]*(?:\.\d+)?/g)) named.add(Math.round(Number(amount[0].replaceAll(',', '')) * 100));
  // 'two grand', 'a grand'
  for (const [, thousands] of tidy(said).matchAll(/\b(\d+(?:\.5)?|an?|one|two|three|four|five|six|seven|eight|nine|ten) grand\b/g))
    named.add((Number(thousands) || 1 + 'one two three four five six seven eight nine ten'.split(' ').indexOf(thousands ?? '') || 1) * 100_000);
  for (const pence of named) known.add(pence).add(pence + settings.delivery_charge_pence);
  // Of what was named: the largest deposit, and the nearest below it that can be paid.
  for (const pence of [...known]) known.add(largestDeposit(pence)).add(pence - (pence % financeTerms.depositStepPence));
  for (let samples = 1; samples <= settings.max_samples_per_order; samples++) known.add(samples * settings.sample_postage_pence);
  const shown = products.filter(({ id }) => answer.products.includes(id) || answer.context.focus === id || answer.context.shown.includes(id));
  // So many packs, at today's price or at the one before it.
  const isMultiple = (pence: number) => shown.some(({ price, prices }) => [price, ...prices].some((one) => one > 0 && pence % one === 0));
  const isInstalment = (pence: number) =>
    [...known, ...figures].some((total) =>
      [0, ...known].some((deposit) => [instalmentPlan(total, deposit)].some((plan) => plan && (plan.monthly === pence || plan.last === pence))),
    );
  const measuredM2 = areaOf(answer.context.measured) / 1_000_000;
  // What an amount that was named leaves for a m² of the floor that was measured, with the cuts.
  const isShare = (pence: number) =>
    measuredM2 > 0 &&
    [...named].some((amount) =>
      [...said.matchAll(/(\d+) ?(?:%|per ?cent)/g), ['', '10']].some(
        ([, waste]) => Math.floor(amount / (measuredM2 * (1 + Number(waste) / 100))) === pence,
      ),
    );
  const missing = (pence: number) => [...known, ...figures].some((other) => settings.free_delivery_over_pence - other === pence);
  const multiples = figures.filter(isMultiple);
  // What goods come to together: the floor, and one or two that go with it.
  const isSum = (pence: number) =>
    multiples.some((one) => one + settings.delivery_charge_pence === pence) ||
    multiples.some((one) => multiples.some((two) => one + two === pence || multiples.some((three) => one + two + three === pence)));
  const sums = figures.filter((pence) => isMultiple(pence) || isSum(pence));
  // By how much one of two is dearer, alone or with its goods.
  const perM2 = shown.flatMap(({ price, coverage }) => pricePerM2(price, coverage) ?? []);
  const isDelivered = (pence: number) => sums.some((one) => one + settings.delivery_charge_pence === pence);
  // A m² of a floor with its underlay.
  const isOfBoth = (pence: number) => perM2.some((one) => perM2.some((two) => one + two === pence));
  const isDifference = (pence: number) =>
    perM2.some((one) => perM2.some((other) => one - other === pence)) || sums.some((one) => sums.some((other) => one - other === pence));
  // One tile of a box.
  const isOfBox = (pence: number) => shown.some(({ price, pieces }) => pieces !== null && Math.round(price / pieces) === pence);
  const explained = [
    isOfBox,
    (pence: number) => known.has(pence),
    isDifference,
    isOfBoth,
    isDelivered,
    isSum,
    isMultiple,
    missing,
    isInstalment,
    isShare,
  ];
  return figures.filter((pence) => !explained.some((is) => is(pence))).map((pence) => `£${(pence / 100).toFixed(2)}`);
}
