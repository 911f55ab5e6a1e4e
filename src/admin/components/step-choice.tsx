type Props = {
  steps: readonly (readonly [step: string, words: string])[];
  chosen: string;
  onChoose: (step: string) => void;
  error: string | undefined;
};

/** What happens next with a report or a return, as the field `to`. */
export function StepChoice({ steps, chosen, onChoose, error }: Props) {
  return (
    <fieldset className={error ? 'border-l-4 border-error pl-3' : undefined}>
      <legend className="font-semibold">What happens</legend>
      {error && <p className="font-semibold text-error">{error}</p>}
      {steps.map(([step, words], at) => (
        <label key={step} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="to"
            value={step}
            id={at === 0 ? 'field-to' : undefined}
            checked={chosen === step}
            onChange={() => onChoose(step)}
            className="size-5 accent-lough"
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
