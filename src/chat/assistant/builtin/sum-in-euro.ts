import type { Answer } from '../assistant.ts';

const inEuro = /,?\s*\b(?:in|into)(?: the)? (?:euros?|eur)\b|,?\s*\bin €/i;
const asksSum =
  /\b(?:come to|comes to|cost|costs|how much|total|work out|set me back|price (?:of|for|on)|what (?:is|would|does|will) (?:that|it|they|this))\b/i;
const steps = /\b(\d{1,2}) (?:of the )?(?:stairs|steps|treads)\b/i;

/** 'what would that come to in euro for 20 m²': the question without the euro; null where no sum is asked, or not in euro. */
export function askedInPounds(question: string, isMeasured: boolean): string | null {
  const isSum = asksSum.test(question) && (isMeasured || /\d/.test(question));
  return isSum && inEuro.test(question) ? question.replace(inEuro, '') : null;
}

/** The sum, after what it is told in. */
export function toldInPounds(answer: Answer): Answer {
  return { ...answer, text: `In pounds, not in euro: all prices and payments are in pounds sterling, VAT included.\n\n${answer.text}` };
}

/** 'a room 4 x 5 plus the 12 stairs': said where a sum has the room and not the steps. */
export function withStepsLeftOut(question: string, answer: Answer): Answer {
  const count = steps.exec(question)?.[1];
  const { measured } = answer.context;
  const isSum = measured.length > 0 && /£/.test(answer.text) && /\d ?m?²? ?(?:x|by) ?\d|\d ?(?:m2|m²|sq)/i.test(question);
  if (!count || !isSum || measured.some(({ as }) => as === 'steps') || /\b(?:steps|stairs|nosings?)\b/i.test(answer.text)) return answer;
  return {
    ...answer,
    text: `${answer.text}\n\nThe ${count} stairs are not in that: tell me how wide they are and I work them out too. Hard floors take a nosing for each step besides.`,
  };
}
