import { notify } from '#ui/notices.tsx';
import { compareListFull, tickCompared, useCompared } from '../use-compared.ts';

/** Ticks a product for comparing. `form`: where it belongs to without JavaScript. */
export function CompareTick({ product: { id, name }, form }: { product: { id: string; name: string }; form?: string }) {
  const isTicked = useCompared().some((compared) => compared.id === id);
  const tick = () => {
    if (!tickCompared({ id, name })) notify({ text: compareListFull });
  };
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-md text-muted">
      <input type="checkbox" form={form} name="ids" value={id} checked={isTicked} onChange={tick} className="size-5 accent-lough" />
      Compare<span className="sr-only">{`: ${name}`}</span>
    </label>
  );
}
