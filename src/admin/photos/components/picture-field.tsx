import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { fetchPicture, type KeptPicture, uploadPicture } from '../../components/send-as-staff.ts';
import { noUrl } from '../managed-photo.ts';
import { DropZone, UploadList, useUploads } from './uploads.tsx';

type Props = {
  /** Of the picture that is chosen; null for none. */
  imageUrl: string | null;
  onChange: (imageUrl: string) => void;
  /** What is wrong with it, as the server said. */
  error?: string | undefined;
};

/**
 * One picture of a form: by file or by its address on the web. It is kept at once, so that it can be previewed, and shown nowhere before the form
 * is saved.
 */
export function PictureField({ imageUrl, onChange, error }: Props) {
  const { uploads, add, retry, dismiss } = useUploads<KeptPicture>(
    uploadPicture,
    (kept) => onChange(kept.image_url),
    ({ detail }) => detail,
  );
  const use = async (address: string) => {
    const answer = await fetchPicture(address);
    if (!answer.ok) return answer.detail;
    onChange(answer.body.image_url);
    return null;
  };
  return (
    <div id="field-image_url" tabIndex={-1} className="grid gap-3">
      {error && <p className="font-semibold text-error">{error}</p>}
      <DropZone label={imageUrl ? 'Choose another image' : 'Choose an image'} onFiles={(files) => void add(files)} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <UrlField button="Use" onUse={use} />
    </div>
  );
}

type UrlFieldProps = {
  label?: string;
  /** What is done with it, on the button: 'Add'. */
  button: string;
  /** Said where nothing is typed. */
  missing?: string;
  /** Settles with what went wrong, or null: the field is then emptied. */
  onUse: (address: string) => Promise<string | null>;
};

/** A picture by its address on the web. No form of its own, so that it may stand within one. */
export function UrlField({ label = 'Image URL', button, missing = noUrl, onUse }: UrlFieldProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    if (isBusy) return;
    if (!address.trim()) return setError(missing);
    setBusy(true);
    const problem = await onUse(address.trim());
    setBusy(false);
    setError(problem);
    if (!problem) setAddress('');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void use();
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-md font-semibold">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-error">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={enter}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="staff-control min-w-0 grow aria-invalid:border-2 aria-invalid:border-error"
        />
        <Button kind="secondary" busy={isBusy} onClick={() => void use()}>
          {isBusy ? 'Fetching…' : button}
        </Button>
      </div>
    </div>
  );
}
