import { z } from 'zod';
import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { type ComparedLine, comparisonOf, type Specification, specifications } from '#catalogue/specifications.ts';

import { nameInText } from '../answer-text.ts';
import { tool } from './tool.ts';

export const productId = z.uuid().describe('The id of a product, from another tool');

/** `specifications` with null are not on record. */
export type ProductFacts = { product: Product; specifications: Specification[] };

export const productFacts = tool({
  name: 'product_facts',
  description: 'Everything on record of one product: specification, description, price, stock, rating.',
  input: z.object({ id: productId }),
  run: async (shop, _visitor, { id }): Promise<ProductFacts | null> => {
    const product = await readProduct(shop, id);
    return product && { product, specifications: specifications(product).map(({ term, value }) => ({ term, value: value && nameInText(value) })) };
  },
});

export type Comparison = { products: Product[]; differences: ComparedLine[] };

export const compareFloors = tool({
  name: 'compare_floors',
  description: 'What two to four products differ in.',
  input: z.object({ ids: z.array(productId).min(2).max(4) }),
  run: async (shop, _visitor, { ids }): Promise<Comparison> => {
    const products = await readProducts(shop, ids);
    return { products, differences: comparisonOf(products).filter(({ differs }) => differs) };
  },
});
