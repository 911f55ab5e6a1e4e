import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

export const notSold = 'It may no longer be sold. Check the address, or go to all products.';

/** No such product, or one that is no longer sold: where to look instead. */
export default function ProductNotFound({ archived }: { archived: { name: string; category: string } | null }) {
  return (
    <Page className="grid justify-items-start gap-4 py-18">
      <h1 className="text-3xl">{archived ? `We no longer sell ${archived.name}` : 'Product not found'}</h1>
      <p className="max-w-measure text-muted">{archived ? 'See what we have instead, or ask us for something like it.' : notSold}</p>
      {archived && (
        <ButtonLink href={`/products?${new URLSearchParams({ category: archived.category })}`}>{`Browse ${archived.category}`}</ButtonLink>
      )}
      <ButtonLink kind={archived ? 'secondary' : 'primary'} href="/products">
        Back to all products
      </ButtonLink>
    </Page>
  );
}
