import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

const phone = /028 9649 6178/;

/** Delivery, orders, returns, faults, finance, samples and the showroom. */
export const serviceQuestions: readonly ShopperQuestion[] = [
  q('i typed the wrong postcode in my order', [/cannot change or cancel an order/]),
  q(['my carpet has a ripple in it 2 months after it was fitted', 'who pays for it to be restretched'], [/You do not pay for that/]),
  q(['my laminate has gaps opening up after a year', 'is that covered'], [/You do not pay for that/]),
  q('my order confirmation never came', [/may be among the unwanted ones/, phone]),
  q('i ordered yesterday and never got an email', [/may be among the unwanted ones/]),
  q('can someone come measure my stairs', [/ask us about fitting and measuring/], { mustNot: [/riser/] }),
  q('could yous come out and measure the hall and landing', [/ask us about fitting and measuring/]),
];
