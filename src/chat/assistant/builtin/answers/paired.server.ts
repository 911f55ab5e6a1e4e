import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const asksPair =
  /\b(?:to|that|which|would|will|does) match(?:es)?(?: it| this| that| them)?$|\bmatching (?:one|ones|tile|tiles|floor|indoor|indoors|inside)\b|\b(?:continue|carry|run) (?:it|this|the same) (?:on )?(?:in|out|inside|outside|through)\b/;
const saysPair = /\bpair (?:it|them) with\b/i;
const mostShown = 3;

/** 'what about inside, to match' of a product whose page names the range to pair it with: that, and what there is of it; null for any other. */
export async function answerPaired(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  if (!asksPair.test(reading.said) || reading.floor.some((name) => name === 'grout' || name === 'trims')) return null;
  const meant = await whichProducts({ ...asked, reading: { ...reading, refersBack: true } });
  const product = meant.kind === 'one' ? await readProduct(shop, meant.product.id) : null;
  const page = product && pageSays(product, saysPair);
  if (!product || !page) return null;
  const named = page.match(/\b[A-Z][a-z]+/g) ?? [];
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where category = ${product.category} and supplier = ${product.supplier} and id <> ${product.id}
    and split_part(name, ' ', 1) = any(${named}) order by in_stock desc, name limit ${mostShown}`;
  const found = await listSummaries(
    shop,
    rows.map(({ id }) => id),
  );
  return {
    text: [`${linkTo(product)}: ${page}`, ...found.map(productLine)].join('\n\n'),
    products: [...found, product].map(({ id }) => id),
    sources: [product, ...found].map(productSource),
    context: { topic: 'find', shown: found.map(({ id }) => id), focus: found.length === 1 ? (found[0]?.id ?? null) : null, before: product.id },
  };
}
