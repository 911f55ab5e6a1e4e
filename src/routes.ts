import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole site map. */
export default [
  index('home/pages/home.tsx'),
  route('products', 'catalogue/pages/products.tsx'),
  route('products/:id', 'catalogue/pages/product.tsx'),
  route('compare', 'catalogue/pages/compare.tsx'),
  route('chosen', 'catalogue/pages/chosen.ts'),
  route('cart', 'cart/pages/cart.tsx'),
  route('wishlist', 'wishlist/pages/wishlist.tsx'),
  route('checkout', 'checkout/pages/checkout.tsx'),
  route('gallery', 'gallery/pages/gallery.tsx'),
  route('contact', 'content/pages/contact.tsx'),
  route('about', 'content/pages/about.tsx'),
  route('areas', 'areas/pages/areas.tsx'),
  route('areas/:slug', 'areas/pages/area.tsx'),
  route('login', 'accounts/pages/login.tsx'),
  route('register', 'accounts/pages/register.tsx'),
  route('logout', 'accounts/pages/logout.tsx'),
  route('orders', 'orders/pages/orders.tsx'),
  route('orders/:id', 'orders/pages/order.tsx'),
  route('*', 'site/pages/not-found.tsx'),
] satisfies RouteConfig;
