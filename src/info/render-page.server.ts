import MarkdownIt from 'markdown-it';
import { readGuide } from '#chat/assistant/guide/guide.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import type { InfoPage } from './info-page.ts';
import { fillIn } from './placeholders.ts';

/** Takes no HTML, and only addresses that lead somewhere harmless. A page has one h1, its title: what is written begins below it. */
const markdown = new MarkdownIt({ html: false, typographer: false });
markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.tag === 'h1') token.tag = 'h2';
    // What links to a part of a page: '/terms#returns'.
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[at + 1]?.content ?? ''));
  }
});

/** A page's text as HTML, with the settings' figures and the guide's answers in it. */
export async function renderInfoPage(shop: Shop, page: InfoPage): Promise<string> {
  const [settings, guide] = await Promise.all([readSettings(shop), readGuide()]);
  return markdown.render(fillIn(page.body, settings, new Map(guide.entries.map(({ title, text }) => [title, text]))));
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'part';
}
