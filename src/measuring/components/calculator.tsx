import { type ComponentType, Suspense, useRef, useState } from 'react';
import type { Pence } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { icon } from '#ui/icons.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { notCalculated, readAreaM2 } from '../area.ts';
import { areaProblem, type Buying, choosePattern, formatWaste, layingPatterns, typeArea, wasteOf } from '../boxes.ts';
import type { LengthUnit } from '../length.ts';
import type { Room } from '../rooms.ts';

const RulerIcon = icon('M3 8.5h18v7H3v-7M7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v3');

const loadRooms = () => import('./room-form.tsx');
const RoomForm = lazyPart(loadRooms, CouldNotFetch);
const WorkingLines = lazyPart(() => import('./working-lines.tsx'), NoWorking);

type Props = {
  buying: Buying;
  onChange: (change: (now: Buying) => Buying) => void;
  /** Back to boxes chosen by hand. */
  onReset: () => void;
  coverageCm2: number;
  pricePence: Pence;
  soldIn: { one: string; many: string };
  /** The page's own address: where the form leads without JavaScript. */
  action: string;
  /** What offers to keep rooms that are measured. */
  Keep: ComponentType<{ measured: readonly Room[] }>;
};

/** From an area, or the rooms it is made of, to boxes, with the working in words. A plain GET form until the page wakes up. */
export function Calculator({ buying, onChange, onReset, coverageCm2, pricePence, soldIn, action, Keep }: Props) {
  const [measured, setMeasured] = useState<{ rooms: Room[]; unit: LengthUnit; area: string } | null>(null);
  const [showsRooms, setShowsRooms] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isAwake = useAwake();
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { area: typed, pattern } = buying;
  const problem = areaProblem(typed, pattern, coverageCm2);
  const reading = readAreaM2(typed);
  const fromRooms = measured?.area === typed ? measured : null;
  const openRooms = async () => {
    setBusy(true);
    await loadRooms().catch(() => {});
    setBusy(false);
    setShowsRooms(!showsRooms);
  };
  return (
    <form
      action={`${action}#calculator`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        (problem ? input : result).current?.focus(); // Counted already: whoever asks is led to the answer.
      }}
      aria-labelledby="calculator"
      className="grid gap-3 border border-sand bg-linen p-4"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="calculator" className="text-lg">
            Smart Price Calculator
          </h2>
          <Button kind="quiet" busy={isBusy} aria-expanded={showsRooms} onClick={openRooms} className="-mx-2 -my-1 noscript:hidden">
            <RulerIcon />
            <span>{showsRooms ? 'Hide rooms' : 'Measure by room'}</span>
          </Button>
        </div>
        <p className="text-md text-muted">{`Enter the area to see how many ${soldIn.many} you need, with wastage.`}</p>
      </div>
      <div className="grid items-end gap-3 calculator-fields">
        <label className="grid gap-1 text-md font-semibold" htmlFor="area">
          Area in m²
          <input
            ref={input}
            id="area"
            required
            name="area"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => onChange((now) => typeArea(now, target.value, coverageCm2))}
            aria-invalid={problem ? true : undefined}
            aria-describedby="area-problem"
            placeholder="15.5"
            className={classNames(
              'min-h-11 w-full rounded-control border bg-white px-3 font-regular tabular-nums',
              problem ? 'border-2 border-error' : 'border-stone hover:border-ink',
            )}
          />
        </label>
        <label className="grid gap-1 text-md font-semibold" htmlFor="pattern">
          {' '}
          Laying pattern{' '}
          <select
            id="pattern"
            name="pattern"
            value={pattern}
            onChange={({ target }) => {
              const chosen = layingPatterns.find((known) => known.pattern === target.value);
              if (chosen) onChange((now) => choosePattern(now, chosen.pattern, coverageCm2));
            }}
            className="min-h-11 w-full rounded-control border border-stone bg-white px-2 font-regular hover:border-ink"
          >
            <PatternOptions />
          </select>
        </label>
        {/* Without our scripts nothing could enable it again: there the browser itself asks for the area. */}
        <Button
          type="submit"
          kind="secondary"
          className="justify-self-start px-3! whitespace-nowrap disabled:cursor-not-allowed disabled:text-muted disabled:hover:border-stone"
          disabled={isAwake && !typed.trim()}
        >
          {`Calculate ${soldIn.many}`}
        </Button>
      </div>
      <p id="area-problem" role="alert" className={problem ? 'text-md font-semibold text-error' : 'sr-only'}>
        {problem}
      </p>
      {(typed || buying.mode === 'unclear') && (
        <Button kind="quiet" onClick={onReset} className="-mx-2 justify-self-start noscript:hidden">
          {`Enter ${soldIn.many} instead`}
        </Button>
      )}
      {showsRooms && (
        <Suspense>
          <RoomForm
            onMeasured={(rooms, unit, area) => {
              setMeasured({ rooms, unit, area });
              onChange((now) => typeArea(now, area, coverageCm2));
            }}
            onChange={onChange}
          />
          {fromRooms && <Keep measured={fromRooms.rooms} />}
        </Suspense>
      )}
      <div ref={result} role="status" tabIndex={-1} className="text-md empty:-mt-3">
        {reading.area !== undefined && !problem && (
          <Suspense>
            <WorkingLines
              area={reading.area}
              rooms={fromRooms?.rooms ?? []}
              unit={fromRooms?.unit ?? 'm'}
              wasteBasisPoints={wasteOf(pattern)}
              coverageCm2={coverageCm2}
              pricePence={pricePence}
              soldIn={soldIn}
            />
          </Suspense>
        )}
      </div>
    </form>
  );
}

function NoWorking() {
  return <p className="font-semibold text-error">{notCalculated}</p>;
}

/** The ways a floor can be laid, each with what it takes for cuts: what a `select` offers. */
export function PatternOptions() {
  return layingPatterns.map(({ pattern, label, wasteBasisPoints }) => (
    <option key={pattern} value={pattern}>
      {`${label} (${formatWaste(wasteBasisPoints)} wastage)`}
    </option>
  ));
}
