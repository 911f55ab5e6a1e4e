import { readProduct } from '#catalogue/catalogue.server.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { sayDelivered } from './delivery.ts';
import { calculationOf } from './sums.server.ts';

const asksWeight = /\b(?:weights?|weigh|weighs|weighing|how heavy|what (?:kg|kilos)|how many (?:kg|kilos?|tons?|tonnes?))\b/;
const ofGlue = /\b(?:grout|adhesive|glue|compound|leveller)\b/;
const carried = /\b(?:van|car|trailer|boot|pick ?up|estate|lift|collect\w*|carry|fetch|transport\w*)\b/;
const delivered = /\b(?:pallet|deliver\w*|kerb\w*|tail ?lift)\b/;

/** 'pallet weight for 50 boxes of the Strand Grey', 'how heavy is that lot': so many of one of ours together, by its record. Null where no number is known. */
export async function answerWeightOfBoxes(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop, settings } = asked;
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  if (!asksWeight.test(said) || ofGlue.test(said)) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const id = meant ? (meant.kind === 'one' ? meant.product.id : null) : (visitor.productId ?? context.focus);
  const product = id ? await readProduct(shop, id) : null;
  if (!product?.weightGrams) return null;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const sum = areaOf(measured) > 0 ? calculationOf(product, measured, context.pattern, context.wastePercent) : null;
  const isOfOne = /\b(?:an?|one|each|per|single) (?:box|pack|roll|bag|tub|tile|metre)\b/.test(said);
  const count = reading.boxes ?? (isOfOne ? null : (sum?.boxes ?? null));
  if (count === null || count < 2) return null;
  const kg = (grams: number) => (Math.round(grams / 100) / 10).toLocaleString('en-GB');
  const one = unitWords(product.unit).one;
  const cuts = sum && product.coverageCm2 !== null ? ` with ${sum.wastePercent}% for cuts, at ${formatPounds(sum.totalPence)},` : '';
  const floor = reading.boxes === null && sum ? `${sum.amount} for the floor${cuts}` : countUnits(count, product.unit);
  const pallet = /\bpallet/.test(said) ? ' What the pallet itself weighs comes on top and is not in writing.' : '';
  const carry = carried.test(said)
    ? ' What a van, car or trailer may carry stands on its plate or in its handbook; a small van mostly takes well under 1,000 kg, so check before you load it, or go twice.'
    : '';
  const delivery = carry || delivered.test(said) ? ` ${sayDelivered(settings, count * product.pricePence)}` : '';
  const short = product.stock < count ? ` There are only ${countUnits(product.stock, product.unit)} at the moment.` : '';
  return {
    text: `${linkTo(product)}: ${floor} weigh about ${kg(count * product.weightGrams)} kg, at ${kg(product.weightGrams)} kg a ${one}.${pallet}${carry}${delivery}${short}`,
    products: [product.id],
    sources: [productSource(product)],
    suggestions: ['Do you deliver?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}
