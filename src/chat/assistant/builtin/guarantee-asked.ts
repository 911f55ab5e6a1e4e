import type { Asked } from './part.ts';

const ofGuarantee = /\b(?:guarantee|warrant)\w*/i;
const asksCovered =
  /^(?:(?:and|so|ok|but|then) )*(?:does|do|would|will|is|are|what(?:s| is| does)?|how) (?:it|that|they|this|the (?:guarantee|warranty)|(?:\w+ ){1,3}(?=covered))? ?.*\b(?:cover|covers|covered|include|includes|included|void|voids|voided|valid|invalid\w*|transfer\w*)\b/;

/** 'does it cover water damage', after how long the guarantee is: of that guarantee, and not of what the floor bears. */
export function asksWhatIsCovered({ reading, before }: Asked): boolean {
  return ofGuarantee.test(before ?? '') && reading.names.length === 0 && asksCovered.test(reading.said);
}

/** The message as one of the guarantee itself, where its cover is asked. */
export const ofItsGuarantee = (asked: Asked): Asked =>
  asksWhatIsCovered(asked) ? { ...asked, reading: { ...asked.reading, said: 'what is its warranty', refersBack: true } } : asked;
