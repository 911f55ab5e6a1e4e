import { z } from 'zod';
import { fillIn, keepTo, oneLine } from '#platform/form-fields.ts';
import type { FieldError } from '#platform/refusal.ts';
import type { Way } from './ways.ts';

/** Whether a lorry of 18 to 26 tonnes, as pallet networks drive, gets to the address. */
export const lorryAnswers = ['yes', 'no', 'unsure'] as const;
/** What lies between the road and the door; `level` is none of the others. */
export const grounds = ['level', 'slope', 'steps', 'gravel'] as const;
export const floors = ['ground', 'basement', 'first', 'second', 'higher'] as const;

/** What the driver of a pallet must know beside the address. */
export const accessIn = z.object({
  lorry: z.enum(lorryAnswers, 'Please say whether a lorry can get to the address.'),
  ground: z.array(z.enum(grounds)).min(1, 'Please say what the ground is like.').max(grounds.length),
  floor: z.enum(floors, 'Please choose a floor.'),
  signs: z.string(fillIn).overwrite(oneLine).min(1, 'Please say who will sign for it.').max(80, keepTo(80)),
});
export type Access = z.output<typeof accessIn>;

export const phoneWanted = 'Please enter a phone number: the driver rings before delivering a pallet.';

/** What has to be told with an order beside the address, by the names of the API's fields. */
export function asksOf(way: Way | null): string[] {
  return way === 'pallet' ? ['phone', ...Object.keys(accessIn.shape).map((name) => `access.${name}`)] : [];
}

/** What is missing of that; empty where nothing is asked. */
export function accessProblems(way: Way | null, phone: string, access: unknown): FieldError[] {
  if (asksOf(way).length === 0) return [];
  const { error } = accessIn.safeParse(access ?? {});
  const missing = (error?.issues ?? []).map(({ path, message }) => ({ field: `access.${String(path[0])}`, message }));
  return [...(phone.trim() ? [] : [{ field: 'phone', message: phoneWanted }]), ...missing];
}

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

/** What was answered, as it is kept; null where nothing was, or what is kept cannot be read. */
export function readAccess(kept: unknown): Access | null {
  return accessIn.safeParse(kept).data ?? null;
}

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
