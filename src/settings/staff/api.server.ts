import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { rowVersion } from '#platform/row-version.ts';
import { settingsSchema } from '../settings.ts';
import { readKeptSettings, saveSettings } from './save-settings.server.ts';

const kept = z.object({ settings: settingsSchema, version: rowVersion });

/** Everything the shop says of itself and sells on, as staff set it. */
export const staffSettingsCalls = [
  call({
    method: 'get',
    path: '/admin/settings',
    tag: 'Admin: settings',
    access: 'admin',
    summary: 'The settings, amounts in pence.',
    answer: kept,
    refuses: [401, 403],
    handle: (shop) => readKeptSettings(shop),
  }),
  call({
    method: 'put',
    path: '/admin/settings',
    tag: 'Admin: settings',
    access: 'admin',
    summary: 'Stores the settings, all of them at once.',
    description: 'With a version that is no longer the stored one the answer is 409: somebody else has changed them meanwhile.',
    body: kept,
    answer: kept,
    refuses: [401, 403, 409],
    handle: async (shop, { body, caller }) => saveSettings(shop, { id: caller.userId }, body.settings, body.version),
  }),
];
