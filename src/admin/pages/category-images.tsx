import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listCategoriesWithPictures } from '#catalogue/categories/category-images.server.ts';
import { notify } from '#ui/notices.tsx';
import { Picture } from '#ui/picture.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { callAsStaff, type KeptPicture, sayFailed, uploadPicture } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { UrlField } from '../photos/components/picture-field.tsx';
import { DropZone, UploadList, useUploads } from '../photos/components/uploads.tsx';
import type { Route } from './+types/category-images';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { categories: await listCategoriesWithPictures(shop) };
}

export const meta: Route.MetaFunction = () => [{ title: 'Category images | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Images for each category. */
export default function CategoryImages({ loaderData: { categories } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const refresh = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void revalidate(), refreshAfterMs);
  };
  const tiles = categories.find(({ name }) => name === 'Tiles')?.pictures[0] ?? null;
  return (
    <AdminPage title="Category images" said="The image shown for each category on the home page and at the top of its page.">
      <details open className="border border-sand p-3">
        <summary className="cursor-pointer py-2 font-semibold">Tips for good images</summary>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {imageTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </details>
      {categories.length === 0 ? (
        <p className="border-y border-sand py-8 text-muted">There are no categories yet.</p>
      ) : (
        <ul aria-label="Categories" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {categories.map((category) => (
            <CategoryCard key={category.name} category={category} fallback={tiles} onSaved={refresh} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

type Shown = { imageId: string; width: number; height: number; placeholder: string; alt: string };
type Props = {
  category: { name: string; productCount: number; pictures: Shown[] };
  /** Stands in for a picture that does not load: that of the tiles. */
  fallback: Shown | null;
  /** Something was saved: the list is asked for again. */
  onSaved: () => void;
};

const failed = (answer: { detail: string }) => sayFailed('update category image', answer);
const addressOf = (picture: Shown) => `/images/${picture.imageId}/160.jpg`;

/** One category: its picture, those it had, and the ways to give it another. */
function CategoryCard({ category: { name, productCount, pictures }, fallback, onSaved }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const [isAsking, ask] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const [main] = pictures;
  const mainId = main?.imageId;
  // A picture that failed before the page woke up told nobody.
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (mainId && image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(mainId);
  }, [mainId]);
  const shown = main && main.imageId !== broken ? main : fallback;
  const call = `/api/admin/categories/${encodeURIComponent(name)}` as const;
  const save = async (image_url: string) => {
    const answer = await callAsStaff('PUT', `${call}/image`, { image_url });
    if (!answer.ok) return failed(answer);
    notify({ text: `${name} image updated.` });
    onSaved();
    return null;
  };
  const tell = (problem: string | null) => problem && notify({ text: problem, wrong: true });
  const { uploads, add, retry, dismiss } = useUploads<KeptPicture>(uploadPicture, (kept) => void save(kept.image_url).then(tell), failed);
  const remove = async () => {
    if (!main) return;
    const answer = await callAsStaff('DELETE', `${call}/images/${main.imageId}`);
    ask(false);
    if (!answer.ok) return tell(failed(answer));
    notify({ text: 'Photo removed successfully!' });
    onSaved();
  };
  return (
    <li className="grid content-start gap-3 border border-sand p-3">
      <div ref={frame} className="relative aspect-photo overflow-hidden bg-linen" onError={() => main && setBroken(main.imageId)}>
        {shown ? (
          <Picture key={shown.imageId} picture={{ ...shown, alt: '' }} sizes="(min-width: 64rem) 22rem, 100vw" className="size-full object-cover" />
        ) : (
          <p className="grid size-full place-items-center text-muted">No picture yet</p>
        )}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm text-muted tabular-nums">{`${count(productCount, 'product')}, ${count(pictures.length, 'image')}`}</p>
      </div>
      {pictures.length > 1 && (
        <ul aria-label={`Images of ${name}`} className="flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture.imageId}>
              <button
                type="button"
                aria-pressed={at === 0}
                onClick={() => at > 0 && void save(addressOf(picture)).then(tell)}
                className="block size-18 border-2 border-transparent hover:border-stone aria-pressed:border-lough"
              >
                <img
                  src={addressOf(picture)}
                  alt=""
                  loading="lazy"
                  className="size-full object-cover"
                  style={{ backgroundColor: picture.placeholder }}
                />
                <span className="sr-only">{`Main image: ${at + 1} of ${pictures.length}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <UrlField label="Image URL" button="Save URL" missing={noImage} onUse={save} />
      <DropZone label="Upload" onFiles={(files) => void add(files)} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {main && (
        <button type="button" onClick={() => ask(true)} className="min-h-11 justify-self-start text-error underline underline-offset-4">
          Remove this image<span className="sr-only">{` of ${name}`}</span>
        </button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Remove this image of ${name}?`}
        confirm="Remove"
        onConfirm={() => void remove()}
        onClose={() => ask(false)}
      >
        <p>{pictures.length > 1 ? 'The newest remaining image will be used instead.' : 'The category will have no image.'}</p>
      </ConfirmDialog>
    </li>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Said where neither an address nor a file was given. */
const noImage = 'Please provide a valid image (URL or upload a file)';

/** Milliseconds after a save until the list is asked for again: the next click may follow at once. */
const refreshAfterMs = 500;

/** Tips for good images for a category. */
const imageTips = [
  'Landscape, about 4:3. Images are cropped to this shape.',
  'At least 1280 pixels wide, so it looks sharp on large screens.',
  'One floor filling the image, in daylight from the side to show its texture.',
  'No text, prices or logos: they may be cropped, and screen readers can’t read them.',
  'JPEG, PNG, WebP or AVIF, up to 20 MB. Images are resized automatically.',
] as const;
