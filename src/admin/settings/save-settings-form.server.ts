import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import type { Settings } from '#settings/settings.ts';
import { readKeptSettings, saveSettings } from '#settings/staff/save-settings.server.ts';
import type { Shop } from '../../shop.server.ts';
import { saveEdits } from '../staff-action.server.ts';

type Part = {
  /** The part of the settings that the form shows, by its fields. */
  valuesOf: (settings: Settings) => Record<string, string>;
  /** The settings as the form would have them. */
  read: (values: Record<string, string>, settings: Settings) => unknown;
  done: string;
};

/** Saves a form of some of the settings, and leaves what a colleague changed meanwhile. What it answers is for the form to be shown with. */
export async function saveSettingsForm(shop: Shop, staff: { id: string }, request: Request, { valuesOf, read, done }: Part) {
  const values = textsOf(await readForm(request));
  const readNow = async () => {
    const { settings, version } = await readKeptSettings(shop);
    return { fields: valuesOf(settings), version };
  };
  try {
    const saved = await saveEdits(values, fieldsOf(values), readNow, async ({ merged, version }) =>
      saveSettings(shop, staff, read(merged, (await readKeptSettings(shop)).settings), version),
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, values);
    return { done, errors: [], values: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}
