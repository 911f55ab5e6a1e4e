import { keptInBrowser } from '#ui/kept-in-browser.ts';
import { useKept } from '#ui/use-kept.ts';

export type ListView = 'grid' | 'row';

const kept = keptInBrowser<ListView>('products_view', (text) => (text === '"row"' ? 'row' : 'grid'));

/** How this browser wants the product list drawn. */
export function useListView(): ListView {
  return useKept(kept, 'grid');
}

export function chooseListView(view: ListView) {
  kept.change(() => view);
}
