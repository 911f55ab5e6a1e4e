import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';

type Thumb = 'up' | 'down';
const words: Record<Thumb, string> = { up: 'Yes', down: 'No' };

/** Whether an answer helped; pressed again, it is taken back. What staff see of it is the answer, not who said so. */
export function Thumbs({ rate }: { rate: (thumb: Thumb | null) => Promise<boolean> }) {
  const [thumb, setThumb] = useState<Thumb | null>(null);
  const press = async (pressed: Thumb) => {
    const wanted = pressed === thumb ? null : pressed;
    setThumb(wanted);
    if (!(await rate(wanted))) setThumb(thumb);
  };
  return (
    <fieldset className="flex items-center gap-1 text-sm text-muted">
      <legend className="float-left mr-2 leading-11">Did this help?</legend>
      {(['up', 'down'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={thumb === one}
          onClick={() => press(one)}
          className={classNames(
            'min-h-11 min-w-11 rounded-control underline-offset-4 hover:underline',
            thumb === one && 'bg-linen font-semibold text-ink underline',
          )}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  );
}
