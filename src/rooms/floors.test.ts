import { expect, test } from 'vitest';
import { demoProduct } from '../../db/demo/products.ts';
import { patternsOf } from './floors.server.ts';

const of = (sku: string) => patternsOf(demoProduct(sku), demoProduct(sku).appearance);

test('what clicks together lies as its locks allow, what is glued or grouted as its shape does', () => {
  expect(of('LVT-QUO-CH-OAK')).toEqual(['herringbone']);
  expect(of('LAM-ZPF-08-NAT')).toEqual(['herringbone']);
  expect(of('LVT-DHB-HB-BLD')).toEqual(['herringbone', 'brick', 'basket-weave']);
  expect(of('LVT-PFY-PL-NAT')).toEqual(['random-plank', 'brick']);
  for (const pattern of of('LVT-PFT-TL-CAR')) expect(['stack', 'brick']).toContain(pattern);
  expect(of('TIL-STR-3060-GRY')).toEqual(['brick', 'stack', 'herringbone', 'basket-weave']);
  expect(of('TIL-ROB-20120-HNY')).toEqual(['random-plank', 'stack', 'herringbone', 'basket-weave']);
});
