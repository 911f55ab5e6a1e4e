import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { readSettings } from '../settings/queries.server.ts';
import { listAreas, readArea } from './queries.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('areas in their order, one by its slug, fresh after a change', async () => {
  expect(await listAreas(shop)).toEqual([]);
  const area = (slug: string, position: number) => ({
    slug,
    area: slug,
    description: '',
    population: '1',
    key_services: ['Fitting'],
    landmarks: [],
    position,
  });
  await shop.db
    .insertInto('areas')
    .values([area('derry', 1), area('belfast', 0)])
    .execute();
  shop.tellChange({ table: 'areas', key: '*' });
  expect((await listAreas(shop)).map((a) => a.slug)).toEqual(['belfast', 'derry']);
  expect(await readArea(shop, 'derry')).toMatchObject({ slug: 'derry', keyServices: ['Fitting'] });
  expect(await readArea(shop, 'atlantis')).toBeNull();
});

test('settings are the defaults until some are stored', async () => {
  expect((await readSettings(shop)).business_name).toBe('Flooring Shop');
  await shop.db
    .insertInto('settings')
    .values({ values: { business_name: 'Our Floors' } })
    .execute();
  shop.tellChange({ table: 'settings', key: 'true' });
  expect(await readSettings(shop)).toMatchObject({ business_name: 'Our Floors', free_delivery_over_pence: 19_900 });
});
