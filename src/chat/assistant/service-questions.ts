import { q, type ShopperQuestion } from './shopper-questions.ts';

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
  q(['wheres my order its SF then 20714', 'it says dispatched but that was last monday??'], [/can chase it up/]),
  q('can i change the drop to the house next door, no 46', [/address/, phone], { mustNot: [/rented rooms/] }),
  q(
    ['could I get samples of all your sage wall tiles', 'Lovely. Is it cut pieces or full tiles, and is there a limit on how many I can have free?'],
    [/How large they are I do not have/, /up to 8/],
    { mustNot: [/jigsaw/] },
  ),
  q('bought 14 boxes of vinyl plank and only opened 11, can i send back the 3', [/^Yes, what is unopened can go back/]),
  q(
    [
      'bought 14 boxes of vinyl plank and only opened 11, can i send back the 3',
      'its been about 5 weeks tho the pups came early and held us up, is that too late',
    ],
    [/is over by then/],
  ),
];
