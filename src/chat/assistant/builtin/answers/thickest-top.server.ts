import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, listed, offerPerson, productSource, sayPrice } from '../say.ts';

const asksThickest =
  /\b(?:thickest|deepest|biggest|most)\b.*\b(?:top|oak|wood|real|wear|veneer)\b.*\b(?:layer|face|veneer|top)\b|\b(?:layer|face|veneer)\b.*\b(?:thickest|deepest)\b|\bmost (?:real )?(?:oak|wood) on (?:the )?top\b/;
const ofVinyl = /\b(?:lvt|vinyl|lino|laminate|spc)\b/;
const layer = /\b(\d+(?:\.\d+)?) mm (?:\w+ )?(?:face|veneer|layer|top)\b/;
const mostRead = 60;

/** 'which engineered oak has the thickest top layer': those whose pages tell it, the thickest first; of the others nothing is guessed. */
export async function answerThickestTop(asked: Asked): Promise<Part | null> {
  const { reading, shop, settings } = asked;
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const isOfWood = reading.floor.some((kind) => /wood/.test(kind)) || /\b(?:oak|wood|engineered|walnut|veneer)\b/.test(said);
  if (!asksThickest.test(said) || !isOfWood || ofVinyl.test(said) || reading.names.length > 0) return null;
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where category = 'Wood Flooring' and wood_type = 'Engineered Wood' order by name limit ${mostRead}`;
  const pages = await readProducts(shop, rows);
  const told = pages.flatMap((product) => {
    const mm = Number(layer.exec(product.description)?.[1] ?? 0);
    return mm > 0 ? [{ product, mm }] : [];
  });
  const most = Math.max(...told.map(({ mm }) => mm));
  const thickest = told.filter(({ mm }) => mm === most).map(({ product }) => product);
  const [first] = thickest.toSorted((a, b) => a.pricePence - b.pricePence);
  if (!first) return null;
  const others = rangesOf(pages.filter((page) => !told.some(({ product }) => product.id === page.id)));
  return {
    text: [
      `The thickest that is in writing is ${most} mm of real wood, on ${linksTo(thickest)}; the cheapest of them is ${linkTo(first)}, at ${sayPrice(first)}.`,
      others.length
        ? `Of the other engineered floors (${listed(others)}) it is not in writing how thick the top layer is: the thickness in their names and records is that of the whole board. ${offerPerson(settings)}`
        : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: [first, ...thickest.filter(({ id }) => id !== first.id)].slice(0, 4).map(({ id }) => id),
    sources: thickest.map(productSource),
    offersPerson: others.length > 0,
    suggestions: ['How often can it be sanded?'],
    context: { topic: 'facts', focus: first.id, shown: thickest.map(({ id }) => id), subject: 'engineered wood' },
  };
}

const rangesOf = (products: readonly Product[]) => [...new Set(products.map(({ name }) => name.split(' ')[0] ?? name))];
