import type { Product } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageForbids, pageSays } from './page-says.ts';

const whether =
  /^(?:(?:and|so|but|then|also|ok|okay|right) )*(?:is|are|can|could|will|would|does|do|may|should)\b|\b(?:ok|okay|alright|fine|suitable|safe|any good|any use)\b/;
const asksOther = /\b(?:need|how|what|which|why|when|difference|better|best|stock|deliver\w*|price|cost|sample)\b/;
const told: readonly Product['category'][] = ['Adhesives', 'Trims & Accessories', 'Other'];
/** What the page calls the places that are asked of. */
const onPage: Readonly<Record<string, RegExp>> = {
  Patio: /\boutdoors?\b|\bpatio\b|\bfrost/i,
  Bathroom: /\bbathrooms?\b|\bshower|\bmoisture-resistant\b|\bwet rooms?\b/i,
  'Wet Room': /\bwet rooms?\b|\bshower/i,
  Stairs: /\bstairs?\b|\btread\b/i,
};
const frost = 'Outdoors adhesive and grout have to stand frost and movement, so ask us before you buy it for that.';

/** 'is the same grout ok outside': of goods, whether their record or page names the place; where neither does, that is said. */
export async function answerGoodsInPlace(asked: Asked): Promise<Part | null> {
  const { reading, settings } = asked;
  const [place, ...others] = reading.room;
  if (!place || others.length || reading.condition.length || reading.measured.length || !whether.test(reading.said) || asksOther.test(reading.said))
    return null;
  const meant = reading.names.length || reading.sku || reading.refersBack || !reading.floor.length ? await whichProducts(asked) : null;
  const product = meant?.kind === 'one' ? meant.product : null;
  if (!product || !told.includes(product.category)) return null;
  const where = place === 'Patio' ? 'outdoors' : `a ${place.toLowerCase()}`;
  const against = pageForbids(product, place);
  const page = onPage[place] ? pageSays(product, onPage[place]) : null;
  const isSold = product.rooms.includes(place);
  const rooms = product.rooms.length ? ` It is sold for ${listed(product.rooms.map((room) => room.toLowerCase()))}.` : '';
  const verdict = against
    ? `No. ${against}`
    : isSold
      ? `Yes, it is sold for ${where}. ${page ?? ''}`.trim()
      : page
        ? page
        : `Its record and its page do not say that it is for ${where}, so I will not promise it.${rooms}${place === 'Patio' && product.category === 'Adhesives' ? ` ${frost}` : ''} ${offerPerson(settings)}`;
  const isKnown = against !== null || isSold || page !== null;
  return {
    text: `${linkTo(product)}: ${verdict}`,
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: !isKnown,
    isUnanswered: !isKnown,
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}
