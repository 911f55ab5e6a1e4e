import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

export type ListView = 'grid' | 'row';

const kept = keptInBrowser<ListView>('products_view', (text) => (text === '"row"' ? 'row' : 'grid'));

/** How this browser wants the product list drawn. */
export function useListView(): ListView {
  return useKept(kept, 'grid');
}

export function chooseListView(view: ListView) {
  kept.change(() => view);
}
