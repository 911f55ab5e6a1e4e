import { comparisonOf } from '#catalogue/comparison.ts';
import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import { linkTo, listed, lowerFirst, upperFirst } from '../say.ts';
import { pageSays } from './page-says.ts';

export const asksSame =
  /\bsame (?:\w+ )?(?:board|plank|tile|floor|carpet|thing|stuff|product|one|size|quality|make|underneath)s?\b|\bidentical\b|\b(?:the|much|pretty much|just) same as\b|\b(?:bar|except(?: for)?|apart from|other than|but for|besides|only|just|all but) (?:in )?(?:the )?(?:colou?r|shade|finish|look)\b|\b(?:colou?r|shade|finish) (?:the |is |that s |s )*(?:only|just|all)\b|\b(?:is|are) (?:it|they|those|these) (?:both |all |just |basically )*the same\b/;
/** What may differ between two colours of one board, and is told for itself. */
const ofColour: ReadonlySet<string> = new Set(['Colour', 'Finish', 'Surface', 'Price of a m²', 'Stock', 'Rating']);
const ofMake: ReadonlySet<string> = new Set([
  'Thickness',
  'Plank size',
  'Tile size',
  'Material',
  'Wood type',
  'Species',
  'Plank style',
  'Construction',
  'Wear layer',
  'AC rating',
  'Water resistance',
  'Slip rating',
  'Underfloor heating',
  'Warranty',
]);
/** Of what is the same, what goes without saying. */
const unsaid: ReadonlySet<string> = new Set(['Material', 'Plank style', 'Underfloor heating']);
/** The sentences of a page that tell how a whole range is made. */
const made = [/\bcore\b|\b[Ss]olid blocks\b|\bstrand-woven\b|\bthrough-coloured\b/i, /\d mm (?:\w+ )?(?:face|veneer)\b/];

/** 'the same board bar the colour?': yes or no, what they share and what they differ in; empty where that was not asked. */
export function saySameButFor(products: readonly Product[], said: string): string {
  if (products.length < 2 || !asksSame.test(said)) return '';
  const lines = comparisonOf(products).filter(({ term }) => ofMake.has(term) || ofColour.has(term));
  const apart = lines.filter(({ term, differs }) => differs && ofMake.has(term));
  const shared = lines.filter(({ term, differs }) => !differs && ofMake.has(term));
  const one = (term: string, value: string | null | undefined) => `${lowerFirst(term)} ${nameInText(value ?? 'not stated')}`;
  const told = shared.filter(({ term }) => !unsaid.has(term));
  const both = products.length === 2 ? 'both' : 'all';
  const pages = made.map((has) => products.map((product) => pageSays(product, has)));
  const page = apart.length ? null : pages.find((all) => all[0] && all.every((own) => own === all[0]))?.[0];
  const same = told.length ? `${both} have ${listed(told.map(({ term, values }) => one(term, values[0])))}.` : '';
  const finish = lines.find(({ term, differs }) => term === 'Finish' && differs);
  const [cheap, dear] = products.toSorted((a, b) => (a.pricePerM2Pence ?? 0) - (b.pricePerM2Pence ?? 0));
  const gap = products.length === 2 && cheap?.pricePerM2Pence && dear?.pricePerM2Pence ? dear.pricePerM2Pence - cheap.pricePerM2Pence : 0;
  const price = gap && dear ? ` ${linkTo(dear)} costs ${formatPounds(gap)} a m² more.` : '';
  const coat = finish ? ` The finish: ${finish.values.map((value) => nameInText((value ?? 'not stated').toLowerCase())).join(' against ')}.` : '';
  if (!apart.length)
    return `Yes, but for the colour${finish ? ' and the finish' : ''} they are the same: ${same}${page ? ` ${page}` : ''}${coat}${price}`;
  const differ = apart.map(
    ({ term, values }) => `${lowerFirst(term)} (${values.map((value) => nameInText(value ?? 'not stated')).join(' against ')})`,
  );
  return `No, it is more than the colour: they differ in ${listed(differ)}.${same ? ` ${upperFirst(same)}` : ''}${coat}${price}`;
}
