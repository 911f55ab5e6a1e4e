export const dashboardSaid = 'Your shop at a glance.';

export const missingFactsSaid = 'What the law asks you to say of your products, and where it is missing.';

export type StaffPage = { name: string; href: string /** What is done there, for the front page's links. */; said: string };

/** Every page for staff, in the groups and the order in which the navigation shows them. */
export const staffPages: readonly { group: string; pages: readonly StaffPage[] }[] = [
  { group: 'Overview', pages: [{ name: 'Dashboard', href: '/admin', said: dashboardSaid }] },
  {
    group: 'Customers',
    pages: [
      { name: 'Orders', href: '/admin/orders', said: 'Ship, refund, look up.' },
      { name: 'Reported problems', href: '/admin/claims', said: 'Goods that came damaged, short or wrong.' },
      { name: 'Returns', href: '/admin/returns', said: 'Withdrawals and left-over boxes: agree, receive, refund.' },
      { name: 'Invoices', href: '/admin/invoices', said: 'Invoices and credit notes, for the books.' },
      { name: 'Deliveries', href: '/admin/deliveries', said: 'What goes out on a day: slips, pick list, carriers’ files.' },
      { name: 'Collections', href: '/admin/collections', said: 'What customers collect: get ready, hand over by code.' },
      { name: 'Chats', href: '/admin/chats', said: 'Reply to waiting customers.' },
      { name: 'Messages', href: '/admin/messages', said: 'Messages from the contact form.' },
      { name: 'Reviews', href: '/admin/reviews', said: 'Check, answer and publish.' },
      { name: 'Users', href: '/admin/users', said: 'Customers and staff.' },
    ],
  },
  {
    group: 'Products',
    pages: [
      { name: 'Products', href: '/admin/products', said: 'Prices, stock, photos, import and export.' },
      { name: 'Batches', href: '/admin/stock', said: 'Goods in, and what is left of each batch.' },
      { name: 'Product editor', href: '/admin/product-editor', said: 'Edit products one at a time.' },
      { name: 'Floor kits', href: '/admin/kits', said: 'What is offered with each kind of floor.' },
      { name: 'Makers', href: '/admin/makers', said: 'Who makes your goods, with their addresses.' },
      { name: 'Documents', href: '/admin/documents', said: 'Fitting guides, warranties, safety data sheets.' },
      { name: 'Missing facts', href: '/admin/missing-facts', said: missingFactsSaid },
      { name: 'Category selector', href: '/admin/category-selector', said: 'Set categories one at a time.' },
      { name: 'Category images', href: '/admin/category-images', said: 'Images for each category.' },
    ],
  },
  {
    group: 'Shop window',
    pages: [
      { name: 'Hero slides', href: '/admin/hero-management', said: 'The slides on the home page.' },
      { name: 'Customer photos', href: '/admin/customer-photos', said: 'The gallery: add, feature, delete.' },
      { name: 'Pages', href: '/admin/pages', said: 'Terms, privacy, delivery, questions and your own pages.' },
      { name: 'Gallery editor', href: '/admin/gallery-editor', said: 'Edit photos one at a time.' },
    ],
  },
  {
    group: 'Running the shop',
    pages: [
      { name: 'Reports', href: '/admin/reports', said: 'Sales, samples, searches.' },
      { name: 'Mail', href: '/admin/mail', said: 'Emails sent, waiting and failed.' },
      { name: 'Email previews', href: '/admin/letters', said: 'Every email the shop sends, and when.' },
      { name: 'Settings', href: '/admin/settings', said: 'Business details, prices and rules.' },
      { name: 'VAT and euro', href: '/admin/settings/vat', said: 'Rates, sales to Ireland, One Stop Shop returns.' },
    ],
  },
];

/** The page of the navigation that an address belongs to: the longest that it begins with. Null outside all of them. */
export function staffPageAt(pathname: string): StaffPage | null {
  const holding = staffPages.flatMap(({ pages }) => pages).filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return holding.toSorted((a, b) => b.href.length - a.href.length)[0] ?? null;
}
