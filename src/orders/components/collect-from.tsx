import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts, directionsAddress } from '#settings/contact-details.ts';
import type { Order } from '../order.ts';

/** Where an order is collected and when that can be; once it is ready, the code to bring; afterwards, who took it along. */
export function CollectFrom({ collection }: Partial<Pick<Order, 'collection'>>) {
  const { settings, hours } = useShopSettings();
  const directions = directionsAddress(settings);
  if (collection?.collectedAt) return <p>{`Collected by ${collection.collectedBy} on ${sayDate(collection.collectedAt)}.`}</p>;
  return (
    <>
      {collection && (
        <p className="mb-4 bg-ok-soft p-4">
          Please bring this code: <strong className="text-xl tabular-nums">{collection.code}</strong>
          <span className="block text-md">{`We’ll keep it for you until ${sayDate(collection.keptUntil)}.`}</span>
        </p>
      )}
      <address className="not-italic">
        {[settings.business_name, ...addressParts(settings)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {hours.map((line) => (
          <div key={line.days} className="contents">
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
      {directions && (
        <p className="print:hidden">
          <a
            href={directions}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-lough underline underline-offset-4"
          >
            Directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </>
  );
}
