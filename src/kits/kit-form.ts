import { z } from 'zod';
import { kitRoleNames } from './quantity.ts';

/** Empty is none; else a decimal of the larger unit, kept whole in the smaller: 0.25 kg is 250. */
const scaled = (by: number, most: number, wanted: string) =>
  z
    .string()
    .trim()
    .max(20, wanted)
    .refine((typed) => typed === '' || (/^\d+(\.\d+)?$/.test(typed) && Number(typed) > 0 && Number(typed) * by <= most), wanted)
    .transform((typed) => (typed === '' ? null : Math.round(Number(typed) * by)));

const yes = z.string().transform((typed) => typed === 'yes');
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(['', ...names]).transform((typed) => (typed === '' ? null : (typed as Names[number])));

/** What staff say of a product: goods have a role and figures, a floor its kind. */
export const kitFactsForm = z
  .object({
    role: oneOf(kitRoleNames),
    floor_group: z
      .string()
      .max(60)
      .transform((typed) => typed || null),
    contents: scaled(1000, 1e9, 'Please enter kg or litres, such as 15.'),
    use_per_m2: scaled(1000, 1e9, 'Please enter kg or litres a m², such as 0.25.'),
    length_mm: scaled(1, 100_000, 'Please enter whole mm, such as 2400.'),
    damp_proof: yes,
    joins: oneOf(['same', 'lower', 'carpet']),
  })
  .refine(({ role, floor_group }) => !role || !floor_group, {
    path: ['floor_group'],
    message: 'Goods that go with a floor are no floor themselves.',
  });
export type KitFactsForm = z.output<typeof kitFactsForm>;

/** 250 → '0.25'. */
const inLarger = (value: number | null | undefined, by: number) => (value == null ? '' : String(value / by));

type Facts = {
  [Field in keyof KitFactsForm]: Field extends 'damp_proof'
    ? boolean
    : Field extends 'role' | 'floor_group' | 'joins'
      ? string | null
      : number | null;
};

/** The facts as the form shows them. */
export function typedFacts(facts: Facts | null) {
  return {
    role: facts?.role ?? '',
    floor_group: facts?.floor_group ?? '',
    contents: inLarger(facts?.contents, 1000),
    use_per_m2: inLarger(facts?.use_per_m2, 1000),
    length_mm: inLarger(facts?.length_mm, 1),
    damp_proof: facts?.damp_proof ? 'yes' : '',
    joins: facts?.joins ?? '',
  };
}

const codes = z
  .string()
  .max(1000)
  .transform((typed) => [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]);

/** A kind of floor: what underlay it takes, and of each role the goods by their codes, best first, and whether nearly every floor needs them. */
export const kitGroupForm = z.object({
  underlay_up_to: z
    .string()
    .trim()
    .refine((typed) => typed === '' || /^\d{1,3}(\.\d{1,3})?$/.test(typed), 'Please enter mm, such as 1.5; 0 for none; nothing for any.')
    .transform((typed) => (typed === '' ? null : Math.round(Number(typed) * 1000))),
  max_tog: scaled(1000, 100_000, 'Please enter the tog, such as 2.5.').refine((tog) => tog !== null, 'Please enter the tog, such as 2.5.'),
  needs_damp_proof: yes,
  ...Object.fromEntries(kitRoleNames.map((role) => [role, codes])),
  ...Object.fromEntries(kitRoleNames.map((role) => [`${role}_usual`, yes])),
});
