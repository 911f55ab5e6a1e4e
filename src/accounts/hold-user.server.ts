import type { Db } from '#platform/database/connect.server.ts';

/** Has the changes that one person makes come after each other, until the transaction ends. False: there is no such account. */
export async function holdUser(trx: Db, id: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}
