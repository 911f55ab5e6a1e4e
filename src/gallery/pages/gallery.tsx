import { useEffect, useRef } from 'react';
import { data, isRouteErrorResponse, redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { acceptedForm, readForm, refusedForm } from '#platform/http/refused-form.server.ts';
import { isSentInPlace, pageAddress } from '#platform/http/tidy-address.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Refusal } from '#platform/refusal.ts';
import { breadcrumbJsonLd } from '#seo/json-ld.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { PhotoDialog } from '../components/photo-dialog.tsx';
import { FilterLinks, PhotoGrid } from '../components/photo-grid.tsx';

import type { CustomerPhoto, CustomerPhotoPage } from '../customer-photo.ts';
import { type GalleryView, galleryAddress, maxPageCount, readGalleryView } from '../gallery-filters.ts';
import { likeFromRequest } from '../like-photo.server.ts';
import { listCustomerPhotos, readCustomerPhoto } from '../queries.server.ts';
import type { Route } from './+types/gallery';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const view = readGalleryView(new URL(request.url).searchParams);
  try {
    const list = await listCustomerPhotos(shop, { filter: view.filter, page: view.page, upToPage: true });
    const linked = view.photo && !list.photos.some(({ id }) => id === view.photo) ? await readCustomerPhoto(shop, view.photo) : null;
    return data({ view, list, linked }, { headers: forEverybody });
  } catch (error) {
    shop.log.error({ err: error }, 'the gallery could not be read');
    return data({ view, list: null, linked: null }, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
  }
}

/** What the page last showed in this browser: where more of it cannot be fetched, that stays. */
let shown: Shown | null = null;
type Shown = { view: GalleryView; list: CustomerPhotoPage | null; linked: CustomerPhoto | null; hasFailed?: boolean };

/** 'Show More Photos' that fails leaves what is there, and says so at the button; any other fault is the page's to tell. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  const kept = shown;
  const asked = readGalleryView(new URL(request.url).searchParams);
  const isMore = kept?.list && asked.filter === kept.view.filter && asked.page > kept.view.page;
  try {
    const answer = await serverLoader();
    return isMore && !answer.list ? { ...kept, hasFailed: true } : answer;
  } catch (error) {
    if (!isMore) throw error;
    return { ...kept, hasFailed: true };
  }
}

/** A like: counted, then back to the photo. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const { photo } = readGalleryView(new URLSearchParams({ photo: String(form.get('photo') ?? '') }));
  const { pathname, searchParams } = pageAddress(request);
  try {
    if (!photo) throw new Refusal('not-found', 'photo-not-found', 'Photo not found.');
    const { likes, cookie } = await likeFromRequest(shop, photo, request, context.get(clientAddressContext));
    // The page at an address that others do not ask for is made anew: the one kept for everybody may not know of this like yet.
    searchParams.set('liked', String(likes));
    return acceptedForm(request, `${pathname}?${searchParams}`, { count: likes, errors: [] }, { 'Set-Cookie': cookie });
  } catch (error) {
    // A photo that is gone, or one like too many, is no reason for another page where no script can say so.
    if (error instanceof Refusal && !isSentInPlace(request)) return redirect(`${pathname}?${searchParams}`, 303);
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, '');

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Customer Gallery' }];
  const { list, linked, view } = loaderData ?? {};
  const shown = linked ?? list?.photos.find(({ id }) => id === view?.photo);
  return pageMeta({
    title: shown ? shown.title : 'Customer Gallery',
    siteName: site.settings.business_name,
    description: shown?.description || 'Photos of our floors in customers’ homes.',
    path: '/gallery',
    origin: site.origin,
    image: shown?.picture ?? list?.photos[0]?.picture ?? null,
    noindex: Boolean(view && (view.filter !== 'all' || view.page > 1)),
    jsonLd: [
      breadcrumbJsonLd(
        [
          { name: 'Home', path: '/' },
          { name: 'Customer Gallery', path: '/gallery' },
        ],
        site.origin,
      ),
    ],
  });
};

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { view, list, linked, hasFailed = false }: Shown = loaderData;
  useEffect(() => {
    shown = { view, list, linked };
  }, [view, list, linked]);
  const openId = useAskedPhoto();
  const focused = useNewPhotosFocus(view.page, list?.photos.length ?? 0);
  if (!list) return <Frame>{<Unavailable address={galleryAddress(view)} />}</Frame>;
  const { photos, total } = list;
  const open = photos.find(({ id }) => id === openId) ?? (linked?.id === openId ? linked : null);
  const at = open ? photos.indexOf(open) : -1;
  const ownView = { ...view, photo: null };
  return (
    <Frame>
      <FilterLinks chosen={view.filter} />
      <p role="status" className="pt-4 pb-6 text-md text-muted tabular-nums">
        {total > 0 && `Showing ${photos.length} of ${total} ${total === 1 ? 'photo' : 'photos'}`}
      </p>
      {total === 0 && <NoPhotos isFiltered={view.filter !== 'all'} />}
      <div ref={focused}>
        <PhotoGrid photos={photos} view={ownView} />
      </div>
      {photos.length < total && view.page < maxPageCount && (
        <ShowMore address={galleryAddress({ ...ownView, page: view.page + 1 })} from={photos.length} hasFailed={hasFailed} />
      )}
      {open && <PhotoDialog photo={open} previous={(at > 0 && photos[at - 1]) || null} next={(at >= 0 && photos[at + 1]) || null} view={ownView} />}
    </Frame>
  );
}

/** The next page's photos join those shown. Without JavaScript the link leads to the first of them. */
function ShowMore({ address, from, hasFailed }: { address: string; from: number; hasFailed: boolean }) {
  const navigate = useNavigate();
  const isComing = useNavigation().state !== 'idle';
  return (
    <div className="grid justify-items-center gap-3 pt-12">
      <p role="alert" className="font-semibold text-error">
        {hasFailed && !isComing && 'We couldn’t load more photos.'}
      </p>
      <ButtonLink
        kind="secondary"
        href={`${address}#n${from}`}
        aria-busy={isComing || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          navigate(address, { preventScrollReset: true });
        }}
      >
        {hasFailed ? 'Try again' : 'Show More Photos'}
      </ButtonLink>
    </div>
  );
}

