/** npm run backup -- FILE: the database, the pictures and the documents of this shop in one file, while it runs. */

import { writeBackup } from '../src/platform/backup/backup.server.ts';
import { fileNamed, inThisShop } from './in-this-shop.ts';

await inThisShop(async (place) => {
  const file = fileNamed('npm run backup -- FILE');
  const { rows, pictures, documents = 0 } = await writeBackup(place, file);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${file} holds the shop: ${total} rows of ${Object.keys(rows).length} tables, ${pictures} pictures and ${documents} documents.`;
});
