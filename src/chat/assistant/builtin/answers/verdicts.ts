import type { Suitability, Verdict } from '../../guide/parse-guide.ts';
import { sayKind, sayKindInside } from '../kind-of.ts';
import { listed, lowerFirst, upperFirst } from '../say.ts';

/** A line of the guide, and the kind of floor as it was named: 'oak' for wood. */
export type Judged = Suitability & { said: string };

const verdictWords: Record<Verdict, string> = { yes: 'Yes', care: 'With care', no: 'No' };
const rank: Record<Verdict, number> = { yes: 0, care: 1, no: 2 };

/** Whether floors suit places: the verdict first, a reason once though it holds of two kinds. */
export function sayVerdicts(verdicts: readonly Judged[]): string {
  const [first] = verdicts;
  const kinds = new Set(verdicts.map(({ said }) => said));
  const places = new Set(verdicts.map(({ where }) => where));
  if (!first) return '';
  if (verdicts.length === 1 || (kinds.size === 1 && places.size === 1))
    return verdicts
      .map((one) => `${verdictWords[one.verdict]}${one.verdict === 'care' ? ':' : ','} ${sayKindInside(one.said)} ${opening(one)}. ${one.why}`)
      .join(' ');
  const alike = Map.groupBy(verdicts, ({ where, verdict, why }) => `${where}\n${verdict}\n${why}`);
  return [...alike.values()]
    .flatMap(([one, ...others]) => {
      if (!one) return [];
      const named = [...new Set([one, ...others].map(({ said }) => said))];
      const said = named.length === 1 ? sayKind(one.said) : upperFirst(listed(named.map(sayKindInside)));
      return `${said}, ${sayWhereShort(one.where)}: ${verdictWords[one.verdict].toLowerCase()}. ${one.why}`;
    })
    .join(' ');
}

/** Which of the floors named suits the places better, if one does; whether they differ at all. */
export function sayBetter(verdicts: readonly Judged[]): { text: string; isEqual: boolean; best: string | null } {
  const floors = [...new Set(verdicts.map(({ said }) => said))];
  const places = listed([...new Set(verdicts.map(({ where }) => where))].map(sayWhereShort));
  const marks = floors.map((floor) => {
    const own = verdicts.filter(({ said }) => said === floor).map(({ verdict }) => rank[verdict]);
    // What is refused once is refused; among the others the sum counts.
    return { floor, worst: Math.max(...own), sum: own.reduce((total, one) => total + one, 0) };
  });
  const order = (a: (typeof marks)[number], b: (typeof marks)[number]) => a.worst - b.worst || a.sum - b.sum;
  const sorted = marks.toSorted(order);
  const [best] = sorted;
  if (!best || floors.length < 2) return { text: '', isEqual: false, best: null };
  const equals = sorted.filter((one) => order(one, best) === 0).map(({ floor }) => sayKindInside(floor));
  if (equals.length === 1) {
    const rest = sorted.slice(1).map(({ floor }) => sayKindInside(floor));
    const but = best.worst === 2 ? `Neither really suits ${places}; of ${floors.length === 2 ? 'the two' : 'them'} ` : `For ${places} `;
    return {
      text: `${but}${equals[0]} ${/\b(?:tiles|planks)$/.test(equals[0] ?? '') ? 'are' : 'is'} the better choice, before ${listed(rest)}.`,
      isEqual: false,
      best: best.floor,
    };
  }
  const all = equals.length === floors.length;
  const who = all && floors.length === 2 ? { yes: 'Both suit', care: 'Both can do for', no: 'Neither suits' } : { yes: `${upperFirst(listed(equals))} suit`, care: `${upperFirst(listed(equals))} can do for`, no: 'None of them suits' }; // biome-ignore format: a table
  const verdict = best.worst === 0 ? 'yes' : best.worst === 1 ? 'care' : 'no';
  return { text: `${who[verdict]} ${places}${verdict === 'care' ? ', with care' : ''}.`, isEqual: verdict !== 'no', best: null };
}

const asksPick = /\b(?:which|what)\b.*\b(?:would|do|should|better|best)\b|\byourself\b|\b(?:better|best)\b/;

/** 'lino or vinyl, which would you put in a kitchen': where both suit the one that the guide has first; empty where none is to be named. */
export function sayPicked(asked: string, suitability: readonly Suitability[], verdicts: readonly Judged[]): string {
  const [first, second] = verdicts
    .map((one) => ({ one, at: suitability.findIndex(({ floor, where, sort }) => floor === one.floor && where === one.where && sort === null) }))
    .sort((a, b) => a.at - b.at);
  if (!asksPick.test(asked) || !first || !second || first.one.floor === second.one.floor) return '';
  return `I would take ${sayKindInside(first.one.said)}, though both suit ${listed([...new Set(verdicts.map(({ where }) => where))].map(sayWhereShort))}.`;
}

/** The slip rating that a place asks for, where it is not R9. */
const gripFor: Readonly<Record<string, number>> = {
  'Wet room': 11,
  Patio: 11,
  Bathroom: 10,
  Kitchen: 10,
  Hallway: 10,
  'Utility Room': 10,
  slip: 10,
  wheelchair: 10,
};

