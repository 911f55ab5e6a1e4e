import { readProducts } from '#catalogue/catalogue.server.ts';
import { onlyOwnLinks } from '../../answer-text.ts';
import type { Wish } from '../../context.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry, Suitability, Verdict } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sold } from '../../reading/words/floors.ts';
import { pilesFor } from '../demands.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, listed, offerPerson, productSource, upperFirst } from '../say.ts';
import { sayLimits } from '../say-wish.ts';
import { searchDifference } from '../search-guide.server.ts';
import { asksQuiet } from '../situation.ts';
import { wishOf } from '../wish.ts';
import { sayAvoided } from './avoided.ts';
import { examplesOf } from './examples.server.ts';
import { sayMerit } from './kind-merits.ts';
import { inOrder, notLifted, recommendedProducts, saidOfEach, sayLiftable } from './recommended.server.ts';
import { ofAnySort, sortOfKind, sortsSaid } from './sorts-said.ts';
import { choosing, ofRecords, sayInstead } from './suited-places.ts';
import { sumsFor } from './sums.server.ts';
import { thinLaminate } from './thin-laminate.server.ts';
import { asksFolly, saidOfDrawback, saidOfFolly } from './verdict-openings.ts';
import { decisive, kindsFor, saidOfWood, sayBetter, sayGrip, sayPicked, sayReasons, sayVerdicts, sayWhereShort } from './verdicts.ts';

/** What anybody may ask next. */
export const generalQuestions: readonly string[] = ['Do I need underlay?', 'What suits a bathroom?'];

export function answerEntry(entry: GuideEntry, topic: string, subject: string | null = null): Part {
  const isOwn = entry.page === 'answers';
  return {
    text: isOwn ? onlyOwnLinks(entry.text).trim() : `${entry.text}\n\nSource: ${entry.source}.`,
    sources: [guideSource(entry)],
    suggestions: [...generalQuestions],
    context: { topic, ...(subject ? { subject, focus: null } : {}) },
  };
}

/** An entry of the consumer law page, by its heading. */
export async function lawEntry(title: string): Promise<GuideEntry> {
  const entry = (await readGuide()).entries.find((one) => one.page === 'consumer-law' && one.title === title);
  if (!entry) throw new Error(`The flooring guide lacks “${title}”.`);
  return entry;
}

/** Whether these floors suit these rooms and demands. Null where the guide has no line for it. */
export async function answerSuitability(asked: Asked, floors: readonly string[], places: readonly string[]): Promise<Part | null> {
  const { suitability, ofSorts } = await readGuide();
  const verdicts = floors.flatMap((floor) =>
    meantOf(asked.reading, places).flatMap((place) => {
      const isIt = (one: Suitability) => one.floor === adviceKind(floor) && one.where === place;
      const own = sortOfKind[floor];
      const ofSort = ofSorts.filter((one) => isIt(one) && [...sortsSaid(asked.reading), own].includes(one.sort ?? ''));
      if (ofSort.length) return ofSort.map((one) => ({ ...one, said: own ? floor : `${one.sort} ${floor}` }));
      return saidOfWood(suitability.filter(isIt), floor, floors.length === 1 ? suitability : []);
    }),
  );
  if (!verdicts.length) return null;
  const isSplit = floors.length === 1 && verdicts.some(({ floor }) => floor !== adviceKind(floors[0] ?? ''));
  const isChoice = floors.length > 1 && choosing.test(asked.reading.said);
  const better = isChoice ? sayBetter(verdicts) : { text: '', isEqual: false, best: null };
  // Where the room leaves it open, what the kinds are like decides.
  const difference = isChoice && better.best === null && floors.length === 2 ? await searchDifference(asked.shop, floors) : null;
  const isWeighed = better.best !== null && new Set(verdicts.map(({ where }) => where)).size > 1;
  const grip = isChoice ? '' : sayGrip(asked.reading.slipRating, verdicts);
  const judgement = grip
    ? [...new Set(verdicts.map(({ why }) => why))].join(' ')
    : sayVerdicts(isWeighed ? decisive(verdicts, better.best ?? '') : verdicts);
  const drawback = isChoice || grip || (floors.length > 1 && !asked.reading.floor.length) ? null : saidOfDrawback(asked.reading.said, verdicts);
  const thin = isChoice ? null : await thinLaminate(asked, floors);
  const said = thin
    ? [thin.text, ...new Set(verdicts.map(({ why }) => why))].join(' ')
    : (drawback ?? (asksFolly.test(asked.reading.said) ? saidOfFolly(judgement, false) : judgement));
  // 'is LVT warm enough or is carpet better': the warmer of the two is told, and no other picked.
  const picked = isChoice && better.isEqual && !sayMerit(floors, asked.reading.said) ? sayPicked(asked.reading.said, suitability, verdicts) : '';
  const sentences = [isSplit ? 'It depends on the wood.' : '', grip, picked || better.text, said, difference?.text ?? ''].filter(Boolean);
  const instead = verdicts.every(({ verdict, sort }) => verdict === 'no' && sort === null) ? sayInstead(kindsFor(suitability, places)) : '';
  // What does not suit everywhere is no example.
  const suited = floors.filter((floor) => {
    const own = verdicts.filter((one) => one.floor === adviceKind(floor));
    return own.length > 0 && own.every(({ verdict }) => verdict === 'yes');
  });
  // With care: those whose own record lists the room are the ones that stand it.
  const isOfSort = verdicts.some(({ sort }) => sort !== null);
  const listedFor = verdicts.length === 1 && verdicts[0]?.verdict === 'care' && ofRecords.test(verdicts[0].where) ? verdicts[0].where : null;
  // The guide's care is what chooses among carpets: a twist where claws are.
  const isChosen = pilesFor({ ...wishOf(asked.reading), floor: [...floors] }).length > 0;
  // What is picked is what is shown.
  const pick = picked ? floors.filter((floor) => picked.includes(`take ${sayKindInside(floor)},`)) : [];
  const shownOf = pick.length ? pick : suited.length ? suited : listedFor || isChosen ? [...floors] : better.best ? [better.best] : [];
  const isNamed = asked.reading.floor.length > 0;
  const products = thin
    ? thin.products
    : shownOf.length && (isNamed || !asked.reading.refersBack)
      ? await examplesOf(isOfSort ? { ...asked, reading: ofAnySort(asked.reading) } : asked, shownOf)
      : [];
  const sayFirst = isOfSort ? 'Better there, for example' : listedFor ? `Listed for ${sayWhereShort(listedFor)} are, for example` : 'For example';
  const shown = products.length && !thin ? `\n\n${sayFirst}: ${products.map(linkTo).join(', ')}.` : '';
  return {
    text: `${sentences.join(' ')}${instead}${shown}\n\nSource: ${[...new Set([...verdicts, ...(difference ? [difference] : [])].flatMap(({ source }) => source.split('; ')))].join('; ')}.`,
    products: products.map(({ id }) => id),
    sources: [
      ...(difference ? [guideSource(difference)] : []),
      ...new Map(verdicts.map((one) => [one.where, { title: `Flooring guide, ${one.where}: ${one.source}`, href: null }])).values(),
      ...products.map(productSource),
    ],
    suggestions: ['Show me some', 'What else suits it?'],
    context: {
      topic: 'suitability',
      wish: { ...wishOf(asked.reading), floor: [...floors] },
      subject: adviceKind(floors[0] ?? ''),
      shown: products.map(({ id }) => id),
      focus: null,
    },
  };
}

