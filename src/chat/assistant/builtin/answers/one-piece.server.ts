import { guideEntry } from '../../guide/guide.server.ts';
import { lengthOf } from '../../reading/sides.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { lastAsked } from '../asked-before.server.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, productLine, productSource, upperFirst } from '../say.ts';
import { queryOf, wishOf } from '../wish.ts';

const asksJoin =
  /\b(?:one|a single|1|the one) piece\b|\b(?:any|a|need|needs|no|be|without|have) (?:\w+ )?(?:joins?|seams?|joined|joining)\b|\bjoins? in (?:it|the)\b/;
/** How wide a roll of each is, in mm, as the guide has it. */
const rolls: Readonly<Record<string, number>> = {
  carpet: 4000,
  vinyl: 4000,
  'cushioned vinyl': 4000,
  lino: 2000,
  'real linoleum': 2000,
  'safety vinyl': 2000,
};
const isOfPiece = /\bpiece\b|\b(?:no|without) (?:\w+ )?(?:joins?|seams?)\b/;
const trimMm = 100;
const oneSide = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?\s?(?:m|metres?|meters?|ft|feet))\b(?! (?:x|by)\b)/;

/** 'the landing is 4.3 m long, would that be one piece?' of what comes off a roll, and of no one product; null where something else is asked. */
export async function answerOnePiece(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor } = asked;
  if (!asksJoin.test(reading.text) || reading.names.length || reading.sku || context.focus || visitor.productId) return null;
  const kinds = [...reading.floor, ...((await kindBefore(asked)) ?? [])];
  const kind = kinds.find((name) => rolls[name]);
  const rollMm = rolls[kind ?? ''];
  const entry = await guideEntry('How wide rolls are');
  if (!rollMm || !entry) return null;
  const rooms = reading.measured.length ? reading.measured : context.measured;
  const [room] = rooms;
  const found = room && 'lengthMm' in room && rooms.length === 1 ? ofRoom(room, rollMm) : ofSide(`${reading.told} ${reading.text}`, rollMm);
  if (!found) return null;
  // 'would it need a join' is answered the other way round.
  const opening = found.fits === null ? '' : found.fits === isOfPiece.test(reading.text) ? 'Yes, ' : 'No, ';
  const text = upperFirst(`${opening}${found.text}`);
  // 'have you any sheet vinyl wide enough for 3.8 m'
  const wants = /\b(?:have (?:you|yous|ye)|do (?:you|yous) (?:have|do|sell)|any|show|looking for)\b/.test(reading.said) && !context.shown.length;
  const query = floorQuery.parse({ ...queryOf({ ...wishOf(reading), minWidth: null }), limit: 6 });
  const products = wants
    ? (await findFloors(asked.shop, query)).products.filter(({ name }) => rollMm < 4000 || !/\b(?:lino|safety)\b/i.test(name)).slice(0, 3)
    : [];
  const shown = products.length ? `\n\nFor example:\n\n${products.map(productLine).join('\n\n')}` : '';
  return {
    ...(products.length ? { products: products.map(({ id }) => id) } : {}),
    text: `${text}\n\n${kind === 'lino' ? 'That is real lino; sheet vinyl comes off a roll 4 m wide. ' : ''}Measure into the doorways.${shown}`,
    sources: [guideSource(entry), ...products.map(productSource)],
    suggestions: ['Which have you in stock?'],
    context: {
      topic: 'advice',
      subject: kind ?? null,
      measured: rooms,
      ...(products.length ? { shown: products.map(({ id }) => id), focus: null } : {}),
    },
  };
}

async function kindBefore(asked: Asked): Promise<string[] | null> {
  const { reading, before, context } = asked;
  if (reading.floor.length) return null;
  const last = before ? (await lastAsked(asked, before)).floor : [];
  return [...last, ...(context.wish?.floor ?? []), ...(context.subject ? [context.subject] : [])];
}

const metres = (mm: number) => `${Math.round(mm / 10) / 100} m`;

type Fit = { fits: boolean | null; text: string };

function ofRoom({ lengthMm, widthMm }: { lengthMm: number; widthMm: number }, rollMm: number): Fit {
  const [short, long] = [Math.min(lengthMm, widthMm), Math.max(lengthMm, widthMm)];
  const roll = `the roll is ${metres(rollMm)} wide`;
  if (short + trimMm <= rollMm)
    return {
      fits: true,
      text: `it goes down in one piece: ${roll}, so the side of ${metres(short)} lies across it, and ${metres(long)} of it runs the other way, with about 10 cm more at each end to trim.`,
    };
  if (short > rollMm)
    return { fits: false, text: `it takes a join: ${roll}, and both sides, ${metres(short)} and ${metres(long)}, are more than that.` };
  return {
    fits: null,
    text: `only just in one piece, if at all: ${roll}, and the shorter side, ${metres(short)}, leaves hardly anything to trim. Let it be measured before it is ordered.`,
  };
}

function ofSide(said: string, rollMm: number): Fit | null {
  const side = lengthOf(oneSide.exec(said)?.[1] ?? '');
  if (!side) return null;
  return {
    fits: true,
    text:
      side + trimMm <= rollMm
        ? `it goes down in one piece: ${metres(side)} lies within the roll, which is ${metres(rollMm)} wide, however far it runs the other way.`
        : `it goes down in one piece, as long as the other side is a little under ${metres(rollMm)}, which is how wide the roll is: ${metres(side)} then runs along it, with about 10 cm more at each end to trim. With both sides wider it takes a join.`,
  };
}
