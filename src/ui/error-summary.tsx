import { useEffect, useRef } from 'react';
import { fieldId } from './field.tsx';

type Props = {
  /** Field names and what is wrong with them; an empty field name is about the whole form. */
  errors: readonly { field: string; message: string }[];
  /** As given to the fields, where a page holds two forms. */
  form?: string;
};

/** What is wrong with a form, above it, focused when it appears; each line leads to its field. Nothing without errors. */
export function ErrorSummary({ errors, form }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length) box.current?.focus();
  }, [errors]);
  if (!errors.length) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-2 border-error bg-error-soft p-4">
      <h2 className="text-lg">There is a problem</h2>
      <ul className="mt-2 grid gap-1 text-md">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${fieldId(field, form)}`} className="font-semibold text-error underline underline-offset-4">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
