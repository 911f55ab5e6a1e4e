import { Picture } from '#ui/picture.tsx';
import { useRecentlyViewed } from '../use-recently-viewed.ts';

/** What this browser looked at before, but `except`, as a strip of small pictures; nothing where there is none. */
export default function RecentlyViewed({ except }: { except?: string }) {
  const viewed = useRecentlyViewed().filter(({ id }) => id !== except);
  if (!viewed.length) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-18 border-t border-sand pt-6">
      <h2 id="recently-viewed" className="text-xl">
        Recently viewed
      </h2>
      <ul className="mt-4 flex gap-4 overflow-x-auto pb-2">
        {viewed.map(({ id, name, picture }) => (
          <li key={id} className="w-28 shrink-0">
            <a href={`/products/${id}`} className="block text-md leading-tight hover:underline">
              <span className="mb-2 block aspect-square overflow-hidden bg-linen">
                {picture && <Picture picture={{ ...picture, alt: '' }} sizes="7rem" className="size-full object-cover" />}
              </span>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
