import { afterAll, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createImageMaker } from './derive-image.server.ts';
import { forgetUnusedImages } from './forget-unused.server.ts';
import { storeImage } from './store-image.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const putIn = async () => (await storeImage(shop, await photographWithPlace())).id;
const age = (id: string) => shop.sql`update images set created_at = now() - interval '25 hours' where id = ${id}`;
const wanted = (id: string) => ({ id, width: 160, format: 'webp' }) as const;

test('what nothing shows goes after a day, with every width of it; what is shown stays', async () => {
  const [fresh, old, shown, touched] = [await putIn(), await putIn(), await putIn(), await putIn()];
  await createImageMaker(shop, () => {}).get(wanted(old));
  for (const id of [old, shown, touched]) await age(id);
  await shop.db.insertInto('hero_slides').values({ title: 'a', subtitle: '', description: '', image_id: shown }).execute();
  // Put in once more just now: its form may be about to be saved.
  const bytes = await shop.images.read(`originals/${touched}.webp`);
  await shop.sql`update images set created_at = now() where id = ${touched}`;
  expect(bytes).not.toBeNull();

  expect(await forgetUnusedImages(shop)).toBe(1);
  const left = (await shop.db.selectFrom('images').select('id').execute()).map(({ id }) => id);
  expect(left.sort()).toEqual([fresh, shown, touched].sort());
  expect(await shop.images.has(`originals/${old}.webp`)).toBe(false);
  expect(await createImageMaker(shop, () => {}).get(wanted(old))).toBeNull();
  expect(await shop.images.has(`originals/${shown}.webp`)).toBe(true);
  expect(await forgetUnusedImages(shop)).toBe(0);
});

test('a picture put in again while it is being taken away is there afterwards', async () => {
  const bytes = await photographWithPlace();
  const { id } = await storeImage(shop, bytes);
  await age(id);
  await Promise.all([forgetUnusedImages(shop), storeImage(shop, bytes), forgetUnusedImages(shop), storeImage(shop, bytes)]);
  expect(await shop.images.has(`originals/${id}.webp`)).toBe(true);
  expect(await shop.db.selectFrom('images').select('id').where('id', '=', id).execute()).toHaveLength(1);
});
