import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../../../test/open-test-shop.ts';
import { answerWhole } from '../answer-question.server.ts';
import { addAnswer, changeAnswer, deleteAnswer, listAnswers, staffAnswerSchema } from './answers.server.ts';
import { dismissUnanswered, listUnanswered, recordUnanswered, withoutPersonalData } from './unanswered.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const ask = (question: string) => answerWhole(shop, { question, history: [], visitor: { userId: null, productId: null, sessionId: 's' } });
const form = (more: object) => staffAnswerSchema.parse({ question: 'Is there parking?', answer: 'Yes, six spaces behind the ropeworks.', ...more });

test('a question that nothing answers is kept once, counted, answered by staff and then by the assistant', async () => {
  const answer = await ask('Is there any parking at the showroom?');
  expect(answer).toMatchObject({ isUnanswered: true, offersPerson: true });
  await ask('is there any parking at the showroom');
  const [waiting] = await listUnanswered(shop);
  expect(waiting).toMatchObject({ question: 'Is there any parking at the showroom?', times: 2 });
  const id = await addAnswer(shop, form({ also_asked: ['parking at the showroom', 'can I park'], unanswered_id: waiting?.id }));
  await caughtUp(shop);
  expect(await listUnanswered(shop)).toEqual([]);
  for (const question of ['is there parking?', 'Is there any parking at the showroom?', 'can i park']) {
    expect(await ask(question)).toMatchObject({ text: 'Yes, six spaces behind the ropeworks.', isUnanswered: false });
  }
  await changeAnswer(
    shop,
    id,
    1,
    form({ also_asked: ['can I park'], answer: 'Eight spaces, see [contact](/contact) and not https://evil.example.' }),
  );
  await caughtUp(shop);
  expect((await ask('can i park')).text).toBe('Eight spaces, see [contact](/contact) and not');
  await expect(changeAnswer(shop, id, 1, form({}))).rejects.toMatchObject({ kind: 'conflict' });
  expect((await listAnswers(shop)).map((one) => one.version)).toEqual([2]);
  await deleteAnswer(shop, id);
  await caughtUp(shop);
  expect((await ask('can i park')).isUnanswered).toBe(true);
  await expect(deleteAnswer(shop, id)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(changeAnswer(shop, randomUUID(), 1, form({}))).rejects.toMatchObject({ kind: 'not-found' });
  expect((await listUnanswered(shop)).length).toBeGreaterThan(0);
});

test('what staff dismiss does not come back, and nothing kept says who asked', async () => {
  await recordUnanswered(shop, 'Do you deliver by drone to BT20 5ED? Ring 028 9649 6178 or una@example.com about 1A2B3C4D');
  const kept = (await listUnanswered(shop)).find(({ question }) => question.includes('drone'));
  expect(kept?.question).toBe('Do you deliver by drone to …? Ring … or … about …');
  expect(await dismissUnanswered(shop, kept?.id ?? '')).toBe(true);
  await recordUnanswered(shop, 'Do you deliver by drone to BT20 5ED? Ring 028 9649 6178 or una@example.com about 1A2B3C4D');
  expect((await listUnanswered(shop)).filter(({ question }) => question.includes('drone'))).toEqual([]);
  expect(withoutPersonalData('card 4111 1111 1111 1111')).toBe('card …');
  await recordUnanswered(shop, '?!'.repeat(500));
});

test('the form of an answer says what is missing', () => {
  const { error } = staffAnswerSchema.safeParse({ question: ' ', answer: ' ' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter the question as customers ask it', 'Please enter the answer']);
});
