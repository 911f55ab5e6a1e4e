import { formatPounds } from '#money/pence.ts';
import { sayDateTime } from '#platform/say-date.ts';

/** Every price that the product was sold at, the latest first. */
export function PriceSteps({ prices }: { prices: readonly { pricePence: number; validFrom: Date }[] }) {
  return (
    <section aria-labelledby="prices" className="grid content-start gap-3 border-t border-sand pt-4">
      <h2 id="prices" className="text-xl">
        Prices
      </h2>
      <p className="text-muted">Kept permanently. Customers only see a “was” price if this history supports it.</p>
      <ol className="grid">
        {prices.map(({ pricePence, validFrom }) => (
          <li key={validFrom.toISOString()} className="flex justify-between gap-4 border-b border-sand py-2">
            <span className="font-semibold tabular-nums">{formatPounds(pricePence)}</span>
            <time className="text-muted" dateTime={validFrom.toISOString()}>
              {`from ${sayDateTime(validFrom)}`}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
