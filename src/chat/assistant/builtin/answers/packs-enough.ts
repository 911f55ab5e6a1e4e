import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import type { Reading } from '../../reading/read-question.ts';

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const packs = new RegExp(
  String.raw`\b(an?|${numbers.slice(1).join('|')}|\d{1,2}) (?:\w+ )?(?:bag|tub|bottle|bucket|roll|cartridge)s?\b(?: of (?:the |your |that )?(?:\w+ ){0,2}?(grout|adhesive|glue|underlay|leveller|(?:smoothing|levelling) compound|primer)\b)?`,
);
const asksEnough = /\b(?:enough|suffic\w*|(?:will|would|does|do|can|could|is|are)\b.*\b(?:do|cover|stretch))\b/;
const called: Readonly<Record<string, RegExp>> = { glue: /adhesive/i, leveller: /compound/i, 'levelling compound': /compound/i };

/** 'is one bag of the grout enough': so many packs, and of what where that is said; null where it is not asked whether they are enough. */
function packsAsked({ told, text, said }: Pick<Reading, 'told' | 'text' | 'said'>): { count: number; of: RegExp | null } | null {
  const [, count = '', of] = packs.exec(`${told} ${text}`) ?? [];
  if (!count || !asksEnough.test(said)) return null;
  const many = /^an?$/.test(count) ? 1 : Math.max(numbers.indexOf(count), Number(count) || 0);
  return { count: many, of: of ? (called[of] ?? new RegExp(of, 'i')) : null };
}

/** Whether it is asked if so many packs of some goods are enough. */
export const asksPacksEnough = (reading: Pick<Reading, 'told' | 'text' | 'said'>) => packsAsked(reading) !== null;

/** 'No, 1 bag is not enough: 2 bags are needed.' Empty where it was not asked, or of other goods. */
export function sayPacksEnough(
  reading: Pick<Reading, 'told' | 'text' | 'said'>,
  { name, unit }: Pick<ProductSummary, 'name' | 'unit'>,
  needed: number,
): string {
  const asked = packsAsked(reading);
  if (!asked || needed <= 0 || (asked.of && !asked.of.test(name))) return '';
  const { count } = asked;
  if (count < needed) return `No, ${countUnits(count, unit)} ${count === 1 ? 'is' : 'are'} not enough: take ${needed}. `;
  return `Yes, ${countUnits(count, unit)} ${count === 1 ? 'is' : 'are'} enough${count > needed ? `: ${needed} would do` : ''}. `;
}
