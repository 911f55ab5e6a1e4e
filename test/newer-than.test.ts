import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import settings from '../package.json' with { type: 'json' };
import { newerThan } from './newer-than.ts';

/** What built code names that the oldest browsers lack, and why it may. */
const ways: Record<string, Record<string, string>> = {
  'a word of our own, or of a library’s, for something else': {
    '.actions .badge .conditions .dispose .image .stats': 'the shop’s',
    '.animation .capture .delay .handle .tag': 'React’s own, of its own records',
    '.contentEncoding .external .when': 'Zod’s',
    '.bytes': 'the zip reader’s, of its own records',
  },
  'asked for before it is used': {
    '.share .canShare': 'the button to share is drawn only where the browser can',
    'Symbol.asyncDispose .asyncDispose': 'the zip reader makes a symbol of its own without it',
    '.captureStackTrace Error.captureStackTrace': 'Zod: stack traces without it are longer',
    '.startViewTransition navigation .connection': 'React and its router go on without',
  },
  'nothing is missed without it': {
    '.imageSmoothingQuality': 'Firefox draws the coarse first picture a little coarser',
    '.fetchPriority .imageSizes .cssFloat': 'React: attributes that it hands on',
    'cursor: resize: resize:both resize:none resize:vertical': 'a finger has no pointer, and fields keep their size',
    'overflow-anchor: overflow-anchor:none': 'the chat keeps its place by itself; the property keeps others from helping',
    'scrollbar-width: scrollbar-width:none scrollbar-gutter: scrollbar-gutter:stable': 'scroll bars on a telephone take no room',
    'text-wrap: text-wrap:balance text-wrap:pretty text-decoration:dotted font-family:ui-monospace': 'lines and letters as the browser sets them',
    'forced-color-adjust: forced-color-adjust:none': 'where it is unknown no colours are forced',
    ':selection': 'selected words have the browser’s colour',
    ':open': 'Tailwind names it in `:is()`, beside [open]',
  },
};

test('built code needs nothing that the oldest browsers lack', () => {
  const newer = newerThan(settings.browserslist);
  const found = new Map<string, string[]>();
  const look = (kind: string, find: (code: string) => string[]) => {
    const paths = globSync(`build/client/assets/*.${kind}`);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) for (const name of find(readFileSync(path, 'utf8'))) found.set(name, [...(found.get(name) ?? []), basename(path)]);
  };
  look('js', newer.inScript);
  look('css', newer.inStyle);
  const allowed = new Set(Object.values(ways).flatMap((names) => Object.keys(names).flatMap((some) => some.split(' '))));
  expect([...found].filter(([name]) => !allowed.has(name.replace(/^cursor:.*/, 'cursor:')))).toEqual([]);
});

test('what it finds', () => {
  const { inScript, inStyle } = newerThan(['safari 17', 'ios_saf 17', 'firefox 128']);
  const newer =
    `requestIdleCallback(wake); scheduler.yield(); a.values().drop(1); a.union(b); URL.parse(x); new OffscreenCanvas(1, ` +
    `1).getContext('2d');
    document.startViewTransition(f); const { cookieStore } = window; RegExp.escape(x); jsx('dialog', { closedBy: 'any' }); jsx('input', { ` +
    `type: 'text' });
    URL.canParse(x); a.findLast(f); structuredClone(a); el.showPopover(); Object.groupBy(a, f); Promise.try(f); a['isSubsetOf'](b);`;
  expect(inScript(newer).join(' ')).toBe(
    '.cookieStore .drop .groupBy .startViewTransition .try <dialog closedby> Object.groupBy Promise.try RegExp.escape URL.parse ' +
      'requestIdleCallback scheduler',
  );
  const style =
    '.a{field-sizing:content;position-anchor:--b;color:light-dark(red,blue)}@starting-style{.a{top:anchor(top)}}.b:has(:popover-open){top:1px}';
  expect(inStyle(style).join(' ')).toBe('@starting-style anchor() field-sizing: field-sizing:content light-dark() position-anchor:');
});
