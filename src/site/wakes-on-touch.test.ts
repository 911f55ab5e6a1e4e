import { expect, test } from 'vitest';
import { hideAtOnce } from '#home/components/banner.tsx';
import { wakesOnTouch } from './wakes-on-touch.server.ts';

// A page is one character a byte when it comes here (entry.server.tsx): what is put in, or looked for, with another letter would be broken bytes.
test('what is put into a page’s bytes is ASCII, and every byte of the page stays', () => {
  const words = Buffer.from('<p>Máire’s 😀 Ó Sé 𝔘</p>').toString('latin1');
  const { html, scripts } = wakesOnTouch(`${words}<script type="module" async="">import "${words}"</script>${words}`);
  expect([...scripts, hideAtOnce].filter((script) => !/^[\s!-~]*$/.test(script))).toEqual([]);
  expect(html.split(words)).toHaveLength(4);
  expect(Buffer.from(html, 'latin1').toString()).toContain('Máire’s 😀 Ó Sé 𝔘');
});
