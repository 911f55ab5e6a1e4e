import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const everyMs = 4000;

/**
 * A row of slides in a scroll-snapping box: which one shows, moving to another (both ends lead round), and moving on by
 * itself every four seconds. That waits while the reader points at it, has the focus in it or looks elsewhere, and is
 * paused from the start for those who asked for less motion.
 */
export function useSlider(box: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isHeld = useRef(false);

  const show = useCallback(
    (wanted: number) => {
      const at = (wanted + count) % count;
      box.current?.scrollTo({ left: at * box.current.clientWidth, behavior: prefersStillness() ? 'instant' : 'smooth' });
    },
    [box, count],
  );

  useEffect(() => setPaused(prefersStillness()), []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const settle = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', settle, { passive: true });
    return () => element.removeEventListener('scroll', settle);
  }, [box]);

  useEffect(() => {
    if (isPaused || count < 2) return;
    const moveOn = () => {
      if (!isHeld.current && !document.hidden) show(current + 1);
    };
    const timer = setInterval(moveOn, everyMs);
    return () => clearInterval(timer);
  }, [current, isPaused, count, show]);

  const hold = (holds: boolean) => {
    isHeld.current = holds;
  };
  return { current, show, isPaused, setPaused, hold };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
