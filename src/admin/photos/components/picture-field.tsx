import { fetchPicture, type KeptPicture, uploadPicture } from '../../components/send-as-staff.ts';
import { DropZone, UploadList, useUploads } from './uploads.tsx';

import { UrlField } from './url-field.tsx';

type Props = {
  /** Of the picture that is chosen; null for none. */
  imageUrl: string | null;
  onChange: (imageUrl: string) => void;
  /** What is wrong with it, as the server said. */
  error?: string | undefined;
};

/** One picture of a form: by file or by its address on the web. It is kept at once, so that it can be previewed, and shown nowhere before the form is saved. */
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
