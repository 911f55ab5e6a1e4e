/** Seconds to wait after the first, second, … attempt that failed: a hiccup is over in half a minute, a bad day in eighteen hours. */
const waits = [30, 120, 600, 1800, 7200, 18_000, 36_000];

/** How often a mail is tried before it is given up and left to staff. */
export const mostAttempts = waits.length + 1;

/** Seconds until the next attempt after `attempts` that failed; null when there is none. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null;
}

type SmtpFault = { code?: unknown; responseCode?: unknown; permanent?: unknown; command?: unknown };

/**
 * Whether a mail server refused this mail for good: a 5xx answer (RFC 5321, 4.2.1) to the recipient or to the content. A 5xx
 * to anything earlier, such as the password or the sender, is about our own configuration, and trying again makes sense.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = (error ?? {}) as SmtpFault;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

/** What may be logged of a fault: codes only, since a mail server's sentence often holds the address. */
export function faultCodes(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = (error ?? {}) as SmtpFault;
  return { code: String(code ?? (error instanceof Error ? error.name : 'unknown')), ...(typeof responseCode === 'number' && { responseCode }) };
}
