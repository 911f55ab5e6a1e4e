import { sayDay } from '#platform/say-date.ts';
import { formatEuro, type InEuro } from '../euro.ts';

/** An amount in euros beside one in pounds: a guide, with its rate and day. */
export function EuroGuide({ amount: { cents, perPound, on } }: { amount: InEuro }) {
  return (
    <p className="text-md text-muted tabular-nums">
      <span>{`About ${formatEuro(cents)}`}</span>
      <span>{`, a guide at £1 = €${perPound / 10_000} on ${sayDay(on)}. `}</span>
      <span>You pay in pounds.</span>
    </p>
  );
}
