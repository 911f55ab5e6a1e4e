import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from '#ui/page.tsx';
import { staffPageAt } from '../navigation.ts';

type Props = {
  title: string;
  /** Pages between the navigation's page and this one, or this one below it: its own name comes from `title`. */
  within?: { name: string; href: string }[];
  /** One sentence below the title. */
  said?: ReactNode;
  /** What can be done here, across from the title: buttons and links. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page for staff, inside their frame: where it is, one heading, what can be done, then the page. */
export function AdminPage({ title, within = [], said, actions, children }: Props) {
  const { pathname } = useLocation();
  const here = staffPageAt(pathname);
  const above = pathname === '/admin' ? [] : [{ name: 'Admin', href: '/admin' }];
  const own = here && here.href !== pathname && here.href !== '/admin' ? [{ name: here.name, href: here.href }] : [];
  return (
    <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-2 pb-18 focus:outline-none md:px-8 md:pt-4">
      {above.length > 0 && <Breadcrumb steps={[...above, ...own, ...within, { name: title }]} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-2">
        <h1 className="text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {said && <p className="mt-1 max-w-measure text-muted">{said}</p>}
      <div className="mt-4 grid min-w-0 gap-4">{children}</div>
    </main>
  );
}
