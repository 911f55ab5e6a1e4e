import type { Asked, Part } from '../part.ts';
import { answerFinance } from './finance.ts';

/** 'price per month for 20 square metres of this': what the floor comes to, and then in instalments. */
export function withInstalments(asked: Asked, sum: Part): Part {
  if (asked.reading.intent !== 'finance' || !sum.calculation) return sum;
  const monthly = answerFinance(asked, sum.calculation.totalPence, '');
  return {
    ...sum,
    text: `${sum.text}\n\n${monthly.text}`,
    sources: [...(sum.sources ?? []), ...(monthly.sources ?? [])],
    suggestions: ['Do you deliver?', 'Can I get a sample?'],
    offersPerson: sum.offersPerson || monthly.offersPerson,
    context: { ...sum.context, topic: 'finance', financed: monthly.context?.financed ?? null },
  };
}
