import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { data } from 'react-router';
import { readGuide } from '#chat/assistant/guide/guide.server.ts';
import { keptUntilChanged } from '#platform/changes.server.ts';
import { inPackage } from '#platform/package-folder.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type InfoPage, infoAddress, type LoadedPage, ownAddresses } from './info-page.ts';
import { fillIn } from './placeholders.ts';

let written: Promise<InfoPage[]> | null = null;

/** The pages as they come with the shop. Read once. */
export function pagesThatCome(): Promise<InfoPage[]> {
  written ??= Promise.all(
    Object.keys(ownAddresses).map(async (slug) => readPageFile(slug, await readFile(join(inPackage('content/info-pages'), `${slug}.md`), 'utf8'))),
  ).catch((error: unknown) => {
    written = null;
    throw error;
  });
  return written;
}

/** Every page: those that come with the shop, as staff wrote them anew where they did, then the others by title. */
export const listInfoPages: (shop: Shop) => Promise<InfoPage[]> = keptUntilChanged(['info_pages'], async (shop: Shop) => {
  const [own, rows] = await Promise.all([pagesThatCome(), shop.db.selectFrom('info_pages').selectAll().orderBy('title').execute()]);
  const changed = rows.map(({ seo_title, in_footer, updated_at, ...row }) => ({
    ...row,
    seoTitle: seo_title,
    inFooter: in_footer,
    updatedAt: updated_at,
  }));
  return [
    ...own.map((page) => changed.find(({ slug }) => slug === page.slug) ?? page),
    ...changed.filter(({ slug }) => !Object.hasOwn(ownAddresses, slug)),
  ];
});

/** The page of that name, or null. */
export async function findInfoPage(shop: Shop, slug: string): Promise<InfoPage | null> {
  const pages = await listInfoPages(shop);
  return pages.find((page) => page.slug === slug) ?? null;
}

/** Reads a page of content/info-pages: `# Title`, a line `Description: …`, then the text. Throws where one of them is missing. */
function readPageFile(slug: string, markdown: string): InfoPage {
  const [, title = '', description = '', body = ''] = /^# (.+)\nDescription: (.+)\n\n([\s\S]+)$/.exec(markdown) ?? [];
  if (!body) throw new Error(`content/info-pages/${slug}.md has no title, description or text.`);
  return { slug, title, body: body.trim(), seoTitle: '', description, inFooter: true, version: 0, updatedAt: null };
}

/** A page of text as it is shown. Throws a 404 for one that there is not. */
export async function loadInfoPage(shop: Shop, slug: string): Promise<LoadedPage> {
  const page = await findInfoPage(shop, slug);
  if (!page) throw data(null, { status: 404 });
  const { title, seoTitle, description } = page;
  return { title, seoTitle: seoTitle || title, description, path: infoAddress(slug), html: await renderInfoPage(shop, page) };
}

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
async function renderInfoPage(shop: Shop, page: InfoPage): Promise<string> {
  const [settings, guide] = await Promise.all([readSettings(shop), readGuide()]);
  return markdown.render(fillIn(page.body, settings, new Map(guide.entries.map(({ title, text }) => [title, text]))));
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'part';
}
