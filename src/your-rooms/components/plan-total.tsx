import { formatPounds } from '#money/pence.ts';
import type { FloorPlan } from '../plan-floors.ts';

/** What is chosen: each floor with its rooms, how much of it and what it costs, and all together. */
export function PlanTotal({ plan }: { plan: FloorPlan }) {
  const chosen = plan.floors.flatMap((floor) => (floor.chosen ? [{ ...floor, chosen: floor.chosen }] : []));
  return (
    <div className="grid max-w-form gap-3 border-t border-sand pt-4">
      <dl className="grid gap-3">
        {chosen.map(({ id, name, laid, chosen: { amount, pence, isEnough, rooms } }) => (
          <div key={id} className="grid grid-cols-4 gap-x-4">
            <dt className="col-span-3 grid">
              <a href={`/products/${id}`} className="font-semibold underline decoration-sand underline-offset-4">
                {name}
              </a>
              <span className="text-md text-muted wrap-anywhere">{rooms.join(', ')}</span>
              <span className="text-md tabular-nums">{laid ? `${amount}, ${laid.toLowerCase()}` : amount}</span>
              {!isEnough && <span className="text-md font-semibold text-warn">We do not have this much in stock. Please call us.</span>}
            </dt>
            <dd className="text-right tabular-nums">{formatPounds(pence)}</dd>
          </div>
        ))}
      </dl>
      {plan.open.length > 0 && <p className="text-md text-muted wrap-anywhere">{`No floor chosen yet: ${plan.open.join(', ')}`}</p>}
      {chosen.length > 0 && (
        <p className="flex justify-between border-t border-sand pt-3 text-lg font-semibold tabular-nums">
          <span>Total inc. VAT</span>
          <span>{formatPounds(plan.totalPence)}</span>
        </p>
      )}
    </div>
  );
}
