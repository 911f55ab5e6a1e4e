import type { RefObject } from 'react';
import { useStaffKeys } from './staff-keys.ts';

/** j and k walk along a table's rows, x ticks the one that has the focus; Enter follows its link, as it does on any link. */
export function useListKeys(table: RefObject<HTMLTableElement | null>) {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const step = (by: 1 | -1) => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)];
    const target = next?.querySelector<HTMLElement>('[data-row-link]') ?? next?.querySelector<HTMLElement>('a, button, input');
    target?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const tick = () =>
    rows()
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLInputElement>('input[name=id]')
      ?.click();
  useStaffKeys([
    { key: 'j', does: 'Next row', run: () => step(1) },
    { key: 'k', does: 'Previous row', run: () => step(-1) },
    { key: 'x', does: 'Select the row', run: tick },
  ]);
}
