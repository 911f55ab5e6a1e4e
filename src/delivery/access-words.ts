/** Whether a lorry of 18 to 26 tonnes, as pallet networks drive, gets to the address. */
export const lorryAnswers = ['yes', 'no', 'unsure'] as const;
/** What lies between the road and the door; `level` is none of the others. */
export const grounds = ['level', 'slope', 'steps', 'gravel'] as const;
export const floors = ['ground', 'basement', 'first', 'second', 'higher'] as const;

/** What is known of the way from the road to the door, once it has been judged (`accessIn`). */
export type Access = {
  lorry: (typeof lorryAnswers)[number];
  ground: (typeof grounds)[number][];
  floor: (typeof floors)[number];
  signs: string;
};

const lorryWords: Record<Access['lorry'], string> = {
  yes: 'An 18–26 tonne lorry can get there',
  no: 'No 18–26 tonne lorry can get there',
  unsure: 'Not sure that an 18–26 tonne lorry can get there',
};
export const groundWords: Record<Access['ground'][number], string> = {
  level: 'Level and hard',
  slope: 'A slope',
  steps: 'Steps',
  gravel: 'Gravel or grass',
};
export const floorWords: Record<Access['floor'], string> = {
  ground: 'Ground floor',
  basement: 'Basement',
  first: 'First floor',
  second: 'Second floor',
  higher: 'Third floor or higher',
};

/** The ground in words: 'Steps, gravel or grass'. Whoever ticks level and another means the other. */
export function sayGround({ ground }: Access): string {
  const hard = ground.filter((each) => each !== 'level');
  const [first = '', ...more] = (hard.length ? hard : ground).map((each) => groundWords[each]);
  return [first, ...more.map((words) => words.toLowerCase())].join(', ');
}

/** For whoever delivers, a line each. */
export function accessLines(access: Access): string[] {
  return [lorryWords[access.lorry], sayGround(access), floorWords[access.floor], `Signed for by ${access.signs}`];
}

/** For a list of deliveries: 'No lorry access, steps, first floor'; what is easy is left out. */
export function accessInShort(access: Access): string {
  const lorry = { yes: '', no: 'No lorry access', unsure: 'Lorry access not sure' }[access.lorry];
  const ground = access.ground.every((each) => each === 'level') ? '' : sayGround(access);
  const floor = access.floor === 'ground' ? '' : floorWords[access.floor];
  const [first, ...more] = [lorry, ground, floor].filter(Boolean);
  return first ? [first, ...more.map((words) => words.toLowerCase())].join(', ') : 'Easy access';
}
