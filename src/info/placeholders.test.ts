import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { fillIn, unknownPlaceholder } from './placeholders.ts';

const settings = { ...defaultSettings, business_name: 'Our *Floors*', email: '', standard_delivery: '2 to 3 days' };
const guide = new Map([['Steam mops', 'No steam on wood.']]);

test('names, figures and answers are filled in, each as text', () => {
  expect(fillIn('From {business_name}.\n{delivery_promise}.\n{guide: Steam mops}', settings, guide)).toBe(
    'From Our \\*Floors\\*.\nFree delivery on orders of £199 and over.\nNo steam on wood.',
  );
});

test('an email and a telephone are links, and the kingdom has its article', () => {
  const entered = { ...settings, email: 'a_b@floors.example', phone: '028 9649 6178' };
  expect(fillIn('{email} {phone} {countries}', entered, guide)).toBe(
    '[a\\_b@floors.example](mailto:a_b@floors.example) [028 9649 6178](tel:+442896496178) the United Kingdom and Ireland',
  );
});

test('a line is left out whose placeholder is empty or unknown', () => {
  expect(fillIn('Write to {email}.\nDelivery takes {standard_delivery}.\n{nonsense} {guide: Nothing}', settings, guide)).toBe(
    'Delivery takes 2 to 3 days.',
  );
  expect(fillIn('Otherwise {delivery_charge}.', { ...settings, delivery_charge_pence: 0 }, guide)).toBe('');
});

test('staff hear of one that there is none of', () => {
  const titles = new Set(guide.keys());
  expect(unknownPlaceholder('{business_name} {guide: Steam mops}', titles)).toBeNull();
  expect(unknownPlaceholder('{bussiness_name}', titles)).toBe('{bussiness_name}');
  expect(unknownPlaceholder('{guide: Steam mop}', titles)).toBe('{guide: Steam mop}');
  expect(unknownPlaceholder('{toString}', titles)).toBe('{toString}');
});