/** Of the rooms named the one that asks for most grip, and how much: R10 where none is named, and no room in the first place. */
export function leastGrip(rooms: readonly string[]): [where: string | null, least: number] {
  const [where] = rooms.toSorted((a, b) => (gripFor[b] ?? 9) - (gripFor[a] ?? 9));
  return where ? [where, gripFor[where] ?? 9] : [null, gripFor.slip ?? 10];
}

/** 'are R9 tiles ok for a wet room': whether the rating that was named is enough. */
export function sayGrip(rating: string | null, verdicts: readonly Judged[]): string {
  const [where] = verdicts.map((one) => one.where).toSorted((a, b) => (gripFor[b] ?? 9) - (gripFor[a] ?? 9));
  if (!rating || !where || verdicts.some(({ verdict }) => verdict === 'no')) return '';
  const least = gripFor[where] ?? 9;
  return Number(rating.slice(1)) >= least
    ? `Yes, ${rating} is enough for ${sayWhereShort(where)}.`
    : `No, ${rating} is too little for ${sayWhereShort(where)}: take R${least} or more.`;
}

/** 'real oak over heating': boards in layers may stand what solid ones do not, and then both are told. */
export function saidOfWood(found: readonly Suitability[], floor: string, all: readonly Suitability[]): Judged[] {
  const solid = floor === 'wood' ? all.filter((one) => one.floor === 'solid wood' && one.where === found[0]?.where) : [];
  const isSplit = found.some(({ verdict }) => verdict !== 'no') && solid.some(({ verdict }) => verdict === 'no');
  return isSplit ? [...found, ...solid].map((one) => ({ ...one, said: one.floor })) : found.map((one) => ({ ...one, said: floor }));
}

const mostInstead = 4;

/** The kinds that suit all of some places; tiles stand for porcelain, and safety vinyl is for public rooms. */
export function kindsFor(suitability: readonly Suitability[], places: readonly string[]): string[] {
  const known = places.filter((place) => suitability.some(({ where }) => where === place));
  const suits = (floor: string) =>
    known.every((place) => suitability.some((one) => one.where === place && one.floor === floor && one.verdict === 'yes'));
  const kinds = [...new Set(suitability.map(({ floor }) => floor))].filter(suits);
  return kinds.filter((floor) => floor !== 'safety vinyl' && !(floor === 'porcelain' && kinds.includes('tiles'))).slice(0, mostInstead);
}

/** What decided for one floor in several places: where they differ, and what it asks for itself. */
export function decisive(verdicts: readonly Judged[], best: string): Judged[] {
  return verdicts.filter(
    ({ where, said, verdict }) =>
      verdicts.some((other) => other.where === where && other.verdict !== verdict) || (said === best && verdict !== 'yes'),
  );
}

/** 'LVT and sheet vinyl: they take no harm.' The reasons for these floors, a reason once. */
export function sayReasons(lines: readonly Suitability[]): string[] {
  return [...Map.groupBy(lines, (one) => one.why)].slice(0, 4).map(([why, same]) => {
    const said = listed([...new Set(same.map(({ floor }) => sayKindInside(floor)))]);
    return `${upperFirst(said)}: ${lowerFirst(why)}`;
  });
}

function opening({ where, verdict, said }: Judged): string {
  if (where === 'waterproof') {
    const are = /\b(?:tiles|porcelain|ceramic)$/.test(said) ? 'are' : 'is';
    return verdict === 'yes' ? `${are} waterproof` : verdict === 'care' ? `${are} waterproof only in part` : `${are} not waterproof`;
  }
  if (where.startsWith('over ')) return `${verdict === 'no' ? 'cannot' : 'can'} go ${where}`;
  const isMany = /\b(?:tiles|porcelain|ceramic)$/.test(said);
  const not = verdict === 'no' ? `${isMany ? 'do' : 'does'} not suit` : verdict === 'care' ? 'can suit' : isMany ? 'suit' : 'suits';
  return `${not} ${sayWhereShort(where)}`;
}

const inWords: Record<string, string> = {
  Stairs: 'stairs',
  Patio: 'outdoors',
  Office: 'an office or shop',
  pets: 'a house with pets',
  children: 'children',
  warmth: 'warm feet',
  slip: 'a surface that grips',
  noise: 'a quiet house',
  concrete: 'a concrete floor',
  damp: 'a damp floor',
  humidity: 'damp air',
  landlord: 'rented rooms',
  waterproof: 'wet floors',
  sunlight: 'strong sunlight',
  caravan: 'an unheated room',
  scratches: 'hard wear and scratches',
  wheels: 'office chairs',
  wheelchair: 'wheels and walking aids',
};

/** 'a kitchen', 'rented rooms'. */
export function sayWhereShort(where: string): string {
  return inWords[where] ?? (/^[A-Z]/.test(where) ? `a ${where.toLowerCase()}` : where);
}

const kindsNamed = /\b(?:porcelain|stone|ceramic|lvt|sheet vinyl|laminate|engineered wood|solid wood|bamboo|carpet|linoleum)\b/gi;
const many = 5;

/** Whether it goes through the kinds of floor one by one: beside the point where it is asked of one of them whether it suits. */
export function namesManyKinds(text: string): boolean {
  return new Set((text.match(kindsNamed) ?? []).map((kind) => kind.toLowerCase())).size >= many;
}
