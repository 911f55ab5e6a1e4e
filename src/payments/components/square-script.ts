import type { Square } from '@square/web-sdk';

declare global {
  interface Window {
    Square?: Square;
  }
}

/** The three ways in which the card form's script does not come. */
export const loadFailures = {
  broken: 'Square.js failed to load properly.',
  unreachable: 'Error occurred while loading Square.js',
  absent: 'Square Web Payments SDK failed to load',
} as const;

const patienceMs = 20_000;

/** Fetches the card provider's script, once for a page. Fails with one of the three messages; another try fetches it anew. */
export function loadSquare(src: string): Promise<Square> {
  if (window.Square) return Promise.resolve(window.Square);
  if (!isAllowedHere(src)) {
    location.reload();
    return new Promise(() => {});
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string) => {
      clearTimeout(late);
      script.remove();
      reject(new Error(message));
    };
    const late = setTimeout(() => fail(loadFailures.absent), patienceMs);
    script.addEventListener('load', () => {
      clearTimeout(late);
      if (window.Square) resolve(window.Square);
      else fail(loadFailures.broken);
    });
    script.addEventListener('error', () => fail(loadFailures.unreachable));
    script.src = src;
    document.head.append(script);
  });
}

/** The browser keeps to the security policy of the page it loaded first; where that was another page, its policy knows no card form. */
function isAllowedHere(src: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isOurs = new URL(src, location.href).origin === location.origin;
  return isOurs || !loaded || new URL(loaded.name, location.href).pathname === location.pathname;
}
