import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AccountLinks } from '#accounts/components/account-links.tsx';
import { useVisitor } from '#accounts/use-visitor.ts';
import { keptCart, useCart } from '#cart/use-cart.ts';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { CartIcon, CloseIcon, HeartIcon, MenuIcon } from '#ui/icons.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { pageWidth } from '#ui/page.tsx';
import { keptWishlist, useWishlist } from '#wishlist/use-wishlist.ts';
import { categoryAddress, mainLinks } from './links.ts';
import { PromotionLine } from './ribbons.tsx';
import { SearchForm } from './search-form.tsx';

const TopBar = hydrateLater(() => import('./top-bar.tsx'), '#top-bar');

/** The shop's name, ways into it, and what is in the cart. `data` is null where even the settings could not be read. */
export function Header({ data }: { data: SiteData | null }) {
  const promotion = data?.promotion;
  return (
    <header className="border-b border-sand">
      {data && <TopBar data={data} />}
      <div className={`${pageWidth} grid grid-cols-[auto_1fr_auto] items-center gap-x-2 py-2 lg:gap-x-12 lg:py-4`}>
        <MenuSheet data={data} />
        <a href="/" className="py-2 font-display text-xl tracking-display text-lough sm:whitespace-nowrap lg:text-2xl">
          {data?.settings.business_name ?? 'Home'}
        </a>
        <nav aria-label="Main" className="header-links hidden justify-self-start lg:block">
          <ul className="flex gap-8 text-md">
            {mainLinks.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="col-start-3 flex items-center justify-self-end text-md">
          <WishlistLink />
          <AccountLinks className="mr-2 hidden lg:flex" />
          <CartLink />
        </div>
      </div>
      <div className={`${pageWidth} flex items-center justify-between gap-8 pb-3 lg:pb-0`}>
        <div className="w-full lg:max-w-panel lg:pb-3">
          <SearchForm />
        </div>
        {data && data.categories.length > 0 && <CategoryLinks categories={data.categories} />}
      </div>
      {promotion && data && (
        <div className="bg-linen text-sm lg:hidden">
          <div className={classNames(pageWidth, 'py-2')}>
            <PromotionLine promotion={promotion} runsAtRender={data.settings.promotion_line !== null} />
          </div>
        </div>
      )}
    </header>
  );
}

function CategoryLinks({ categories }: { categories: string[] }) {
  return (
    <nav aria-label="Categories" className="header-links hidden lg:block">
      <ul className="flex gap-4 text-md xl:gap-6">
        {categories.map((category) => (
          <li key={category}>
            <NavigationLink name={category.replace(' Flooring', '')} href={categoryAddress(category)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown to who is logged in, and when there is something on it; its room is kept, so that nothing moves when it comes. */
function WishlistLink() {
  const count = useWishlist().length;
  const isShown = useVisitor().state === 'customer' || count > 0;
  return (
    <CountedLink
      href="/wishlist"
      name="Wishlist"
      one="floor"
      count={count}
      kept={keptWishlist}
      Icon={HeartIcon}
      className={isShown ? '' : 'invisible'}
    />
  );
}

function CartLink() {
  return <CountedLink href="/cart" name="Cart" one="item" count={useCart().count} kept={keptCart} Icon={CartIcon} />;
}

type Counted = {
  href: string;
  name: string;
  /** What one is called; more have an s. */
  one: string;
  count: number;
  kept: { place: () => { state?: string } };
  Icon: typeof CartIcon;
  className?: string;
};

/** How much is behind a link is drawn on it, and kept: pages that sleep yet draw what was drawn last (site/wake-on-touch.js). */
function CountedLink({ href, name, one, count, kept, Icon, className }: Counted) {
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = useAwake() && kept.place().state !== 'coming';
  useEffect(() => {
    if (isKnown && link.current) drawCount(link.current, count > 99 ? '99+' : String(count || ''));
  }, [isKnown, count]);
  return (
    <a ref={link} href={href} data-count="" className={classNames('relative grid size-11 place-items-center hover:text-lough', className)}>
      <Icon className="size-6" />
      <span className="sr-only">{name + (count ? `, ${count} ${one}${count === 1 ? '' : 's'}` : '')}</span>
    </a>
  );
}

function drawCount(link: HTMLAnchorElement, count: string) {
  link.dataset.count = count;
  try {
    if (count) localStorage.setItem(link.pathname, count);
    else localStorage.removeItem(link.pathname);
  } catch {
    // Then the next page draws it once it is awake.
  }
}

/** A link of the header, underlined as a plank is by its joint when it is where the reader stands (`header-links`). */
function NavigationLink({ name, href }: { name: string; href: string }) {
  const { pathname, search } = useLocation();
  const [path, query] = href.split('?');
  const asked = new URLSearchParams(search).get('category');
  const isCurrent = query ? pathname === path && asked === new URLSearchParams(query).get('category') : pathname === path && !asked;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </a>
  );
}

const MenuLinks = hydrateLater(() => import('./menu-links.tsx'), '#menu-links');

/** The menu of narrow screens: a popover of the browser's own, so that it opens without our scripts too. */
function MenuSheet({ data }: { data: SiteData | null }) {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" className="-ml-2 grid size-11 place-items-center">
        <MenuIcon className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the focus leaving, so as not to cover where it went */}
      <div
        id="menu"
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.hidePopover()}
        className={
          'm-0 h-dvh max-h-none w-full max-w-panel overflow-y-auto bg-paper text-ink shadow-overlay backdrop:bg-shade open:animate-fade-in-scale'
        }
      >
        <nav aria-label="Menu" className="p-4 pb-28">
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="-ml-2 grid size-11 place-items-center">
            <CloseIcon className="size-6" />
            <span className="sr-only">Close menu</span>
          </button>
          <MenuLinks data={data} />
        </nav>
      </div>
    </div>
  );
}
