import { ButtonLink } from '#ui/button.tsx';
import { pageWidth } from '#ui/page.tsx';
import { PlankDivider } from '#ui/plank-divider.tsx';

/** What opens the page while there are no slides. */
export function StaticHero({ title, tagline }: { title: string; tagline: string }) {
  return (
    <section className="bg-linen">
      <div className={`${pageWidth} grid gap-4 py-18 md:grid-cols-12 md:py-28`}>
        <h1 className="text-display md:col-span-8">{title}</h1>
        <p className="font-display text-xl text-muted md:col-span-7">{tagline}</p>
        <p className="flex flex-wrap gap-3 pt-4 md:col-span-8">
          <ButtonLink href="/products">Browse Our Collection</ButtonLink>
          <ButtonLink kind="secondary" href="/contact">
            Get Free Quote
          </ButtonLink>
        </p>
      </div>
      <PlankDivider />
    </section>
  );
}
