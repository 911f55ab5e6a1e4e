import { useRef, useState } from 'react';
import { TextField } from '#ui/field.tsx';

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

/** Where most people here have their mail. Short names are left out: too many real ones are one letter away. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.ie',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ie',
  'icloud.com',
  'btinternet.com',
  'talktalk.net',
  'virginmedia.com',
  'ntlworld.com',
  'eircom.net',
];
/** As real as those they resemble. */
const real = ['mail.com', 'ymail.com', 'email.com', 'live.com', 'live.ie', 'yahoo.co', 'gmx.com'];

/**
 * The address that was probably meant: 'ann@gmial.com' → 'ann@gmail.com'. Null where nothing looks mistyped. Only ever a hint: the form takes
 * both.
 */
export function likelyEmail(typed: string): string | null {
  const [, name, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed) ?? [];
  if (!name || !domain) return null;
  const written = domain.toLowerCase();
  if (common.includes(written) || real.includes(written)) return null;
  const meant = common.find((known) => isOneSlipAway(written, known));
  return meant ? `${name}@${meant}` : null;
}

/** One letter missing, too many or wrong, or two that changed places. */
function isOneSlipAway(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && written[at] === meant[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (written.length === meant.length) {
    const isSwapped = written[at] === meant[at + 1] && written[at + 1] === meant[at] && rest(written, at + 2) === rest(meant, at + 2);
    return isSwapped || rest(written, at + 1) === rest(meant, at + 1);
  }
  return written.length < meant.length ? rest(written, at) === rest(meant, at + 1) : rest(written, at + 1) === rest(meant, at);
}
