import waker from './wake-on-touch.js?raw';

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page whose scripts wait until it is touched or rests: its HTML, with the framework's module script and what that preloads put aside, and
 * the small script that brings them. For pages that are whole as the server sent them (docs/decisions/0024).
 */
export function wakesOnTouch(html: string): { html: string; scripts: string[] } {
  if (!moduleScript.test(html)) return { html, scripts: [] };
  const late = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(moduleScript, (_, code: string) => `<script type="text/plain" id="late-scripts">${code}</script><script>${waker}</script>`);
  return { html: late, scripts: [waker] };
}
