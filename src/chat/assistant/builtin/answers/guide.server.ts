import { onlyOwnLinks } from '../../answer-text.ts';
import type { Wish } from '../../context.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry, Suitability, Verdict } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayKind, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, listed, lowerFirst, offerPerson, productSource, upperFirst } from '../say.ts';
import { queryOf, wishOf } from '../wish.ts';
import { sumsFor } from './sums.server.ts';

const verdictWords: Record<Verdict, string> = { yes: 'Yes', care: 'With care', no: 'No' };

export function answerEntry(entry: GuideEntry, topic: string, subject: string | null = null): Part {
  const isOwn = entry.page === 'answers';
  return {
    text: isOwn ? onlyOwnLinks(entry.text).trim() : `${entry.text}\n\nSource: ${entry.source}.`,
    sources: [guideSource(entry)],
    suggestions: ['Do I need underlay?', 'What suits a bathroom?'],
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
  const { suitability } = await readGuide();
  const verdicts = floors.flatMap((floor) =>
    places.flatMap((place) =>
      suitability.filter((one) => one.floor === adviceKind(floor) && one.where === place).map((one) => ({ ...one, said: floor })),
    ),
  );
  if (!verdicts.length) return null;
  const many = new Set(verdicts.map(({ said }) => said)).size > 1 || new Set(verdicts.map(({ where }) => where)).size > 1;
  const sentences = verdicts.map(
    (one) =>
      `${many ? `${sayKind(one.said)}, ${sayWhereShort(one.where)}: ${verdictWords[one.verdict].toLowerCase()}.` : `${verdictWords[one.verdict]}${one.verdict === 'care' ? ':' : ','} ${sayKindInside(one.said)} ${opening(one)}.`} ${one.why}`,
  );
  const instead = verdicts.every(({ verdict }) => verdict === 'no') ? insteadOf(suitability, places) : '';
  const products = verdicts.some(({ verdict }) => verdict === 'yes') && !asked.reading.refersBack ? await examples(asked) : [];
  const shown = products.length ? `\n\nFor example: ${products.map(linkTo).join(', ')}.` : '';
  return {
    text: `${sentences.join(' ')}${instead}${shown}\n\nSource: ${[...new Set(verdicts.map(({ source }) => source))].join('; ')}.`,
    products: products.map(({ id }) => id),
    sources: [
      ...new Map(verdicts.map((one) => [one.where, { title: `Flooring guide, ${one.where}: ${one.source}`, href: null }])).values(),
      ...products.map(productSource),
    ],
    suggestions: ['Show me some', 'What else suits it?'],
    context: {
      topic: 'suitability',
      wish: wishOf(asked.reading),
      subject: adviceKind(floors[0] ?? ''),
      shown: products.map(({ id }) => id),
      focus: null,
    },
  };
}

/** Which floors suit a room or demand best, with examples. Null where the guide has no page for it. */
export async function answerRecommendation(asked: Asked, places: readonly string[]): Promise<Part | null> {
  const { suitability } = await readGuide();
  const known = places.filter((place) => suitability.some((one) => one.where === place));
  if (!known.length) return null;
  const { best, never } = judged(suitability, known, asked.reading.without);
  const named = best.filter((floor) => !(floor === 'porcelain' && best.includes('tiles')) && floor !== 'ceramic');
  const reasons = reasonsFor(suitability, known, named.slice(0, 4));
  const [kind] = best.map((floor) => sold[floor]);
  const category = kind?.category;
  // 'the cheapest for a bathroom' is looked for among all that suit it.
  const all = [...new Set(best.flatMap((floor) => sold[floor]?.category ?? []))];
  const among =
    asked.reading.sort && all.length
      ? { categories: all }
      : category
        ? { categories: [category], words: kind?.search ? [kind.search.split('/')] : [] }
        : {};
  const query = floorQuery.parse({ ...queryOf(wishOf(asked.reading)), ...among, limit: 3 });
  const found = await findFloors(asked.shop, query);
  const products = found.products.length ? found.products : [];
  const sums = asked.reading.measured.length
    ? await sumsFor(
        asked,
        products.map(({ id }) => id),
        asked.reading.measured,
      )
    : '';
  const shown = products.length ? `\n\nFor example: ${products.map(linkTo).join(', ')}.${sums ? `\n\n${sums}` : ''}` : '';
  const sources = known.map((place) => suitability.find((one) => one.where === place)).filter((one) => one !== undefined);
  const first = best.length
    ? `For ${listed(known.map(sayWhereShort))} the best choices are ${listed(named.slice(0, 5).map(sayKindInside))}.`
    : `No floor suits ${listed(known.map(sayWhereShort))} without care.`;
  return {
    text: `${first} ${reasons.join(' ')}${never.length ? ` Not ${listed(never.slice(0, 6).map(sayKindInside), 'or')}.` : ''}${shown}\n\nSource: ${[...new Set(sources.map(({ source }) => source))].join('; ')}.`,
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

/** The floors that suit all of some places without care, those refused left out; and those that suit one of them not at all. */
function judged(suitability: readonly Suitability[], known: readonly string[], without: readonly string[]): { best: string[]; never: string[] } {
  const rank: Record<Verdict, number> = { yes: 0, care: 1, no: 2 };
  const floors = new Map<string, number>();
  for (const one of suitability) if (known.includes(one.where)) floors.set(one.floor, Math.max(floors.get(one.floor) ?? 0, rank[one.verdict]));
  const missing = (floor: string) => known.some((place) => !suitability.some((one) => one.where === place && one.floor === floor));
  const refused = new Set(
    without.flatMap((floor) => (adviceKind(floor) === 'tiles' ? ['tiles', 'porcelain', 'ceramic', 'natural stone'] : [adviceKind(floor)])),
  );
  return {
    best: [...floors].filter(([floor, worst]) => worst === 0 && !missing(floor) && !refused.has(floor)).map(([floor]) => floor),
    never: [...floors].filter(([, worst]) => worst === 2).map(([floor]) => floor),
  };
}

/** The kinds that were recommended for what was wanted, for 'show me some'; empty where the guide has no page for it. */
export async function recommendedFor(wish: Wish): Promise<string[]> {
  const { suitability } = await readGuide();
  const known = placesOf(wish).filter((place) => suitability.some((one) => one.where === place));
  return known.length
    ? judged(suitability, known, wish.without)
        .best.filter((floor) => sold[floor])
        .slice(0, 8)
    : [];
}

/** 'LVT and sheet vinyl: they take no harm.' The reasons for the best few, a reason once. */
function reasonsFor(suitability: readonly Suitability[], places: readonly string[], floors: readonly string[]): string[] {
  const lines = suitability.filter((one) => places.includes(one.where) && floors.includes(one.floor));
  const byReason = Map.groupBy(lines, (one) => one.why);
  return [...byReason].slice(0, 4).map(([why, same]) => {
    const said = listed([...new Set(same.map(({ floor }) => sayKindInside(floor)))]);
    return `${upperFirst(said)}: ${lowerFirst(why)}`;
  });
}

/** The rooms and demands of a question that the guide has a page for. */
export function placesOf(reading: Pick<Reading, 'room' | 'condition' | 'feature' | 'slipRating'>): string[] {
  return [
    ...reading.room,
    ...reading.condition,
    ...(reading.feature.includes('waterproof') || reading.feature.includes('water resistant') ? ['waterproof'] : []),
  ];
}

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

async function examples(asked: Asked) {
  const found = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wishOf(asked.reading)), limit: 3 }));
  return found.products;
}