/** Nothing else can be shown here, so this page says it itself; an address that does not exist is the site's to answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <Frame>
      <Unavailable address={pathname + search} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <Page>
      <div className="grid items-end gap-x-6 gap-y-3 pt-4 pb-6 md:pt-8 lg:grid-cols-12">
        <h1 className="text-3xl lg:col-span-5">Customer Gallery</h1>
        <p className="max-w-measure text-muted lg:col-span-7">Our floors in customers’ homes. See one you like? Ask us about it.</p>
      </div>
      {children}
    </Page>
  );
}

function NoPhotos({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="grid justify-items-start gap-4 border-t border-sand py-12">
      <h2 className="text-xl">No photos found</h2>
      {isFiltered && (
        <ButtonLink kind="secondary" href="/gallery">
          Show all photos
        </ButtonLink>
      )}
    </div>
  );
}

function Unavailable({ address }: { address: string }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-t border-sand py-12">
      <h2 className="text-xl">We couldn’t load the photos</h2>
      <p>Something went wrong on our side. Please try again in a moment.</p>
      <ButtonLink href={address} data-reload>
        Try again
      </ButtonLink>
    </div>
  );
}

/** The photo the address asks for; that of a navigation under way counts already, so the photo opens at once. */
function useAskedPhoto(): string | null {
  const here = useLocation();
  const coming = useNavigation().location;
  const asked = coming?.pathname === here.pathname ? coming : here;
  return readGalleryView(new URLSearchParams(asked.search)).photo;
}

/** After 'Show More Photos' the keyboard goes on at the first of the new ones, where the button was. */
function useNewPhotosFocus(page: number, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ page, count });
  useEffect(() => {
    if (page > before.current.page && count > before.current.count) {
      list.current?.querySelectorAll<HTMLAnchorElement>('li > a')[before.current.count]?.focus({ preventScroll: true });
    }
    before.current = { page, count };
  }, [page, count]);
  return list;
}
