import type { Reading } from '../reading/read-question.ts';

/** 'would it be within budget', 'can I afford it': of money that was named. */
export const ofMoneyNamed =
  /\bafford\b|\b(?:under|within|below|inside|over) (?:that|it|(?:my |our |the |that )?budget)$|\bfit (?:in|into|inside|within|under) (?:that|it|(?:my |our |the |that )?budget)$|\bfit (?:my|our|the|that) budget\b|\b(?:is|would|will|does|do) (?:that|it)(?: be)? (?:enough|cover|do it|stretch)\b/;

/** 'bedroom is 12 m² and my budget is £150. Would the Golden Oak be within it?': told of the one that is named, and no other looked for. */
export function withMoneyTold(said: readonly Reading[]): readonly Reading[] {
  const [told, asked, ...others] = said;
  if (!told || !asked || others.length || told.price?.per !== 'total' || !told.measured.length || told.names.length + told.floor.length > 0)
    return said;
  if (!asked.names.length || asked.price || asked.measured.length || !ofMoneyNamed.test(asked.said)) return said;
  return [{ ...asked, told: `${told.text} ${asked.told}`.trim(), room: told.room, price: told.price, measured: told.measured, sort: null }];
}
