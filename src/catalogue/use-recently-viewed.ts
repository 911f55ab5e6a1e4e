import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';
import { isNamed, readKept } from './use-compared.ts';

/** Enough of a product to show it again without asking the server. No price: it may have changed. */
type Viewed = { id: string; name: string; picture: { imageId: string; width: number; height: number; placeholder: string } | null };

export const maxViewed = 8;

/** The newest first, each product once. */
export function addViewed(list: readonly Viewed[], { id, name, picture }: Viewed): readonly Viewed[] {
  const kept = picture && { imageId: picture.imageId, width: picture.width, height: picture.height, placeholder: picture.placeholder };
  return [{ id, name, picture: kept }, ...list.filter((viewed) => viewed.id !== id)].slice(0, maxViewed);
}

/** Reads what the browser kept; never throws. */
export function readViewed(kept: string | null): readonly Viewed[] {
  return readKept(kept, asViewed).slice(0, maxViewed);
}

function asViewed(value: unknown): Viewed | null {
  if (!isNamed(value)) return null;
  const { picture } = value as { picture?: Partial<NonNullable<Viewed['picture']>> | null };
  const { imageId, width, height, placeholder } = picture ?? {};
  const isPicture = /^[0-9a-f]{24}$/.test(String(imageId)) && Number(width) > 0 && Number(height) > 0 && /^#[0-9a-f]{6}$/.test(String(placeholder));
  const { id, name } = value;
  return { id, name, picture: isPicture ? ({ imageId, width, height, placeholder } as Viewed['picture']) : null };
}

const kept = keptInBrowser('recently_viewed', readViewed);
const none: readonly Viewed[] = [];

/** What this browser looked at, newest first; nothing until the page wakes up. */
export function useRecentlyViewed(): readonly Viewed[] {
  return useKept(kept, none);
}

export function rememberViewed(product: Viewed) {
  kept.change((list) => addViewed(list, product));
}
