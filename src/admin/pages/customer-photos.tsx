import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { bulkDefaults, formFloors, formRooms, titleFromFile, withPresent } from '#gallery/staff/photo-choices.ts';
import { listStaffPhotos, photoNotFound, publishPhotos, readPhotoWords, staffPhotoToJson } from '#gallery/staff/photos.server.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { notify } from '#ui/notices.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { FilterBar, FilterSelect, PagingLinks } from '../components/list-controls.tsx';
import { callAsStaff, sendAsStaff, uploadPicture } from '../components/send-as-staff.ts';
import { NotLoaded, StaffError } from '../components/staff-error.tsx';
import { PhotoCard, PhotoDialog } from '../gallery/components/photo-dialog.tsx';
import { Options } from '../gallery/components/photo-words.tsx';
import { readOrSay } from '../gallery/read-or-say.server.ts';
import { type StaffPhotoJson, sayBulk, sayPhotoNotDeleted, sayPhotoNotSaved } from '../gallery/staff-photo-json.ts';

import { readPage } from '../list-address.ts';
import { DropZone, UploadList, useUploads } from '../photos/components/uploads.tsx';
import { runAction } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/customer-photos';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const asked = (name: string) => (query.get(name) ?? '').slice(0, 200);
  return readOrSay(shop, 'list', async () => {
    const listing = {
      page: readPage(query),
      search: asked('search'),
      room: asked('room'),
      floor: asked('floor'),
      featuredOnly: query.has('featured'),
      draftsOnly: query.has('drafts'),
    };
    const [{ photos, drafts, ...paging }, words] = await Promise.all([listStaffPhotos(shop, listing), readPhotoWords(shop)]);
    return { photos: photos.map(staffPhotoToJson), drafts, paging, words };
  });
}

/** Publishes a draft, or all of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const { photo } = textFields(await readForm(request), ['photo']);
  const answer = await runAction(async () => {
    if (photo !== 'all' && !isUuid(photo)) throw photoNotFound();
    const published = await publishPhotos(context.get(shopContext), context.get(staffContext), photo);
    return `${published.toLocaleString('en-GB')} ${published === 1 ? 'photo' : 'photos'} published.`;
  });
  return data(answer, { status: 'failed' in answer ? 422 : 200 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'Nothing was published. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Customer photos | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** The gallery's photos: add one or many, change, feature and delete them. */
