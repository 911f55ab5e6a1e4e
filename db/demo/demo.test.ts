import { expect, test, vi } from 'vitest';
import { categoryNames, categorySlug, filtersOf } from '#catalogue/category.ts';
import { isUnderFilter } from '#gallery/gallery-filters.ts';
import { savePercent, wasPrice } from '#pricing/was-price.ts';
import { settingsSchema } from '#settings/settings.ts';
import { demoAreas } from './areas.ts';
import { demoCategories } from './categories.ts';
import { demoCustomers } from './customers.ts';
import { demoGallery } from './gallery.ts';
import { demoHeroSlides } from './hero-slides.ts';
import { demoOrders } from './orders.ts';
import { pictureWords } from './picture-words.ts';
import { demoProduct, demoProducts } from './products.ts';
import { demoReviews } from './reviews.ts';
import { demoSettings } from './settings.ts';
import type { DemoProduct } from './shape.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const was = (product: DemoProduct) =>
  wasPrice(
    product.price_steps.map(({ daysAgo, price_pence }) => ({ pricePence: price_pence, validFrom: new Date(now.getTime() - daysAgo * day) })),
    now,
  );
const skus = (products: DemoProduct[]) => products.map((product) => product.sku);
const count = (low: number, high: number) => demoProducts.filter(({ stock }) => stock >= low && stock <= high).length;

test('180 products and more, over every category', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(180);
  expect(new Set(demoProducts.map((product) => product.category))).toEqual(new Set(categoryNames));
  expect(new Set(demoProducts.map((product) => product.sku)).size).toBe(demoProducts.length);
  expect(new Set(demoProducts.map((product) => product.id)).size).toBe(demoProducts.length);
  expect(new Set(demoProducts.map((product) => product.name)).size).toBe(demoProducts.length);
  for (const { id, sku } of demoProducts) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(sku).toMatch(/^[A-Z]{3}(-[A-Z0-9]+)+$/);
  }
  const featured = demoProducts.filter((product) => product.is_featured).length;
  expect(featured).toBeGreaterThanOrEqual(12);
  expect(featured).toBeLessThanOrEqual(18);
});

test('the same data every time', async () => {
  vi.resetModules();
  const { demoProducts: again } = await import('./products.ts');
  expect(again).not.toBe(demoProducts);
  expect(again).toEqual(demoProducts);
  expect(demoProduct('TIL-STR-6060-GRY').id).toBe('bc28a2a6-87e6-4f76-8bf7-f00320935e4f');
});

test.each(categoryNames.flatMap((category) => filtersOf(category).map((filter) => ({ category, ...filter }))))(
  'every option of $category: $label finds something',
  ({ category, field, options }) => {
    const column = field === 'water_resistant' ? 'water_resistance' : (field as 'finish');
    const offered = new Set(demoProducts.filter((p) => p.category === category).map((p) => p[column]?.toLowerCase()));
    expect(options.filter((option) => !offered.has(option.toLowerCase()))).toEqual([]);
  },
);

test('a box covers its pieces', () => {
  for (const { sku, pieces_per_box, tile_size, plank_size, coverage_cm2, appearance } of demoProducts) {
    const [across, along] =
      /^(\d+)x(\d+)$/
        .exec(plank_size ?? tile_size ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    // A hexagon is not its width times its height.
    if (!pieces_per_box || !across || !along || coverage_cm2 === null || appearance.layout === 'hexagon') continue;
    expect(Math.abs((pieces_per_box * across * along) / 100 - coverage_cm2), sku).toBeLessThanOrEqual(10);
  }
  expect(demoProducts.filter((product) => product.coverage_cm2 === null).length).toBeGreaterThanOrEqual(8);
  for (const { sku, unit, format, coverage_cm2 } of demoProducts) {
    if (unit === 'metre') expect(coverage_cm2, sku).toBe(Number(/(\d) m wide/.exec(format ?? '')?.[1]) * 10_000);
  }
});

/** Pounds a square metre, VAT included, as UK shops ask in 2026. */
const bounds: Record<string, [number, number]> = {
  Tiles: [15, 100],
  'Wood Flooring': [26, 96],
  'Laminate Flooring': [10.5, 33],
  LVT: [17, 48],
  'Vinyl & Lino': [9, 27],
  Carpet: [9, 38],
  Underlay: [1.5, 9.5],
};

test('prices and weights are those of the trade', () => {
  for (const { sku, category, price_pence, coverage_cm2, weight_grams, price_steps } of demoProducts) {
    expect(price_pence, sku).toBe(price_steps.at(-1)?.price_pence);
    expect(Number.isInteger(price_pence) && price_pence > 0, sku).toBe(true);
    expect(weight_grams, sku).toBeGreaterThan(50);
    expect(weight_grams, sku).toBeLessThanOrEqual(48_000);
    if (coverage_cm2 === null) continue;
    const [low, high] = bounds[category] ?? [0, 0];
    const pounds = (price_pence * 100) / coverage_cm2;
    expect(pounds, `${sku} at £${pounds.toFixed(2)}/m²`).toBeGreaterThanOrEqual(low);
    expect(pounds, `${sku} at £${pounds.toFixed(2)}/m²`).toBeLessThanOrEqual(high);
  }
});

test('an earlier price is shown where the history proves it, for about one product in six', () => {
  const reduced = demoProducts.filter((product) => was(product) !== null);
  expect(reduced.length / demoProducts.length).toBeGreaterThan(0.12);
  expect(reduced.length / demoProducts.length).toBeLessThan(0.2);
  const percent = (product: DemoProduct) => savePercent(product.price_pence, was(product));
  expect(reduced.filter((product) => percent(product) !== null).length).toBeGreaterThanOrEqual(5);
  expect(reduced.filter((product) => percent(product) === null).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...reduced.map((product) => percent(product) ?? 0))).toBe(30); // What the promotion line says.
  for (const { sku, price_steps } of reduced) expect(price_steps.at(-1)?.daysAgo, sku).toBeLessThanOrEqual(60);
});

