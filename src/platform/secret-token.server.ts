import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses: what a session, a mailed link or a browser is known by. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is kept: whoever reads the database learns none. A token is long and random, so that one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
