import type { Picture as PictureOf } from '#platform/images/picture.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type Photo = { id: string; title: string; customerName: string; roomType: string; picture: PictureOf };

/** Customers' own photos, the first large, without gaps but a joint, as tiles are laid. Each leads to the gallery. */
export function RecentWork({ photos }: { photos: Photo[] }) {
  return (
    <ul className="grid auto-rows-fr grid-cols-2 gap-1 md:grid-cols-4">
      {photos.map(({ id, title, customerName, roomType, picture }, at) => (
        <li key={id} className={classNames(at === 0 && 'col-span-2 row-span-2')}>
          <a href="/gallery" className="group relative block h-full overflow-hidden bg-linen">
            <Picture
              picture={picture}
              sizes={at === 0 ? '(min-width: 48rem) 50vw, 100vw' : '(min-width: 48rem) 25vw, 50vw'}
              className="aspect-photo h-full w-full object-cover transition-transform duration-slow group-hover:scale-105"
            />
            <span className="absolute inset-x-0 bottom-0 hidden bg-paper px-3 py-2 text-md group-hover:block group-focus-visible:block">
              <span>{title}</span>
              {customerName && <span className="block text-sm text-muted">{`${customerName}, ${roomType.toLowerCase()}`}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
