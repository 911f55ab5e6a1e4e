import { RollDrawing } from '#measuring/components/roll-drawing.tsx';
import type { OrderLine } from '../order.ts';

/** What a line is cut to: a sentence, and each cut. Nothing for what is not cut for anybody. */
export function CutList({ cuts }: Pick<OrderLine, 'cuts'>) {
  if (!cuts) return null;
  return (
    <div className="mt-1 text-md tabular-nums">
      <p>{cuts.cuts}</p>
      <ul className="list-disc pl-5 print:columns-2 print:gap-x-8">
        {cuts.list.map((cut, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cuts may be the same
          <li key={at}>{cut}</li>
        ))}
      </ul>
      <div className="mt-2 max-w-form print:max-w-none">
        <RollDrawing {...cuts.drawing} label={`${cuts.cuts}. ${cuts.list.join('. ')}.`} />
      </div>
    </div>
  );
}
