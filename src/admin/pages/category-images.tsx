import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listCategoriesWithPictures } from '#catalogue/categories/category-images.server.ts';
import { shopContext } from '../../shop.server.ts';
import { CategoryCard } from '../category-images/components/category-card.tsx';
import { imageTips, refreshAfterMs } from '../category-images/no-image.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/category-images';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { categories: await listCategoriesWithPictures(shop) };
}

export const meta: Route.MetaFunction = () => [{ title: 'Category images | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Images for each category. */
export default function CategoryImages({ loaderData: { categories } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const refresh = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void revalidate(), refreshAfterMs);
  };
  const tiles = categories.find(({ name }) => name === 'Tiles')?.pictures[0] ?? null;
  return (
    <AdminPage title="Category images" said="The image shown for each category on the home page and at the top of its page.">
      <details open className="border border-sand p-3">
        <summary className="cursor-pointer py-2 font-semibold">Tips for good images</summary>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {imageTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </details>
      {categories.length === 0 ? (
        <p className="border-y border-sand py-8 text-muted">There are no categories yet.</p>
      ) : (
        <ul aria-label="Categories" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {categories.map((category) => (
            <CategoryCard key={category.name} category={category} fallback={tiles} onSaved={refresh} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