test('a price that rose shows no earlier one; a rise just before a cut does not count', () => {
  const rose = demoProducts.filter(({ price_steps: s }) => (s.at(-2)?.price_pence ?? Infinity) < (s.at(-1)?.price_pence ?? 0));
  expect(rose.length).toBeGreaterThanOrEqual(5);
  for (const product of rose) expect(was(product), product.sku).toBeNull();
  const raisedThenCut = demoProduct('LAM-GLS-08-WAL');
  expect(raisedThenCut.price_steps).toHaveLength(3);
  expect(was(raisedThenCut)).toBe(raisedThenCut.price_steps[0]?.price_pence);
  expect(was(raisedThenCut)).toBeLessThan(raisedThenCut.price_steps[1]?.price_pence ?? 0);
});

test('price steps run forward in time', () => {
  for (const { sku, price_steps } of demoProducts) {
    const days = price_steps.map((step) => step.daysAgo);
    expect(days, sku).toEqual(days.toSorted((a, b) => b - a));
    expect(new Set(days).size, sku).toBe(days.length);
  }
});

test('stock in every band', () => {
  expect(count(0, 0)).toBeGreaterThanOrEqual(4);
  expect(count(1, 3)).toBeGreaterThanOrEqual(5);
  expect(count(4, 6)).toBeGreaterThanOrEqual(5);
  expect(count(7, 10)).toBeGreaterThanOrEqual(5);
  expect(count(11, Infinity)).toBeGreaterThan(demoProducts.length / 2);
  expect(skus(demoProducts.filter((product) => !product.in_stock)).length).toBeGreaterThanOrEqual(1);
});

