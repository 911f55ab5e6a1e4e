import type { Picture as PictureOf } from '#platform/images/picture.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { categoryAddress } from '../../site/links.ts';

type Category = { name: string; description: string; count: number; picture: PictureOf | null };

/** Two large, three, then four to a row, as a floor is sorted: what is walked on first, what goes with it last. */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-12 md:gap-x-6">
      {categories.map(({ name, count, picture }, at) => {
        const size = sizeOf(at);
        return (
          <li key={name} className={size.span}>
            <a href={categoryAddress(name)} className="group block">
              <div className={classNames('overflow-hidden bg-linen', size.shape)}>
                {picture && (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes={size.sizes}
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
      })}
    </ul>
  );
}

function sizeOf(at: number): { span: string; shape: string; sizes: string } {
  if (at === 0) return { span: 'col-span-2 md:col-span-7', shape: 'hero-tile', sizes: '(min-width: 48rem) 58vw, 100vw' };
  if (at === 1) return { span: 'col-span-2 md:col-span-5', shape: 'hero-tile', sizes: '(min-width: 48rem) 42vw, 100vw' };
  if (at < 5) return { span: 'md:col-span-4', shape: 'aspect-photo', sizes: '(min-width: 48rem) 33vw, 50vw' };
  return { span: 'md:col-span-3', shape: 'aspect-photo', sizes: '(min-width: 48rem) 25vw, 50vw' };
}
