import type { Reading } from '../reading/read-question.ts';

const anyOfIt =
  /^(?:(?:and|so|but|also|then) )*(?:have (?:you|yous|ye)(?: got)?|do (?:you|yous|ye) (?:have|do|sell|stock|keep)|got|is there|are there|can i get|show me|(?:which|what)(?: ones?)? (?:have|do) (?:you|yous|ye)(?: got| have| do| sell| stock)?)(?: (?:any|some|one|ones|it|them|those|of|that))*(?: (?:for|in|that|thats|with|under|which)\b.*)?$/;

/** Whether a message names what goods may be chosen by. */
export function isGoodsNamed({ floor, look, style, finish, species, slipRating, acRating, wearLayer, colour }: Reading): boolean {
  return (
    [floor, look, style, finish, species, colour].some((list) => list.length > 0) || [slipRating, acRating, wearLayer].some((one) => one !== null)
  );
}

/** 'R11 tiles, what does that mean, and have you any for indoors': any of those. */
export function asksAnyOfIt(question: Reading, before: Reading): boolean {
  return !isGoodsNamed(question) && isGoodsNamed(before) && anyOfIt.test(question.said);
}

/** The question with what the one before it named. */
export function ofNamed(
  question: Reading,
  { floor, colour, look, style, finish, species, slipRating, acRating, wearLayer, describing }: Reading,
): Reading {
  const text = `${question.text} ${describing.join(' ')}`;
  return { ...question, floor, colour, look, style, finish, species, slipRating, acRating, wearLayer, text, refersBack: false };
}

const thinner = /\bthinner (?:ones?|boards?|planks?|options?|versions?)\b|\b(?:any|any ?thing|something|one|ones)(?: that(?: is|s))? thinner\b/;

/** 'will 12 mm laminate clear my door, what thinner ones do you have': of that kind. */
export function asksThinner({ said, measured }: Reading, before: Reading): boolean {
  return before.floor.length === 1 && measured.length === 0 && thinner.test(said);
}

const mostOf =
  /^(?:and |so |or )*whats? (?:is |are )?(?:the |your )*(highest|thickest|most|best|biggest|greatest|top)(?: one)? (?:that )?(?:you|yous|ye|u|there)\b/;

/** 'LVT with a 0.55 wear layer? what's the highest you do': the order that the figure before it goes by; null for anything else. */
export function asksMostOfIt({ said }: Reading, before: Reading): Reading['sort'] {
  if (before.floor.length !== 1 || !mostOf.test(said)) return null;
  return before.wearLayer !== null || before.acRating !== null ? 'wear' : before.thickness !== null ? 'thickest' : null;
}