/** Whether the guide rules one of these kinds out for one of these places. */
export async function isUnsuited(floors: readonly string[], places: readonly string[]): Promise<boolean> {
  const { suitability } = await readGuide();
  const kinds = floors.map(adviceKind);
  return suitability.some(({ floor, where, verdict }) => verdict === 'no' && kinds.includes(floor) && places.includes(where));
}

/** Which floors suit a room or demand best, with examples. Null where the guide has no page for it. */
export async function answerRecommendation(asked: Asked, places: readonly string[]): Promise<Part | null> {
  const { suitability, entries } = await readGuide();
  const known = meantOf(asked.reading, places).filter((place) => suitability.some((one) => one.where === place));
  if (!known.length) return null;
  const liftable = await sayLiftable(asked);
  // 'no glue allowed in the flat' says nothing of noise.
  const removable = entries.find(({ title }) => title === 'A temporary or removable floor');
  if (liftable && removable && !asksQuiet(asked.reading) && known.every((place) => place === 'noise')) return answerEntry(removable, 'advice');
  // What is mopped is neither carpet nor wood.
  const unwanted = [
    ...asked.reading.without,
    ...(liftable ? notLifted : []),
    ...(/\bhard (?:floor|surface)/.test(asked.reading.text) ? ['carpet'] : []),
    ...(asked.reading.feature.includes('easy clean') ? ['carpet', 'engineered wood', 'solid wood', 'bamboo'] : []),
  ];
  const { best: fits, fair, never } = judged(suitability, known, unwanted);
  const best = fits.length ? fits : fair;
  const products = best.length ? inOrder(await recommendedProducts(asked, best), asked.reading.sort) : [];
  // With a limit of price only the kinds that can be had for it are of use.
  const { price } = asked.reading;
  const affordable = price && products.length ? await kindsOf(asked, products) : null;
  const isNamed = (floor: string) => !(floor === 'porcelain' && best.includes('tiles')) && floor !== 'ceramic' && (affordable?.has(floor) ?? true);
  const named = best.filter(isNamed);
  const few = named.slice(0, 4);
  const reasons = sayReasons(suitability.filter((one) => known.includes(one.where) && few.includes(one.floor)));
  // What is best of all for one of them and does for the others with care: carpet for 'hard wearing but cosy'.
  const leads = fits.length ? fair.filter((floor) => known.some((place) => suitability.find(({ where }) => where === place)?.floor === floor)) : [];
  const careful = sayReasons(suitability.filter(({ floor, where, verdict }) => verdict === 'care' && leads.includes(floor) && known.includes(where)));
  const alsoFair = leads.length ? ` With care also ${listed(leads.map(sayKindInside))}. ${careful.join(' ')}` : '';
  const ids = products.map(({ id }) => id);
  const sums = asked.reading.measured.length ? await sumsFor(asked, ids, asked.reading.measured) : '';
  const shown = products.length ? `\n\nFor example: ${(await saidOfEach(asked, products)).join(', ')}.${sums ? `\n\n${sums}` : ''}` : '';
  const sources = known.map((place) => suitability.find((one) => one.where === place)).filter((one) => one !== undefined);
  const limits = !price ? 'For' : affordable ? `${upperFirst(sayLimits(price))}, for` : `We have nothing ${sayLimits(price)} for it. For`;
  const avoided = sayAvoided(asked.reading.said, known.map(sayWhereShort), { never, fair: fits.length ? fair : [], best: named });
  const first =
    avoided ??
    (fits.length
      ? `${limits} ${listed(known.map(sayWhereShort))} the best choices are ${listed(named.slice(0, 5).map(sayKindInside))}.`
      : fair.length
        ? `${limits} ${listed(known.map(sayWhereShort))} ${listed(few.map(sayKindInside))} will do, with care.`
        : `No floor suits ${listed(known.map(sayWhereShort))}.`);
  return {
    text: `${liftable}${first} ${reasons.join(' ')}${alsoFair}${never.length && !avoided ? ` Not ${listed(never.slice(0, 6).map(sayKindInside), 'or')}.` : ''}${shown}\n\nSource: ${[...new Set(sources.flatMap(({ source }) => source.split('; ')))].join('; ')}.`,
    products: products.map(({ id }) => id),
    sources: [...sources.map((one) => ({ title: `Flooring guide, ${one.where}: ${one.source}`, href: null })), ...products.map(productSource)],
    suggestions: best.slice(0, 2).map((floor) => `Show me ${sayKindInside(floor)}`),
    context: {
      topic: 'recommend',
      wish: wishOf(asked.reading),
      subject: best[0] ?? null,
      measured: asked.reading.measured,
      shown: products.map(({ id }) => id),
      focus: null,
    },
  };
}

