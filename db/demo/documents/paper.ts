import type { DocumentKind } from '#catalogue/documents/document.ts';
import type { DemoProduct } from '../shape.ts';

/** A part of a demo document under its own heading: sentences, steps that are numbered, or a table of two columns. */
export type Part = { heading: string; text?: string[]; steps?: string[]; rows?: [term: string, value: string][] };

/** A demo document, all in English, and the products that it goes with. */
export type Paper = { kind: DocumentKind; title: string /** Whose it is, beside the title. */; by: string; skus: string[]; parts: Part[] };

/** What each kind of goods is called by its code: the first letters of an SKU. */
export const begins =
  (...codes: string[]) =>
  ({ sku }: Pick<DemoProduct, 'sku'>) =>
    codes.some((code) => sku.startsWith(code));
