import { cleanText } from '#platform/clean-text.ts';

/** A page for search engines to know of. Whole addresses; `changed` only where it is really known. */
export type SitemapEntry = { address: string; changed: Date | null; images: readonly string[] };

/** Addresses in one file. The protocol allows 50,000 (https://www.sitemaps.org/protocol.html); smaller files are made and fetched faster. */
export const entriesPerFile = 10_000;

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed, images }) => {
    const pictures = images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`).join('');
    return `<url>${element('loc', address)}${element('lastmod', changed?.toISOString())}${pictures}</url>`;
  });
  return (
    `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`
  );
}

/** The file that names the others, where one cannot hold all. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text fit to stand in XML, as content or in an attribute. */
export function xml(text: string): string {
  return cleanText(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** `<name>text</name>`, or nothing where there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xml(text)}</${name}>` : '';
}
