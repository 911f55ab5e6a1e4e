import { OpenNow } from '#settings/components/open-now.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts, directionsAddress, mapReviewsAddress } from '#settings/showroom-links.ts';
import { PinIcon, StarIcon } from '#ui/icons.tsx';

const link =
  'inline-flex min-h-11 items-center gap-2 text-md font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

/** Where the showroom is, with the way there and what visitors say. Nothing where the shop has given no address. */
export function FindUs() {
  const { settings } = useShopSettings();
  const directions = directionsAddress(settings);
  const reviews = mapReviewsAddress(settings);
  if (!directions || !reviews) return null;
  return (
    <section aria-labelledby="find-us" className="rounded-card bg-linen p-6 shadow-card">
      <h2 id="find-us" className="text-xl">
        Find Us Locally
      </h2>
      <address className="mt-3 not-italic">
        {[settings.business_name, ...addressParts(settings)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <OpenNow hours={settings.opening_hours} className="mt-3" />
      <ul className="mt-3 border-t border-sand pt-2">
        <li>
          <a href={directions} rel="noopener" className={link}>
            <PinIcon />
            Map and directions
          </a>
        </li>
        <li>
          <a href={reviews} rel="noopener" className={link}>
            <StarIcon filled={false} />
            Reviews on the map
          </a>
        </li>
      </ul>
    </section>
  );
}
