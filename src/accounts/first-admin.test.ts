import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { ensureFirstAdmin, openForAdministrator } from './first-admin.server.ts';
import { logIn } from './log-in.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
beforeEach(() => shop.sql`delete from users`);

const owner = { adminEmail: 'owner@floors.example', adminPassword: 'a-long-owner-password' };
const administrators = async () => (await shop.sql`select email from users where is_admin and is_active order by email`).map(({ email }) => email);
const shownIn = (sentence: string) => /with the password (\S+) \(shown this once\)/.exec(sentence)?.[1] ?? '';
const opens = (email: string, password: string) =>
  logIn(shop, { email, password }, '192.0.2.1', null).then(
    ({ user }) => user.isAdmin,
    () => false,
  );

test('whoever was demoted or renamed stays so at the next start, which goes on', async () => {
  await ensureFirstAdmin(shop.db, owner);
  await shop.sql`insert into users (full_name, username, email, password_hash, is_admin) values ('Aoife', 'aoife', 'aoife@floors.example', '', true)`;
  await shop.sql`update users set is_admin = false where email = ${owner.adminEmail}`;
  expect(await ensureFirstAdmin(shop.db, owner)).toBe('Staff sign in at /login as aoife@floors.example.');
  expect(await administrators()).toEqual(['aoife@floors.example']);

  // The other one is gone as well: nobody is promoted in silence, and the start says what helps.
  await shop.sql`update users set is_admin = false`;
  expect(await ensureFirstAdmin(shop.db, owner)).toContain('npm run admin -- create owner@floors.example');
  expect(await administrators()).toEqual([]);
  // Another address is another administrator, whose username is not taken from anybody.
  expect(await ensureFirstAdmin(shop.db, { ...owner, adminEmail: 'new@floors.example' })).toBe('Staff sign in at /login as new@floors.example.');
  expect(await administrators()).toEqual(['new@floors.example']);
});

test('whoever sits at the server gives an administrator a new password, and ends what was open', async () => {
  await ensureFirstAdmin(shop.db, owner);
  await logIn(shop, { email: owner.adminEmail, password: owner.adminPassword }, '192.0.2.1', null);
  const password = shownIn(await openForAdministrator(shop.db, 'reset', 'Owner@Floors.example'));
  expect(await shop.sql`select from sessions`).toHaveLength(0);
  expect(await opens(owner.adminEmail, owner.adminPassword)).toBe(false);
  expect(await opens(owner.adminEmail, password)).toBe(true);
  await expect(openForAdministrator(shop.db, 'reset', 'nobody@floors.example')).rejects.toThrow('There is no account');
});

test('an administrator is made where there is none, and of an account that is there, banned or not', async () => {
  const password = shownIn(await openForAdministrator(shop.db, 'create', 'owner@floors.example'));
  expect(await opens('owner@floors.example', password)).toBe(true);
  await shop.sql`update users set is_admin = false, is_active = false`;
  await expect(openForAdministrator(shop.db, 'reset', 'owner@floors.example')).rejects.toThrow('is no administrator');
  await openForAdministrator(shop.db, 'create', 'owner@floors.example');
  expect(await administrators()).toEqual(['owner@floors.example']);
  expect(await shop.sql`select action from audit_entries where actor_id is null`).toMatchObject([{ action: 'made an administrator at the server' }]);
});
