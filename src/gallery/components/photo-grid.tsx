import './photo-grid.css';
import { classNames } from '#ui/class-names.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CustomerPhoto } from '../customer-photo.ts';
import { type GalleryFilter, type GalleryView, galleryAddress, galleryFilters } from '../gallery-filters.ts';
import { describePhoto, sayLikes } from '../photo-words.ts';

/** How many pictures may be on the first screen: those are not waited for. */
const firstScreen = 4;

/** Photos in rows that fill the page's width, each in its own shape, in reading order; their room is known before they arrive. */
export function PhotoGrid({ photos, view }: { photos: readonly CustomerPhoto[]; view: GalleryView }) {
  return (
    <ul className="photo-rows">
      {photos.map((photo, at) => (
        <li key={photo.id} id={`n${at}`} style={{ '--shape': photo.picture.width / photo.picture.height } as React.CSSProperties}>
          <a id={`photo-${photo.id}`} href={galleryAddress({ ...view, photo: photo.id })} data-keep-scroll className="group block">
            <span className="block overflow-hidden">
              <Picture
                picture={photo.picture}
                sizes={
                  `(width < 40rem) ${photo.picture.width > photo.picture.height * 1.3 ? 100 : 50}vw, ` +
                  `${Math.round(20 * (photo.picture.width / photo.picture.height))}rem`
                }
                eager={at < firstScreen}
                className="w-full object-cover transition-transform duration-slow group-hover:scale-105"
              />
            </span>
            <span className="flex items-baseline justify-between gap-3 pt-2 text-md">
              <span className="font-semibold underline-offset-4 group-hover:underline">{photo.title}</span>
              {photo.likes > 0 && (
                <span className="hidden shrink-0 items-center sm:inline-flex gap-1 text-sm text-muted tabular-nums">
                  <HeartIcon className="size-4" />
                  <span aria-hidden="true">{photo.likes}</span>
                  <span className="sr-only">{sayLikes(photo.likes)}</span>
                </span>
              )}
            </span>
            <span className="block text-sm text-muted">{describePhoto(photo)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The filter buttons: links, so that each choice has an address and works before any script. */
export function FilterLinks({ chosen }: { chosen: GalleryFilter }) {
  return (
    <nav aria-label="Filter photos">
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {galleryFilters.map((filter) => (
          <li key={filter}>
            <a
              href={galleryAddress({ filter })}
              aria-current={filter === chosen ? 'true' : undefined}
              data-keep-scroll
              className={classNames(
                'inline-flex min-h-11 items-center rounded-control border px-4 text-md whitespace-nowrap',
                filter === chosen ? 'border-lough bg-lough font-semibold text-white' : 'border-stone bg-white hover:border-ink',
              )}
            >
              {filter.charAt(0).toUpperCase() + filter.slice(1)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
