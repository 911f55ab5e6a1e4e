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
  /** Where the row comes to rest: while it slides, `current` is not there yet. */
  const aim = useRef(0);
  /** Whether the reader moves the row, by finger, wheel or keys: then it rests wherever they leave it. */
  const isLed = useRef(false);

  const show = useCallback(
    (at: number) => {
      aim.current = at;
      isLed.current = false;
      box.current?.scrollTo({ left: at * box.current.clientWidth, behavior: prefersStillness() ? 'instant' : 'smooth' });
    },
    [box],
  );
  const step = useCallback((by: number) => show((aim.current + by + count) % count), [show, count]);

  useEffect(() => setPaused(prefersStillness()), []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const settle = () => {
      const at = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
      setCurrent(at);
      if (isLed.current) aim.current = at;
    };
    const lead = () => {
      isLed.current = true;
    };
    element.addEventListener('scroll', settle, { passive: true, signal });
    for (const led of ['pointerdown', 'wheel', 'keydown']) element.addEventListener(led, lead, { passive: true, signal });
    return () => listening.abort();
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its four seconds, however it came
  useEffect(() => {
    if (isPaused || count < 2) return;
    const moveOn = () => {
      if (!isHeld.current && !document.hidden) step(1);
    };
    const timer = setInterval(moveOn, everyMs);
    return () => clearInterval(timer);
  }, [current, isPaused, count, step]);

  const hold = (holds: boolean) => {
    isHeld.current = holds;
  };
  return { current, show, step, isPaused, setPaused, hold };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
