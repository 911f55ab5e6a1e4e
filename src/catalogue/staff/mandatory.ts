import { gpsr } from '../makers/maker.ts';

/** A fact that the law wants said of products that are offered, what lacks it, and the field of a product to fill it in. */
export type MandatoryFact = { lack: string; words: string; field: string; law: string };

/** The documents on a product's page, in place of a field. */
const documentsPlace = 'documents';

/** What is asked of products; of their makers see `makerLacks`. */
export const mandatoryFacts = [
  { lack: 'maker', words: 'Products without a maker', field: 'maker', law: gpsr('19(a)') },
  { lack: 'identifier', words: 'Products without a part number or GTIN', field: 'mpn', law: gpsr('19(c)') },
  {
    lack: 'label',
    words: 'Chemical products without a safety label',
    field: 'hazard_statements',
    law: 'Regulation (EC) 1272/2008, Article 48(2)',
  },
  {
    lack: 'data-sheet',
    words: 'Dangerous products without a safety data sheet in English',
    field: documentsPlace,
    law: 'Regulation (EC) 1907/2006, Article 31',
  },
  {
    lack: 'performance',
    words: 'Products without their declaration of performance',
    field: documentsPlace,
    law: 'Regulation (EU) No 305/2011, Article 7',
  },
] as const satisfies readonly MandatoryFact[];
export type MandatoryLack = (typeof mandatoryFacts)[number]['lack'];

/** Where the fact that a list of products is narrowed to is filled in for one of them; null where it is narrowed to none. */
export function fillingHref(productId: string, lacks: string | null): string | null {
  const fact = mandatoryFacts.find(({ lack }) => lack === lacks);
  return fact ? `/admin/products/${productId}#${fact.field === documentsPlace ? '' : 'product-'}${fact.field}` : null;
}
