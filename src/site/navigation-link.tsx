import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** A link of the header, underlined as a plank is by its joint when it is where the reader stands. */
export function NavigationLink({ name, href, className }: { name: string; href: string; className?: string }) {
  const { pathname, search } = useLocation();
  const [path, query] = href.split('?');
  const asked = new URLSearchParams(search).get('category');
  const isCurrent = query ? pathname === path && asked === new URLSearchParams(query).get('category') : pathname === path && !asked;
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center whitespace-nowrap decoration-2 underline-offset-8 hover:underline hover:decoration-sand aria-[current]:underline aria-[current]:decoration-oak',
        className,
      )}
    >
      {name}
    </a>
  );
}
