import { type CutPiece, directionOf, type RollGoods, type RollRoom, restOf, roundUp, trimMm, waysOfRoom } from './roll-pieces.ts';

export const cannotBeCut = 'This cannot be cut from the widths of roll that we have. Please contact us.';

/** A length that comes off the roll in its whole width, and the pieces that lie side by side and end to end in it. */
export type Drop = { lengthMm: number; pieces: CutPiece[] };
export type RollPlan = { rollWidthMm: number; drops: Drop[]; lengthMm: number; soldMm: number; seams: number; pence: number };

type Strip = { width: number; length: number; charged: number; pieces: CutPiece[] };
type Shelf = { strips: Strip[]; longest: number; charged: number };

/** How many ways of turning rooms and parting Ls are all tried, and how many positions are tried in all of them together. */
const maxWays = 128;
const maxTries = 24_000;

/**
 * The plan to offer, and what stands beside it. First the fewest seams, and of those the cheapest; then the first that costs less with
 * more seams. Where there is none but another width cannot do without a seam, the cheapest of that width, so that both are priced.
 *
 * A piece is as long as its floor and the trim, rounded up to the pattern's repeat; a drop is charged by its longest piece rounded up
 * to the cut step, then to the repeat. Pieces lie side by side in strips along the drop, and end to end in a strip; those that do not
 * fit the drop's length so make it longer by what each would be charged alone. Floors wider than a roll are parted into drops of its
 * whole width and one of the rest. Empty where no roll can lay them: a repeat wider than the roll makes no seam.
 * The shortest there is as long as `maxTries` positions find it (a usual house); else the best of those tried. `counted` adds up the positions
 * that were tried.
 */
export function planRolls(rooms: readonly RollRoom[], goods: RollGoods, counted = { positions: 0 }): RollPlan[] {
  const plans = goods.rolls.flatMap((roll) => plansOfWidth(rooms, goods, roll, counted)).sort((a, b) => a.seams - b.seams || a.pence - b.pence);
  const [best] = plans;
  if (!best) return [];
  const offered = plans.filter((plan, at) => plans.slice(0, at).every((before) => plan.pence < before.pence));
  const needsSeam = (width: number) => plans.every((plan) => plan.rollWidthMm !== width || plan.seams > 0);
  const seamed = plans.filter((plan) => needsSeam(plan.rollWidthMm)).sort((a, b) => a.pence - b.pence)[0];
  return best.seams === 0 && offered.length === 1 && seamed ? [best, seamed] : offered.slice(0, 2);
}

/** Of one width: the shortest plan for each number of seams. */
function plansOfWidth(
  rooms: readonly RollRoom[],
  goods: RollGoods,
  { widthMm, pencePerMetre }: RollGoods['rolls'][number],
  counted: { positions: number },
): RollPlan[] {
  const byRoom = rooms.map((room, at) => waysOfRoom(room, at, widthMm, goods));
  const directionAt = rooms.map((room, at) => directionOf(room, at, goods));
  const directions = [...new Set(directionAt)];
  const turnAt = directionAt.map((direction) => directions.indexOf(direction));
  // Each choice is a number: which way the pile runs in rooms that join, and how each L is parted.
  const choices = [...directions.map((direction) => (direction === 'stairs' ? 1 : 2)), ...byRoom.map((ways) => Math.max(1, ways.length / 2))];
  const best = new Map<number, { seams: number; lengthMm: number; shelves: Shelf[] }>();
  const tryWay = (way: readonly number[], tries: number) => {
    const needs = byRoom.map((ways, at) => {
      const turned = way[turnAt[at] ?? 0] ?? 0;
      return ways[turned * (ways.length / 2) + (way[directions.length + at] ?? 0)] ?? null;
    });
    if (!needs.every((need) => need !== null)) return null;
    const seams = needs.reduce((sum, need) => sum + need.seams, 0);
    const shortest = best.get(seams)?.lengthMm ?? Number.POSITIVE_INFINITY;
    const found = pack(
      needs.flatMap((need) => need.pieces),
      widthMm,
      goods,
      tries,
      tries > 0 ? shortest : Number.POSITIVE_INFINITY,
      counted,
    );
    if (found && found.lengthMm < shortest) best.set(seams, { seams, ...found });
    return { seams, lengthMm: found?.lengthMm ?? Number.POSITIVE_INFINITY };
  };
  const ways = choices.reduce((product, choice) => Math.min(maxWays + 1, product * choice), 1);
  if (ways <= maxWays) for (const way of everyWay(choices)) tryWay(way, maxTries / ways / goods.rolls.length);
  else for (const seamsFirst of [true, false]) improve(choices, (way) => tryWay(way, 0), seamsFirst);
  return [...best.values()].map(({ seams, lengthMm, shelves }) => ({
    rollWidthMm: widthMm,
    drops: shelves.map((shelf) => dropOf(shelf, goods)),
    lengthMm,
    soldMm: roundUp(lengthMm, goods.soldStepMm),
    seams,
    pence: Math.round((roundUp(lengthMm, goods.soldStepMm) * pencePerMetre) / 1000),
  }));
}

