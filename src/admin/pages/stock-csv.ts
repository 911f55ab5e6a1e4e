import { exportLots } from '#lots/lot-sheet.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/stock-csv';

/** Every batch, as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return new Response(await exportLots(shop), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="batches-${londonDay(shop.now())}.csv"`,
    },
  });
}
