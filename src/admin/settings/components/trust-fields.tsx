import { mostTrustPoints } from '#settings/staff/settings-form.ts';
import { TextArea, TextField } from '#ui/field.tsx';

type Props = { values: Record<string, string>; errorOf: (field: string) => string | undefined };

/** The points below the trust block's text; empty ones are left out. */
export function TrustFields({ values, errorOf }: Props) {
  return (
    <fieldset className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <legend className="mb-2 text-md font-semibold">Trust block: points</legend>
      {Array.from({ length: mostTrustPoints }, (_, at) => `trust.points.${at}`).map((path, at) => (
        <div key={path} className="grid gap-2 border border-sand p-4">
          <TextField
            label={`Point ${at + 1}`}
            name={`${path}.title`}
            optional
            defaultValue={values[`${path}.title`] ?? ''}
            error={errorOf(`${path}.title`)}
          />
          <TextArea
            label="Text"
            name={`${path}.text`}
            rows={3}
            optional
            defaultValue={values[`${path}.text`] ?? ''}
            error={errorOf(`${path}.text`)}
          />
        </div>
      ))}
    </fieldset>
  );
}
