import { afterAll, expect, test } from 'vitest';
import type { KeptRoom } from '#your-rooms/kept-rooms.ts';
import { demoProduct } from '../../../db/demo/products.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plainAnswerText } from './answer-text.ts';
import type { Turn } from './assistant.ts';
import { answerBuiltIn } from './built-in/answer-built-in.server.ts';
import { readVisit } from './model/briefing.server.ts';
import { calculate } from './tools/calculate.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const rectangle = (id: string, name: string, length_mm: number, width_mm: number): KeptRoom => ({
  id,
  floor: null,
  room: { name, length_mm, width_mm, doorways: [], joined: 0 },
});
const lounge = rectangle('aaaaaaaaaaaa', 'Living room', 5000, 4000);
const kitchen = rectangle('bbbbbbbbbbbb', 'Kitchen', 4000, 3000);
const laminate = demoProduct('LAM-LNG-10-DUN').id;
const carpet = demoProduct('CPT-ARV-TW-OAT').id;

async function ask(said: string, productId: string | null, rooms: KeptRoom[]) {
  const history: Turn[] = [];
  let text = '';
  for (const question of said.split(' > ')) {
    const answer = await answerBuiltIn(shop, { question, history, visitor: { userId: null, productId, sessionId: 'test', rooms } });
    history.push({ from: 'visitor', text: question }, { from: 'assistant', text: answer.text, context: answer.context });
    text = `${plainAnswerText(answer.text)} | ${answer.suggestions.join(' | ')}`;
  }
  return text;
}

test.each([
  // By its name, and by what such a room is called too. 20 m² and 10% of boxes of 1.984 m² are 12, 12 m² are 7.
  ['how much for my living room?', laminate, ['I’ve taken your Living room as you measured it.', '12 boxes']],
  ['how much would this be for my lounge', laminate, ['your Living room as', '12 boxes']],
  ['how much for the kitchen > and the lounge?', laminate, ['your Living room as', '12 boxes']],
  // None named: all of them, each to be had alone. 32 m² are 18.
  ['how many boxes do i need', laminate, ['your Living room and Kitchen as you measured them', '18 boxes', 'How much for the Kitchen?']],
  // What goes under it, for the same room: 20 m² ÷ 15.
  ['how much underlay for my lounge', laminate, ['your Living room as', 'You need 2 rolls']],
  ['how much for my lounge with underlay', laminate, ['your Living room as', '12 boxes', '2 rolls', 'Total']],
  // Cut from a roll as its sides say: 4.1 m of one 4 m wide.
  ['how many metres for my kitchen', carpet, ['your Kitchen as', '5 metres', 'one piece']],
])('%s', async (said, product, has) => {
  const text = await ask(said, product, [lounge, kitchen]);
  for (const one of has) expect(text).toContain(one);
});

test('sizes that are said count, not those that are kept; without either the size is asked for', async () => {
  expect(await ask('how much for a lounge 3 by 4 m', laminate, [lounge])).not.toContain('as you measured');
  expect(await ask('is it ok in the lounge', laminate, [lounge])).not.toContain('as you measured');
  expect(await ask('how many boxes do i need', laminate, [])).toContain('How big is the room?');
});

test('a model is told of them, and a tool takes them by their id', async () => {
  const visitor = { userId: null, productId: laminate, sessionId: 'test', rooms: [lounge] };
  const visit = await readVisit(shop, { question: '', history: [], visitor });
  expect(visit?.ownRooms).toEqual([{ id: lounge.id, name: 'Living room', times: 1, areaMm2: 20_000_000 }]);
  const sum = await calculate.run(shop, visitor, {
    ...{ id: carpet, pattern: null, wastePercent: null },
    rooms: [{ id: lounge.id, name: 'Living room', times: 1, areaMm2: 20_000_000 }],
  });
  expect(sum).toMatchObject({ isInOnePiece: false, calculation: { areaM2: 20 } });
});
