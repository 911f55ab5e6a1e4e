import type { Intent } from '../reading/intents.ts';

/** What is to be done for one thing that was asked. */
export type Task =
  | Intent
  | 'refine'
  | 'suitability'
  | 'recommend'
  | 'facts'
  | 'similar'
  | 'unlisted'
  | 'sundries'
  | 'all-it-needs'
  | 'grout-colour'
  | 'compare-prices'
  | 'siblings'
  | 'visualise'
  | 'which-floor'
  | 'bought-here'
  | 'quote'
  | 'trade-credit'
  | 'checkout'
  | 'unclear';

/** What is to be done, and which entry of the guide or which place it is about, where that is known. */
export type Decision = {
  task: Task;
  entry?: string;
  place?: string;
  /** Neither rules nor examples know what it is: said so, unless the rest of the message is answered. */
  isBaseless?: boolean;
  /** What is told as well: floors that go with advice, or first of all what the product's record says, or whether its kind suits the room. */
  also?: 'find' | 'suitability' | 'facts' | null;
};
