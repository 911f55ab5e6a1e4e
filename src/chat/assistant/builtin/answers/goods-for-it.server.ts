import type { CategoryName } from '#catalogue/category.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { floorQuery } from '../../tools/find-floors.server.ts';
import { madeOf, sayUnfit } from '../goods-fit.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productSource, sayPrice } from '../say.ts';
import { fittingGoods, goodsWantedFor } from './fitting-goods.server.ts';
import { inItsColour, toldApart } from './goods-told-apart.ts';

const besideFloors: readonly CategoryName[] = ['Adhesives', 'Trims & Accessories', 'Underlay', 'Other'];
const mostOfEach = 2;
const clickVinyl: ReadonlySet<string> = new Set(['click lvt', 'lvt', 'spc', 'wpc']);
const finishes = ['oiled', 'lacquered'];

/** 'beading to match a walnut floor': that none is of that wood. */
function sayNotIn(products: readonly { name: string; colour: string | null }[], { said, floor }: Asked['reading']): string {
  const wood = /\b(?:match\w*|in|go with|goes with)\b.*\b(walnut|oak|ash|maple|cherry|pine|teak|birch)\b/.exec(said)?.[1];
  const isOfTrim = floor.some((name) => inWood.has(name));
  const isIn = products.some(({ name, colour }) => `${name} ${colour ?? ''}`.toLowerCase().includes(wood ?? ''));
  return wood && isOfTrim && !isIn ? `In ${wood} we list none.` : '';
}

/** What is made of wood, or to look like it. */
const inWood: ReadonlySet<string> = new Set(['scotia', 'skirting', 'trims', 'threshold', 'pipe cover']);

/** Advice with what we sell for the job: what the guide names under `Goods:`, where the shop has it and its page has nothing against it. */
export async function withGoods({ shop, settings, reading, context }: Asked, entry: GuideEntry, part: Part): Promise<Part> {
  const { room, condition, floor, thickness, finish, colour } = reading;
  // 'which adhesive and grout': the entry on adhesives tells of the one.
  const isWithGrout =
    floor.includes('grout') && entry.goods.some((words) => /adhesive/.test(words)) && !entry.goods.some((words) => /grout/.test(words));
  // 'would a click vinyl be quiet enough, and what underlay': thick rubber is no underlay for it.
  if (entry.goods.includes('acoustic') && floor.some((kind) => clickVinyl.has(kind))) return part;
  // 'the 11 mm or the crumb rubber': the one that is picked.
  const picked = /\bI would take the (crumb rubber)\b/.exec(part.text)?.[1];
  const goods = picked ? [picked] : isWithGrout ? [...entry.goods, 'grout'] : entry.goods;
  // Oil is nothing for a lacquered floor.
  const ofAnother = (words: string) => finish.length > 0 && finishes.some((name) => words.includes(name) && !finish.includes(name));
  const wanted = await goodsWantedFor(shop, { floor, room, condition, thickness }, context);
  const found = await Promise.all(
    goods
      .filter((words) => !ofAnother(words))
      .map(async (words) => {
        const query = floorQuery.parse({ categories: besideFloors, words: [[words]], inStock: true });
        // 'underlay for stairs': of two kinds the one that is sold for them, whether or not there is any left.
        const ofRoom = room.length ? await fittingGoods(shop, { ...query, rooms: room.slice(0, 1), inStock: false }, wanted) : null;
        const there = ofRoom?.fit.length ? ofRoom : await fittingGoods(shop, query, wanted);
        // What we keep, and have none of at present, is named as well.
        const any = there.fit.length ? there : await fittingGoods(shop, { ...query, inStock: false }, wanted);
        return { fit: any.fit.slice(0, mostOfEach), unfit: any.unfit.slice(0, mostOfEach) };
      }),
  );
  const all = [...new Map(found.flatMap(({ fit }) => fit).map((product) => [product.id, product])).values()];
  const products = inItsColour(all, colour);
  const unfit = found.flatMap((one) => one.unfit);
  if (!products.length && !unfit.length) return part;
  // What it is made for is told, where nobody said what it is wanted for.
  const made = wanted.kinds.length ? '' : (products.map(madeOf).find(Boolean)?.page ?? '');
  const named = products.map(
    (product) => `${linkTo(product)} at ${sayPrice(product)}${product.stock < 1 ? ', which is out of stock at present' : ''}`,
  );
  // 'the taps are black': of two the one whose page speaks of just that.
  const apart = goods.length === 1 ? toldApart(products, `${reading.told} ${reading.text}`) : null;
  if (apart) products.sort((a, b) => Number(b === apart.best) - Number(a === apart.best));
  const best = apart ? `I would take ${[linkTo(apart.best), apart.quote].filter(Boolean).join(': ')}` : '';
  const have = products.length
    ? [sayNotIn(products, reading), `For it we have ${listed(named)}.`, best, made].filter(Boolean).join(' ')
    : `Of our own goods none is for it. ${offerPerson(settings)}`;
  return {
    ...part,
    text: [part.text, have, sayUnfit(unfit)].filter(Boolean).join('\n\n'),
    products: products.map(({ id }) => id),
    offersPerson: part.offersPerson === true || products.length === 0,
    sources: [...(part.sources ?? []), ...products.map(productSource)],
    context: { ...part.context, shown: products.map(({ id }) => id) },
  };
}
