import { dictionary } from '@zxcvbn-ts/language-common';

/** Of the passwords found in leaks, the commonest first. So many are refused of those that are long enough to be chosen at all. */
const minLength = 6;
const maxRefused = 30_000;
/** What the shop's own trade and towns would tempt to. */
const own = 'flooring tiles carpet laminate hardwood herringbone oakfloor flooringshop belfast bangor ireland ulster correcthorsebatterystaple'.split(
  ' ',
);

const common = new Set([...dictionary['passwords-common'].filter((word) => word.length >= minLength).slice(0, maxRefused), ...own]);

const undone: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'l', '!': 'i', '7': 't' };

/** Whether a password is among the first that anybody would try: a common one, with digits or signs after it, or with letters written as signs. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase().trim();
  if (new Set(lower).size <= 2 || isRun(lower)) return true;
  const bare = lower.replace(/[\d!?.@#*_-]{1,5}$/, '');
  const plain = (text: string) => text.replaceAll(/[@430$51!7]/g, (sign) => undone[sign] ?? sign);
  return [lower, bare, plain(lower), plain(bare)].some((text) => common.has(text));
}

/** 'abcdefgh', '23456789', '98765432': every character follows the last by the same step of one. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}