function* everyWay(choices: readonly number[]): Generator<number[]> {
  const [first, ...rest] = choices;
  if (first === undefined) yield [];
  else for (const way of everyWay(rest)) for (let chosen = 0; chosen < first; chosen++) yield [chosen, ...way];
}

/** Too many ways to try them all: changes one choice after the other while that helps. */
function improve(choices: readonly number[], tryWay: (way: number[]) => { seams: number; lengthMm: number } | null, seamsFirst: boolean) {
  let way = choices.map(() => 0);
  const worth = (one: number[]) => {
    const found = tryWay(one);
    return found ? found.lengthMm + found.seams * (seamsFirst ? 1e9 : 1) : Number.POSITIVE_INFINITY;
  };
  let least = worth(way);
  for (let round = 0; round < 3; round++) {
    const before = least;
    for (const [at, count] of choices.entries()) {
      for (let chosen = 0; chosen < count; chosen++) {
        if (chosen === way[at]) continue;
        const other = way.with(at, chosen);
        const length = worth(other);
        if (length < least) [way, least] = [other, length];
      }
    }
    if (least === before) return;
  }
}

/** What a piece alone is charged by: its floor and trim, up to the step, then to the repeat. */
function chargedAlone({ covers }: CutPiece, { cutStepMm, repeatLengthMm }: RollGoods): number {
  return roundUp(roundUp(restOf(covers.alongMm, repeatLengthMm) + covers.lengthMm + trimMm, cutStepMm), repeatLengthMm);
}

/** The least length that lays the pieces, below `known`: longest first, each in every place it fits, until `tries` are used up. */
function pack(pieces: readonly CutPiece[], rollMm: number, goods: RollGoods, tries: number, known: number, counted: { positions: number }) {
  const sorted = [...pieces].sort((a, b) => b.lengthMm - a.lengthMm || b.widthMm - a.widthMm);
  const area = sorted.reduce((sum, piece) => sum + piece.lengthMm * piece.widthMm, 0);
  const endToEnd = sorted.filter((piece) => piece.widthMm * 2 > rollMm).reduce((sum, piece) => sum + piece.lengthMm, 0);
  const bound = Math.max(Math.ceil(area / rollMm), endToEnd);
  let best: { lengthMm: number; shelves: Shelf[] } | null = null;
  let limit = known;
  let tried = 0;
  const place = (at: number, shelves: readonly Shelf[], total: number) => {
    const piece = sorted[at];
    if (!piece) {
      best = { lengthMm: total, shelves: [...shelves] };
      limit = total;
      return;
    }
    for (const [number, shelf] of placesFor(piece, shelves, rollMm, goods)) {
      counted.positions++;
      const next = total - (shelves[number]?.charged ?? 0) + shelf.charged;
      if (next >= limit) break;
      if (limit <= bound || ++tried > tries + sorted.length) return;
      place(at + 1, number < shelves.length ? shelves.with(number, shelf) : [...shelves, shelf], next);
    }
  };
  if (bound < limit) place(0, [], 0);
  return best as { lengthMm: number; shelves: Shelf[] } | null;
}

