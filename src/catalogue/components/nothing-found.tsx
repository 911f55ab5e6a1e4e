import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { RelaxedSearch } from '../product-list.ts';

/** Says that nothing fits, what nearly would, and who to ask; in a shop with nothing in it yet, that. */
export default function NothingFound({ relaxed, isEmptyShop }: { relaxed: readonly RelaxedSearch[]; isEmptyShop: boolean }) {
  const { settings, hours } = useShopSettings();
  return (
    <div id="nothing-found" className="grid justify-items-start gap-4 border-t border-sand py-12">
      <p className="text-xl">{isEmptyShop ? 'Our floors aren’t on the website yet.' : 'No products found matching your criteria.'}</p>
      <ButtonLink href={isEmptyShop ? '/contact' : '/products'} kind="secondary">
        {isEmptyShop ? 'Ask us about a floor' : 'Clear all filters'}
      </ButtonLink>
      {relaxed.length > 0 && (
        <div className="mt-4">
          <h2 className="text-lg">Try these instead</h2>
          <ul className="mt-2">
            {relaxed.map(({ said, href, count }) => (
              <li key={href} className="flex items-baseline gap-2">
                <a href={href} className="inline-flex min-h-11 items-center underline decoration-sand underline-offset-4 hover:decoration-ink">
                  {said}
                </a>
                <span className="text-md text-muted tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {settings.phone && (
        <p className="mt-4 max-w-measure text-muted">
          Or call us on{' '}
          <a href={phoneAddress(settings.phone)} className="font-semibold text-lough underline underline-offset-4">
            {settings.phone}
          </a>{' '}
          (<span>{hours.map((line) => `${line.days} ${line.hours}`).join(', ')}</span>). Some of our floors aren’t on the website yet.
        </p>
      )}
    </div>
  );
}
