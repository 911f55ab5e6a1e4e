import type { Product } from '#catalogue/product.ts';
import { linkTo } from '../say.ts';
import { pageSays } from './page-says.ts';
import { sayLayers } from './wood-said.ts';

const asksWhatDiffers =
  /\b(?:why|how come|what makes|price|dear\w*|cheap\w*|twice|double|worth|cost\w*|expensive|pricey|quality|differ\w*|better|extra|paying|good|same)\b/;
/** How a floor is made, which its price goes by: what tells most first. */
const madeSo = [
  /\bfibreboard\b|\b(?:mineral|foamed|wood-polymer) core\b|\bparts wool\b|\blinseed\b|\bstrand-woven\b/i,
  /\d mm (?:\w+ )?(?:face|veneer|wear)|\bfull millimetre\b|\bveneer\b|\bthrough-coloured\b/i,
  /\bhand-?(?:pressed|made|cut)\b|\bsawn from\b|\bdyed\b|\bpressed (?:in register|with)\b|\b(?:plain|thin,) inexpensive\b|\bheaviest laminate\b|\bA \d+ mm board\b/i,
];

/** What two products that are compared are made of, where that sets them apart and their price or difference is asked after: the figures do not say it. */
export function sayHowBuilt(products: readonly Product[], said: string): string {
  if (products.length !== 2 || !asksWhatDiffers.test(said)) return '';
  const built = products.map((product) => {
    const page = madeSo.map((has) => pageSays(product, has)).find(Boolean);
    const layers = page && /\bveneer\b/.test(page) ? null : sayLayers(product);
    return [layers, page].filter(Boolean).join(' ');
  });
  if (built.some((one) => !one) || built[0] === built[1]) return '';
  return products.map((product, at) => `${linkTo(product)}: ${built[at]}`).join('\n\n');
}