/** The guide's kinds of some products. */
async function kindsOf({ shop }: Asked, products: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  const read = await readProducts(shop, products);
  return new Set(read.flatMap((product) => (product ? [adviceKindOf(product) ?? '', product.category === 'Tiles' ? 'tiles' : ''] : [])));
}

/** The places meant: a flat that is let is not asked about its quiet, though flats mostly are. */
function meantOf(reading: Reading, places: readonly string[]): string[] {
  return places.filter((place) => place !== 'noise' || places.length === 1 || asksQuiet(reading));
}

/** The floors that suit all of some places without care, and with it, those refused left out; and those that suit one of them not at all. */
function judged(
  suitability: readonly Suitability[],
  known: readonly string[],
  without: readonly string[],
): { best: string[]; fair: string[]; never: string[] } {
  const rank: Record<Verdict, number> = { yes: 0, care: 1, no: 2 };
  const floors = new Map<string, number>();
  for (const one of suitability) if (known.includes(one.where)) floors.set(one.floor, Math.max(floors.get(one.floor) ?? 0, rank[one.verdict]));
  const missing = (floor: string) => known.some((place) => !suitability.some((one) => one.where === place && one.floor === floor));
  const refused = new Set(without.flatMap((floor) => refusedWith[adviceKind(floor)] ?? [adviceKind(floor)]));
  const ranked = (rank: number) =>
    [...floors].filter(([floor, worst]) => worst === rank && !missing(floor) && !refused.has(floor)).map(([floor]) => floor);
  return {
    best: ranked(0),
    fair: ranked(1),
    never: [...floors].filter(([, worst]) => worst === 2).map(([floor]) => floor),
  };
}

/** The kinds that were recommended for what was wanted, for 'show me some'; empty where the guide has no page for it. */
export async function recommendedFor(wish: Wish): Promise<string[]> {
  const { suitability } = await readGuide();
  const known = placesOf(wish).filter((place) => suitability.some((one) => one.where === place));
  return known.length
    ? judged(suitability, known, wish.without)
        .best.filter((floor) => sold[floor] && floor !== 'ceramic')
        .slice(0, 8)
    : [];
}

/** The rooms and demands of a question that the guide has a page for. */
export function placesOf(reading: Pick<Reading, 'room' | 'condition' | 'feature' | 'slipRating'>): string[] {
  return [
    ...reading.room,
    ...reading.condition,
    ...(reading.feature.includes('waterproof') || reading.feature.includes('water resistant') ? ['waterproof'] : []),
  ];
}

const refusedWith: Record<string, string[]> = { tiles: ['tiles', 'porcelain', 'ceramic', 'natural stone'], vinyl: ['vinyl', 'safety vinyl'] };
export function adviceKind(floor: string): string {
  return sold[floor]?.advice ?? floor;
}

/** What nobody has written down: said so, kept for staff, a person offered. */
export function noAdvice({ settings }: Asked): Part {
  return {
    text: `I have nothing in writing about that and would rather not guess. I have noted the question for our people. ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: { topic: 'advice', awaits: 'person' },
  };
}
