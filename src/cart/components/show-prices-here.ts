import { callApi } from '#platform/http/call-api.ts';
import { isPricedApart } from './priced-apart.ts';

const known = new Map<string, Promise<string>>();
/** The ids of one call. */
const maxIds = 60;
let isWatching = false;
let isDue = false;

/**
 * Writes beside each price of the page (`data-price-of`, a product's id) what it is where the visitor is, now and whenever more prices come. As
 * an attribute, which the style sheet shows: React finds what the server sent, wherever it wakes later.
 */
export function showPricesHere() {
  if (!isWatching) {
    new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-price-of'] });
    isWatching = true;
  }
  soon();
}

function soon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const isApart = isPricedApart();
    const tags = [...document.querySelectorAll<HTMLElement>('[data-price-of]')];
    if (isApart) ask(tags.map((tag) => tag.dataset.priceOf ?? ''));
    else known.clear();
    for (const tag of tags) void write(tag, isApart);
  }, 50);
}

function ask(ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter((id) => id && !known.has(id));
  for (let at = 0; at < wanted.length; at += maxIds) {
    const some = wanted.slice(at, at + maxIds);
    const answer = callApi<{ prices: { product_id: string; words: string }[] }>('GET', `/api/prices-here?ids=${some.join(',')}`);
    for (const id of some)
      known.set(
        id,
        answer.then(({ ...told }) => (told.ok ? told.body.prices.find((one) => one.product_id === id)?.words : '') ?? ''),
      );
  }
}

async function write(tag: HTMLElement, isApart: boolean) {
  const id = tag.dataset.priceOf ?? '';
  const words = isApart ? await known.get(id) : '';
  if (tag.dataset.priceOf !== id || (tag.dataset.here ?? '') === (words ?? '')) return;
  if (words) tag.dataset.here = words;
  else delete tag.dataset.here;
}
