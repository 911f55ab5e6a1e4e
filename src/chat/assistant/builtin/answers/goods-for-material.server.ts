import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

/** What glue, sealer and cleaner are put on, by the words for it. */
const materials: Readonly<Record<string, RegExp>> = {
  marble: /\bmarble\b/i,
  granite: /\bgranite\b/i,
  travertine: /\btravertine\b/i,
  limestone: /\blimestone\b/i,
  slate: /\bslate\b/i,
  'cement tiles': /\bcement tiles?\b/i,
  terracotta: /\bterracotta\b/i,
  stone: /\b(?:natural )?stone(?! sealer)\b/i,
  porcelain: /\bporcelain\b/i,
  glass: /\bglass\b/i,
  ceramic: /\bceramics?\b|\bglazed\b/i,
  tiles: /(?<!carpet )(?<!cement )(?<!vinyl )\btiles?\b/i,
  laminate: /\blaminate\b/i,
  'lacquered wood': /\b(?:lacquer\w*|varnish\w*)\b/i,
  wood: /\b(?:wood|wooden|oak|timber|parquet|boards|engineered|solid|bamboo)\b/i,
  lino: /\blino(?:leum)?\b|\bmarmoleum\b/i,
  'vinyl planks': /\blvt\b|\b(?:vinyl )?planks?\b|\bvinyl tiles?\b/i,
  'sheet vinyl': /\bsheet vinyl\b|\bvinyl sheet\b|\bsheet\b/i,
  vinyl: /\bvinyl\b/i,
  'carpet tiles': /\bcarpet tiles?\b/i,
  carpet: /\bcarpet\b(?! tile)/i,
};
/** One of these is meant by the other's word as well. */
const kin: Readonly<Record<string, readonly string[]>> = {
  marble: ['stone'], granite: ['stone'], travertine: ['stone'], limestone: ['stone'], slate: ['stone'],
  porcelain: ['tiles'], ceramic: ['tiles'], glass: ['tiles'], 'cement tiles': ['tiles'], terracotta: ['tiles'], stone: ['tiles'],
  'vinyl planks': ['vinyl'], 'sheet vinyl': ['vinyl'], vinyl: ['sheet vinyl'],
}; // biome-ignore format: a table
const whether = /^(?:(?:and|so|but|then|also|ok|okay|right) )*(?:is|are|can|could|will|would|does|do(?! (?:i|we|you|yous|ye)\b)|may|should)\b/;
const asksOther =
  /\b(?:which|what|how|why|when|need|difference|better|best|stock|colou?rs?|deliver\w*|price|cost|sample|sell|over|under|seal(?:ed|ing)?)\b/;
const onWhat =
  /\b(?:for|on|with|stick|sticks|bond|bonds|clean|cleans|seal|do|work on|hold|holds|onto|to) (?!do\b|for\b|on\b|use\b|used\b|be\b|it\b|this\b)(.+)$/;

/** What else a page is asked for, by the sentence that tells it. */
const told: readonly [asks: RegExp, page: RegExp][] = [
  [/\bjoints?\b.*\b(?:size|width|wide|for)\b|\b(?:size|width|wide)\b.*\bjoints?\b|\bwhat joints?\b/, /\bjoints? from\b/i],
  [/\bhow (?:deep|thick|thin)\b|\b(?:max\w*|min\w*) (?:depth|thickness)\b/, /\bfrom \d+ to \d+ mm\b/],
  [/\b(?:how (?:long|soon)|when)\b.*\bgrout\b/, /\bready for grout\b|\b[Ww]alk on it after\b/],
  [/\bhow (?:long|soon|quick\w*)\b.*\b(?:set|sets|dry|dries|cures?|go off|hold|grab)\b/, /\bminutes\b|\bhours\b|\bnext day\b/],
  [/^what(?:s| is| are)? (?:the |it |this |they |these )?.*\bfor$/, /./],
  [/\b(?:open|working|pot) time\b|\bhow long (?:do i|have i|does it|before it)\b.*\b(?:work|use|adjust|go off|set|get)\b/, /\bminutes\b|\bhours to adjust\b/],
]; // biome-ignore format: a table

/** 'will this do for marble' of a glue, a sealer or a cleaner: yes where its name or page names that, else what it is made for. */
export async function answerGoodsForMaterial(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor } = asked;
  const { said } = reading;
  const text = reading.text.toLowerCase();
  const isWhether = whether.test(said) && !asksOther.test(said) && !reading.room.length && !reading.condition.length;
  const fact = told.find(([asks]) => asks.test(said));
  if ((!isWhether && !fact) || reading.measured.length > 0) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  if (!isNamed && !(context.focus ?? visitor.productId)) return null;
  const meant = await whichProducts(isNamed ? asked : { ...asked, reading: { ...reading, refersBack: true } });
  const product = meant.kind === 'one' ? meant.product : null;
  if (!product || !(product.category === 'Adhesives' || product.category === 'Other' || (fact && product.category === 'Trims & Accessories')))
    return null;
  if (fact) {
    const page = pageSays(product, fact[1]);
    return page ? partOf(product, `${linkTo(product)}: ${page}`, true) : null;
  }
  const asks = Object.entries(materials).find(([, word]) => word.test(onWhat.exec(text)?.[1] ?? ''))?.[0];
  return asks ? ofMaterial(asked, product, asks) : null;
}

async function ofMaterial({ settings }: Asked, product: Product, asks: string): Promise<Part> {
  const page = `${product.name}. ${product.description}`;
  const named = [asks, ...(kin[asks] ?? [])].find((one) => one !== 'tiles' && materials[one]?.test(page));
  const isTileGoods = /\btile adhesive\b|\bgrout\b/i.test(product.name);
  const isOfTiles = asks === 'tiles' || kin[asks]?.includes('tiles') === true || kin[asks]?.includes('stone') === true;
  // 'Sheet vinyl' alone is not planks.
  const isSheetOnly = asks === 'vinyl planks' && named === 'vinyl' && /\bsheet vinyl\b/i.test(product.description);
  const isLacquerOnOil = asks === 'lacquered wood' && named === undefined;
  const opening = pageSays(product, /./) ?? '';
  if ((named || (isTileGoods && isOfTiles)) && !isSheetOnly && !isLacquerOnOil) {
    const quote = (named && pageSays(product, materials[named] ?? /./)) ?? opening;
    // Grey shows through what is pale or clear.
    const white = isTileGoods && /\bgrey\b/i.test(product.name) && (asks === 'marble' || asks === 'glass') ? await sayWhite() : '';
    return partOf(product, `${linkTo(product)}: Yes, it is made for that. ${quote} ${white}`.trim(), true);
  }
  const stones = asks === 'marble' || asks === 'granite' || asks === 'travertine';
  const offcut = stones && /\bstone\b/i.test(product.name) ? ` ${pageSays(product, /\boffcut\b/)?.replace('Its page says: ', '') ?? ''}` : '';
  return offcut
    ? partOf(
        product,
        `${linkTo(product)}: its page does not name ${asks}. ${opening}${offcut} To be sure, ask us first. ${offerPerson(settings)}`,
        false,
      )
    : partOf(product, `${linkTo(product)}: No, it is made for something else. ${opening}`, true);
}

async function sayWhite(): Promise<string> {
  const entry = await guideEntry('Which tile adhesive');
  return /Use white adhesive[^.]*\./.exec(entry?.text ?? '')?.[0] ?? '';
}

function partOf(product: Product, text: string, isKnown: boolean): Part {
  return {
    text,
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: !isKnown,
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}
