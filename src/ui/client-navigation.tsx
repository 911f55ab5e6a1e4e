import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noteTyped, tellTyped } from './typed-before.ts';

/**
 * Draws a page anew in place where plain links and GET forms lead back to it (`isDrawnInPlace`): one listener for the whole page, so that
 * a list of a hundred cards is a hundred plain anchors. Everything else the browser loads, and a link or form with `data-reload` too;
 * `data-keep-scroll` keeps the reader's place.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
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
    document.addEventListener('click', click);
    document.addEventListener('submit', submit);
    dispatchEvent(new Event('page-listens')); // What was pressed before is let through now (site/wake-on-touch.js).
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('submit', submit);
    };
  }, [navigate]);

  return null;
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

/** The address that `link` leads to and is drawn in place; null for what the browser should follow itself. */
function pageAddress(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download') || 'reload' in link.dataset || !isDrawnInPlace(link)) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

/** Where a GET form leads: its filled-in fields only, trimmed, so that an address says no more than was asked. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  const target = new URL(form.action);
  if (!isDrawnInPlace(target)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  return target.pathname + (query.size ? `?${query}` : '');
}

/**
 * Whether the router draws what an address leads to: this very page with another question (filters, the next page of a list), staff's pages among
 * themselves, and whatever is read beside a dialog that stays open, as the chat does. Any other page is there sooner when the browser loads it
 * whole (docs/decisions/0041).
 */
export function isDrawnInPlace({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  if (origin !== location.origin || !isPage(pathname)) return false;
  const areStaffs = [pathname, location.pathname].every((path) => /^\/admin(\/|$)/.test(path));
  return areStaffs || pathname === location.pathname || document.querySelector('dialog[open]') !== null;
}

/** Where cards are typed the page allows the card provider's script, which a page that is only drawn anew cannot: it is loaded whole. */
function isPage(path: string): boolean {
  return !/^\/(api|images|assets|health|feeds|checkout)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}
