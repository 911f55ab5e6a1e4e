import { classNames } from '#ui/class-names.ts';
import { showWorking, type Working } from '../working.ts';

/** The sum in words, its last line the answer. */
export default function WorkingLines(working: Working) {
  const sentences = showWorking(working);
  return sentences.map((sentence, at) => (
    <p key={sentence} className={classNames('tabular-nums', at === sentences.length - 1 ? 'font-semibold' : 'text-muted')}>
      {sentence}
    </p>
  ));
}
