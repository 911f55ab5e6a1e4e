import type { AnswerContext } from '../context.ts';

/** What the conversation knows when a message is read. */
export type Before = Pick<AnswerContext, 'wish' | 'focus' | 'shown' | 'topic' | 'subject' | 'explained' | 'measured' | 'awaits'>;
/** A question that leaves something out, what was asked `after` if that matters, and what is meant: null where it is meant as it stands. */
export type LeftOut = {
  asks: RegExp;
  after?: RegExp;
  meant: (asked: RegExpExecArray, last: RegExpExecArray | null, before: Before) => string | null;
};

const lead = '^(?:(?:and|so|ok|okay|right|but|oh|then),? )*';
const end = String.raw`(?: then| please)?[\s?!.]*$`;

/** A whole message of these words, whatever small talk stands around them. */
export const starting = (asks: string) => new RegExp(`${lead}(?:${asks})${end}`, 'i');
export const isOfShown = ({ focus, shown }: Before) => focus !== null || shown.length > 0;

/** What goes with a floor, in a kind's name. */
export const goods = /underlay|adhesive|grout|trims|skirting|primer|sealer|cleaner/;
/** 'it', in any number. */
export const it = '(?:it|them|that|those|these|this)';

/** The one kind that is spoken of where no product is; null for none and for several. */
export const kindOf = ({ focus, wish, subject }: Before): string | null =>
  focus ? null : wish?.floor.length ? (wish.floor.length === 1 ? (wish.floor[0] ?? null) : null) : subject;

/** So many m², or two sides. */
export const size = String.raw`\d+(?:\.\d+)? ?(?:m2|m²|sq(?:uare)? ?m\w*|m(?:etres?)?|metres squared)?(?: ?(?:x|by) ?\d+(?:\.\d+)? ?(?:m|metres?)?)?`;
