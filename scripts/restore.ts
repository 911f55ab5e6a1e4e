/** npm run restore -- FILE: what npm run backup wrote, into an empty shop that is not running. */

import { restoreBackup } from '../src/platform/backup/restore-backup.server.ts';
import { inThisShop } from './in-this-shop.ts';

await inThisShop('npm run restore -- FILE', async (place, file) => {
  const { rows, pictures } = await restoreBackup(place, file);
  return `The shop is as it was: ${rows['public.orders'] ?? 0} orders, ${rows['public.products'] ?? 0} products, ${pictures} pictures. Start it with npm start; with SHOP_MAIL_HOLD=1 if it is a copy that must write to nobody.`;
});
