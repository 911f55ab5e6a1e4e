import type { Picture as PictureOf } from '#platform/images/address.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { categoryAddress } from '../../site/links.ts';

type Category = { name: string; count: number; picture: PictureOf | null };

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6';
const half = '(min-width: 48rem) 33vw, 50vw';

/** Two large, three, then the rest in a row: what is walked on first, what goes with it last. */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  const rest = categories.slice(5);
  return (
    <div className="grid gap-y-8">
      <ul className={classNames(grid, 'md:grid-cols-12')}>
        {categories.slice(0, 2).map((category, at) => (
          <Tile key={category.name} category={category} shape="hero-tile" sizes="(min-width: 48rem) 58vw, 100vw" className={large[at]} />
        ))}
      </ul>
      <ul className={classNames(grid, 'md:grid-cols-3')}>
        {categories.slice(2, 5).map((category) => (
          <Tile key={category.name} category={category} shape="aspect-photo" sizes={half} className="last:odd:col-span-2 md:last:odd:col-span-1" />
        ))}
      </ul>
      <ul className={classNames(grid, rest.length > 4 ? 'md:grid-cols-5' : 'md:grid-cols-4')}>
        {rest.map((category) => (
          <Tile key={category.name} category={category} shape="aspect-photo" sizes={half} className="last:odd:col-span-2 md:last:odd:col-span-1" />
        ))}
      </ul>
    </div>
  );
}

const large = ['col-span-2 md:col-span-7', 'col-span-2 md:col-span-5'];

function Tile({ category, shape, sizes, className }: { category: Category; shape: string; sizes: string; className?: string }) {
  const { name, count, picture } = category;
  return (
    <li className={className}>
      <a href={categoryAddress(name)} className="group block">
        <div className={classNames('overflow-hidden bg-linen', shape)}>
          {picture && (
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes={sizes}
              className="h-full w-full object-cover transition-transform duration-slow group-hover:scale-105"
            />
          )}
        </div>
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-lg decoration-oak decoration-2 underline-offset-4 group-hover:underline md:text-xl">{name}</span>
          <span className="text-sm text-muted tabular-nums">{count === 1 ? '1 product' : `${count} products`}</span>
        </p>
      </a>
    </li>
  );
}

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
