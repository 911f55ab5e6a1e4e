import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { describeFloor, descriptionChoices, descriptionProblem, descriptionTemplates, titleFloor } from '#gallery/staff/description.ts';
import { editorFloors, editorRooms } from '#gallery/staff/photo-choices.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select } from '#ui/field.tsx';
import { notify } from '#ui/notices.tsx';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import { SaveBar, useDraft } from '../../components/save-bar.tsx';
import { callAsStaff, fetchPicture, type KeptPicture, uploadPicture } from '../../components/send-as-staff.ts';
import { UrlField } from '../../photos/components/picture-field.tsx';
import { DropZone, UploadList, useUploads } from '../../photos/components/uploads.tsx';
import { photoDraftOf, photoLabels, readPhotoNow, type StaffPhotoJson, sayEditorNotSaved, sayFileNotTaken } from '../staff-photo-json.ts';

import { Options, PhotoWords } from './photo-words.tsx';

type Props = { photo: StaffPhotoJson; previous: string | null; next: string | null };

const at = (id: string) => `/admin/gallery-editor?photo=${id}`;

/** One photo at a time: look at it, say what it shows, go on to the next. What is not saved is asked about first. */
export function EditorForm({ photo, previous, next }: Props) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { draft, setDraft, errors, conflicts, keep, isSaving, isDirty, beginAgain, save } = useDraft(photoDraftOf(photo), sayEditorNotSaved, () =>
    readPhotoNow(photo.id),
  );
  const [shown, setShown] = useState(photo.version);
  if (shown !== photo.version) {
    setShown(photo.version);
    beginAgain(photoDraftOf(photo));
  }
  const take = (kept: KeptPicture) => setDraft((now) => ({ ...now, image_url: kept.image_url }));
  const { uploads, add, retry, dismiss } = useUploads<KeptPicture>(uploadPicture, take, sayFileNotTaken);
  const use = async (address: string) => {
    const answer = await fetchPicture(address);
    if (!answer.ok) return answer.detail;
    take(answer.body);
    return null;
  };
  const saved = (message: string) => {
    notify({ text: message });
    void revalidate();
  };
  const send = (now: typeof draft) => callAsStaff<{ message: string }>('PUT', `/api/admin/customer-photos/${photo.id}`, now);
  return (
    <>
      <form
        id="gallery-photo"
        onSubmit={(event) => {
          event.preventDefault();
          void save(send, saved);
        }}
        noValidate
        className="grid items-start gap-6 lg:grid-cols-2"
      >
        <div className="lg:col-span-2 empty:hidden">
          <ErrorSummary errors={errors} />
          <EditConflicts conflicts={conflicts} labels={photoLabels} onKeep={keep} />
        </div>
        <div className="grid gap-4">
          {draft.image_url && (
            <img
              src={draft.image_url}
              alt={`Preview: ${draft.title || 'a customer’s floor'}`}
              className="aspect-photo w-full bg-linen object-contain"
            />
          )}
          <DropZone label="Choose another image" onFiles={(files) => void add(files)} />
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
          <UrlField button="Use" onUse={use} />
        </div>
        <div className="grid gap-4">
          <PhotoWords draft={draft} onDraft={setDraft} errors={errors} rooms={editorRooms} floors={editorFloors} />
          <DescriptionGenerator
            room={draft.room_type}
            floor={draft.flooring_type}
            onGenerate={({ title, description }) => setDraft((now) => ({ ...now, description, title: now.title.trim() ? now.title : title }))}
          />
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" aria-disabled={!previous} onClick={() => previous && navigate(at(previous))}>
              Previous
            </Button>
            <Button kind="secondary" aria-disabled={!next} onClick={() => next && navigate(at(next))}>
              Skip
            </Button>
            <Button type="submit" busy={isSaving}>
              Save
            </Button>
            <Button kind="secondary" aria-disabled={!next} onClick={() => next && navigate(at(next))}>
              Next
            </Button>
          </div>
        </div>
      </form>
      <SaveBar
        form="gallery-photo"
        record={`${photo.id} ${photo.version}`}
        isSaving={isSaving}
        isChangedOtherwise={isDirty}
        onDiscard={() => beginAgain()}
      />
    </>
  );
}

type Part = keyof typeof descriptionChoices;
const labels: Record<Part, string> = {
  size: 'Tile size',
  style: 'Style',
  use: 'Use',
  feature: 'Feature',
  benefit: 'Benefit',
  mood: 'Feel',
};
const parts = Object.keys(labels) as Part[];

type DescriptionGeneratorProps = { room: string; floor: string; onGenerate: (text: { title: string; description: string }) => void };

/** Writes a description from presets, in one of five ways drawn at random. */
function DescriptionGenerator({ room, floor, onGenerate }: DescriptionGeneratorProps) {
  const [chosen, setChosen] = useState<Partial<Record<Part, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const generate = () => {
    const choice = { room, floor, ...chosen };
    const description = describeFloor(choice, Math.floor(Math.random() * descriptionTemplates));
    const title = titleFloor(choice);
    if (description === null || title === null) return setProblem(descriptionProblem);
    setProblem(null);
    onGenerate({ title, description });
  };
  return (
    <details className="border border-sand p-3">
      <summary className="cursor-pointer py-2 font-semibold">Write a description</summary>
      <div className="mt-2 grid gap-3">
        <p className="text-muted">Uses the room and flooring type above, plus anything you choose here.</p>
        {problem && (
          <p role="alert" className="font-semibold text-error">
            {problem}
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {parts.map((part) => (
            <Select
              key={part}
              label={labels[part]}
              name={part}
              form="generator"
              optional
              value={chosen[part] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [part]: event.target.value || undefined })}
            >
              <Options choices={descriptionChoices[part]} none="None" />
            </Select>
          ))}
        </div>
        <Button kind="secondary" className="justify-self-start" onClick={generate}>
          Generate description
        </Button>
      </div>
    </details>
  );
}
