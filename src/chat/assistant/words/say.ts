import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { Settings } from '#settings/settings.ts';
import { stockIndicator } from '#stock/stock-band.ts';
import { nameInText } from '../answer-text.ts';
import type { Calculation, Source } from '../assistant.ts';
import type { AnswerContext } from '../context.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';

/** What one tool's facts come to in words. `facts`: all that was looked up for it, so that every figure can be held against them. */
export type Part = {
  text: string;
  facts: unknown[];
  products?: string[];
  calculation?: Calculation | null;
  sources?: Source[];
  suggestions?: string[];
  offersPerson?: boolean;
  isUnanswered?: boolean;
  context?: Partial<AnswerContext>;
};

/** Products that an answer shows: cards, sources, and what 'it' and 'the second one' are next. */
export function showing(products: readonly Pick<ProductSummary, 'id' | 'name'>[]): Required<Pick<Part, 'products' | 'sources' | 'context'>> {
  const shown = products.map(({ id }) => id);
  return { products: shown, sources: products.map(productSource), context: { shown, focus: shown.length === 1 ? (shown[0] ?? null) : null } };
}

/** Several parts as one; what comes next follows from all that they show. */
export function inTurn(parts: readonly Part[]): Part {
  const shown = parts.flatMap((part) => part.products ?? []);
  return {
    ...parts[0],
    text: parts.map(({ text }) => text).join('\n\n'),
    facts: parts.flatMap(({ facts }) => facts),
    products: shown,
    sources: parts.flatMap(({ sources }) => sources ?? []),
    context: { ...parts[0]?.context, shown, focus: shown.length === 1 ? (shown[0] ?? null) : null },
  };
}

/** '[Strand Grey Porcelain Tile 600x600](/products/…)'. */
export function linkTo(product: Pick<ProductSummary, 'id' | 'name'>): string {
  return `[${nameInText(product.name)}](/products/${product.id})`;
}

/** '£24.95 per m² (£54.79 per box)'; goods without an area have a unit's price only. */
export function sayPrice({ pricePence, pricePerM2Pence, unit }: ProductSummary): string {
  const perUnit = `${formatPounds(pricePence)} ${saysUnit(unit)}`;
  return pricePerM2Pence === null ? perUnit : `${formatPounds(pricePerM2Pence)} per m² (${perUnit})`;
}

/** 'per box', 'each'. */
const saysUnit = (unit: ProductSummary['unit']) => (unit === 'each' ? unit : `per ${unitWords(unit).one}`);

/** What it costs, and what it cost where that was more. */
export function sayCost(product: ProductSummary): string {
  const before = product.wasPence === null ? '' : `, was ${formatPounds(product.wasPence)} ${saysUnit(product.unit)}`;
  return `It costs ${sayPrice(product)}${before}.`;
}

/** 'in stock', 'only 3 left', '7 in stock', 'out of stock'. */
export function sayStock({ stock, unit }: Pick<ProductSummary, 'stock' | 'unit'>): string {
  const { band, words } = stockIndicator(stock);
  return band === 'low' || band === 'limited' ? `${band === 'low' ? 'only ' : ''}${countUnits(stock, unit)} left` : words.toLowerCase();
}

/** Said where more is needed than there is. */
export function sayShort(product: Pick<ProductSummary, 'id' | 'name' | 'stock' | 'unit'>): string {
  return product.stock > 0
    ? `Please note: we only have ${countUnits(product.stock, product.unit)} of ${linkTo(product)} at the moment. Ask us about the rest.`
    : `Please note: ${linkTo(product)} is out of stock at the moment.`;
}

/** 'It is in stock.', 'There are only 3 boxes left.'; with a name 'Strand Grey is in stock.', 'There are only 3 boxes left of Strand Grey.' */
export function sayThereIs(product: Pick<ProductSummary, 'stock' | 'unit'>, name = ''): string {
  const said = sayStock(product);
  if (!said.endsWith(' left')) return `${name || 'It'} is ${said}.`;
  return `There ${product.stock === 1 ? 'is' : 'are'} ${said}${name ? ` of ${name}` : ''}.`;
}

/** A line of a list: name, price, stock. */
export function productLine(product: ProductSummary): string {
  const saving = product.wasPence === null ? '' : `, was ${formatPounds(product.wasPence)} ${saysUnit(product.unit)}`;
  return `${linkTo(product)}: ${sayPrice(product)}${saving}, ${sayStock(product)}.`;
}

/** How a person is reached: by telephone where the shop has one, else through the form. */
export function reachUs(settings: Pick<Settings, 'phone'>): string {
  return settings.phone ? `call us on ${settings.phone} or [send us a message](/contact)` : '[send us a message](/contact)';
}

/** The sentence that offers somebody of the staff. */
export function offerPerson(settings: Pick<Settings, 'phone'>): string {
  return `Would you like to talk to a member of our team? You can also ${reachUs(settings)}.`;
}

/** How the source of an answer begins that our own people have written. */
export const staffsSource = 'our team, on ';

/** Where a fact of the guide comes from. */
export function guideSource(entry: GuideEntry): Source {
  if (entry.page === 'answers') return { title: `${staffsSource}“${entry.title}”`, href: null };
  return { title: entry.source ? `Flooring guide, ${entry.title}: ${entry.source}` : entry.title, href: null };
}

export function productSource(product: Pick<ProductSummary, 'id' | 'name'>): Source {
  return { title: nameInText(product.name), href: `/products/${product.id}` };
}

export const ownTerms = (title: string): Source => ({ title, href: '/contact' });

/** 'a kitchen', 'an office', 'stairs'. */
export const aRoom = (name: string) => (name === 'Stairs' ? 'stairs' : `${name === 'Office' ? 'an' : 'a'} ${name.toLowerCase()}`);

/** 'a, b and c'. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A sentence or several that stand on lines of their own in the code. */
export function inOne(...pieces: string[]): string {
  return pieces.filter(Boolean).join(' ');
}
