import type { Sql } from 'postgres';

/** What the till knows its shop by, and what it signs webhooks with: made at random for each database, so that nobody outside it can ask the till. */
export async function readTillKeys(sql: Sql): Promise<{ accessToken: string; webhookKey: string }> {
  const [row] = await sql<{ accessToken: string; webhookKey: string }[]>`
    select access_token as "accessToken", webhook_key as "webhookKey" from test_till.settings`;
  if (!row) throw new Error('The test till has lost its settings.');
  return row;
}
