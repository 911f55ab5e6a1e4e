import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plainAnswerText } from './answer-text.ts';
import type { Turn } from './assistant.ts';
import { answerBuiltIn } from './built-in/answer-built-in.server.ts';
import { readGuide } from './guide/guide.server.ts';
import { isSuited, suitability } from './tools/suitability.server.ts';
import { questionFor } from './words/talk.ts';

const opened = await openTestShop('demo');
const shop = { ...opened, now: () => new Date('2026-11-20T12:00:00Z') };
afterAll(() => opened.close());
const visitor = { userId: null, productId: null, sessionId: 'test' };

/** The last answer of a conversation; messages with ' > ' between. */
async function lastAnswer(said: string) {
  const history: Turn[] = [];
  for (const question of said.split(' > ')) {
    const answer = await answerBuiltIn(shop, { question, history, visitor });
    history.push({ from: 'visitor', text: question }, { from: 'assistant', text: answer.text, context: answer.context });
    if (history.length === said.split(' > ').length * 2) return answer;
  }
  throw new Error('Nothing was asked.');
}

test.each([
  // A range by its first word: what is on record of each, its members, whether it suits.
  ['tell me about slipway', ['Slipway Rope', 'Slipway Dry Oak']],
  ['what is the arvon twist carpet made of', ['80% Wool, 20% Nylon']],
  ['weve got underfloor heating, is skovgren solid oak ok', ['Skovgren Solid Oak 20mm: No.']],
  ['cost of rough and tumble biscuit carpet for a room 4m wide 5m long', ['Rough and Tumble Biscuit', '20 m²']],
  // A kind with a look or a price.
  ['need a carpet for a bedroom under £15 a metre sq', ['Rough and Tumble Biscuit', 'Sunday Morning Cream Tea']],
  ['want tiles that look like wood', ['Roble Honey Oak']],
  ['slabs for the patio pls', ['Causey Basalt']],
  ['wat glue do i need for dunmarrow harvest oak', ['Pressure-Sensitive Vinyl Adhesive']],
  // What was spoken of goes on.
  ['do you deliver to dublin > how long will it take', ['2 weeks']],
  ['how much is the portaferry narrows oak > is it ok with dogs > and in the bathroom?', ['Portaferry Narrows Oak', 'Yes. Suits']],
  ['can i get a sample of the slipway rope > can i get 3 > what does the floor itself cost', ['Slipway Rope', '£39.20']],
  ['oak laminate for the living room > and the cheaper one? > how much for 20 m2', ['Heatherlea Golden Oak', '£243.09']],
  ['compare zopfmuster natural and quoile mill oak > which is better for a kitchen > price for 16 metres of that one', ['For 16 m²', '14 boxes']],
  ['can i put laminate on stairs > what suits an office', ['Good for an office']],
  ['show me black tiles > any cheaper', ['“black tiles”, cheapest first']],
  ['im after herringbone > in real wood', ['Stiftsaal Natural']],
  ['i ordered the wrong colour, can i swap it > ive opened one box tho', ['You may open a pack to look']],
  ['can i pay monthly > what would it be a month for 1200', ['£100.00']],
])('%s', async (said, has) => {
  const text = plainAnswerText((await lastAnswer(said)).text);
  for (const one of has) expect(text).toContain(one);
});

test('of a town that a floor is called after nothing is said where nothing goes to it', async () => {
  expect((await lastAnswer('im doing a 20 sqm kitchen in portaferry sandbank > and delivery?')).text).not.toContain('to Portaferry');
});

test('what is said of a place stands beside the kinds that it holds for, and floors shown with it are suited one by one', async () => {
  const { suitability: lines } = await readGuide();
  const places = [...new Set(lines.map(({ where }) => where))];
  for (const place of places) {
    const answer = await lastAnswer(questionFor({ kind: 'place', name: place, probability: 1 })[0] ?? '');
    // What a button asks is understood as just that.
    expect(answer.context.topic).toBe(`place ${place}`);
    const text = plainAnswerText(answer.text);
    for (const { floor, why } of lines.filter(({ where }) => where === place)) {
      const said = text.split('\n\n').filter((paragraph) => paragraph.includes(`. ${why}`));
      for (const paragraph of said) expect(paragraph.toLowerCase(), `${place}: ${floor}`).toContain(floor);
    }
    if (!text.includes('From our range')) continue;
    for (const id of answer.products) expect(isSuited(await suitability.run(shop, visitor, { places: [place], kinds: [], id })), place).toBe(true);
  }
}, 60_000);
