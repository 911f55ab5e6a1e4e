import { type FormEvent, useId, useState } from 'react';
import { countUnits } from '#catalogue/selling-unit.ts';
import { notCalculated, readAreaM2 } from '#measuring/area.ts';
import { type PriceCalculation, wasteOf } from '#measuring/boxes.ts';
import { PatternOptions } from '#measuring/components/calculator.tsx';

import { formatPounds, penceOf } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';
import { AddToCart } from './add-to-cart.tsx';

const control = 'min-h-11 w-full rounded-control border border-stone bg-white px-3 font-regular tabular-nums hover:border-ink';
const failed = notCalculated;

/** From an area to boxes and their price, counted by the shop, without leaving the chat. */
export function ChatCalculator({ product: { id, name, unit } }: { product: { id: string; name: string; unit: string } }) {
  const form = useId();
  const [area, setArea] = useState('');
  const [pattern, setPattern] = useState('straight');
  const [result, setResult] = useState<PriceCalculation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const reading = readAreaM2(area);
    setResult(null);
    setProblem(reading.problem ?? null);
    if (reading.problem !== undefined) return;
    setBusy(true);
    const query = new URLSearchParams({ area_m2: area.trim(), waste_percentage: String(wasteOf(pattern) / 100) });
    const answer = await callApi<PriceCalculation>('POST', `/api/products/${id}/calculate-price?${query}`);
    setBusy(false);
    if (answer.ok) setResult(answer.body);
    else setProblem(answer.status >= 400 && answer.status < 500 ? (answer.errors[0]?.message ?? answer.detail) : failed);
  };
  return (
    <form onSubmit={count} noValidate aria-label={`Calculate ${name}`} className="grid gap-3 border-t border-sand bg-linen p-3">
      <label htmlFor={`${form}-pattern`} className="grid gap-1 text-md font-semibold">
        Laying pattern
        <select id={`${form}-pattern`} value={pattern} onChange={({ target }) => setPattern(target.value)} className={control}>
          <PatternOptions />
        </select>
      </label>
      <div className="grid grid-cols-2 items-end gap-3">
        <label htmlFor={`${form}-area`} className="grid gap-1 text-md font-semibold">
          Area in m²
          <input
            id={`${form}-area`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={area}
            onChange={({ target }) => setArea(target.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${form}-problem`}
            className={`${control} aria-invalid:border-error`}
          />
        </label>
        <Button type="submit" kind="secondary" busy={isBusy}>
          {isBusy ? 'Calculating…' : 'Calculate'}
        </Button>
      </div>
      <p id={`${form}-problem`} role="alert" className={problem ? 'text-md font-semibold text-error' : 'sr-only'}>
        {problem}
      </p>
      <div role="status" className="text-md">
        {result && (
          <>
            <p>
              <span>{result.area_m2}</span> m² and <span>{result.waste_percentage}</span>% for cuts is{' '}
              <span>{countUnits(result.boxes_needed, unit)}</span>, covering <span>{result.total_area_covered}</span> m².
            </p>
            <p className="text-lg font-semibold tabular-nums">{formatPounds(penceOf(result.total_price))}</p>
            <AddToCart
              productId={id}
              name={name}
              quantity={result.boxes_needed}
              areaM2={result.area_m2}
              totalPence={penceOf(result.total_price)}
              said={countUnits(result.boxes_needed, unit)}
            />
          </>
        )}
      </div>
    </form>
  );
}
