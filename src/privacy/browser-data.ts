/** What the shop keeps in a visitor's browser, as /cookies tells it. browser-data.test.ts holds it against the code. */
export type BrowserData = { names: readonly string[]; why: string; kept: string };

const untilCleared = 'Until you clear it';
const visit = 'Until you close the tab';

/** Cookies, which the browser sends to us with each page. With https the secret ones are named `__Host-…`. */
export const cookies: readonly BrowserData[] = [
  {
    names: ['auth_token', 'XSRF-TOKEN', 'signed_in'],
    why: 'Keep you logged in, and make sure that what is sent in your name comes from you',
    kept: '7 days',
  },
  { names: ['known_device'], why: 'Recognises a browser you have logged in with before, so that nobody can lock you out', kept: '1 year' },
  { names: ['guest_cart'], why: 'Your cart', kept: '90 days' },
  { names: ['your_rooms', 'has_rooms'], why: 'The rooms you saved. They are only set when you save one', kept: '90 days' },
  {
    names: ['deliver_to', 'prices_in'],
    why: 'The postcode you asked a delivery charge for, and whether to show prices for Ireland',
    kept: 'Until you close the browser',
  },
  { names: ['checkout'], why: 'Keeps an order from being placed twice', kept: '7 days' },
  { names: ['approved_finance'], why: 'Brings you back to your order after a finance application', kept: '3 days' },
  { names: ['visitor'], why: 'Counts your like or helpful vote once. It is only set when you give one', kept: '1 year' },
  { names: ['chat'], why: 'Your conversation with our assistant. It is only set when you write to it', kept: '90 days' },
  { names: ['link_password', 'link_email'], why: 'The link we emailed you to reset your password or confirm your email', kept: '1 hour' },
  { names: ['link_erasure'], why: 'The link we emailed you to have your data erased', kept: '1 day' },
];

/** What stays in the browser and is not sent with each page (local storage). */
export const storedInBrowser: readonly BrowserData[] = [
  { names: ['guest_cart', 'guest_cart_merge'], why: 'Your cart', kept: untilCleared },
  {
    names: ['guest_wishlist', 'compared_products', 'recently_viewed'],
    why: 'Your wishlist, the products you compare and those you looked at last',
    kept: untilCleared,
  },
  { names: ['/cart', '/wishlist'], why: 'How much is in your cart and on your wishlist, for the next page to show', kept: untilCleared },
  { names: ['products_view', 'dismissed_banner'], why: 'How you like products shown, and messages you have closed', kept: untilCleared },
  { names: ['liked_photos', 'helpful_reviews'], why: 'Photos you liked and reviews you found helpful', kept: untilCleared },
  { names: ['chat'], why: 'Which conversation is yours, and how many answers you have not read', kept: untilCleared },
  { names: ['staff_single_keys', 'chat-alerts', 'chat-alerted'], why: 'Only for our staff: their settings', kept: untilCleared },
  { names: ['measured_area', 'measured_rooms'], why: 'The rooms you measured', kept: visit },
  { names: ['checkout_draft', 'checkout_reloaded'], why: 'What you typed at the checkout, in case the page is reloaded', kept: visit },
  { names: ['chat_draft'], why: 'What you typed to our assistant and have not sent', kept: visit },
  { names: ['chat_prompts_off', 'recent_purchases_dismissed'], why: 'Messages you have closed', kept: visit },
];
