import { z } from 'zod';
import { oneLine, requiredLine } from '#platform/form-fields.ts';
import { longText, maybeLine } from '../staff/readings.ts';

/** Who made a product, and who answers for it in the Union: Regulation (EU) 2023/988, Art. 19(a) and (b). Null where nobody has said. */
export type Maker = {
  name: string;
  postalAddress: string | null;
  /** An e-mail address, or a page that begins with http. */
  electronicAddress: string | null;
  /** Established in the EU or in Northern Ireland. */
  isInUnion: boolean;
  responsible: { name: string; postalAddress: string | null; electronicAddress: string | null } | null;
};

/** An article of the General Product Safety Regulation, as staff look it up. */
export function gpsr(article: string): string {
  return `Regulation (EU) 2023/988, Article ${article}`;
}

/** What can be missing of a maker, in the words of staff's lists, the field of its form to fill it in, and the law that asks for it. */
export const makerLacks = [
  ['postal', 'Without a postal address', 'postal_address', gpsr('19(a)')],
  ['electronic', 'Without an email or web address', 'electronic_address', gpsr('19(a)')],
  ['responsible', 'Without a responsible person', 'responsible_name', gpsr('19(b)')],
] as const;
export type MakerLack = (typeof makerLacks)[number][0];

/**
 * What Art. 19 asks for and is not known: both addresses of the maker and, of one outside the Union, a responsible person with both of theirs.
 * The same as the conditions in makers.server.ts.
 */
export function lacksOf({ postalAddress, electronicAddress, isInUnion, responsible }: Maker): MakerLack[] {
  const isAnswered = isInUnion || (responsible?.postalAddress && responsible.electronicAddress);
  return [
    ...(postalAddress ? [] : (['postal'] as const)),
    ...(electronicAddress ? [] : (['electronic'] as const)),
    ...(isAnswered ? [] : (['responsible'] as const)),
  ];
}

const electronicWanted = 'Please enter an email address or a web address, such as help@example.com or https://example.com.';

const line = maybeLine(200).meta({ maxLength: 200, examples: ['help@example.com'] });

/** An e-mail address or a page; 'www.' and what begins with a host become https. Null for nothing. */
const electronicAddress = line.transform((said, context): string | null => {
  if (said === null) return null;
  if (z.email().safeParse(said).success) return said;
  const written = /^https?:\/\//i.test(said) ? said : `https://${said}`;
  const address = URL.canParse(written) ? new URL(written) : null;
  const isPage = address && !/[\s@]/.test(said) && /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(address.hostname);
  if (isPage) return address.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
  context.addIssue({ code: 'custom', message: electronicWanted });
  return z.NEVER;
});

/** An address in lines; null for nothing. */
const postalAddress = longText(500).transform((said) => said.split('\n').map(oneLine).filter(Boolean).join('\n') || null);

export const makerNameWanted = 'Please enter the maker’s name.';

const inUnion = z
  .union([z.boolean(), z.enum(['yes', 'no'])], 'Please say whether the maker is established in the EU or Northern Ireland.')
  .transform((said) => said === true || said === 'yes');

/** What is said of a maker, by column. */
export const makerShape = z.object({
  name: requiredLine(makerNameWanted, 200),
  postal_address: postalAddress,
  electronic_address: electronicAddress,
  is_in_union: inUnion,
  responsible_name: maybeLine(200),
  responsible_postal_address: postalAddress,
  responsible_electronic_address: electronicAddress,
});

/** A maker as its form says it; read, it is as it is kept. */
export const makerForm = makerShape.superRefine(({ responsible_name, responsible_postal_address, responsible_electronic_address }, context) => {
  if (responsible_name !== null || (!responsible_postal_address && !responsible_electronic_address)) return;
  context.addIssue({ code: 'custom', path: ['responsible_name'], message: 'Please enter the responsible person’s name.' });
});
export type MakerColumns = z.output<typeof makerForm>;

export const makerLabels: Readonly<Record<keyof MakerColumns, string>> = {
  name: 'Name',
  postal_address: 'Postal address',
  electronic_address: 'Email or web address',
  is_in_union: 'Established in the EU or Northern Ireland',
  responsible_name: 'Responsible person',
  responsible_postal_address: 'Their postal address',
  responsible_electronic_address: 'Their email or web address',
};

export const makerFields = Object.keys(makerLabels) as (keyof MakerColumns)[];

/** A kept maker as its form holds it. */
export function typedMaker(kept: MakerColumns): Record<keyof MakerColumns, string> {
  const texts = makerFields.map((field) => [field, kept[field] ?? '']);
  return { ...(Object.fromEntries(texts) as typeof blankMaker), is_in_union: kept.is_in_union ? 'yes' : 'no' };
}

/** The empty form of a new one. */
export const blankMaker = Object.fromEntries(makerFields.map((field) => [field, ''])) as Record<keyof MakerColumns, string>;

/** A kept maker as a product's page says it. */
export function makerFrom(kept: MakerColumns): Maker {
  const { responsible_name, responsible_postal_address, responsible_electronic_address } = kept;
  return {
    name: kept.name,
    postalAddress: kept.postal_address,
    electronicAddress: kept.electronic_address,
    isInUnion: kept.is_in_union,
    responsible:
      responsible_name === null
        ? null
        : { name: responsible_name, postalAddress: responsible_postal_address, electronicAddress: responsible_electronic_address },
  };
}
