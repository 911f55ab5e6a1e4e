import type { Product } from '#catalogue/product.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, listed, offerPerson, productSource } from '../say.ts';
import { searchGuide, searchGuideFor } from '../search-guide.server.ts';
import { sayByKind } from './by-kind.ts';

/** Of one maker's goods alone: nothing that is true of the kind tells it. */
const ofItsOwn = /\bwhere it is made\b|\btreatment against stains\b/;
const notStated = /^Its record does not (?:state|say)/;

/** Of several products whose records are all silent on what was asked: that once, with what the guide says at large; null where one tells. */
export async function silentOfAll(asked: Asked, known: readonly (readonly [product: Product, said: readonly string[]])[]): Promise<Part | null> {
  const [first] = known;
  const sentences = [...new Set(known.flatMap(([, said]) => said))];
  const [sentence] = sentences;
  if (!first || !sentence || sentences.length > 1 || !notStated.test(sentence)) return null;
  const products = known.map(([product]) => product);
  const kind = adviceKindOf(first[0]);
  const found = (kind && (await searchGuideFor(asked.shop, asked.reading.text, kind))) || (await searchGuide(asked));
  const general = ofItsOwn.test(sentence) ? null : (asked.entry ?? (found && found.score >= 0.6 && isOnIt(found.entry, asked) ? found.entry : null));
  // 'what gap do I leave with the Ballydoran': what holds of its kind stands first, and of records nothing need be said.
  const ofKind = general && kind ? sayByKind(general, { ...asked.reading, floor: [kind] }, kind) : null;
  if (general && ofKind && !general.text.startsWith(ofKind))
    return {
      text: `${ofKind}\n\n${general.text}`,
      products: products.map(({ id }) => id),
      sources: [guideSource(general)],
      context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null, subject: kind },
    };
  return {
    text: `${listed(products.map(linkTo))}: ${sentence.replace(notStated, (said) => `${known.length === 2 ? 'neither record' : 'no record of them'} ${said.endsWith('state') ? 'states' : 'says'}`)}${general ? ` In general: ${general.text}` : ''}${general ? '' : `\n\n${offerPerson(asked.settings)}`}`,
    products: products.map(({ id }) => id),
    sources: [...products.map(productSource), ...(general ? [guideSource(general)] : [])],
    offersPerson: !general,
    isUnanswered: !general,
    context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}

/** What porcelain is answers only who asks what it is. */
const isOnIt = ({ page }: GuideEntry, { reading }: Asked) => page !== 'terms' || reading.asks.meaning;
