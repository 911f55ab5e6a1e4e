/** The site's main pages, as header, menu and footer name them. */
export const mainLinks = [
  { name: 'Home', href: '/' },
  { name: 'Products', href: '/products' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'About', href: '/about' },
  { name: 'Contact', href: '/contact' },
];

export const personalLinks = [
  { name: 'Cart', href: '/cart' },
  { name: 'Wishlist', href: '/wishlist' },
  { name: 'Your rooms', href: '/your-rooms' },
  { name: 'My Orders', href: '/orders' },
];

export const accountLinks = [
  { name: 'Log in', href: '/login' },
  { name: 'Register', href: '/register' },
];

/** In their place, for whoever is logged in. */
export const ownAccount = { name: 'Your account', href: '/account' };

export function categoryAddress(category: string): string {
  return `/products?${new URLSearchParams({ category })}`;
}
