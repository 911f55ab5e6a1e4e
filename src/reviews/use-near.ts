import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the screen. Once it has, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '800px' });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [isNear, element]);
  return isNear;
}
