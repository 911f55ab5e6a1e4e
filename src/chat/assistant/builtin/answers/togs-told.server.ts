import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource } from '../say.ts';
import { pageLine, pageSays } from './page-says.ts';

const asksBetter = /\b(?:better|best|which)\b/;
const [mostRead, mostTold] = [20, 3];

/** 'the tog of the 9mm and the 11mm underlay, and which is better for a sitting room': of each what is in writing, and what it is made for. */
export async function answerTogs(asked: Asked): Promise<Part | null> {
  const said = `${asked.reading.told} ${asked.reading.text}`.toLowerCase();
  const mm = [...said.matchAll(/\b(\d{1,2})(?: ?mm\b|(?= ?(?:and|or|&)(?: the)? ?\d{1,2} ?mm))/g)].map(([, digits]) => `${digits}mm`);
  if (!/\btogs?\b/.test(said) || new Set(mm).size < 2) return null;
  const rows = await asked.shop.sql<{ id: string }[]>`
    select id from products where category = 'Underlay' and thickness = any(${mm}) order by name limit ${mostRead}`;
  const pages = await readProducts(asked.shop, rows);
  const ofCarpet = pages.filter(({ name }) => /carpet/i.test(name));
  const products = (ofCarpet.length > 1 ? ofCarpet : pages).slice(0, mostTold);
  if (products.length < 2) return null;
  const isUnknown = products.some((product) => !/\d tog\b/.test(product.description));
  const [room] = asked.reading.room;
  const lines = products.map((product) => {
    const tog = pageSays(product, /\d tog\b/);
    const use = room && product.rooms.includes(room) ? ` It is sold for a ${room.toLowerCase()}.` : '';
    return `${linkTo(product)}: ${tog ?? `no tog figure of it is in writing. Its page says: “${pageLine(product)}”`}${use}`;
  });
  const isOfRest = room === 'Living Room' || room === 'Bedroom';
  const soft = products.find(({ name }) => /luxury/i.test(name));
  const better =
    asksBetter.test(said) && isOfRest && soft
      ? `For a ${room.toLowerCase()} ${linkTo(soft)} is the softer and more comfortable of them; a firm, dense one is for stairs and halls.`
      : '';
  return {
    text: [better, ...lines, isUnknown ? offerPerson(asked.settings) : ''].filter(Boolean).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    offersPerson: isUnknown,
    suggestions: [],
    context: { topic: 'facts', focus: soft?.id ?? null, shown: products.map(({ id }) => id), subject: 'underlay' },
  };
}
