import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { noteTyped, tellTyped } from './typed-before.ts';

/**
 * Turns plain links and GET forms into navigation without a reload: one listener for the whole page, so that a list of
 * a hundred cards is a hundred plain anchors. A link or form with `data-reload` is left to the browser;
 * `data-keep-scroll` keeps the reader's place.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const [soon, setSoon] = useState<string | null>(null);
  useFocusOnNewPage();
  useState(noteTyped); // While the page wakes up, before any of its fields is looked at.
  useLayoutEffect(tellTyped, []);

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const to = pageAddress(link);
      if (!to) return;
      event.preventDefault();
      navigate(to, { preventScrollReset: 'keepScroll' in link.dataset });
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'get' || form.target || 'reload' in form.dataset) return;
      const to = formAddress(form, event.submitter);
      if (!to) return;
      event.preventDefault();
      navigate(to, { preventScrollReset: 'keepScroll' in form.dataset });
    };
    const hint = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const to = link && pageAddress(link);
      if (to) setSoon(to);
    };
    document.addEventListener('click', click);
    document.addEventListener('submit', submit);
    document.addEventListener('pointerover', hint, { passive: true });
    document.addEventListener('focusin', hint);
    dispatchEvent(new Event('page-listens')); // What was pressed before is let through now (site/wake-on-touch.js).
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('submit', submit);
      document.removeEventListener('pointerover', hint);
      document.removeEventListener('focusin', hint);
    };
  }, [navigate]);

  return soon && <PrefetchPageLinks page={soon} />;
}

/**
 * On another page the keyboard and what reads aloud begin at its content, as after a reload; unless the page has put
 * the focus somewhere in it already.
 */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.getElementById('main')?.contains(document.activeElement)) focusContent();
  }, [pathname]);
}

/** Leads the focus to the page's content without scrolling there. */
export function focusContent() {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The address of another page of this shop that `link` leads to; null for what the browser should follow itself. */
function pageAddress(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return null;
  if (!isPage(link.pathname)) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

/** Where a GET form leads: its filled-in fields only, trimmed, so that an address says no more than was asked. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  const target = new URL(form.action);
  if (target.origin !== location.origin || !isPage(target.pathname)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  return target.pathname + (query.size ? `?${query}` : '');
}

/** Where cards are typed the page allows the card provider's script, which a page that is only drawn anew cannot: it is loaded whole. */
function isPage(path: string): boolean {
  return !/^\/(api|images|assets|health|feeds|checkout)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}
