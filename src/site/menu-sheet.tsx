import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { wakeLater } from '#ui/wake-later.tsx';

const MenuLinks = wakeLater(() => import('./menu-links.tsx'), '#menu-links');

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
