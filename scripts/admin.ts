/** npm run admin -- reset EMAIL gives an administrator a new password; npm run admin -- create EMAIL makes one. The shop may be running. */

import { z } from 'zod';
import { openForAdministrator } from '../src/accounts/first-admin.server.ts';
import { inThisShop } from './in-this-shop.ts';

const command = z.tuple([z.enum(['reset', 'create']), z.email()]).safeParse(process.argv.slice(2));

await inThisShop(async ({ db, sql }) => {
  if (!command.success) throw new Error('Please say what to do, and for whom: npm run admin -- reset EMAIL, or npm run admin -- create EMAIL');
  const [{ there } = { there: null }] = await sql`select to_regclass('public.users') as there`;
  if (!there) throw new Error('There is no shop in this database yet: npm start makes it, and its first administrator.');
  return openForAdministrator(db, ...command.data);
});
