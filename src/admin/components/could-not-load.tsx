import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { AdminPage } from './admin-page.tsx';

/** In place of a page whose list did not come. */
export function CouldNotLoad({ title, said }: { title: string; said: string }) {
  const { pathname, search } = useLocation();
  return (
    <AdminPage title={title}>
      <p role="alert" className="bg-error-soft p-4 font-semibold text-error">
        {said}
      </p>
      <p>
        <ButtonLink href={pathname + search} data-reload>
          Try again
        </ButtonLink>
      </p>
    </AdminPage>
  );
}
