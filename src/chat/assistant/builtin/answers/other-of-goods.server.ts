import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import { sundryCategories } from '#catalogue/category.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { goodsKind } from '../range-of.server.ts';
import { linkTo, listed, offerPerson, productLine, productSource, sayPrice } from '../say.ts';
import { pageSays } from './page-says.ts';

const asksOther =
  /^(?:and |so |ok |right |then )*(?:(?:what|anything|something) else|(?:what|which|any) others?|is there (?:another|any other|an alternative)|have (?:you|yous|ye) (?:another|an alternative|anything else)|what would (?:you|yous) (?:use|take|have|suggest) instead|(?:an )?alternatives?)\b/;
/** 'which would you go for', 'have you a cheaper one': of goods, whose kind has few. */
const asksBest =
  /^(?:and |so |ok |right |then )*(?:(?:what|which)(?: one| of (?:those|them))? (?:would|do|should|is|are) (?:you |yous |ye |i |the )?(?:pick|choose|go for|recommend|suggest|take|use|get|buy|best|better(?: one)?))$/;
const asksCheaper =
  /^(?:and |so |ok |right |then |but )*(?:have (?:you|yous|ye)|do (?:you|yous|ye) (?:have|do|sell)|is there|are there|got|any)? ?(?:an?|any|anything|something)? ?(?:cheaper|less dear|for less)(?: one| ones)?$|^have you anything like it for less$/;
const mostShown = 4;

/** 'what else would do for stairs', of an underlay or other goods that are open or were spoken of: the others of their kind, with what their pages say of the place. Null of floors. */
export async function answerOtherOfGoods(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const isBare = reading.names.length + reading.floor.length + reading.measured.length === 0;
  const id = context.focus ?? (context.shown.length ? null : visitor.productId);
  const isCheaper = asksCheaper.test(reading.said);
  if (!isBare || !id || !(isCheaper || asksOther.test(reading.said) || asksBest.test(reading.said))) return null;
  const like = await readProduct(shop, id);
  const isSundry = like !== null && sundryCategories.some((category) => category === like.category);
  const kind = like && isSundry ? goodsKind(like.name) : null;
  if (!like || !kind) return null;
  const query = floorQuery.parse({ categories: [like.category], words: kind.split(' ').map((word) => [word]), limit: mostShown });
  const others = (await findFloors(shop, query)).products.filter(
    (one) => one.id !== like.id && goodsKind(one.name) === kind && (!isCheaper || one.pricePence < like.pricePence),
  );
  const pages = await readProducts(shop, others);
  const place = reading.room[0]?.toLowerCase();
  const lines = pages.map((page) => {
    const isSold = place ? page.rooms.some((room) => room.toLowerCase() === place) : true;
    const said = place ? (pageSays(page, new RegExp(`\\b${place}\\b`, 'i')) ?? (isSold ? '' : `It is not among those we list for ${place}.`)) : '';
    return `${productLine(page)} ${said}`.trim();
  });
  return {
    text: lines.length
      ? [isCheaper ? `Cheaper than ${linkTo(like)} of that kind:` : `Besides ${linkTo(like)} we have of that kind:`, ...lines].join('\n\n')
      : isCheaper
        ? `No, of that kind ${linkTo(like)} is the cheapest that we list, at ${sayPrice(like)}.`
        : `${linkTo(like)} is the only one of its kind that we list. ${offerPerson(asked.settings)}`,
    products: pages.length ? pages.map((page) => page.id) : [like.id],
    sources: [like, ...pages].map(productSource),
    offersPerson: lines.length === 0 && !isCheaper,
    suggestions: ['How much do I need?'],
    context: {
      topic: 'find',
      wish: null,
      shown: pages.map((page) => page.id),
      focus: pages.length === 1 ? (pages[0]?.id ?? null) : null,
      before: like.id,
    },
  };
}

const inColour = /\b(?:in|come in|any in|got it in) (?:an? )?(?!stock\b|shop\b|store\b)(\w+)(?: one| colour)?$/;

/** 'do you have it in brass', after bars or trims were shown: those of them, and others of their kind, in that colour. */
export async function answerGoodsInColour({ reading, context, shop, settings }: Asked): Promise<Part | null> {
  const isBare = reading.names.length + reading.floor.length + reading.measured.length + reading.room.length === 0;
  const [, colour = ''] = (isBare ? inColour.exec(reading.said) : null) ?? [];
  const [first, ...rest] = colour ? await readProducts(shop, context.shown.slice(0, mostShown)) : [];
  const shown = [first, ...rest].flatMap((one) => one ?? []);
  if (!shown.length || shown.some(({ category }) => category !== 'Trims & Accessories')) return null;
  const own = shown.filter(({ name }) => name.toLowerCase().includes(colour));
  const query = floorQuery.parse({
    categories: ['Trims & Accessories'],
    words: [[colour], [/\b(?:threshold|ramp)\b/i.test(first?.name ?? '') ? 'threshold' : (goodsKind(first?.name ?? '')?.split(' ')[0] ?? 'trim')]],
    limit: mostShown,
  });
  const found = own.length ? own : (await findFloors(shop, query)).products;
  return {
    text: found.length
      ? [
          `In ${colour} there is:`,
          ...found.map(productLine),
          own.length === 0 && /\bramp\b/i.test(first?.name ?? '')
            ? `That joins floors of one height; for a step there is only ${first ? linkTo(first) : ''}.`
            : '',
        ]
          .filter(Boolean)
          .join('\n\n')
      : `None of them comes in ${colour}. We have ${listed(shown.map(linkTo))}. ${offerPerson(settings)}`,
    products: (found.length ? found : shown).map(({ id }) => id),
    sources: (found.length ? found : shown).map(productSource),
    offersPerson: found.length === 0,
    suggestions: ['Is it in stock?'],
    context: {
      topic: 'find',
      wish: null,
      shown: (found.length ? found : shown).map(({ id }) => id),
      focus: found.length === 1 ? (found[0]?.id ?? null) : null,
      page: 1,
    },
  };
}
