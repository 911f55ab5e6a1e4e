import { useLocation } from 'react-router';

/** In place of photos that could not be read. */
export function NotLoaded({ said }: { said: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="grid justify-items-start gap-2 bg-error-soft p-4 text-error">
      <p className="font-semibold">{said}</p>
      <a href={pathname + search} data-reload className="inline-flex min-h-11 items-center underline underline-offset-4">
        Try again
      </a>
    </div>
  );
}
