import { useEffect, useRef, useState } from 'react';
import { notify } from '#ui/notices.tsx';
import { Picture } from '#ui/picture.tsx';
import { callAsStaff, type KeptPicture, uploadPicture } from '../../components/call-as-staff.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { sayFailed } from '../../failed.ts';
import { DropZone } from '../../photos/components/drop-zone.tsx';
import { UploadList } from '../../photos/components/upload-list.tsx';
import { UrlField } from '../../photos/components/url-field.tsx';
import { useUploads } from '../../photos/use-uploads.ts';
import { noImage } from '../no-image.ts';

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
export function CategoryCard({ category: { name, productCount, pictures }, fallback, onSaved }: Props) {
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
