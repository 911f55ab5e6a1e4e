import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { tellTyped } from './typed-before.ts';

/** Whether the page that the server sent has been woken up: what is drawn afterwards is drawn by the browser. */
let isAwake = false;
const isServer = typeof document === 'undefined';
/** React must find the words as they were sent, in every part (docs/decisions/0024). Also asked in site/wake-on-touch.js, which imports nothing. */
const mayBeTranslated = !isServer && !navigator.languages.some((language) => language.startsWith('en'));

/**
 * A part of the page whose script is not among those that come first. What the server sent of it stands as it is, links
 * and forms included, until the rest of the page is awake and the part comes near the screen (or at once, for what has
 * something to do there), is touched, or is given something else to show. A part that the browser draws itself is fetched
 * at once and waited for, so that nothing moves.
 *
 * A part is one element, found by `where`. Parts do not contain one another, and what they are given changes only with
 * the page's address.
 */
export function hydrateLater<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  where: string,
  when: 'near' | 'at once' = 'near',
): ComponentType<P> {
  let timesAsked = 0;
  let wake = () => {};
  const askedAgain = new Promise<void>((resolve) => {
    wake = resolve;
  });
  /** React comes by once while the page wakes up; and again only because it needs the part. */
  const ask = () => {
    timesAsked += 1;
    if (timesAsked > 1) wake();
  };
  const Part = lazy(async () => {
    const sent = timesAsked > 0 ? document.querySelector(where) : null;
    if (sent && when === 'near' && !mayBeTranslated) await Promise.race([new Promise<void>((near) => watchNear(sent, near)), askedAgain]);
    return load().catch(() => ({ default: asSent(sent?.outerHTML ?? '') }));
  });
  return memo((props: P) => (
    <WhereSent ask={ask}>
      <Part {...props} />
    </WhereSent>
  ));
}

/** Lets what the server sent stand for the part until it wakes. */
function WhereSent({ ask, children }: { ask: () => void; children: ReactNode }) {
  const [wasSent] = useState(() => !isAwake);
  useEffect(() => {
    isAwake = true;
  }, []);
  if (!wasSent) return children;
  return (
    <Suspense>
      <Asked by={ask} />
      {children}
      <Woken />
    </Suspense>
  );
}

/** Awake with the part before it: what was typed there meanwhile is heard now. */
function Woken() {
  useLayoutEffect(tellTyped, []);
  return null;
}

function Asked({ by }: { by: () => void }) {
  if (!isServer) by();
  return null;
}

/** Where a script does not come: no network, or a newer release of the shop. Links and forms still lead on. */
const asSent = (html: string) => () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page holds already
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
};

/** Calls `isNear` once, when `element` comes near the screen; what is not drawn never does. Returns the function that stops watching. */
export function watchNear(element: Element, isNear: () => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNear(), { rootMargin: '800px' });
  watcher.observe(element);
  return () => watcher.disconnect();
}
