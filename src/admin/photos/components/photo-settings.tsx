import { type DisplaySettings, photoSizes } from '#platform/images/display-settings.ts';
import { TextField } from '#ui/field.tsx';
import type { ManagedPhoto } from '../managed-photo.ts';
import { DisplayFields } from './display-fields.tsx';

type Props = { photo: ManagedPhoto /** Its place, from 1. */; number: number; onChange: (photo: ManagedPhoto) => void };

/** What one photo says to who does not see it, and how it is shown to who does. */
export function PhotoSettings({ photo, number, onChange }: Props) {
  const set: DisplaySettings = {
    backgroundPosition: photo.background_position,
    backgroundSize: photo.background_size,
    imageOpacity: photo.image_opacity,
    overlayOpacity: photo.overlay_opacity,
  };
  return (
    <fieldset className="grid gap-3 border border-sand p-3 md:max-w-form">
      <legend className="px-1 font-semibold">{`Photo ${number}`}</legend>
      <TextField
        label="Alt text"
        name="alt_text"
        form={`photo-${photo.id}`}
        hint="Describes the photo for people who can’t see it. If left empty, the product name is used."
        optional
        maxLength={300}
        value={photo.alt_text}
        onChange={(event) => onChange({ ...photo, alt_text: event.target.value })}
      />
      <DisplayFields
        src={photo.image_url}
        set={set}
        sizes={photoSizes}
        shape="photo"
        form={`photo-${photo.id}`}
        onChange={(changed) =>
          onChange({
            ...photo,
            background_position: changed.backgroundPosition,
            background_size: changed.backgroundSize,
            image_opacity: changed.imageOpacity,
            overlay_opacity: changed.overlayOpacity,
          })
        }
      />
    </fieldset>
  );
}
