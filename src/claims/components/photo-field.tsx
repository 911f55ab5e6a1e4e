import { useEffect, useRef, useState } from 'react';
import { imageAddress } from '#platform/images/address.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { maxClaimPhotos } from '../claim-moves.ts';
import { smallerPhoto } from '../smaller-photo.ts';

type Chosen = { file: File; url: string };

/**
 * Photographs of a form: chosen at once or one after the other, as a phone's camera gives them, each made smaller before it is sent. `kept` are
 * those that an earlier try left with the shop. Without scripts the browser's own field does.
 */
export function PhotoField({ label, kept, error }: { label: string; kept: readonly string[]; error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const put = (files: readonly Chosen[]) => {
    setChosen(files);
    if (field.current) field.current.files = asList(files);
  };
  // What was sent and kept is no longer to be sent.
  const keptNow = kept.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other photographs are kept than before
  useEffect(() => put([]), [keptNow]);
  const room = Math.max(0, maxClaimPhotos - kept.length);
  const choose = async (files: readonly File[]) => {
    const all = [...chosen, ...files.map((file) => ({ file, url: URL.createObjectURL(file) }))].slice(0, room);
    put(all);
    const small = await Promise.all(all.map(async ({ file, url }) => ({ file: await smallerPhoto(file), url })));
    // Unless others were chosen, or some taken away, meanwhile.
    setChosen((now) => {
      const still = now.map((one) => small.find(({ url }) => url === one.url) ?? one);
      if (field.current) field.current.files = asList(still);
      return still;
    });
  };
  return (
    <div className="grid gap-3">
      <input type="hidden" name="photos" value={keptNow} />
      <TextField
        ref={field}
        label={label}
        name="photo"
        optional
        type="file"
        accept="image/*"
        multiple
        hint={
          <>
            <span>{`Up to ${maxClaimPhotos}: of the goods, of the box and of its label.`}</span>
            <span className="hidden noscript:inline"> 20 MB together.</span>
          </>
        }
        error={error}
        onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
      />
      {(kept.length > 0 || chosen.length > 0) && (
        <ul className="flex flex-wrap gap-3" aria-label="Photos added">
          {kept.map((id, at) => (
            <li key={id} className="grid justify-items-start">
              <img src={imageAddress(id, 320, 'jpg')} alt={`${at + 1} of those added`} width="96" height="96" className={thumbnail} />
              <label className="flex min-h-11 items-center gap-2 text-md">
                <input type="checkbox" name={`remove-${id}`} className="size-5 accent-lough" />
                Remove<span className="sr-only">{` photo ${at + 1}`}</span>
              </label>
            </li>
          ))}
          {chosen.map(({ url }, at) => (
            <li key={url} className="grid justify-items-start">
              <img src={url} alt={`${kept.length + at + 1} of those added`} width="96" height="96" className={thumbnail} />
              <Button kind="quiet" onClick={() => put(chosen.filter((one) => one.url !== url))}>
                Remove<span className="sr-only">{` photo ${kept.length + at + 1}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const thumbnail = 'size-24 bg-linen object-cover';

function asList(files: readonly Chosen[]): FileList {
  const list = new DataTransfer();
  for (const { file } of files) list.items.add(file);
  return list.files;
}
