import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, ownTerms, productSource, reachUs } from '../say.ts';
import { productMeant } from './facts.server.ts';
import { pageSays } from './page-says.ts';

const pictures = String.raw`(?:photo(?:s|graphs?)?|pictures?|pics?|videos?|images?)`;
/** 'photos of the crate that I would get', 'could you photograph it': of goods of ours, and not of a room. */
const asksPictures = new RegExp(
  String.raw`\b(?:any|(?:a|the|some|more|better|real|actual) (?:\w+ )?|chance of|see|send (?:me|us)|email (?:me|us)|get|have (?:you|yous|ye)|take) ?${pictures} of\b|\b${pictures} of (?:the|this|that|it|them|these|those|your|what|one)\b|\b(?:someone|somebody|you|yous|ye|anyone|they) (?:please )?(?:photograph|video|film|take (?:a|some) ${pictures})\b|\b(?:send|email|show) (?:me|us) (?:a|some|any|more|the) (?:\w+ )?${pictures}\b`,
);
/** The visitor's own picture is sent or shown, a room is to be drawn, or what it shows is doubted. */
const ofOther =
  /\b(?:i|we) (?:can |could |will |ll |have |ve )?(?:send|sent|upload\w*|attach\w*|e-?mail(?:ed)?|took|take|show)\b|\b(?:send|email|show) (?:you|yous|ye|it to you)\b|\bmy (?:photo|picture|pic|room|kitchen|hall|phone)\b|\bin a room\b|\blaid\b|\binstalled\b|\bfitted\b|\bdown\b|\blook(?:s|ed)? like\b|\b(?:true|accurate|same|different|match\w*)\b/;
const mostTold = 4;

/** Pictures of one of ours: what its page says of them, those that stand on the page, and who could take others. Null where none are asked for. */
export async function answerPhotosOfIt(asked: Asked): Promise<Part | null> {
  const { settings } = asked;
  const whole = `${asked.reading.told} ${asked.reading.text}`;
  if (!asksPictures.test(whole) || ofOther.test(whole)) return null;
  const found = await productMeant(asked);
  if (!found || (found.kind !== 'one' && found.kind !== 'several')) return null;
  const named = found.kind === 'one' ? [found.product] : found.products.slice(0, mostTold);
  const products = await readProducts(asked.shop, named);
  const pages = new Set(products.map((product) => pageSays(product, /\bphotographs of\b/i)));
  const [page] = pages.size === 1 ? pages : [];
  const own = `The pictures there are stand on ${products.length === 1 ? 'its page' : 'their pages'}.`;
  const said = page
    ? `${own} ${products.length === 1 ? page : page.replace('Its page says', 'Each page says')} For those please ${reachUs(settings)}, or let me pass you to our people.`
    : `${own} Photographs of the very goods that would be yours have to be asked for: please ${reachUs(settings)}, or let me pass you to our people.`;
  const [first, ...others] = products;
  return {
    text: `${linksTo(products)}: ${said}`,
    products: products.map(({ id }) => id),
    sources: [...products.map(productSource), ownTerms('Contact page')],
    offersPerson: true,
    context: { topic: 'photos', ...(first && !others.length ? { focus: first.id } : { shown: products.map(({ id }) => id) }), awaits: 'person' },
  };
}
