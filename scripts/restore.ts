/** npm run restore -- FILE: what npm run backup wrote, into an empty shop that is not running. */

import { restoreBackup } from '../src/platform/backup/backup.server.ts';
import { fileNamed, inThisShop } from './in-this-shop.ts';

await inThisShop(async (place) => {
  const { rows, pictures, documents = 0 } = await restoreBackup(place, fileNamed('npm run restore -- FILE'));
  return (
    `The shop is as it was: ${rows['public.orders'] ?? 0} orders, ${rows['public.products'] ?? 0} products, ${pictures} pictures, ` +
    `${documents} documents. Start it with npm start; with SHOP_MAIL_HOLD=1 if it is a copy that must write to nobody.`
  );
});
