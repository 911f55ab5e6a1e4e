/** Where something would be sent, as far as its price depends on it. */
export type Place = { country: string; postalCode: string };

const ukShape = /^(GIR0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]|[A-HK-Y][0-9][0-9A-Z]|[0-9][A-HJKPSTUW])[0-9][ABD-HJLNP-UW-Z]{2})$/;
/** A routing key, D6W among them, and four characters of the Eircode alphabet (Eircode specification, 2015). */
const eircodeShape = /^[AC-FHKNPRTV-Y]\d[\dW][0-9AC-FHKNPRTV-Y]{4}$/;

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** 'bt201aa' → 'BT20 1AA', 'D02X285' → 'D02 X285'; what is neither keeps its characters, in capitals. */
export function tidyPostcode(text: string): string {
  const code = bare(text);
  if (eircodeShape.test(code)) return `${code.slice(0, 3)} ${code.slice(3)}`;
  if (ukShape.test(code)) return `${code.slice(0, -3)} ${code.slice(-3)}`;
  return text.toUpperCase().replaceAll(/\s+/g, ' ').trim();
}

/** The country whose postcodes have this shape; null where neither the United Kingdom's nor Ireland's have. */
export function countryOfPostcode(text: string): 'GB' | 'IE' | null {
  const code = bare(text);
  if (ukShape.test(code)) return 'GB';
  return eircodeShape.test(code) ? 'IE' : null;
}

export const postcodeWanted = 'Please enter a full postcode or Eircode, such as BT20 1AA or D02 X285. Without an Eircode, write Ireland.';

/** The place that somebody types: a postcode, an Eircode, or 'Ireland'. Null for what is none of these. */
export function placeOf(text: string): Place | null {
  if (/^\s*(republic of ireland|ireland|eire|éire|ie)\s*$/i.test(text)) return { country: 'IE', postalCode: '' };
  const country = countryOfPostcode(text);
  return country && { country, postalCode: tidyPostcode(text) };
}

/** How well a prefix fits a postcode: 0 not at all, 1 by its letters, 2 by its district. 'PA20-49' is a run of districts. */
export function fitsPrefix({ country, postalCode }: Place, prefix: string): 0 | 1 | 2 {
  const code = bare(postalCode);
  if (country === 'IE') return code.startsWith(prefix) ? (prefix.length > 1 ? 2 : 1) : 0;
  const outward = ukShape.test(code) ? code.slice(0, -3) : code;
  const [, letters, district] = /^([A-Z]{1,2})(\d{1,2})?/.exec(outward) ?? [];
  const [, wanted, from, to, sub] = /^([A-Z]{1,2})(?:(\d{1,2})(?:-(\d{1,2})|([A-Z]))?)?$/.exec(prefix) ?? [];
  if (!letters || letters !== wanted) return 0;
  if (from === undefined) return 1;
  if (sub) return outward === prefix ? 2 : 0;
  const n = Number(district ?? Number.NaN);
  return n >= Number(from) && n <= Number(to ?? from) ? 2 : 0;
}
