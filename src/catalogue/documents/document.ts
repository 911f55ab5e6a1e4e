import { z } from 'zod';
import { oneLine, requiredLine, titleWanted } from '#platform/form-fields.ts';

/** The kinds of documents that goods come with, in the order in which a product lists them. */
export const documentKinds = {
  'fitting-guide': 'Fitting guide',
  performance: 'Declaration of performance',
  warranty: 'Warranty',
  'safety-data-sheet': 'Safety data sheet',
  care: 'Care guide',
} as const;
export type DocumentKind = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as DocumentKind[];

/** The languages of Ireland and of those who make floors for it, by their codes of ISO 639-1. */
export const documentLanguages = {
  en: 'English',
  ga: 'Irish',
  da: 'Danish',
  nl: 'Dutch',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  lt: 'Lithuanian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  es: 'Spanish',
  sv: 'Swedish',
} as const;
export type DocumentLanguage = keyof typeof documentLanguages;
export const documentLanguageNames = Object.keys(documentLanguages) as DocumentLanguage[];

/** A document as a product's page lists it. */
export type ProductDocument = { id: string; kind: DocumentKind; language: DocumentLanguage; title: string; file: string; bytes: number };

/** By kind, then by language; English first. */
export function inOrder(a: ProductDocument, b: ProductDocument): number {
  const byKind = documentKindNames.indexOf(a.kind) - documentKindNames.indexOf(b.kind);
  return byKind || documentLanguageNames.indexOf(a.language) - documentLanguageNames.indexOf(b.language);
}

/** Where the document is read. The last part is what a browser calls the file. */
export function documentAddress({ file, title }: Pick<ProductDocument, 'file' | 'title'>): string {
  const name = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  return `/documents/${file}/${name || 'document'}.pdf`;
}

/** 'Fitting guide, English, PDF, 24 kB'. A kB is 1,000 bytes. */
export function describeDocument({ kind, language, bytes }: Pick<ProductDocument, 'kind' | 'language' | 'bytes'>): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const size = kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${documentKinds[kind]}, ${documentLanguages[language]}, PDF, ${size}`;
}

/** More are not given one document by a form. */
const maxCodes = 2000;

/** Product codes with commas or lines between them; each once, in capitals. */
const codes = z
  .string('Please enter product codes, with commas between them.')
  .max(50_000, `Please enter at most ${maxCodes.toLocaleString('en-GB')} product codes.`)
  .transform((said) => [...new Set(said.toUpperCase().split(/[,\n]/).map(oneLine).filter(Boolean))])
  .refine((list) => list.length <= maxCodes, `Please enter at most ${maxCodes.toLocaleString('en-GB')} product codes.`)
  .meta({ examples: [''] });

/** A document as its form says it. */
export const documentForm = z.object({
  kind: z.enum(documentKindNames, 'Please choose what kind of document it is.'),
  language: z.enum(documentLanguageNames, 'Please choose its language.'),
  title: requiredLine(titleWanted, 120),
  products: codes,
});

export const documentLabels: Readonly<Record<string, string>> = {
  kind: 'Kind',
  language: 'Language',
  title: 'Title',
  products: 'Product codes (SKU)',
};
export const blankDocument = { kind: '', language: 'en', title: '', products: '' };
