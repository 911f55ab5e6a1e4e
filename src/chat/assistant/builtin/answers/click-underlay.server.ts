import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource, sayPrice } from '../say.ts';
import { underlayOf } from '../underlay-of.ts';

const ofClick =
  /\b(?:click (?:lvt|vinyl|spc|planks?|floor\w*)|lvt|spc|rigid (?:vinyl|lvt|click)|vinyl (?:click|planks?)|click[- ]?(?:together|in) (?:lvt|vinyl))\b/;
const asksBuiltIn =
  /\bunderlay\b.*\b(?:built|build|attached|on it|on them|already|included|stuck on|of its own|own)\b|\b(?:built|attached|own|already|comes? with|has (?:it|they))\b.*\bunderlay\b/;
const otherKinds = /\b(?:laminate|wood|carpet|glue|stuck down|loose)\b/;
const mostRead = 40;

/** 'does click LVT need underlay or has it one built on': it differs by range, so each range is told by its own pages. Null where one floor is meant. */
export async function answerClickUnderlay(asked: Asked): Promise<Part | null> {
  const { reading, shop, visitor, context } = asked;
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  if (!ofClick.test(said) || !asksBuiltIn.test(said) || otherKinds.test(said) || /\b(?:which|this|these)\b/.test(said)) return null;
  if (reading.names.length > 0 || reading.measured.length > 0 || (visitor.productId ?? context.focus) !== null) return null;
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where category = 'LVT' and construction ilike '%click%' order by name limit ${mostRead}`;
  const pages = await readProducts(shop, rows);
  const byRange = [...Map.groupBy(pages, ({ name }) => name.split(' ')[0] ?? name)];
  const has = (test: (product: Product) => boolean) => byRange.flatMap(([range, of]) => (of.some(test) ? [range] : []));
  const own = has((product) => underlayOf(product)?.startsWith('It takes no other') === true);
  const wanting = has((product) => /\bunderlay beneath\b/i.test(product.description)).filter((range) => !own.includes(range));
  const unknown = byRange.map(([range]) => range).filter((range) => !own.includes(range) && !wanting.includes(range));
  const [sheet] = await shop.sql<{ id: string }[]>`
    select id from products where category = 'Underlay' and name ilike '%lvt%' order by name limit 1`;
  const underlay = sheet ? await readProduct(shop, sheet.id) : null;
  const shown = [...own, ...wanting].flatMap((range) => byRange.find(([name]) => name === range)?.[1][0] ?? []).slice(0, 4);
  if (!shown.length) return null;
  const needs = (ranges: readonly string[]) => (ranges.length > 1 ? 'have' : 'has');
  return {
    text: [
      'That depends on the range.',
      own.length ? `${listed(own)} ${needs(own)} one built in and take no other below.` : '',
      wanting.length
        ? `${listed(wanting)} ${needs(wanting)} none: it wants a thin, firm one${underlay ? `, ${linkTo(underlay)} at ${sayPrice(underlay)}` : ''}.`
        : '',
      unknown.length ? `Whether ${listed(unknown)} ${needs(unknown)} one is not in writing: ask us before you buy any.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    products: [...shown, ...(underlay ? [underlay] : [])].map(({ id }) => id),
    sources: [...shown, ...(underlay ? [underlay] : [])].map(productSource),
    offersPerson: unknown.length > 0,
    suggestions: ['Which click LVT is the cheapest?'],
    context: { topic: 'facts', focus: null, shown: shown.map(({ id }) => id), subject: 'lvt' },
  };
}