/** Every shelf with the piece in it, and its number; what adds least first, and a drop of its own before a longer one. */
function placesFor(piece: CutPiece, shelves: readonly Shelf[], rollMm: number, goods: RollGoods): [number, Shelf][] {
  const places: [number, Shelf][] = [];
  const charged = chargedAlone(piece, goods);
  const alone: Strip = { width: piece.widthMm, length: piece.lengthMm, charged, pieces: [piece] };
  const add = (number: number, strips: Strip[]) => {
    if (strips.reduce((across, strip) => roundUp(across, goods.repeatWidthMm) + strip.width, 0) > rollMm) return;
    const longest = Math.max(shelves[number]?.longest ?? 0, charged);
    const filled = Math.max(...strips.map((strip) => strip.length));
    places.push([number, { strips, longest, charged: Math.min(...[longest, ...strips.map((s) => s.charged)].filter((mm) => mm >= filled)) }]);
  };
  add(shelves.length, [alone]);
  for (const [number, { strips }] of shelves.entries()) {
    for (const [at, strip] of strips.entries()) {
      const { length } = strip;
      add(
        number,
        strips.with(at, {
          width: Math.max(strip.width, piece.widthMm),
          length: length + piece.lengthMm,
          charged: strip.charged + charged,
          pieces: [...strip.pieces, piece],
        }),
      );
    }
    add(number, [...strips, alone]);
  }
  const added = ([number, shelf]: [number, Shelf]) => shelf.charged - (shelves[number]?.charged ?? 0);
  return places.sort((a, b) => added(a) - added(b));
}

function dropOf({ strips, charged }: Shelf, { repeatWidthMm }: RollGoods): Drop {
  const pieces: CutPiece[] = [];
  let acrossMm = 0;
  for (const strip of strips) {
    acrossMm = roundUp(acrossMm, repeatWidthMm);
    let alongMm = 0;
    for (const piece of strip.pieces) {
      pieces.push({ ...piece, alongMm, acrossMm });
      alongMm += piece.lengthMm;
    }
    acrossMm += strip.width;
  }
  return { lengthMm: charged, pieces };
}

/** How much longer than wide a usual room is at most. */
const maxShape = 2.5;

/** Of the rectangles of an area in mm², from a square to `maxShape`, the one whose best plan costs most; null where none can be laid. */
export function leastFavourable(areaMm2: number, goods: RollGoods): { name: string; lengthMm: number; widthMm: number } | null {
  const [narrowest, square] = [Math.sqrt(areaMm2 / maxShape), Math.sqrt(areaMm2)];
  // A room just wider than its roll takes most, so those are looked at besides the even steps.
  const edges = goods.rolls.flatMap(({ widthMm }) => [1, 2, 3, 4].map((drops) => drops * (widthMm - trimMm) + 1));
  const steps = Array.from({ length: 13 }, (_, at) => narrowest + ((square - narrowest) * at) / 12);
  let worst: { room: { name: string; lengthMm: number; widthMm: number }; pence: number } | null = null;
  for (const side of [...steps, ...edges.filter((mm) => mm > narrowest && mm < square), ...edges.map((mm) => areaMm2 / mm)]) {
    const widthMm = Math.ceil(side);
    const room = { name: '', lengthMm: Math.ceil(areaMm2 / widthMm), widthMm };
    const ratio = room.lengthMm / widthMm;
    if (ratio > maxShape * 1.01 || ratio < 0.99) continue;
    const [plan] = planRolls([room], goods);
    if (plan && plan.pence > (worst?.pence ?? -1)) worst = { room, pence: plan.pence };
  }
  return worst?.room ?? null;
}
