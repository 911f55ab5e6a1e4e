import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { ButtonLink } from '#ui/button.tsx';

/** In place of the calculator, for what has no coverage. */
export default function CustomPricing() {
  const { settings } = useShopSettings();
  return (
    <section id="ask-for-a-price" aria-labelledby="custom-pricing" className="border border-sand bg-linen p-4">
      <h2 id="custom-pricing" className="text-lg">
        Custom Pricing Available
      </h2>
      <p className="mt-1 text-md text-muted">
        This product isn’t sold by the square metre. Tell us what you need it for and we’ll work out a price for you.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink kind="secondary" href="/contact">
          Get a quote
        </ButtonLink>
        {settings.phone && (
          <ButtonLink kind="quiet" href={phoneAddress(settings.phone)}>
            {settings.phone}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
