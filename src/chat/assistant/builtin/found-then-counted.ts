import type { Part } from './part.ts';

/** 'room is 3.8 by 5.2, I want the Mushroom saxony. How much for that?': the one that fits is told of with its sum, and not listed before it. */
export function withoutFoundFirst(parts: readonly Part[]): Part[] {
  return parts.filter(({ text, context, products = [] }, at) => {
    const isOnlyOne = context?.topic === 'find' && products.length === 1 && /^One (?:floor|product) fits\b/.test(text);
    return !isOnlyOne || !parts.slice(at + 1).some(({ calculation }) => calculation?.productId === products[0]);
  });
}
