import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Select } from '#ui/field.tsx';
import { mayHaveRooms } from '#your-rooms/components/known-rooms.tsx';
import type { LaidPlan } from '#your-rooms/laid-plans.ts';

type Props = { productId: string; onShow: (shown: { of: string; plan: LaidPlan } | null) => void };

/** Whether seams and pile are drawn in the picture, as planned for one of the visitor's rooms. Nothing for a visitor without rooms. */
export default function PlanChoice({ productId, onShow }: Props) {
  const { load, data } = useFetcher<{ plans: LaidPlan[] }>();
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    if (mayHaveRooms()) void load(`/your-rooms?product=${productId}&plans=1`);
  }, [load, productId]);
  const plans = data?.plans ?? [];
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  useEffect(() => onShow(isOn && plan ? { of: productId, plan } : null), [isOn, plan, productId, onShow]);
  if (!plan) return null;
  return (
    <div className="mt-4 grid gap-2">
      <label className="flex min-h-11 items-center gap-3 text-md">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} className="size-5 shrink-0" />
        Show seams and pile direction
      </label>
      {/* Always there, so that it is read out when it changes. */}
      <p role="status" className="text-md text-muted">
        {isOn && plan.says}
      </p>
      {isOn && plans.length > 1 && (
        <Select label="For which room" name="plan" value={plan.id} onChange={({ target }) => setChosen(target.value)}>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
