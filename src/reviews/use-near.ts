import { type RefObject, useEffect, useState } from 'react';
import { watchNear } from '#ui/wake-later.tsx';

/** Whether an element has come near the screen. Once it has, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isNear && element.current) return watchNear(element.current, () => setNear(true));
  }, [isNear, element]);
  return isNear;
}
