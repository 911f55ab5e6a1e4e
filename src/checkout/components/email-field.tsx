import { useRef, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { likelyEmail } from '../email-hint.ts';

/** Where the confirmation goes. Asks about what looks mistyped, and takes it all the same. */
export function EmailField({ name, defaultValue, error }: { name: string; defaultValue: string; error?: string | undefined }) {
  const [likely, setLikely] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const accept = () => {
    const input = place.current?.querySelector('input');
    if (!input || !likely) return;
    input.value = likely;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setLikely(null);
  };
  return (
    <div ref={place} className="grid gap-1">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We’ll send your confirmation here."
        name={name}
        defaultValue={defaultValue}
        error={error}
        onBlur={({ target }) => setLikely(likelyEmail(target.value))}
      />
      <div role="status">
        {likely && (
          <button type="button" onClick={accept} className="min-h-11 text-left text-md text-lough underline decoration-sand underline-offset-4">
            Did you mean <strong>{likely}</strong>?
          </button>
        )}
      </div>
    </div>
  );
}
