import { expect, test } from 'vitest';
import { createChanges, keptUntilChanged } from './changes.server.ts';

test('those who asked are told, with the key; after a lost connection everybody is', () => {
  const changes = createChanges();
  const heard: string[] = [];
  const stop = changes.onChange('areas', (key) => heard.push(`areas ${key}`));
  changes.onChange('settings', (key) => heard.push(`settings ${key}`));
  changes.tellChange({ table: 'areas', key: 'belfast' });
  changes.tellChange({ table: '*', key: '*' });
  stop();
  changes.tellChange({ table: 'areas', key: 'derry' });
  expect(heard).toEqual(['areas belfast', 'areas *', 'settings *']);
});

test('an answer is read once and again after a change, and a failed read is not kept', async () => {
  const changes = createChanges();
  let reads = 0;
  const read = keptUntilChanged(['areas'], async () => {
    reads += 1;
    if (reads === 3) throw new Error('no connection');
    return reads;
  });
  expect(await Promise.all([read(changes), read(changes)])).toEqual([1, 1]);
  changes.tellChange({ table: 'settings', key: 'true' });
  expect(await read(changes)).toBe(1);
  changes.tellChange({ table: 'areas', key: '*' });
  expect(await read(changes)).toBe(2);
  changes.tellChange({ table: 'areas', key: '*' });
  await expect(read(changes)).rejects.toThrow('no connection');
  expect(await read(changes)).toBe(4);
});

test('a change has settled when everybody who heard of it has read', async () => {
  const changes = createChanges();
  const said: string[] = [];
  changes.onChange('products', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    said.push('read');
  });
  changes.onChange('products', () => {
    throw new Error('broken');
  });
  const stop = changes.onSettled(() => said.push('settled'));
  await changes.tellChange({ table: 'products', key: '*' });
  stop();
  await changes.tellChange({ table: 'areas', key: '*' });
  expect(said).toEqual(['read', 'settled']);
});
