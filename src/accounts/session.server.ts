import type { Db } from '#platform/database/connect.server.ts';
import { readSessionToken, sessionDays } from '#platform/http/cookies.server.ts';
import { sweepTurns } from '#platform/rate-limit.server.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import type { Shop } from '../shop.server.ts';
import type { User } from './account.ts';

const found = new WeakMap<Request, Promise<User | null>>();

/**
 * Who makes this request, by cookie or bearer token; null is a guest. Banned people are guests from that moment.
 * Asked as often as you like: a request is looked up once.
 */
export function readVisitor(shop: Shop, request: Request): Promise<User | null> {
  const asked = found.get(request) ?? lookUp(shop, request);
  found.set(request, asked);
  return asked;
}

async function lookUp(shop: Shop, request: Request): Promise<User | null> {
  const session = readSessionToken(request);
  if (!session) return null;
  const row = await shop.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(userColumns)
    .where('s.token_hash', '=', hashToken(session.token))
    .where('s.expires_at', '>', shop.now())
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  return row ? userFrom(row) : null;
}

/** Logs somebody in for seven days. Returns the token, of which only a hash is kept. */
export async function openSession(shop: Shop, userId: string): Promise<string> {
  const token = newToken();
  const now = shop.now();
  await Promise.all([shop.db.deleteFrom('sessions').where('expires_at', '<=', now).execute(), sweepTurns(shop)]);
  await shop.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: new Date(now.getTime() + sessionDays * 24 * 3600 * 1000) })
    .execute();
  return token;
}

/** Logs somebody out everywhere: at logout, a ban, a demotion, a new password. Takes a transaction too. */
export async function endEverySession(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** The columns of `users as u` that make a User. */
export const userColumns = ['u.id', 'u.full_name', 'u.username', 'u.email', 'u.is_active', 'u.is_admin', 'u.created_at'] as const;

type UserRow = { id: string; full_name: string; username: string; email: string; is_active: boolean; is_admin: boolean; created_at: Date };

export function userFrom({ id, full_name, username, email, is_active, is_admin, created_at }: UserRow): User {
  return { id, fullName: full_name, username, email, isActive: is_active, isAdmin: is_admin, createdAt: created_at };
}
