import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { ManagedPhoto } from '../managed-photo.ts';

/** A product's photos for a browser without scripts: added by file and removed, with the forms of the product's own page. */
export function PlainPhotos({ photos }: { photos: readonly ManagedPhoto[] }) {
  return (
    <div className="hidden gap-4 noscript:grid">
      <form method="post" encType="multipart/form-data" className="grid gap-4">
        <Field label="Photos" name="photo" hint="JPEG, PNG, WebP or AVIF, up to 20 MB together">
          {(described) => <input type="file" accept="image/*" multiple {...described} className="file-control" />}
        </Field>
        <Button type="submit" kind="secondary" name="intent" value="add-photos" className="justify-self-start">
          Add photos
        </Button>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="remove-photo" />
        <ol className="photo-tiles">
          {photos.map(({ id, image_url, alt_text }, at) => (
            <li key={id} className="border border-sand bg-white">
              <img src={image_url} alt={alt_text} loading="lazy" className="aspect-photo w-full object-cover" />
              <Button type="submit" kind="quiet" name="photo" value={id}>
                {`Remove photo ${at + 1}`}
              </Button>
            </li>
          ))}
        </ol>
      </form>
    </div>
  );
}
