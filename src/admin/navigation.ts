export type StaffPage = { name: string; href: string /** What is done there, for the front page's links. */; said: string };

/** Every page for staff, in the groups and the order in which the navigation shows them. */
export const staffPages: readonly { group: string; pages: readonly StaffPage[] }[] = [
  { group: 'Overview', pages: [{ name: 'Dashboard', href: '/admin', said: 'How the shop stands this moment.' }] },
  {
    group: 'Customers',
    pages: [
      { name: 'Orders', href: '/admin/orders', said: 'Ship, refund, look up.' },
      { name: 'Chats', href: '/admin/chats', said: 'Answer who is waiting.' },
      { name: 'Messages', href: '/admin/messages', said: 'What was written through the contact form.' },
      { name: 'Reviews', href: '/admin/reviews', said: 'Check, answer and publish.' },
      { name: 'Users', href: '/admin/users', said: 'Customers and staff.' },
    ],
  },
  {
    group: 'Products',
    pages: [
      { name: 'Products', href: '/admin/products', said: 'Prices, stock, photos, import and export.' },
      { name: 'Product editor', href: '/admin/product-editor', said: 'One product after another, all fields.' },
      { name: 'Category selector', href: '/admin/category-selector', said: 'One press a product.' },
      { name: 'Category images', href: '/admin/category-images', said: 'The picture of each category.' },
    ],
  },
  {
    group: 'Shop window',
    pages: [
      { name: 'Hero slides', href: '/admin/hero-management', said: 'What the home page opens with.' },
      { name: 'Customer photos', href: '/admin/customer-photos', said: 'The gallery: add, feature, delete.' },
      { name: 'Gallery editor', href: '/admin/gallery-editor', said: 'One photo after another.' },
    ],
  },
  {
    group: 'Running the shop',
    pages: [
      { name: 'Reports', href: '/admin/reports', said: 'Sales, samples, searches.' },
      { name: 'Mail', href: '/admin/mail', said: 'What was written, and what became of it.' },
      { name: 'Settings', href: '/admin/settings', said: 'What the shop says, charges and allows.' },
    ],
  },
];

/** The page of the navigation that an address belongs to: the longest that it begins with. Null outside all of them. */
export function staffPageAt(pathname: string): StaffPage | null {
  const holding = staffPages.flatMap(({ pages }) => pages).filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return holding.toSorted((a, b) => b.href.length - a.href.length)[0] ?? null;
}
