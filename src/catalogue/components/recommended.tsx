import { Section } from '#ui/page.tsx';
import type { ProductSummary } from '../product.ts';
import { cardPlace, ProductCard } from './product-card.tsx';

/** Up to four others, and the way to the whole category. */
export default function Recommended({ products, category }: { products: readonly ProductSummary[]; category: string }) {
  if (!products.length) return null;
  return (
    <Section
      id="recommended"
      title="You might also like"
      aside={
        <span className="flex flex-wrap items-center gap-x-6">
          <span className="text-muted">Similar products in the category</span>
          <a
            href={`/products?${new URLSearchParams({ category })}`}
            className={
              'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
              'hover:decoration-lough'
            }
          >
            {`View all ${category} products`}
          </a>
        </span>
      }
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className={cardPlace}>
            <ProductCard product={product} sizes="(min-width: 64rem) 18rem, 46vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