function insteadOf(suitability: readonly Suitability[], places: readonly string[]): string {
  const better = suitability.filter((one) => places.includes(one.where) && one.verdict === 'yes').map(({ floor }) => floor);
  return better.length ? ` Better: ${listed([...new Set(better)].slice(0, 4).map(sayKindInside), 'or')}.` : '';
}

function opening({ where, verdict, said }: Suitability & { said: string }): string {
  if (where === 'waterproof') {
    const are = /^(?:tiles|porcelain|ceramic)$/.test(said) ? 'are' : 'is';
    return verdict === 'yes' ? `${are} waterproof` : verdict === 'care' ? `${are} waterproof only in part` : `${are} not waterproof`;
  }
  const isMany = said === 'tiles' || said === 'porcelain' || said === 'ceramic';
  const not = verdict === 'no' ? `${isMany ? 'do' : 'does'} not suit` : verdict === 'care' ? 'can suit' : isMany ? 'suit' : 'suits';
  return `${not} ${sayWhereShort(where)}`;
}

function sayWhereShort(where: string): string {
  if (where === 'Stairs') return 'stairs';
  if (where === 'Patio') return 'outdoors';
  if (where === 'Office') return 'an office';
  if (/^[A-Z]/.test(where)) return `a ${where.toLowerCase()}`;
  return (
    (
      {
        pets: 'a house with pets',
        children: 'children',
        warmth: 'warm feet',
        slip: 'a surface that grips',
        noise: 'a quiet house',
        concrete: 'a concrete floor',
        damp: 'a damp floor',
        landlord: 'rented rooms',
        waterproof: 'wet floors',
        sunlight: 'strong sunlight',
        caravan: 'an unheated room',
        scratches: 'hard wear and scratches',
        wheels: 'office chairs',
        wheelchair: 'wheels and walking aids',
      } as Record<string, string>
    )[where] ?? where
  );
}
