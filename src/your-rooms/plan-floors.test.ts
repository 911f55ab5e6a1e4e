import { expect, test } from 'vitest';
import type { Product } from '#catalogue/product.ts';
import type { KeptRoom } from './kept-rooms.ts';
import { planFloors, toBuy } from './plan-floors.ts';

const [oakId, carpetId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const goods = { remnantLengthMm: null, rollWidthMm: [], cutStepMm: null, patternRepeatLengthMm: null, patternRepeatWidthMm: null };
const oak = { ...goods, id: oakId, name: 'Oak', unit: 'box', coverageCm2: 20_000, pricePence: 5000, stock: 12, directionMatters: null };
const carpet = { ...goods, id: carpetId, name: 'Wool', unit: 'metre', coverageCm2: 40_000, pricePence: 8000, stock: 50, directionMatters: true };
const products = [oak, carpet] as unknown as Product[];
const room = (at: number, name: string, length_mm: number, width_mm: number, floor: string | null = null): KeptRoom => ({
  id: `${at}`.padStart(12, '0'),
  room: { name, length_mm, width_mm, doorways: [], joined: 0 },
  floor,
});
const floors = [
  { product_id: oakId, pattern: 'straight' as const },
  { product_id: carpetId, pattern: 'straight' as const },
];
const plenty = () => 50_000;

test('each room in each floor, all rooms in each, and what is chosen, with its total', () => {
  // Lounge 5.0 × 2.5 = 12.5 m², +10% = 13.75: 7 boxes; one cut of 5.1 m, sold as 6 m. Study 2.1 × 1.5 = 3.15, +10% = 3.465: 2 boxes; 2 m.
  const rooms = [room(1, 'Lounge', 5000, 2500, carpetId), room(2, 'Study', 2100, 1500, oakId)];
  const plan = planFloors({ rooms, floors }, products, plenty);
  expect(plan.rooms.map(({ each }) => each.map((one) => [one?.amount, one?.pence]))).toEqual([
    [
      ['7 boxes', 35_000],
      ['6 m of 4 m wide roll', 48_000],
    ],
    [
      ['2 boxes', 10_000],
      ['2 m of 4 m wide roll', 16_000],
    ],
  ]);
  // Together 15.65 m², +10% = 17.215: 9 boxes; cuts of 5.1 m and 2.2 m, as the pile runs one way in both: 7.3 m, sold as 8 m.
  expect(plan.floors.map(({ all }) => all?.amount)).toEqual(['9 boxes', '8 m of 4 m wide roll']);
  expect(plan.floors.map(({ chosen }) => [chosen?.amount, chosen?.rooms])).toEqual([
    ['2 boxes', ['Study']],
    ['6 m of 4 m wide roll', ['Lounge']],
  ]);
  expect([plan.totalPence, plan.area, plan.open]).toEqual([58_000, '15.65 m²', []]);
});

test('rooms of one floor share its boxes', () => {
  // 1.0 × 1.0 + 10% is a box of 2 m² each; 2.2 m² together are 2 boxes of 2 m², not 3 of three rooms at 3.3 m².
  const rooms = [1, 2, 3].map((at) => room(at, '', 1000, 1000, oakId));
  const plan = planFloors({ rooms, floors }, products, plenty);
  expect(plan.rooms.map(({ each }) => each[0]?.amount)).toEqual(['1 box', '1 box', '1 box']);
  expect(plan.floors[0]?.chosen?.amount).toBe('2 boxes');
  expect(toBuy({ rooms, floors }, products, plenty)).toEqual([{ kind: 'add', product_id: oakId, quantity: 2, area_m2: 3 }]);
});

test('a floor with too little, one that cannot be cut, and one that is no longer sold', () => {
  const rooms = [room(1, 'Barn', 9000, 6000, oakId), room(2, 'Hall', 5000, 1000, '33333333-3333-4333-8333-333333333333')];
  const gone = { product_id: '33333333-3333-4333-8333-333333333333', pattern: 'straight' as const };
  const plan = planFloors({ rooms, floors: [...floors, gone] }, products, () => 1000);
  expect(plan.floors.map(({ all }) => all?.isEnough)).toEqual([false, false]);
  expect(plan.rooms.map(({ floor }) => floor)).toEqual([oakId, null]);
  expect(plan.open).toEqual(['Hall']);
});

test('what is cut goes to the cart with its rooms, width and seams', () => {
  const rooms = [room(1, 'Lounge', 5000, 2500, carpetId)];
  const [line] = toBuy({ rooms, floors }, products, plenty);
  expect(line).toMatchObject({
    kind: 'cut',
    product_id: carpetId,
    roll_width_mm: 4000,
    seams: 0,
    rooms: { rooms: [{ name: 'Lounge' }], stairs: [] },
  });
});
