import { isLeftOpen } from '../reading/unwanted.ts';

const saidReal =
  /(?<!\b(?:not|isnt|arent|no|without|not the|nothing|(?:dont|don't|do not|not) want(?: the| any)?) )\b(?:real|genuine|proper|actual)(?: (?!\{name\})|$)/;
/** 'real oak', but not 'doesn't have to be real' or 'not actual tiles'. */
export function asksReal(said: string): boolean {
  const match = saidReal.exec(said);
  return match !== null && !isLeftOpen(said.slice(0, match.index).trim().split(' '));
}
