import { expect, test } from 'vitest';
import { isOfAnotherFloor } from './of-another-floor.ts';

test.each([
  ['SPC or WPC', ['spc', 'laminate'], true],
  ['SPC or WPC', ['spc', 'wpc'], false],
  ['SPC or WPC', ['spc'], false],
  ['LVT or laminate', ['spc', 'laminate'], false],
  ['Cleaning LVT and vinyl', ['laminate'], true],
  ['Cleaning LVT and vinyl', ['lvt'], false],
  ['Cleaning laminate', ['laminate'], false],
  ['Laying on concrete', ['laminate'], false],
])('whether “%s” is of other floors than %j', (title, floors, isOther) => expect(isOfAnotherFloor(title, floors)).toBe(isOther));
