import { formatPounds, type Pence } from '#money/pence.ts';
import { type Area, areaCovered, decimalM2, formatArea } from './area.ts';
import { boxesNeeded, formatWaste } from './boxes.ts';
import { formatLength, type LengthUnit } from './length.ts';
import { areaOfRoom, type Rectangle, type Room } from './rooms.ts';

export type Working = {
  area: Area;
  /** Where the area came from; empty when it was typed as square metres. */
  rooms?: readonly Room[];
  unit?: LengthUnit;
  wasteBasisPoints: number;
  coverageCm2: number;
  /** Of one box. */
  pricePence: Pence;
  /** What the product is sold in. */
  soldIn?: { one: string; many: string };
};

/**
 * The sum in words, a sentence each: '4.20 m × 3.60 m = 15.12 m².' 'Plus 10% for cuts: 16.63 m².'
 * 'Each box covers 1.44 m², so 12 boxes (17.28 m²).' '12 boxes at £38.50 come to £462.00.'
 */
export function showWorking({
  area,
  rooms = [],
  unit = 'm',
  wasteBasisPoints,
  coverageCm2,
  pricePence,
  soldIn = { one: 'box', many: 'boxes' },
}: Working): string[] {
  const boxes = boxesNeeded(area, wasteBasisPoints, coverageCm2);
  const counted = `${boxes} ${boxes === 1 ? soldIn.one : soldIn.many}`;
  const sentences = rooms.map((room) => `${rooms.length > 1 && room.name ? `${room.name}: ` : ''}${roomWorking(room, unit)}.`);
  if (rooms.length === 0) sentences.push(`Floor area: ${formatArea(area)}.`);
  if (rooms.length > 1) sentences.push(`Total area: ${formatArea(area)}.`);
  if (wasteBasisPoints > 0) sentences.push(`Plus ${formatWaste(wasteBasisPoints)} wastage: ${withWaste(area, wasteBasisPoints, coverageCm2)} m².`);
  sentences.push(`Each ${soldIn.one} covers ${coverage(1, coverageCm2)}, so ${counted} (${coverage(boxes, coverageCm2)}).`);
  sentences.push(`${counted} at ${formatPounds(pricePence)} ${boxes === 1 ? 'comes' : 'come'} to ${formatPounds(boxes * pricePence)}.`);
  return sentences;
}

/** '4.20 m × 3.60 m = 15.12 m²'; an L-shape takes the missing corner away, several rectangles add up. */
export function roomWorking(room: Room, unit: LengthUnit): string {
  const side = ({ length, width }: Rectangle) => `${formatLength(length, unit)} × ${formatLength(width, unit)}`;
  return `${room.parts.map(side).join(room.shape === 'l-shape' ? ' − ' : ' + ')} = ${formatArea(areaOfRoom(room))}`;
}

/** Two decimals, or as many as it takes for the figure shown to need the same boxes as the real one. */
function withWaste(area: Area, wasteBasisPoints: number, coverageCm2: number): string {
  const exact = (area * BigInt(10_000 + wasteBasisPoints) + 9_999n) / 10_000n;
  const boxes = boxesNeeded(exact, 0, coverageCm2);
  for (let decimals = 2; decimals < 12; decimals++) {
    const shown = decimalM2(exact, decimals);
    if (boxesNeeded(BigInt(shown.replace('.', '')) * 10n ** BigInt(12 - decimals), 0, coverageCm2) === boxes) return shown;
  }
  return decimalM2(exact, 12);
}

function coverage(boxes: number, coverageCm2: number): string {
  return `${decimalM2(areaCovered(boxes, coverageCm2), coverageCm2 % 100 === 0 ? 2 : coverageCm2 % 10 === 0 ? 3 : 4)} m²`;
}
