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
  // More than one matter in a message, each told.
  q('can I get samples sent to my daughter’s address, about five, what would the postage be', [/takes any address/, /For 5 that is £29\.95/]),
  q('ordered tiles last Thursday, when do they come, can I pick the day', [/certain day/, /log in/]),
  q('can i order now and have it sent in february', [/sent later/, /takes 2 weeks/, phone]),
  q('are yous open this sunday and would the Old Rose carpet be there to look at', [/on Sundays/, /on show in the showroom/], { mustNot: [/sheds/] }),
  q('if I order 12 boxes and have two left over will you take them back, who pays for the collection', [/^Bought online/, /left over/, /fetch it/], {
    mustNot: [/add it to the cart/],
  }),
  q('Is there any chance of getting it quicker than 2 weeks, I’d pay extra', [/come sooner/, phone], { mustNot: [/Pay It Monthly/] }),
  q('whats the latest i can order to get it before christmas', [/order at least that long/]),
  q('need to cancel an order i made an hour ago, do i get all my money back', [/can be cancelled/, /comes back to you in full/]),
  q('I want to change the delivery address on my order, it’s not went out yet', [/Until it is sent our people can/], {
    mustNot: [/Once it is sent/],
  }),
  q('yous sent me the wrong colour, I’ve opened one box before I noticed, will you still take it back', [
    /reject them within 30 days/,
    /takes nothing from that/,
  ]),
  q('can I buy one box first to see what its like then order the rest, would it match', [/one box can be ordered by itself/, /another batch/]),
  q('when you say free delivery over 199 is that with the vat and does underlay count towards it', [/counts towards that/, /includes VAT/]),
  q('my carpet arrived with a pull in it but the fitter has already put it down. where do I stand', [/reject them within 30 days/, /Lay no more/]),
  q('box says Gull Grey but whats inside is a totally different colour??', [/reject them within 30 days/], { mustNot: [/Of the same range/] }),
  q('is there a penalty if I pay the finance off early, and how much would 640 be a month', [/12 instalments of £53\.33/, /paying it off early/]),
  q('does the warranty cover water damage and do I have to register it', [/What it covers/, /has to be registered/], { mustNot: [/as a guest/] }),
  q('how long is the wait for fitting and do I pay the fitter direct or the shop', [/paid to us or to the fitter/]),
  q('I ordered 4 samples but only 3 came', [/look where your samples are/]),
  q('do you take old floors away when you deliver the new one', [/take away what is there now/]),
  q('going on holiday for a fortnight from saturday, can you make sure it doesn’t come while we’re away', [/kept from coming while you are away/]),
  q('can you put 6 boxes of Gull Grey by for me til I get paid on the 30th', [/kept here for you/, phone], { mustNot: [/add it to the cart/] }),
];
