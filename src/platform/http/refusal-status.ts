import type { RefusalKind } from '../refusal.ts';

/** The HTTP status of each kind of refusal, the same for the API and for a page's form. */
export const refusalStatus: Record<RefusalKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
};
