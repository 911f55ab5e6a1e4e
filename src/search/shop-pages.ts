import { editDistance } from './spelling.ts';
import { emptyWords } from './synonyms.ts';
import { readWords } from './terms.ts';

/** A page of the shop that a search may be about rather than about goods. */
export type ShopPage = { name: string; href: string };

/** Words and phrases that ask for a page, singular: a plural s is the same word. */
const table: readonly [name: string, href: string, asked: string][] = [
  ['Delivery', '/delivery-and-returns', 'delivery,deliver,deliveries,shipping,postage,courier,collection,click and collect'],
  ['Free samples', '/delivery-and-returns#free-samples', 'sample,swatch,swatches'],
  [
    'Returns and cancelling',
    '/delivery-and-returns#if-you-change-your-mind',
    'return,returning,refund,exchange,cancel,cancelling,cancellation,send back,money back,change my mind,withdraw',
  ],
  [
    'If something is wrong',
    '/delivery-and-returns#if-something-is-faulty',
    'faulty,fault,damaged,broken,missing,complaint,complain,warranty,warranties,guarantee',
  ],
  ['Terms of sale', '/terms', 'term,condition,vat,policy,policies,legal'],
  ['Privacy notice', '/privacy', 'privacy,gdpr,my data,personal data,data protection'],
  ['Cookies', '/cookies', 'cookie'],
  ['Frequently asked questions', '/faq', 'faq,frequently asked question,question,answer,advice,help'],
  [
    'Contact us',
    '/contact',
    'contact,phone,telephone,ring,call,email,e mail,help,customer service,quote,quotation,showroom,shop,store,visit,direction,address,opening ' +
      'hour,opening time,open,where are you,location',
  ],
  ['About us', '/about', 'about us,who are you,company,about you'],
  ['Where we deliver', '/areas', 'area,area covered,delivery area,where do you deliver'],
  ['Remnants', '/remnants', 'remnant,offcut,off cut,roll end,end of roll'],
  ['Customer gallery', '/gallery', 'gallery,customer photo,inspiration'],
  ['My Orders', '/orders', 'my order,order,track,tracking,invoice,receipt,order status,order history'],
  ['Your account', '/account', 'account,login,log in,sign in,password,register,sign up'],
  ['Cart', '/cart', 'cart,basket,checkout'],
  ['Wishlist', '/wishlist', 'wishlist,wish list,favourite,saved'],
];

const pages = table.map(([name, href, asked]) => ({
  ...{ name, href },
  phrases: asked.split(',').filter((one) => one.includes(' ')),
  words: asked.split(',').filter((one) => !one.includes(' ')),
}));

/** Said around what is asked for. */
const around = new Set(
  (
    'cost charge price time policy policies free info information number service page much long take do you we can i how what when is are ' +
    'my your'
  ).split(' '),
);
const maxPages = 3;
const minBegun = 4;
/** A letter wrong is forgiven in words this long; in shorter ones it may well be another word. */
const minForgiven = 6;

/**
 * The pages that a search is about: every word of it asks for the page or stands around that. `isBeingTyped`: the last word may be begun
 * only. None for goods ('contact adhesive'), nor for a text without a letter.
 */
export function pagesFor(text: string, isBeingTyped = false): ShopPage[] {
  const said = ` ${readWords(text).map(singular).join(' ')} `;
  return pages
    .filter(({ phrases, words }) => {
      const rest = phrases.reduce((left, phrase) => left.replace(` ${phrase} `, '  '), said);
      const asking = rest.split(' ').filter(Boolean);
      const begun = isBeingTyped && rest === said ? asking.at(-1) : undefined;
      const isAsked = (word: string) =>
        words.some((one) => isMeant(word, one) || (word === begun && word.length >= minBegun && one.startsWith(word)));
      return (rest !== said || asking.some(isAsked)) && asking.every((word) => around.has(word) || emptyWords.has(word) || isAsked(word));
    })
    .slice(0, maxPages)
    .map(({ name, href }) => ({ name, href }));
}

const isMeant = (word: string, one: string) => word === one || (Math.min(word.length, one.length) >= minForgiven && editDistance(word, one, 1) <= 1);

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