export default function CustomerPhotos({ loaderData: { found, failed }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ photo: StaffPhotoJson | null } | 'many' | null>(null);
  const [leaving, setLeaving] = useState<StaffPhotoJson | null>(null);
  const [isBusy, setBusy] = useState(false);
  const saved = (message: string) => {
    setOpen(null);
    notify({ text: message });
    void revalidate();
  };
  const feature = async ({ id, is_featured, version }: StaffPhotoJson) => {
    const answer = await callAsStaff<{ message: string }>('PUT', `/api/admin/customer-photos/${id}`, { is_featured: !is_featured, version });
    notify(answer.ok ? { text: answer.body.message } : { text: sayPhotoNotSaved(answer), wrong: true });
    await revalidate();
  };
  const remove = async () => {
    if (!leaving) return;
    setBusy(true);
    const answer = await callAsStaff<{ message: string }>('DELETE', `/api/admin/customer-photos/${leaving.id}`);
    setBusy(false);
    setLeaving(null);
    notify(answer.ok ? { text: answer.body.message } : { text: sayPhotoNotDeleted(answer), wrong: true });
    await revalidate();
  };
  const named = (values: string[]) => values.map((value) => [value, value] as const);
  return (
    <AdminPage
      title="Customer photos"
      said="Gallery photos, newest first. Featured photos are shown on the home page."
      actions={
        <>
          <ButtonLink kind="secondary" href="/admin/gallery-editor">
            Gallery editor
          </ButtonLink>
          <Button kind="secondary" onClick={() => setOpen('many')}>
            Upload several
          </Button>
          <Button onClick={() => setOpen({ photo: null })}>Add photo</Button>
        </>
      }
    >
      <ActionToast answer={actionData} />
      {!found ? (
        <NotLoaded said={failed} />
      ) : (
        <>
          <FilterBar searchLabel="Search by title, description or name" keeps={[]}>
            <FilterSelect name="room" label="Room" all="All rooms" options={named(found.words.rooms)} />
            <FilterSelect name="floor" label="Flooring" all="All flooring" options={named(found.words.floors)} />
            <FilterSelect name="featured" label="Featured" all="All photos" options={[['yes', 'Featured']]} />
            <FilterSelect name="drafts" label="Published" all="Drafts too" options={[['yes', 'Drafts only']]} />
          </FilterBar>
          {found.drafts > 0 && (
            <SaveForm className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-warn-soft px-4 py-2">
              <p>{`${found.drafts === 1 ? '1 draft is' : `${found.drafts.toLocaleString('en-GB')} drafts are`} not in the gallery yet.`}</p>
              <input type="hidden" name="photo" value="all" />
              <SubmitButton kind="secondary" name="intent" value="publish" busyWords="Publishing…">
                {found.drafts === 1 ? 'Publish it' : `Publish all ${found.drafts.toLocaleString('en-GB')}`}
              </SubmitButton>
            </SaveForm>
          )}
          {found.photos.length === 0 ? (
            <p className="border-y border-sand py-8 text-muted">No photos found</p>
          ) : (
            <ul aria-label="Photos" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {found.photos.map((photo) => (
                <PhotoCard
                  key={photo.id}
                  photo={photo}
                  onEdit={() => setOpen({ photo })}
                  onFeature={() => void feature(photo)}
                  onDelete={() => setLeaving(photo)}
                />
              ))}
            </ul>
          )}
          <PagingLinks {...found.paging} noun={['photo', 'photos']} />
        </>
      )}
      {open === 'many' && <BulkUpload onAdded={() => void revalidate()} onClose={() => setOpen(null)} />}
      {open && open !== 'many' && <PhotoDialog photo={open.photo} onSaved={saved} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={`Delete “${leaving?.title ?? ''}”?`}
        confirm="Delete"
        busy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setLeaving(null)}
      >
        <p>It will be removed from the gallery along with its likes. This cannot be undone.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

type Props = { onAdded: () => void; onClose: () => void };

/** Many photos at once, all said to be the same until each is looked at in the editor. */
function BulkUpload({ onAdded, onClose }: Props) {
  const [said, setSaid] = useState<{ room_type: string; flooring_type: string; customer_name: string }>(bulkDefaults);
  const [result, setResult] = useState<{ done: number; failed: number } | null>(null);
  const { uploads, add, retry, dismiss } = useUploads<unknown>(
    async (file, onProgress) => {
      const kept = await uploadPicture(file, onProgress);
      if (!kept.ok) return kept;
      return callAsStaff('POST', '/api/admin/customer-photos', {
        ...said,
        title: titleFromFile(file.name),
        image_url: kept.body.image_url,
        is_published: false,
      });
    },
    onAdded,
    sayPhotoNotSaved,
  );
  const send = async (files: File[]) => {
    setResult(null);
    setResult(await add(files));
  };
  const change = (name: keyof typeof said) => ({
    name,
    form: 'bulk',
    value: said[name],
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });
  const isSending = uploads.some(({ error }) => error === null);
  return (
    <Dialog open onClose={onClose} title="Upload several photos">
      <div className="grid gap-4 p-4 md:p-6">
        <p className="text-muted">These details apply to every photo. They wait as drafts: check or edit each one, then publish them here.</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select label="Room" {...change('room_type')}>
            <Options choices={withPresent(formRooms, said.room_type)} />
          </Select>
          <Select label="Flooring type" {...change('flooring_type')}>
            <Options choices={withPresent([bulkDefaults.flooring_type, ...formFloors], said.flooring_type)} />
          </Select>
        </div>
        <TextField label="Customer name" optional {...change('customer_name')} maxLength={80} />
        <DropZone label="Choose photos" multiple onFiles={(files) => void send(files)} />
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <p role="status" className={result?.failed ? 'font-semibold text-error' : 'font-semibold text-ok'}>
          {isSending ? 'Sending…' : result && sayBulk(result)}
        </p>
      </div>
    </Dialog>
  );
}
