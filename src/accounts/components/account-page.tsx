import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { Page } from '#ui/page.tsx';

/** A form on the left, and beside it why one would fill it in. */
export function AccountPage({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <Page className="grid content-start gap-12 lg:grid-cols-12 lg:gap-8">
      <div className="pt-4 md:pt-8 lg:col-span-6">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-8 max-w-form">{children}</div>
      </div>
      {aside && (
        <aside
          aria-label="About accounts"
          className={
            'content-start border-t border-sand pt-6 lg:col-span-4 lg:col-start-9 lg:mt-18 lg:self-start lg:border-t-0 lg:border-l ' +
            'lg:pt-0 lg:pl-8'
          }
        >
          {aside}
        </aside>
      )}
    </Page>
  );
}

/** Why have an account?; nothing here needs one to be bought. */
export function WhyAnAccount() {
  return (
    <div className="prose text-md text-muted">
      <h2 className="text-lg text-ink">Why have an account?</h2>
      <p>See all your orders in one place and track where they are.</p>
      <p>You don’t need one to browse, calculate boxes or order.</p>
    </div>
  );
}

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
