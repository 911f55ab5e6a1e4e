import { Button } from '#ui/button.tsx';
import type { Remedy } from '../summary.ts';

/** The lines that cannot be had as they stand, each with one click that puts it right. What was typed beside them stays. */
export function Remedies({ remedies }: { remedies: readonly Remedy[] }) {
  if (remedies.length === 0) return null;
  return (
    <ul aria-label="Items to check" className="grid gap-3">
      {remedies.map(({ at, name, isSample, message, offers }) => (
        <li key={at} id={`field-items.${at}`} tabIndex={-1} className="border-l-4 border-warn bg-warn-soft p-3 text-md">
          <p className="font-semibold">{`${isSample ? 'Sample of ' : ''}${name}`}</p>
          <p>{message}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {offers.map(({ send, words }) => (
              <Button key={send} type="submit" kind="secondary" name="adjust" value={send}>
                <span>{words}</span>
                <span className="sr-only">{`: ${name}`}</span>
              </Button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
