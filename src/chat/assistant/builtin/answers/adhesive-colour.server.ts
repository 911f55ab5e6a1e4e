import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { lightnessOf } from './shade.ts';

/** 'white adhesive or grey', 'what colour of adhesive'. */
const asksColour =
  /\b(?:need|needs|use|take|takes|want|wants) (?:a |the )?(?:white|grey) (?:tile )?(?:adhesive|glue)\b|\b(?:white|grey)\b.*\b(?:or|and)\b.*\b(?:white|grey)\b|\b(?:colou?r|shade) (?:of )?(?:tile )?(?:adhesive|glue|cement)\b|\b(?:adhesive|glue|cement) colou?r\b|\bgrey (?:adhesive )?(?:show|ok|do)\b/;
const leastPale = 3;
const told = 'Rapid or standard tile adhesive';
/** What is pale, or lets the adhesive show, where no product was named. */
const shows = /\b(?:marble|travertine|limestone|glass|carrara|wall tiles?|(?:white|cream|pale|light)\b(?! (?:or|and|adhesive|tile adhesive)))/;

/** Whether the choice between white and grey adhesive is asked. */
export function asksAdhesiveColour({ reading }: Pick<Asked, 'reading'>): boolean {
  return reading.floor.includes('adhesive') && asksColour.test(`${reading.told} ${reading.text}`);
}

/** White or grey for the tile that is meant: white where grey shows through. */
export async function answerAdhesiveColour(asked: Asked): Promise<Part | null> {
  const tile = await tileMeant(asked);
  const kinds = asked.reading.floor.filter((name) => sold[name]?.category === 'Tiles');
  const said = `${asked.reading.told} ${asked.reading.text}`;
  // 'the difference between the grey and the white one': of what they are, which the guide tells.
  if (!tile && !kinds.length && (!shows.test(said) || /\bdiffer/.test(said))) return null;
  const isWhite = tile ? showsThrough(tile) : shows.test(said);
  const entry = await guideEntry(told);
  const colour = isWhite ? 'white' : 'grey';
  const query = floorQuery.parse({ categories: ['Adhesives'], words: [['tile adhesive'], [colour]], limit: 2 });
  const { products } = await findFloors(asked.shop, query);
  const of = tile ? ` for ${linkTo(tile)}` : '';
  const why = isWhite
    ? `White${of}: grey shows through pale stone, marble, glass and glazed wall tiles.`
    : `Grey will do${of}: white is wanted only under pale stone, marble, glass and glazed wall tiles, which grey shows through.`;
  return {
    text: [why, ...products.map(productLine)].join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...(entry ? [guideSource(entry)] : []), ...products.map(productSource)],
    suggestions: ['How many bags for 20 m²?'],
    context: { topic: 'find', shown: products.map(({ id }) => id), focus: tile?.id ?? null },
  };
}

/** 'for this', 'for the Sabina': the tile that is spoken of, or open. */
async function tileMeant(asked: Asked): Promise<Product | null> {
  const { reading, context, visitor, shop } = asked;
  const named = reading.names.length ? await whichProducts(asked) : null;
  const id = named?.kind === 'one' ? named.product.id : named?.kind === 'several' ? named.products[0]?.id : (context.focus ?? visitor.productId);
  const product = id ? await readProduct(shop, id) : null;
  return product?.category === 'Tiles' ? product : null;
}

function showsThrough(tile: Product): boolean {
  const { material, name } = tile;
  if (/ceramic|glass/i.test(material ?? '') && /wall tile/i.test(name)) return true;
  const isStone = !/porcelain|ceramic/i.test(material ?? '');
  return isStone && (/marble/i.test(`${material} ${name}`) || (lightnessOf(tile)?.at ?? 0) >= leastPale);
}
