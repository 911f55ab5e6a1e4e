import { fixedId, fixedNumber } from './product-range.ts';
import { demoProducts } from './products.ts';
import type { DemoProduct } from './shape.ts';

/** A production lot in the demo shop: a row of `lots`, with how long ago it came. */
export type DemoLot = { id: string; product_id: string; number: string; shade: string; on_hand: number; daysAgo: number };

/** How much of a product's stock each of its lots is, the oldest first: of the oldest there is usually least. */
const shares = [
  [0.4, 0.6],
  [0.35, 0.65],
  [0.2, 0.3, 0.5],
];
/** Below this nobody has two deliveries of a tile on the shelf. */
const minStock = 6;

/** Every third tile of which there are some is kept in lots, which add up to its stock. */
export const demoLots: readonly DemoLot[] = demoProducts
  .filter(({ category, stock }) => category === 'Tiles' && stock >= minStock)
  .filter((_, at) => at % 3 === 0)
  .flatMap(lotsOf);

function lotsOf({ id, sku, stock, material, price_steps }: DemoProduct): DemoLot[] {
  const parts = shares[stock < 30 ? fixedNumber(`lots ${sku}`, 2) : 2] ?? [];
  const older = parts.slice(0, -1).map((share) => Math.round(stock * share));
  const sizes = [...older, stock - older.reduce((sum, boxes) => sum + boxes, 0)];
  const soldFor = price_steps[0]?.daysAgo ?? 0;
  return sizes.map((on_hand, at) => {
    const deliveriesAgo = sizes.length - 1 - at;
    const code = fixedNumber(`lot ${sku} ${at}`, 9000) + 1000;
    return {
      id: fixedId(`lot ${sku} ${at}`),
      product_id: id,
      number: `${sku.slice(4, 5)}${code}`,
      shade: shadeOf(material, code),
      on_hand,
      daysAgo: Math.min(soldFor - at, 9 + fixedNumber(`came ${sku}`, 30) + deliveriesAgo * (45 + fixedNumber(`gap ${sku} ${at}`, 30))),
    };
  });
}

/** Fired tiles bear a shade and a calibre; quarried stone has neither. */
function shadeOf(material: string | null, code: number): string {
  return material === 'Porcelain' || material === 'Ceramic' ? `T${(code % 14) + 10} cal. ${(code % 5) + 4}` : '';
}
