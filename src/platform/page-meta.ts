import { imageAddress, sharedWidth } from '#platform/images/address.ts';

/** Something said to search engines in the words of schema.org, for React Router's `script:ld+json`. Nothing in it is absent from the page. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

type PageMeta = {
  /** What the page is about; the shop's name is added after it. */
  title: string;
  siteName: string;
  /** One or two sentences; cut at a word before 160 characters. */
  description: string;
  /** The page's one address, from the slash on. */
  path: string;
  /** Without a trailing slash. */
  origin: string;
  image?: { imageId: string; width: number; height: number; alt: string } | null;
  noindex?: boolean;
  /** What is said to search engines in schema.org's words. */
  jsonLd?: readonly JsonLd[];
  /** Open Graph's kind of page. */
  type?: 'website' | 'product' | 'article';
};

type Descriptor =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
  | { 'script:ld+json': JsonLd };

/** What a route's `meta` returns: title, description, the one address, what is shown where the page is shared, structured data. */
export function pageMeta({
  title,
  siteName,
  description,
  path,
  origin,
  image,
  noindex = false,
  jsonLd = [],
  type = 'website',
}: PageMeta): Descriptor[] {
  const fullTitle = title === siteName ? siteName : `${title} | ${siteName}`;
  const short = cutAtWord(description, 160);
  const shared = {
    'og:title': title,
    'og:description': short,
    'og:url': origin + path,
    'og:type': type,
    'og:site_name': siteName,
    'og:locale': 'en_GB',
    ...pictured(image, origin),
  };
  return [
    { title: fullTitle },
    { name: 'description', content: short },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...jsonLd.map((said) => ({ 'script:ld+json': said })),
  ];
}

/** The text in one line, whole if it fits, otherwise cut after a word with an ellipsis. */
export function cutAtWord(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = line[longest - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

function pictured(image: PageMeta['image'], origin: string): Record<string, string> {
  if (!image) return {};
  const width = sharedWidth(image.width);
  const height = Math.round((image.height * width) / image.width);
  return {
    'og:image': origin + imageAddress(image.imageId, width, 'jpg'),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': image.alt,
  };
}
