import { useState } from 'react';
import { bulkDefaults, formFloors, formRooms, titleFromFile, withPresent } from '#gallery/staff/photo-choices.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { callAsStaff, uploadPicture } from '../../components/send-as-staff.ts';
import { DropZone, UploadList, useUploads } from '../../photos/components/uploads.tsx';

import { sayBulk, sayPhotoNotSaved } from '../gallery-messages.ts';
import { Options } from './photo-words.tsx';

type Props = { onAdded: () => void; onClose: () => void };

/** Many photos at once, all said to be the same until each is looked at in the editor. */
export function BulkUpload({ onAdded, onClose }: Props) {
  const [said, setSaid] = useState<{ room_type: string; flooring_type: string; customer_name: string }>(bulkDefaults);
  const [result, setResult] = useState<{ done: number; failed: number } | null>(null);
  const { uploads, add, retry, dismiss } = useUploads<unknown>(
    async (file, onProgress) => {
      const kept = await uploadPicture(file, onProgress);
      if (!kept.ok) return kept;
      return callAsStaff('POST', '/api/admin/customer-photos', { ...said, title: titleFromFile(file.name), image_url: kept.body.image_url });
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
        <p className="text-muted">These details apply to every photo. You can edit each one afterwards in the gallery editor.</p>
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
