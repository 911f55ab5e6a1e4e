import waker from './wake-on-touch.js?raw';

const opening = '<script type="module" async="">';
const closing = '</script>';

/**
 * A page whose scripts wait until it is touched or rests: its HTML, with the framework's module script and what that preloads put aside, and
 * the small script that brings them. For pages that are whole as the server sent them (docs/decisions/0024).
 */
export function wakesOnTouch(html: string): { html: string; scripts: string[] } {
  const from = html.indexOf(opening);
  if (from < 0) return { html, scripts: [] };
  const to = html.indexOf(closing, from);
  const code = html.slice(from + opening.length, to);
  const scripts = `<script type="text/plain" id="late-scripts">${code}</script><script>${waker}</script>`;
  const late = html.slice(0, from) + scripts + html.slice(to + closing.length);
  return { html: late.replaceAll('<link rel="modulepreload"', '<link rel="late"'), scripts: [waker] };
}
