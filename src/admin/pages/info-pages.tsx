import { infoAddress } from '#info/info-page.ts';
import { listInfoPages } from '#info/pages.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/info-pages';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const pages = await listInfoPages(shop);
  const done = { deleted: 'Page deleted.', restored: 'Our original text is back.' }[new URL(request.url).searchParams.get('done') ?? ''] ?? null;
  return { pages: pages.map(({ body: _, ...page }) => page), done };
}

export const meta: Route.MetaFunction = () => [{ title: 'Pages | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function InfoPages({ loaderData: { pages, done } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Pages"
      said="Pages of text for your customers. Change those that come with the shop, or add your own."
      actions={<ButtonLink href="/admin/pages/new">Add a page</ButtonLink>}
    >
      <ActionToast answer={{ done }} />
      <ul className="border-t border-sand">
        {pages.map(({ slug, title, version, updatedAt, inFooter }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-sand py-2">
            <span className="min-w-0">
              <a href={`/admin/pages/${slug}`} className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
                <span className="break-words">{title}</span>
              </a>
              <span className="block text-md text-muted">
                <span>{version === 0 || !updatedAt ? 'Our original text' : `Last changed on ${sayDate(updatedAt)}`}</span>
                <span>{inFooter ? ' · in the footer' : ' · not in the footer'}</span>
              </span>
            </span>
            <a href={infoAddress(slug)} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
              View<span className="sr-only">{` ${title}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
