import { afterAll, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { inTransaction } from '../database/in-transaction.server.ts';
import { createImageMaker } from './derive-image.server.ts';
import { forgetUnusedImages } from './forget-unused.server.ts';
import { importUpload } from './import-image.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const putIn = async () => (await importUpload(shop, await photographWithPlace())).id;
const age = (id: string) => shop.sql`update images set created_at = now() - interval '25 hours' where id = ${id}`;
const records = async (id: string) => (await shop.db.selectFrom('images').select('id').where('id', '=', id).execute()).length;
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
  const { id } = await importUpload(shop, bytes);
  await age(id);
  await Promise.all([forgetUnusedImages(shop), importUpload(shop, bytes), forgetUnusedImages(shop), importUpload(shop, bytes)]);
  expect(await shop.images.has(`originals/${id}.webp`)).toBe(true);
  expect(await shop.db.selectFrom('images').select('id').where('id', '=', id).execute()).toHaveLength(1);
});

test('bytes go into the store and out of it outside of any transaction', async () => {
  const seen: unknown[] = [];
  const look = async () => {
    const [row] = await shop.sql`
      select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    seen.push(row?.open);
  };
  const images = { ...shop.images, write: look, remove: look };
  const { id } = await importUpload({ ...shop, images }, await photographWithPlace());
  await age(id);
  expect(await forgetUnusedImages({ ...shop, images })).toBe(1);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set([0]));
});

test('no transaction holds a connection while a picture is put in or taken away', async () => {
  const bytes = await photographWithPlace();
  const { id } = await importUpload(shop, bytes);
  await age(id);
  const within = 'within a transaction';
  await expect(inTransaction(shop.db, () => importUpload(shop, bytes))).rejects.toThrow(within);
  await expect(inTransaction(shop.db, () => forgetUnusedImages(shop))).rejects.toThrow(within);
  expect(await forgetUnusedImages(shop)).toBe(1);
});

test('a transaction that is undone leaves no row, and its picture goes with what nothing shows', async () => {
  const id = await putIn();
  const title = 'never shown';
  const undone = inTransaction(shop.db, async (trx) => {
    await trx.insertInto('hero_slides').values({ title, subtitle: '', description: '', image_id: id }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shop.db.selectFrom('hero_slides').select('id').where('title', '=', title).execute()).toEqual([]);
  await age(id);
  expect(await forgetUnusedImages(shop)).toBe(1);
  expect([await shop.images.has(`originals/${id}.webp`), await records(id)]).toEqual([false, 0]);
});

test('what a process that ended on the way has left is tidied up', async () => {
  const bytes = await photographWithPlace();
  const { id } = await importUpload(shop, bytes);
  await age(id);
  const ends = { ...shop.images, remove: () => Promise.reject(new Error('the process ends here')) };
  await expect(forgetUnusedImages({ ...shop, images: ends })).rejects.toThrow('the process ends here');
  expect([await shop.images.has(`originals/${id}.webp`), await records(id)]).toEqual([true, 0]);
  await shop.sql`update image_claims set until = now() - interval '1 second'`;
  await forgetUnusedImages(shop);
  expect([await shop.images.has(`originals/${id}.webp`), await shop.db.selectFrom('image_claims').select('id').execute()]).toEqual([false, []]);
});

test('a store that takes nothing leaves no record, and the picture can be put in once it does', async () => {
  const bytes = await photographWithPlace();
  const full = { ...shop.images, write: () => Promise.reject(new Error('the disk is full')) };
  await expect(importUpload({ ...shop, images: full }, bytes)).rejects.toThrow('the disk is full');
  const { id } = await importUpload(shop, bytes);
  expect([await shop.images.has(`originals/${id}.webp`), await records(id)]).toEqual([true, 1]);
});
