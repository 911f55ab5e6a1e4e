import type { ReactNode } from 'react';
import { deliveryPromise } from '#delivery/delivery.ts';
import { penceOf } from '#money/pence.ts';
import { CheckIcon, LockIcon, ShieldIcon, StarIcon, TruckIcon } from '#ui/icons.tsx';
import { pageWidth } from '#ui/page.tsx';

type Props = {
  settings: { security_badge: string; warranty: string; free_delivery_over: number; delivery_charge: number };
  claims: readonly string[];
};

/** The badges, said once and quietly; those about buyers only where enough of them stand behind it. */
export function Promises({ settings, claims }: Props) {
  const { security_badge, warranty } = settings;
  const delivery = {
    free_delivery_over_pence: penceOf(settings.free_delivery_over),
    delivery_charge_pence: penceOf(settings.delivery_charge),
  };
  const said: [ReactNode, string][] = [
    [<LockIcon key="lock" className="size-4" />, security_badge],
    [<ShieldIcon key="shield" className="size-4" />, warranty && `Warranty of ${warranty.charAt(0).toLowerCase()}${warranty.slice(1)}`],
    [<TruckIcon key="truck" className="size-4" />, deliveryPromise(delivery)],
    ...claims.map((claim): [ReactNode, string] => [
      claim.includes('/5') ? <StarIcon key="star" className="size-4" /> : <CheckIcon key="check" className="size-4" />,
      claim,
    ]),
  ];
  return (
    <ul aria-label="Our promises" className={`${pageWidth} flex flex-wrap gap-x-8 gap-y-2 py-4 text-md text-muted`}>
      {said
        .filter(([, words]) => words)
        .map(([icon, words]) => (
          <li key={words} className="flex items-center gap-2">
            {icon}
            <span>{words}</span>
          </li>
        ))}
    </ul>
  );
}
