import waker from './wake-on-touch.js?raw';

const opening = '<script type="module" async="">';
const closing = '</script>';

/**
 * What the browser may fetch ahead, once a pointer rests on a link or a finger is on it: pages that are kept ready for everybody.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const fetchAhead = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: ['/', '/products*', '/gallery*', '/areas*'] }, { not: { selector_matches: '[data-reload], [download]' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * A page whose scripts wait until it is touched or rests: its HTML, with the framework's module script and what that preloads put aside, and
 * the small script that brings them. For pages that are whole as the server sent them (docs/decisions/0024).
 */
export function wakesOnTouch(html: string): { html: string; scripts: string[] } {
  const from = html.indexOf(opening);
  if (from < 0) return { html, scripts: [] };
  const to = html.indexOf(closing, from);
  const code = html.slice(from + opening.length, to);
  const ahead = `<script type="speculationrules">${fetchAhead}</script>`;
  const scripts = `<script type="text/plain" id="late-scripts">${code}</script><script>${waker}</script>${ahead}`;
  const late = html.slice(0, from) + scripts + html.slice(to + closing.length);
  return { html: late.replaceAll('<link rel="modulepreload"', '<link rel="late"'), scripts: [waker, fetchAhead] };
}
