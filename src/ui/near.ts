/** Calls `isNear` once, when `element` comes near the screen; what is not drawn never does. Returns the function that stops watching. */
export function watchNear(element: Element, isNear: () => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNear(), { rootMargin: '800px' });
  watcher.observe(element);
  return () => watcher.disconnect();
}