test('every product can be drawn', () => {
  for (const { sku, appearance, pictures } of demoProducts) {
    expect(pictures.length, sku).toBeGreaterThanOrEqual(2);
    expect(pictures.length, sku).toBeLessThanOrEqual(4);
    expect(new Set(pictures).size, sku).toBe(pictures.length);
    expect(pictures.every((view) => view.startsWith('object')) === (appearance.layout === 'object'), sku).toBe(true);
    expect(appearance.colours.length, sku).toBeGreaterThanOrEqual(2);
    expect(appearance.colours.length, sku).toBeLessThanOrEqual(6);
    for (const colour of [...appearance.colours, appearance.jointColour]) expect(colour, sku).toMatch(/^#[0-9A-Fa-f]{6}$/);
    for (const share of [appearance.character, appearance.gloss]) expect(share >= 0 && share <= 1, sku).toBe(true);
    expect(Math.min(...appearance.unitMm), sku).toBeGreaterThan(0);
  }
  const tile = demoProduct('TIL-STR-6060-GRY');
  expect(pictureWords(tile, 'laid')).toBe(`Illustration: ${tile.name}, a laid patch seen from above`);
  expect(pictureWords(tile, 'room')).toMatch(/^Illustration: Strand Grey .* laid in stack bond in an? .+/);
});

/** Makers whose names must not stand on invented goods. */
const realBrands =
  /\b(Karndean|Amtico|Quick-?Step|Pergo|K[äa]hrs|Porcelanosa|Tarkett|Forbo|Marmoleum|Polyflor|Moduleo|Mapei|Ardex|Bostik|Sika(bond)?|Uzin|Kerakoll|Stopgap|Bona|Osmo|Junckers|Havwoods|Ted Todd|Krono\w*|Egger|Balterio|Cormar|Brintons|Duralay|Tredaire|Schl[üu]ter|Fired Earth|Desso|Milliken|Gradus|Marazzi|Atlas Concorde|Mandarin Stone|Parador|Haro|Lithofin|Treatex|Ronseal|Larsen|Tilemaster|Evo-?Stik|Unibond|Woodpecker|Invictus|Camaro|Wicanders|Rubio|Blanchon|Crown|Dulux|Flotex|Rhinofloor|Altro|Gerflor|Armstrong|Mohawk|Shaw)\b/i;

test('texts are there, are our own, and are told apart', () => {
  const descriptions = demoProducts.map((product) => product.description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const { sku, name, supplier, description } of demoProducts) {
    expect(`${name} ${supplier} ${description}`, sku).not.toMatch(realBrands);
    expect(description, sku).toBe(description.trim());
    const sentences = description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(sentences, `${sku}: ${description}`).toBeGreaterThanOrEqual(2);
    expect(description.length, sku).toBeGreaterThan(90);
  }
  const texts = [demoCategories, demoHeroSlides, demoGallery, demoAreas, demoReviews, demoCustomers].flat().map((record) => JSON.stringify(record));
  for (const text of texts) expect(text).not.toMatch(realBrands);
  for (const record of [...demoCategories, ...demoGallery, ...demoAreas]) expect(record.description.trim()).not.toBe('');
  for (const slide of demoHeroSlides) expect([slide.title, slide.subtitle, slide.description].every((text) => text.trim())).toBe(true);
});

test('categories, slides and gallery show floors that are sold', () => {
  expect(demoCategories.map((category) => category.name)).toEqual(categoryNames);
  for (const { name, slug } of demoCategories) expect(slug).toBe(categorySlug(name));
  expect(demoHeroSlides).toHaveLength(4);
  expect(demoGallery).toHaveLength(60);
  for (const { picture } of [...demoCategories, ...demoHeroSlides, ...demoGallery]) expect(demoProduct(picture.sku).sku).toBe(picture.sku);
  expect(demoGallery.filter((photo) => photo.is_featured).length).toBeGreaterThanOrEqual(12);
  expect(new Set(demoGallery.map((photo) => photo.room_type)).size).toBe(9);
  for (const filter of ['bathroom', 'kitchen', 'living room', 'bedroom', 'tiles', 'wood', 'laminate'] as const) {
    const under = demoGallery.filter((photo) => isUnderFilter(filter, { roomType: photo.room_type, flooringType: photo.flooring_type }));
    expect(under.length, filter).toBeGreaterThanOrEqual(5);
  }
});

test('150 reviews with a natural spread, none before the floor was sold', () => {
  expect(demoReviews).toHaveLength(150);
  const share = (rating: number) => (demoReviews.filter((review) => review.rating === rating).length * 100) / 150;
  for (const [rating, low, high] of [
    [5, 52, 62],
    [4, 20, 30],
    [3, 7, 12],
    [2, 3, 7],
    [1, 2, 5],
  ] as const) {
    expect(share(rating)).toBeGreaterThanOrEqual(low);
    expect(share(rating)).toBeLessThanOrEqual(high);
  }
  for (const review of demoReviews) {
    expect(review.user_name).toMatch(/^\p{L}+(-\p{L}+)? \p{Lu}\.$/u);
    expect(review.daysAgo).toBeGreaterThanOrEqual(0);
    expect(review.daysAgo).toBeLessThan(demoProduct(review.sku).price_steps[0]?.daysAgo ?? 0);
    expect(review.title.trim() && review.comment.trim()).not.toBe('');
  }
  const oneProduct = Object.values(Object.groupBy(demoReviews, (review) => review.sku)).map((reviews) => reviews?.length ?? 0);
  expect(Math.max(...oneProduct)).toBeGreaterThanOrEqual(5);
  expect(new Set(demoReviews.map((review) => review.comment)).size).toBe(150);
});

test('orders add up, and sell what the shop sells', () => {
  expect(demoOrders.length).toBeGreaterThanOrEqual(12);
  for (const order of demoOrders) {
    const goods = order.lines.reduce((sum, line) => sum + line.quantity * line.unit_pence, 0);
    expect(order.goods_pence).toBe(goods);
    expect(order.total_pence).toBe(goods + order.sample_postage_pence + order.delivery_pence);
    expect(order.refunded_pence).toBeLessThan(order.total_pence);
    expect(order.paidHoursAgo).toBeLessThan(30 * 24);
    for (const line of order.lines) expect(line.product_name).toBe(demoProduct(line.sku).name);
    expect(order.email).toMatch(/@example\.com$/);
  }
  expect(new Set(demoOrders.map((order) => order.id.slice(-8))).size).toBe(demoOrders.length);
  expect(demoOrders.filter((order) => order.refunded_pence > 0)).toHaveLength(1);
  const shown = demoOrders.filter((order) => order.shows_purchase).length;
  expect(Math.abs(shown - demoOrders.length / 2)).toBeLessThanOrEqual(2);
  expect(new Set(demoOrders.map((order) => order.status))).toEqual(new Set(['confirmed', 'shipped', 'delivered']));
});

test('settings are valid, and plainly those of a demo shop', () => {
  const settings = demoSettings(now);
  expect(settingsSchema.parse(settings)).toEqual(settings);
  expect(settings.is_demo).toBe(true);
  expect(settings.phone).toMatch(/^028 9649 6\d{3}$/);
  expect(settings.email).toMatch(/\.example$/);
  // "Up to 50 years" has to be true of something.
  expect(Math.max(...demoProducts.map((product) => product.warranty_years ?? 0))).toBe(50);
  expect(demoAreas.map((area) => area.slug)).toEqual(['belfast', 'derry', 'armagh', 'newry', 'lisburn']);
});
