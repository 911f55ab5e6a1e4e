import { readProduct } from '#catalogue/catalogue.server.ts';
import { sundryCategories } from '#catalogue/category.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productLine, productSource } from '../say.ts';
import { pageSays } from './page-says.ts';

const asksOther =
  /^(?:and |so |ok |right |then )*(?:(?:what|anything|something) else|(?:what|which|any) others?|is there (?:another|any other|an alternative)|have (?:you|yous|ye) (?:another|an alternative|anything else)|what would (?:you|yous) (?:use|take|have|suggest) instead|(?:an )?alternatives?)\b/;
const kinds =
  /\b(?:carpet underlay|underlay|tile adhesive|wood floor adhesive|vinyl adhesive|grout|skirting|scotia|t-bar|tile trim|stair nosing|primer|sealer|cleaner)\b/i;
const mostShown = 4;

/** 'what else would do for stairs', of an underlay or other goods that are open or were spoken of: the others of their kind, with what their pages say of the place. Null of floors. */
export async function answerOtherOfGoods(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const isBare = reading.names.length + reading.floor.length + reading.measured.length === 0;
  const id = context.focus ?? (context.shown.length ? null : visitor.productId);
  if (!isBare || !id || !asksOther.test(reading.said)) return null;
  const like = await readProduct(shop, id);
  const isSundry = like !== null && sundryCategories.some((category) => category === like.category);
  const kind = like && isSundry ? kinds.exec(like.name)?.[0] : null;
  if (!like || !kind) return null;
  const query = floorQuery.parse({ categories: [like.category], words: kind.split(' ').map((word) => [word]), limit: mostShown });
  const others = (await findFloors(shop, query)).products.filter((one) => one.id !== like.id);
  const pages = (await Promise.all(others.map((one) => readProduct(shop, one.id)))).filter((page) => page !== null);
  const place = reading.room[0]?.toLowerCase();
  const lines = pages.map((page) => {
    const isSold = place ? page.rooms.some((room) => room.toLowerCase() === place) : true;
    const said = place ? (pageSays(page, new RegExp(`\\b${place}\\b`, 'i')) ?? (isSold ? '' : `It is not among those we list for ${place}.`)) : '';
    return `${productLine(page)} ${said}`.trim();
  });
  return {
    text: lines.length
      ? [`Besides ${linkTo(like)} we have of that kind:`, ...lines].join('\n\n')
      : `${linkTo(like)} is the only one of its kind that we list. ${offerPerson(asked.settings)}`,
    products: pages.length ? pages.map((page) => page.id) : [like.id],
    sources: [like, ...pages].map(productSource),
    offersPerson: lines.length === 0,
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
