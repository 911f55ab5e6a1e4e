import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { type FloorQuery, findFloors } from '../../tools/find-floors.server.ts';
import { acOfWear, gradeOf } from '../demands.ts';
import type { Asked } from '../part.ts';
import { linkTo, listed, productLine } from '../say.ts';

/** 'cheapest laminate that isnt rubbish', 'cheap but decent': what the little money buys is asked as well. */
const asksQuality =
  /\b(?:(?:isnt|arent|not|no|never|without being)(?: \w+){0,2} (?:rubbish|crap|tat|muck|junk|garbage|terrible|awful|useless)|decent|any (?:good|use)|(?:good|reasonable|okay|ok) quality|worth (?:having|buying|it)|wont fall apart|fall apart)\b/;

/** How good the cheapest of those found is by its record, and the cheapest that stands hard use; empty where only the price was asked. */
export async function sayHowGood({ shop, reading }: Asked, query: FloorQuery, shown: readonly ProductSummary[]): Promise<string> {
  if (asksWater.test(reading.said) && query.water) return sayWaterOfEach(shop, shown);
  if (query.sort !== 'cheapest' || !shown[0]) return '';
  if (!asksQuality.test(`${reading.told} ${reading.said}`))
    return (reading.condition.includes('landlord') ? await sayClass(shop, query, shown) : '') || sayDear(shown);
  const [first, better] = await Promise.all([readProduct(shop, shown[0].id), cheapestOfGrade(shop, query)]);
  const grade = first && gradeSaid(first);
  return [
    grade ? `${linkTo(first)}: ${grade}.` : '',
    better && better.id !== first?.id ? `For hard use the cheapest is ${productLine(better).replace(/\.$/, '')}: ${gradeSaid(better)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'cheapest hard floor for a student house': the class of laminates that are below what is advised for a house that is let, and the cheapest above it. */
async function sayClass(shop: Asked['shop'], query: FloorQuery, shown: readonly ProductSummary[]): Promise<string> {
  const low = (await readProducts(shop, shown)).filter(({ acRating }) => acRating !== null && acRating < acOfWear);
  if (!low.length) return '';
  const classes = [...new Set(low.map(({ acRating }) => acRating))].join(' and ');
  const better = await cheapestOfGrade(shop, { ...query, categories: ['Laminate Flooring'] });
  const isAll = low.length === shown.length && low.length > 1;
  return `${isAll ? 'They' : listed(low.map(linkTo))} ${low.length > 1 ? 'are' : 'is'} of class ${classes}; for a house that is let ${acOfWear} or better is advised.${better ? ` The cheapest of that class is ${productLine(better)}` : ''}`;
}

/** 'what laminate for a kitchen, and is it ok with water' asks how well each stands it. */
const asksWater = /\b(?:is|are|will|would|does|do|can) (?:it|they|that|those|any of (?:it|them))\b.*\b(?:water\w*|wet|spills?)\b/;

/** How each of some floors takes water, by its record; empty where none says. */
async function sayWaterOfEach(shop: Asked['shop'], shown: readonly ProductSummary[]): Promise<string> {
  const known = await readProducts(shop, shown);
  const of = (water: string) => known.flatMap((one) => (one.waterResistance === water ? [linkTo(one)] : []));
  const [proof, resistant] = [of('Waterproof'), of('Water Resistant')];
  return [
    proof.length ? `${listed(proof)} ${proof.length > 1 ? 'are' : 'is'} waterproof.` : '',
    resistant.length ? `${listed(resistant)} ${resistant.length > 1 ? 'are' : 'is'} water resistant, not waterproof: wipe spills up.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** So many times the price of the cheapest, and nobody who asked for a low price would call it one. */
const timesDearer = 2.5;

/** 'nothing too dear': of those that fit, which is dear after all; empty where none is. */
function sayDear(shown: readonly ProductSummary[]): string {
  const least = shown[0]?.pricePerM2Pence ?? 0;
  const dear = least > 0 ? shown.filter(({ pricePerM2Pence }) => (pricePerM2Pence ?? 0) > least * timesDearer) : [];
  return dear.length ? `${listed(dear.map(linkTo))} fit${dear.length > 1 ? '' : 's'} as well, but cost${dear.length > 1 ? '' : 's'} far more.` : '';
}

async function cheapestOfGrade(shop: Asked['shop'], query: FloorQuery): Promise<Product | null> {
  const { acRating, wearLayer } = gradeOf({ ...emptyWish, condition: ['heavy traffic'] }, query.categories);
  if (!acRating && !wearLayer) return null;
  const { products } = await findFloors(shop, { ...query, acRating, wearLayer, limit: 1 });
  return products[0] ? readProduct(shop, products[0].id) : null;
}

/** Of more rooms than these it is no news that a floor is sold for them. */
const fewRooms = 4;

/** 'class AC3, a warranty of 12 years, listed for bedroom and office': what the record has to show for it. */
function gradeSaid({ acRating, wearLayer, waterResistance, warrantyYears, rooms }: Product): string {
  return [
    acRating ? `class ${acRating}` : '',
    wearLayer ? `a wear layer of ${wearLayer}` : '',
    waterResistance && waterResistance !== 'Standard' ? waterResistance.toLowerCase() : '',
    warrantyYears ? `a warranty of ${warrantyYears} years` : '',
    rooms.length > 0 && rooms.length <= fewRooms ? `listed for ${listed(rooms.map((room) => room.toLowerCase()))}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
