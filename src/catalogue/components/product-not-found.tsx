import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

/** No such product: where to look instead. */
export default function ProductNotFound() {
  return (
    <Page className="grid justify-items-start gap-4 py-18">
      <h1 className="text-3xl">Product not found</h1>
      <p className="max-w-measure text-muted">It may no longer be sold. Check the address, or go to all products.</p>
      <ButtonLink href="/products">Back to all products</ButtonLink>
    </Page>
  );
}
