import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AccountLinks } from '#accounts/components/account-links.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { ContactLines } from './contact-lines.tsx';
import { categoryAddress, mainLinks, personalLinks } from './links.ts';
import type { SiteData } from './site-data.server.ts';

const bigLink = 'flex min-h-11 items-center font-display text-xl';
const link = 'flex min-h-11 items-center text-md';

/** The menu of narrow screens: a popover of the browser's own, so that it opens without our scripts too. */
export function MenuSheet({ data }: { data: SiteData | null }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => sheet.current?.hidePopover?.(), [pathname, search]);
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" className="-ml-2 grid size-11 place-items-center">
        <MenuIcon className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the focus leaving, so as not to cover where it went */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onBlur={({ relatedTarget }) => relatedTarget && !sheet.current?.contains(relatedTarget) && sheet.current?.hidePopover()}
        className="m-0 h-dvh max-h-none w-full max-w-panel overflow-y-auto bg-paper text-ink shadow-overlay backdrop:bg-shade open:animate-fade-in-scale"
      >
        <nav aria-label="Menu" className="grid gap-6 p-4 pb-28">
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="-ml-2 grid size-11 place-items-center">
            <CloseIcon className="size-6" />
            <span className="sr-only">Close menu</span>
          </button>
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
        </nav>
      </div>
    </div>
  );
}
