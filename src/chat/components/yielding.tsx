import { type ReactNode, useEffect, useRef } from 'react';

const pressed = 'a, button, input, select, textarea, summary, label, [role="button"]';
/** Closer together than any control is small. */
const probeEvery = 20;

/** What stands above the chat's button and can be done without: seen only while it covers nothing that could be pressed or typed into. */
export function Yielding({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      if (box.current) box.current.style.visibility = coversControl(box.current) ? 'hidden' : '';
    };
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look);
    };
    lookSoon();
    const changed = new ResizeObserver(lookSoon);
    if (box.current) changed.observe(box.current);
    changed.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      changed.disconnect();
      window.removeEventListener('scroll', lookSoon);
    };
  }, []);
  return (
    <div ref={box} className="empty:hidden">
      {children}
    </div>
  );
}

function coversControl(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  for (let y = top; y < bottom + probeEvery; y += probeEvery) {
    for (let x = left; x < right + probeEvery; x += probeEvery) {
      const under = document.elementsFromPoint(Math.min(x, right - 1), Math.min(y, bottom - 1));
      const controls = under.map((element) => element.closest(pressed));
      if (controls.some((control) => control && !box.contains(control))) return true;
    }
  }
  return false;
}
