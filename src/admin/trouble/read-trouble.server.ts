import type { Shop } from '../../shop.server.ts';
import { sayTrouble, type TroubleKind } from './trouble.ts';

/** What stands in the shop's way just now, a sentence each. */
export async function readTroubleNotes(shop: Shop): Promise<string[]> {
  const rows = await shop.sql<{ kind: TroubleKind; detail: string }[]>`
    select kind, detail from troubles where seen_at > now() - interval '5 minutes' order by began_at`;
  return [...new Set(rows.map(sayTrouble))];
}
