/** npm run bench -- kit: what a floor needs beneath and around it, asked of the built shop for every floor; more than 20 ms fails. */
import { median, percentile, table } from './figures.ts';
import { openShop } from './open-shop.ts';

const maxMs = 20;
const rounds = 20;
const rooms = [
  { length_mm: 5200, width_mm: 3900, doorways: [{ wall: 'start', depth_mm: 50 }] },
  {
    length_mm: 4000,
    width_mm: 1100,
    doorways: [
      { wall: 'left', depth_mm: 50 },
      { wall: 'right', depth_mm: 50 },
    ],
  },
];
const stairs = [{ steps: 13, tread_mm: 250, riser_mm: 200, width_mm: 900 }];

const shop = await openShop();
try {
  const listed = await fetch(`${shop.address}/api/products?limit=100`);
  const { products } = (await listed.json()) as { products: { id: string }[] };
  const [areas, measured]: [number[], number[]] = [[], []];
  const timed = async (id: string, query: string, body: object | null, times: number[]) => {
    const before = performance.now();
    const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await fetch(`${shop.address}/api/products/${id}/kit${query}`, sent ?? {});
    await answer.arrayBuffer();
    if (answer.ok) times.push(performance.now() - before);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { id } of products) {
      // The first round wakes the process.
      await timed(id, '?area_m2=18.5&concrete=true', null, round ? areas : []);
      await timed(id, '', { rooms, stairs }, round ? measured : []);
    }
  }
  const row = (what: string, times: number[]) => ({ what, 'median (ms)': median(times).toFixed(1), 'p99 (ms)': percentile(times, 0.99).toFixed(1) });
  console.log(table([row('a kit for an area', areas), row('a kit for two rooms and stairs', measured)]));
  if (percentile([...areas, ...measured], 0.99) > maxMs) {
    console.error(`More than ${maxMs} ms.`);
    process.exitCode = 1;
  }
} finally {
  await shop.close();
}
