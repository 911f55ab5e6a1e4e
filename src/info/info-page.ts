import { z } from 'zod';
import { keepTo, requiredLine, titleWanted } from '#platform/form-fields.ts';
import { rowVersion } from '#platform/row-version.ts';

/** A page of text: terms, delivery and returns, questions … Staff may change each, and add others. */
export type InfoPage = {
  slug: string;
  title: string;
  /** Markdown, with placeholders: see placeholders.ts. */
  body: string;
  seoTitle: string;
  description: string;
  inFooter: boolean;
  /** 0 where it says what came with the shop. */
  version: number;
  updatedAt: Date | null;
};

/** A page as it is shown; `path` is its one address. */
export type LoadedPage = { title: string; html: string; seoTitle: string; description: string; path: string };

/** The pages that come with the shop, at addresses of their own, in the footer's order. */
export const ownAddresses: Readonly<Record<string, string>> = {
  'delivery-and-returns': '/delivery-and-returns',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
};

/** Where a page is. */
export function infoAddress(slug: string): string {
  return Object.hasOwn(ownAddresses, slug) ? (ownAddresses[slug] as string) : `/info/${slug}`;
}

export const maxBodyLength = 40_000;
const slugRule = 'Use lower-case letters, numbers and hyphens only.';

/** The form in which staff write a page. */
export const infoPageSchema = z.strictObject({
  slug: z
    .string()
    .trim()
    .min(1, 'Please enter an address.')
    .max(60, keepTo(60))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule),
  title: requiredLine(titleWanted, 80),
  body: z.string().trim().min(1, 'Please enter some text.').max(maxBodyLength, keepTo(maxBodyLength)),
  seo_title: z.string().trim().max(70, keepTo(70)),
  description: z.string().trim().max(160, keepTo(160)),
  in_footer: z.boolean(),
  version: rowVersion,
});
export type InfoPageForm = z.output<typeof infoPageSchema>;
