import { readStaffPhoto, staffPhotoToJson } from '#gallery/staff/photos.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { NotLoaded, StaffError } from '../components/staff-error.tsx';
import { EditorForm } from '../gallery/components/editor-form.tsx';

import { readOrSay } from '../gallery/read-or-say.server.ts';
import type { Route } from './+types/gallery-editor';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const asked = new URL(request.url).searchParams.get('photo') ?? '';
  return readOrSay(shop, 'editor', async () => {
    // One that is gone leads to the first.
    const found = (isUuid(asked) && (await readStaffPhoto(shop, asked))) || (await readStaffPhoto(shop, null));
    return { place: found && { ...found, photo: staffPhotoToJson(found.photo) } };
  });
}

export const meta: Route.MetaFunction = () => [{ title: 'Gallery editor | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Customers' photos one after another. */
export default function GalleryEditor({ loaderData: { found, failed } }: Route.ComponentProps) {
  const place = found?.place;
  return (
    <AdminPage
      title="Gallery editor"
      said="Edit one photo at a time, newest first."
      actions={
        <ButtonLink kind="secondary" href="/admin/customer-photos">
          All photos
        </ButtonLink>
      }
    >
      {failed && <NotLoaded said={failed} />}
      {found && !place && (
        <p className="border-y border-sand py-8 text-muted">
          No photos found.{' '}
          <a href="/admin/customer-photos" className="underline underline-offset-4">
            Add the first
          </a>
        </p>
      )}
      {place && (
        <>
          <div className="grid gap-1">
            <p id="position" className="tabular-nums">
              {`Photo ${place.at.toLocaleString('en-GB')} of ${place.total.toLocaleString('en-GB')}`}
            </p>
            <progress aria-labelledby="position" max={place.total} value={place.at} className="w-full" />
          </div>
          <EditorForm key={place.photo.id} photo={place.photo} previous={place.previous} next={place.next} />
        </>
      )}
    </AdminPage>
  );
}
