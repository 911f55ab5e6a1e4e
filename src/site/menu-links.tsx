import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AccountLinks } from '#accounts/components/account-links.tsx';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { categoryAddress, mainLinks, personalLinks } from './links.ts';
import { ContactLines } from './top-bar.tsx';

const bigLink = 'flex min-h-11 items-center font-display text-xl';
const link = 'flex min-h-11 items-center text-md';

/** Every way on from the menu of narrow screens. */
export default function MenuLinks({ data }: { data: SiteData | null }) {
  const { pathname, search } = useLocation();
  // Another address closes the menu; and who comes back by the browser's own way finds the page, not the menu that led away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address is
  useEffect(() => {
    const close = () => document.getElementById('menu')?.hidePopover?.();
    addEventListener('pagehide', close);
    return () => {
      close();
      removeEventListener('pagehide', close);
    };
  }, [pathname, search]);
  return (
    <div id="menu-links" className="mt-6 grid gap-6">
      <ul>
        {mainLinks.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={bigLink}>
              {name}
            </a>
            {href === '/products' && data && data.categories.length > 0 && (
              <ul className="mb-2 ml-1 border-l border-sand pl-4">
                {data.categories.map((category) => (
                  <li key={category}>
                    <a href={categoryAddress(category)} className={link}>
                      {category}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 border-t border-sand pt-4">
        {personalLinks.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <AccountLinks className="-mx-3 flex flex-wrap border-t border-sand pt-4 text-md" />
      {data && <ContactLines {...data} className="border-t border-sand pt-4 text-md" />}
    </div>
  );
}
