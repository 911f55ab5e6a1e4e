import { expect, test } from 'vitest';
import { printable } from './pen.server.ts';

const latin = (codePoint: number) => codePoint < 0x250;

test('what a font has stays, and what it lacks is written as it is read', () => {
  const said: [string, string][] = [
    ['Aoife Ní Dhomhnaill', 'Aoife Ní Dhomhnaill'],
    ['Zoë', 'Zoë'],
    ['Пётр Чайковский', 'Petr Chaykovskiy'],
    ['Ελένη', 'Eleni'],
    ['田中', 'TianZhong'],
    ['Nguyễn', 'Nguyen'],
    ['שרה', 'srh'],
    ['', ''],
    ['a\u200Bb 1 2', 'a\u200Bb 1 2'],
  ];
  for (const [name, printed] of said) expect(printable(name, latin)).toBe(printed);
});
