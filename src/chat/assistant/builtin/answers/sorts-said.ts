import type { Reading } from '../../reading/read-question.ts';

/** Which sort of its kind the guide's verdicts take a floor for. */
export const sortOfKind: Readonly<Record<string, string>> = { spc: 'spc', wpc: 'wpc', 'glue down lvt': 'glue', 'loose lay': 'loose', marble: 'soft', limestone: 'soft', travertine: 'soft' }; // biome-ignore format: a table

/** 'saxony', 'polished': what sets some of a kind of floor apart from the others. */
export const sortsSaid = ({ style, finish, said }: Reading) => [
  ...style,
  ...finish.map((name) => (name === 'gloss' ? 'polished' : name)),
  ...(/\bwool/.test(said) ? ['wool'] : []),
];

/** Without the sort that is advised against, so that others of the kind are shown. */
export function ofAnySort(reading: Reading): Reading {
  return { ...reading, style: [], finish: [], feature: reading.feature.filter((name) => !name.endsWith('wool')) };
}
