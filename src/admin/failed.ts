export const tokenMissing = 'Authentication token missing. Please log in again.';

/** What is said where something could not be done: 'Failed to save slide: …' with the server's own sentence. */
export function sayFailed(what: string, { detail }: { detail: string }): string {
  return detail === tokenMissing ? detail : `Failed to ${what}: ${detail}`;
}
