import { type ComponentProps, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { useAwake } from '#ui/use-kept.ts';

/** A password, which can be looked at: most mistakes in one are typing mistakes. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const isAwake = useAwake();
  return (
    <div className="grid gap-2">
      <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <label className={`inline-flex min-h-8 items-center gap-2 text-md ${isAwake ? '' : 'invisible'}`}>
        <input type="checkbox" className="size-4" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        Show password
      </label>
    </div>
  );
}
