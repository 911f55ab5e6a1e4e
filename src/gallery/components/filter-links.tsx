import { classNames } from '#ui/class-names.ts';
import { galleryAddress } from '../gallery-address.ts';
import { type GalleryFilter, galleryFilters } from '../gallery-filters.ts';

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
