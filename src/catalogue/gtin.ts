const lengths = [8, 12, 13, 14];

/**
 * What is wrong with the number under a barcode, in a sentence; null for nothing. The last digit checks the others: GS1 General
 * Specifications, section 7.9. Numbers that GS1 keeps for use within one company, and for coupons (section 1.4), name no product elsewhere.
 */
export function gtinProblem(digits: string): string | null {
  if (/e\+/i.test(digits)) return 'A spreadsheet has shortened this number. Please set the column to text there, and type the number again.';
  if (!/^\d+$/.test(digits)) return 'Please give the digits under the barcode, nothing else.';
  if (!lengths.includes(digits.length)) {
    return `A GTIN has 8, 12, 13 or 14 digits; this has ${digits.length}. A spreadsheet may have dropped zeros from its beginning.`;
  }
  if (checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return 'The last digit does not match the others. Please check the number.';
  if (digits.length === 8 ? /^[02]/.test(digits) : /^(?:0?2|04|05|9[89]|0{6})/.test(digits.padStart(14, '0').slice(1))) {
    return 'Numbers that start like this are for internal use only. Please leave this empty.';
  }
  return null;
}

/** The digit that belongs after these: weighted 3, 1, 3 … from the right, and what is missing to the next ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
