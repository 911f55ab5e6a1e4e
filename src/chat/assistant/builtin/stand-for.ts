import type { ProductSummary } from '#catalogue/product.ts';

const enough = 5;

/** One of a range to stand for it: the first of its commonest sort of which there is enough, and not one that cannot be had. */
export function toStandFor(products: readonly ProductSummary[], said: string): ProductSummary | undefined {
  const all = heavyDuty(products, said);
  const sorts = [...Map.groupBy(all, ({ name }) => name.split(' ').slice(-2).join(' ')).values()];
  const range = sorts.toSorted((a, b) => b.length - a.length).flat();
  return range.find(({ stock }) => stock >= enough) ?? range.find(({ stock }) => stock > 0) ?? range[0];
}

/** 'the Dunmarrow Heavy-Duty': those of the range that are called so. */
function heavyDuty<T extends { name: string }>(all: readonly T[], said: string): readonly T[] {
  const own = /\bheavy[ -]duty\b/i.test(said) ? all.filter(({ name }) => /\bheavy-duty\b/i.test(name)) : [];
  return own.length ? own : all;
}
