/** The shop's account with the lender, PayItMonthly. */
export type LenderAccount = {
  /** Names the shop to the lender. It travels in the form that the shopper's browser sends, so it is no secret. */
  key: string;
  mode: 'test' | 'live';
  /** Where the form goes, and how. */
  url: string;
  method: 'post' | 'get';
};

const optional = ['PAYITMONTHLY_MODE', 'PAYITMONTHLY_URL', 'PAYITMONTHLY_METHOD'] as const;
export type LenderVariables = { PAYITMONTHLY_KEY?: string | undefined } & Partial<Record<(typeof optional)[number], string | undefined>>;

const payItMonthly = 'https://payitmonthly.uk/simple-integration/';

/** The account as the environment gives it: null is a shop with its own test lender. Throws an Error of one sentence for settings without a key. */
export function readLenderAccount(given: LenderVariables): LenderAccount | null {
  if (!given.PAYITMONTHLY_KEY) {
    const some = optional.filter((name) => given[name]);
    if (some.length === 0) return null;
    throw new Error(`${some.join(', ')} ${some.length === 1 ? 'is' : 'are'} of no use without PAYITMONTHLY_KEY, which is not set.`);
  }
  return {
    key: given.PAYITMONTHLY_KEY,
    mode: given.PAYITMONTHLY_MODE === 'test' ? 'test' : 'live',
    url: given.PAYITMONTHLY_URL ?? payItMonthly,
    method: given.PAYITMONTHLY_METHOD === 'get' ? 'get' : 'post',
  };
}
