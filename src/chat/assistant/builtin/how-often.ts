import type { Reading } from '../reading/read-question.ts';
import { plainly } from '../reading/tidy.ts';

const perMonth =
  /\b(?:jobs?|house(?:s|holds)?|homes?|rooms?|floors?|lets|kitchens?|bathrooms?|flats?|apartments?|propert(?:y|ies)|orders?|times?|m2|metres?|boxes|packs|pallets|rolls?)(?: or (?:so|more|two))? (?:an?|per|every|each) month\b/g;
const ofPaying = /\b(?:financ\w*|pay\w*|instal\w*|monthly|months?|deposits?|credit|loans?|lend\w*|interest|apr|spread)\b/;

/** 'four jobs a month' is how often, and nothing is paid by the month. */
export function isHowOften(text: string): boolean {
  const plain = plainly(text);
  const rest = plain.replaceAll(perMonth, '');
  return rest !== plain && !ofPaying.test(rest);
}

/** Of a reading that is no question of finance: 'I do four jobs a month'. */
export const withoutMonthly = (reading: Reading): Reading =>
  reading.intent === 'finance' && isHowOften(`${reading.told} ${reading.text}`) ? { ...reading, intent: null } : reading;
