import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { Goods, GoodsFound } from '../tools/goods-for-floor.server.ts';
import type { Part } from './say.ts';
import { linkTo, sayPrice, sayStock, showing } from './say.ts';

/** Goods that go with a floor: what they cost, how far one goes, and how many an area takes. */
export function sayGoods(found: GoodsFound): Part | null {
  const { kind, floor, areaM2, goods } = found;
  if (!goods.length) return null;
  const forWhat = floor ? ` for ${floor}` : '';
  return {
    text: `Our ${kind}${forWhat}${areaM2 === null ? '' : `, with how much you need for ${areaM2} m²`}:\n\n${goods.map(sayOne).join('\n\n')}`,
    facts: [found],
    ...showing(goods.map(({ product }) => product)),
    suggestions: areaM2 === null ? ['How much for 20 m²?', 'Which is the cheapest?'] : ['Which is the cheapest?', 'How much is delivery?'],
  };
}

function sayOne({ product, yieldM2, packs, totalPence }: Goods): string {
  const yields = yieldM2 === null ? '' : `; one ${unitWords(product.unit).one} covers about ${yieldM2} m²`;
  const sum = packs === null || totalPence === null ? '' : ` You need ${countUnits(packs, product.unit)}: ${formatPounds(totalPence)}.`;
  return `${linkTo(product)}: ${sayPrice(product)}, ${sayStock(product)}${yields}.${sum}`;
}
