import type { ReactNode } from 'react';
import { Breadcrumb, Page } from '#ui/page.tsx';

import { orderPath, orderReference } from '../order.ts';

/** A page about one order, below the order's own. */
export function OrderStep({ id, token, title, wide = false, children }: Props) {
  const reference = orderReference(id);
  const own = token ? { name: 'Home', href: '/' } : { name: 'My Orders', href: '/orders' };
  return (
    <Page>
      <Breadcrumb steps={[own, { name: `Order ${reference}`, href: orderPath(id, token) }, { name: title }]} />
      <h1 className="pt-2 text-3xl">{title}</h1>
      <div className={`mt-6 grid gap-6 ${wide ? '' : 'max-w-form'}`}>{children}</div>
    </Page>
  );
}
type Props = { id: string; token: string | null; title: string; wide?: boolean; children: ReactNode };
