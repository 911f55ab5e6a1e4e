import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { notify } from './notices.tsx';

/**
 * A component that is fetched when it is first drawn. Where its file does not come (no network, a newer release of the
 * shop), `otherwise` stands in its place, for one part of a page must not take the page with it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  otherwise: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch(() => ({ default: otherwise })));
}

function Nothing() {
  return null;
}

/** In place of something that was asked for. */
export function CouldNotFetch() {
  useEffect(() => notify({ text: 'This could not be loaded. Please reload the page.', wrong: true }), []);
  return null;
}
