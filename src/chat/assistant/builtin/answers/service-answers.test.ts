import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { contextSchema } from '../../context.ts';
import { readQuestion } from '../../reading/read-question.ts';
import type { Asked, Part } from '../part.ts';
import { answerFinance } from './finance.ts';
import { answerOrders } from './orders.server.ts';
import { answerAccount, answerBeyond, answerFitting, answerPerson } from './service.ts';
import { answerDiscount, answerPayment, answerSamples } from './terms.ts';
import { answerCollection, answerContact } from './visit.ts';
import { answerWarranty } from './warranty.ts';

function asked(message: string, context = {}): Asked {
  const [reading] = readQuestion(message, { words: new Set<string>(), phrases: [] });
  const shop = { now: () => new Date('2026-11-20T12:00:00Z') };
  const settings = { ...defaultSettings, phone: '028 0000 0000', installation_guarantee: '1 year' };
  return { shop, settings, visitor: { userId: null }, reading, context: contextSchema.parse(context) } as unknown as Asked;
}

const promotion = { text: '30% off oak', starts_at: null, ends_at: '2026-12-25T12:00:00.000Z' };
const answerSale = (one: Asked) => answerDiscount({ ...one, settings: { ...one.settings, promotion } });

test.each<[string, (asked: Asked) => Part | Promise<Part>, RegExp, RegExp?]>([
  ['can I pay in euro', answerPayment, /^Not in euro/],
  ['do you take apple pay or klarna', answerPayment, /^Apple Pay yes; Klarna no\./, /not at our online checkout/i],
  ['can i use paypal', answerPayment, /^PayPal: not at our online checkout/],
  ['can i pay by card over the phone', answerPayment, /About paying by telephone I have nothing in writing/],
  ['is there parking at the shop', answerBeyond, /^About parking: that is not something I have in writing/],
  ['will there be a black friday sale', answerDiscount, /offers there will be later.*not have in writing/],
  ['when is the sale over', answerSale, /It runs until 25 December 2026\..*after that I do not have in writing/],
  ['would you do me a deal if I took 20 boxes', answerSale, /^I cannot give or promise a discount/],
  ['is your 30% off sale ending this weekend', answerDiscount, /when one ends, I do not have in writing/],
  ['do i have to make an account or can i just pay', answerAccount, /as a guest, without an account/],
  ['is there a guest checkout', answerAccount, /as a guest/],
  ['does the guarantee count if my brother fits it', (one) => answerWarranty(one, []), /somebody other than our fitters.*not have in writing/],
  ['when is your fitter free', answerFitting, /^Which days our fitters are free I do not have in writing/],
  ['can my landlord keep the deposit over a scratch', answerBeyond, /deposit scheme/],
  ['are you open tomorrow so i can pick it up', answerCollection, /Tomorrow|tomorrow.*open from/],
  ['who was the girl i spoke to on tuesday', answerPerson, /I cannot see, so I can neither name nor confirm it/],
  ['I was told by one of your lads that it would come on Tuesday', answerPerson, /what was said, written or agreed then, I cannot see/],
  ['who did I talk to this morning, he was going to hold six boxes', answerPerson, /what was said, written or agreed then, I cannot see/],
  ['one of your lads said on the phone he would give me a deal', answerPerson, /what was said, written or agreed then, I cannot see/],
  ['can i talk to somebody', answerPerson, /^Of course/, /cannot see/],
  ['who am i talking to', answerPerson, /^Of course/, /cannot see/],
  ['can you do a better price for 60 m2', answerDiscount, /^I cannot give or promise a discount.*: for that please/],
  ['will they do a credit check', (one) => answerFinance(one, null, ''), /checks your credit.*not have in writing/, /cheques/],
  ['can i get finance in dublin', (one) => answerFinance(one, null, ''), /^No, not with an address in Dublin/],
  ['can samples be posted to galway', (one) => answerSamples(one, null), /^Yes, samples go to Galway/],
  ['can i ring tonight at 7', answerContact, /^No: at 7pm today the showroom is closed/],
  ['did my husband already order the tiles', answerOrders, /say nothing of anybody else's/],
  ['what did mrs smith next door order, i want the same', answerOrders, /say nothing of anybody else's\. If you can tell me/],
])('%s', async (message, answer, says, saysNot) => {
  const { text } = await answer(asked(message));
  expect(text).toMatch(says);
  if (saysNot) expect(text).not.toMatch(saysNot);
});

test('what was to be paid in instalments is remembered', () => {
  const context = { topic: 'finance', financed: { totalPence: 140_000, depositPence: 20_000 } };
  expect(answerFinance(asked('so what is that a month', context), null, '').text).toMatch(/12 instalments of £100\.00/);
  expect(answerFinance(asked('and with £500 down', context), null, '').text).toMatch(/deposit of £500\.00 would be 12 instalments of £75\.00/);
});
