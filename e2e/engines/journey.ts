import type { Visitor } from './visitor.ts';

type Given = {
  /** Of the window, px: while a floor is bought, and from there on. */
  widths: readonly [number, number];
  customer: { fullName: string; username: string; email: string; password: string };
  owner: { email: string; password: string };
  /** Floors to buy and to see in a room. */
  floors: readonly [id: string, another: string];
  /** A photograph of somebody's room, on this machine. */
  photograph: string;
  /** Has a member of staff answer whoever waits in the chat. */
  answerWho: (name: string, words: string) => Promise<void>;
  /** Called at each part, with its name. */
  at: (part: string) => void;
};

/** How high the window is that is so wide, px. */
export const heightOf = (width: number) => (isPhone(width) ? 844 : 900);
const isPhone = (width: number) => width < 768;

/** All that a shop must be able to do, in whatever browser: found, bought, asked, seen in a room, and looked after by staff. */
export async function journey(by: Visitor, given: Given) {
  given.at('narrowing the list');
  await by.open('/products?category=Laminate+Flooring');
  if (isPhone(given.widths[0])) await by.press('button', /^Filters/);
  await by.tick(/^In stock only/);
  await by.waitFor('the address of what is in stock', () => location.search.includes('in_stock=true'));
  if (isPhone(given.widths[0])) await by.press('button', /^Show \d+ /);
  await by.press('link', /./, 'main article h2, main article h3');
  await by.waitFor('a product', () => /^\/products\/[0-9a-f-]{36}$/.test(location.pathname));

  given.at('two rooms');
  await by.open(`/products/${given.floors[0]}`);
  await by.press('button', 'Measure by room');
  await by.fill('Room 1, length', '2');
  await by.fill('Room 1, width', '150 cm');
  await by.press('button', 'Add a room');
  await by.fill('Room 2, length', '1');
  await by.fill('Room 2, width', '1.5');
  await by.waitFor('4.5 m²', () => document.querySelector<HTMLInputElement>('#area')?.value === '4.5');
  await by.press('button', /^Add \d+ box(es)? to cart/, 'main');
  await by.reads(/Item added to cart/);

  given.at('the checkout');
  await by.press('link', 'View cart');
  await by.press('link', 'Checkout', 'main');
  const address = {
    'First name': 'Aoife',
    'Last name': 'Quinn',
    Email: 'aoife.quinn@example.com',
    Address: '1 Quay Street',
    'Town or city': 'Bangor',
    Postcode: 'BT20 5ED',
  };
  for (const [label, text] of Object.entries(address)) await by.fill(new RegExp(`^${label}`), text);
  if (await by.run(() => document.querySelector('[name="access.signs"]') !== null)) {
    await by.fill(/^Phone number/, '028 9649 6999');
    await by.tick('Yes');
    await by.tick('Level and hard');
    await by.run(() => {
      const floor = document.querySelector<HTMLSelectElement>('[name="access.floor"]');
      if (floor) floor.value = 'ground';
      return null;
    });
    await by.fill(/^Who will sign/, 'Aoife Quinn');
  }
  await by.press('button', 'Continue to payment');
  const typeCard = (number: string) =>
    by.inFrame('Card details', async () => {
      await by.fill('Card number', number);
      await by.fill(/^Expiry date/, '12/30');
      await by.fill(/^CVV/, '111');
      await by.fill(/^Postcode/, 'BT20 5ED');
    });

  given.at('a card that is declined');
  await typeCard('4000 0000 0000 0002');
  await by.press('button', /^Pay £/);
  await by.reads(/your bank declined the card/);

  given.at('a card that its bank confirms');
  await typeCard('4310 0000 0020 1019');
  await by.press('button', /^Pay £/);
  await by.inFrame('Your bank', async () => {
    await by.fill('Code from your bank', '123456');
    await by.press('button', 'Confirm');
  });
  await by.reads(/Payment Successful!/);

  given.at('the order and its invoice');
  await by.press('link', /^(View|See) your order$/);
  await by.reads(/Confirmed: we are getting it ready|Confirmed/);
  const invoice = await by.run(async () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('Invoice (PDF)'));
    const answer = await fetch(link?.href ?? '');
    return `${answer.status} ${(await answer.text()).slice(0, 5)}`;
  });
  if (invoice !== '200 %PDF-') throw new Error(`The invoice answered ${invoice}`);
  const order = await by.run(() => /\/orders\/([0-9a-f-]{36})/.exec(location.pathname)?.[1] ?? '');

  given.at('an account');
  if (given.widths[1] !== given.widths[0]) await by.resize(given.widths[1], heightOf(given.widths[1]));
  await by.open('/register');
  const { fullName, username, email, password } = given.customer;
  for (const [label, text] of [
    ['Full name', fullName],
    ['Username', username],
    ['Email', email],
    ['Password', password],
  ])
    await by.fill(new RegExp(`^${label}`), text ?? '');
  await by.press('button', 'Create account');
  await by.waitFor('the front page', () => location.pathname === '/');

  given.at('the chat, with the assistant and a person');
  await by.open('/about');
  await by.press('button', /^Chat with us/);
  await by.fill(/^Your question/, 'How much is delivery?');
  await by.press('button', 'Send');
  await by.reads(/free delivery|£\d/, '[role=log]');
  await by.waitFor('an answer that has ended', () => !document.querySelector('dialog button[aria-disabled=true]'));
  await by.press('button', 'Speak to a person');
  await by.reads(/Waiting for a member of our team/, 'dialog');
  await given.answerWho(fullName, 'Good morning from the showroom');
  await by.reads(/Good morning from the showroom/, '[role=log]');

  given.at('a floor in a room');
  await by.open(`/products/${given.floors[1]}/room`);
  const painted = () =>
    by.waitFor('a painted room', () => document.querySelector('[data-painted]') && !document.querySelector('.room-stage progress'));
  await painted();
  given.at('a floor in one’s own room');
  if (isPhone(given.widths[1])) await by.press('button', /^Room/);
  await by.tick('Your own room');
  await by.attach(/photo/, given.photograph);
  await by.waitFor('the corners', () => document.querySelector('button.room-corner'));
  await by.tick(/^3\s?Look$/);
  await by.reads(/Your room with/);
  await painted();

  given.at('a product saved by staff');
  await by.open('/');
  await by.run(async () => {
    const pair = /XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
    return (await fetch('/api/auth/logout', { method: 'POST', headers: { 'X-XSRF-TOKEN': pair } })).status;
  });
  await by.open('/login');
  await by.fill(/^Email/, given.owner.email);
  await by.fill(/^Password/, given.owner.password);
  await by.press('button', 'Log in', 'main');
  await by.waitFor('the desk of staff', () => location.pathname === '/admin');
  await by.open(`/admin/products/${given.floors[1]}`);
  await by.fill(/^Description/, `Laid for ${fullName} in every browser`);
  await by.press('button', 'Save');
  await by.reads(/Product updated successfully!/);

  given.at('an order sent by staff');
  await by.open(`/admin/orders/${order}`);
  await by.press('button', 'Mark as shipped');
  await by.reads(/Order marked as shipped/);
}
