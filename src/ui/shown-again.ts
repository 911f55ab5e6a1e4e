import { useEffect, useState } from 'react';

/**
 * How often the page has come back from the browser's memory: as it was left, whatever was said on other pages since. An effect that asks who
 * is here, or where they are, depends on it.
 */
export function useShownAgain(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setTimes((before) => before + 1);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  return times;
}
