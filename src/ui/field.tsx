import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  label: ReactNode;
  /** Also makes the control's id, so that an error summary can link to it: see `fieldId`. */
  name: string;
  /** What helps before an answer is given. */
  hint?: ReactNode;
  /** The same words as in the error summary. */
  error?: string | null;
  /** Said after the label of a field that may stay empty. */
  optional?: boolean;
  /** When a page holds two forms with a field of the same name. */
  form?: string;
};

type Described = { id: string; name: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; required: boolean };

/** The id of the control that `Field` draws for a name. */
export function fieldId(name: string, form?: string): string {
  return form ? `${form}-${name}` : `field-${name}`;
}

const control =
  'w-full min-h-11 rounded-control border border-stone bg-white px-3 py-2 text-base text-ink hover:border-ink aria-invalid:border-2 ' +
  'aria-invalid:border-error';

/** A label, a hint, an error and whatever control `children` draws with the properties it is handed. */
export function Field({ label, name, hint, error, optional, form, children }: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = fieldId(name, form);
  const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <div className={classNames('grid gap-1', error && 'border-l-4 border-error pl-3')}>
      <label htmlFor={id} className="text-md font-semibold">
        <span>{label}</span>
        {optional && <span className="font-regular text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-md text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-md font-semibold text-error">
          <span className="sr-only">Error: </span>
          <span>{error}</span>
        </p>
      )}
      {children({ id, name, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, required: !optional })}
    </div>
  );
}

/** One line of text. */
export function TextField({ label, name, hint, error, optional, form, className, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'form'>) {
  return (
    <Field {...{ label, name, hint, error, optional, form }}>
      {(described) => <input type="text" {...described} {...rest} className={classNames(control, 'h-11', className)} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ label, name, hint, error, optional, form, className, ...rest }: FieldProps & Omit<ComponentProps<'textarea'>, 'form'>) {
  return (
    <Field {...{ label, name, hint, error, optional, form }}>
      {(described) => <textarea rows={6} {...described} {...rest} className={classNames(control, className)} />}
    </Field>
  );
}

/** One of several; `children` are the options. */
export function Select({ label, name, hint, error, optional, form, className, ...rest }: FieldProps & Omit<ComponentProps<'select'>, 'form'>) {
  return (
    <Field {...{ label, name, hint, error, optional, form }}>
      {(described) => <select {...described} {...rest} className={classNames(control, 'h-11', className)} />}
    </Field>
  );
}
