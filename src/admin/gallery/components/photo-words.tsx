import { withPresent } from '#gallery/staff/photo-choices.ts';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import type { PhotoDraft } from '../staff-photo-json.ts';

type Props = {
  draft: PhotoDraft;
  onDraft: (draft: PhotoDraft) => void;
  errors: readonly { field: string; message: string }[];
  rooms: readonly string[];
  floors: readonly string[];
};

/** What is said of a customer's photo. */
export function PhotoWords({ draft, onDraft, errors, rooms, floors }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const text = (name: 'title' | 'description' | 'customer_name' | 'room_type' | 'flooring_type') => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <TextField label="Title" {...text('title')} maxLength={160} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="Room" {...text('room_type')}>
          <Options choices={withPresent(rooms, draft.room_type)} />
        </Select>
        <Select label="Flooring type" {...text('flooring_type')}>
          <Options choices={withPresent(floors, draft.flooring_type)} />
        </Select>
      </div>
      <TextArea label="Description" optional rows={4} maxLength={2000} {...text('description')} />
      <TextField
        label="Customer name"
        optional
        hint="Use the name they agreed to. A first name is enough."
        {...text('customer_name')}
        maxLength={80}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={draft.is_featured}
          onChange={(event) => onDraft({ ...draft, is_featured: event.target.checked })}
          className="size-5 accent-lough"
        />
        Featured: shown on the home page
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={draft.is_published}
          onChange={(event) => onDraft({ ...draft, is_published: event.target.checked })}
          className="size-5 accent-lough"
        />
        In the gallery; otherwise a draft that only staff see
      </label>
    </>
  );
}

export function Options({ choices, none = 'Please choose' }: { choices: readonly string[]; none?: string }) {
  return (
    <>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </>
  );
}
