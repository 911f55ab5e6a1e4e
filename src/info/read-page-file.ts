import type { InfoPage } from './info-page.ts';

/** Reads a page of content/info-pages: `# Title`, a line `Description: …`, then the text. Throws where one of them is missing. */
export function readPageFile(slug: string, markdown: string): InfoPage {
  const [, title = '', description = '', body = ''] = /^# (.+)\nDescription: (.+)\n\n([\s\S]+)$/.exec(markdown) ?? [];
  if (!body) throw new Error(`content/info-pages/${slug}.md has no title, description or text.`);
  return { slug, title, body: body.trim(), seoTitle: '', description, inFooter: true, version: 0, updatedAt: null };
}
