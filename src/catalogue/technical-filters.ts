import type { TechnicalField } from './category.ts';
import type { CatalogueRow } from './snapshot/catalogue-row.ts';
import { wearWords } from './technical.ts';

/** A least that somebody asks for: what is better answers to it, too. `key` is what is sent. */
type Choice = { key: string; label: string; answers: (row: CatalogueRow) => boolean };

/** DIN 51130 (EN 16165, Annex B), and the pendulum's limit of low risk in the guidelines of the UK Slip Resistance Group. */
const slip: Choice[] = [
  { key: 'ptv36', label: 'PTV 36 or higher (low risk when wet)', answers: ({ slip_ptv }) => slip_ptv !== null && slip_ptv >= 36 },
  ...[9, 10, 11, 12, 13].map((least) => ({
    key: `r${least}`,
    label: `R${least} or higher`,
    answers: ({ slip_rating }: CatalogueRow) => Number(/\bR(9|1[0-3])\b/i.exec(slip_rating ?? '')?.[1] ?? 0) >= least,
  })),
];

/** What is made for business use is made for homes, too (EN ISO 10874; labels say '23/33'). */
const wearClass: Choice[] = ['21', '22', '23', '31', '32', '33', '34', '41', '42', '43'].map((least) => ({
  key: least,
  label: `${least} or higher: ${wearWords(least)}`,
  answers: ({ wear_class: kept }) => kept !== null && (kept.charAt(0) === least.charAt(0) ? kept >= least : least.startsWith('2')),
}));

const fireClasses = ['a1fl', 'a2fl', 'bfl', 'cfl', 'dfl', 'efl'];

/** EN 13501-1: the class, and beside it how much it smokes, of which A1fl and Efl say nothing. */
const fire: Choice[] = ['A1fl', 'A2fl-s1', 'Bfl-s1', 'Cfl-s1', 'Dfl-s1', 'Efl'].map((least) => ({
  key: least.toLowerCase(),
  label: least === 'A1fl' ? least : `${least} or better`,
  answers: ({ reaction_to_fire: kept }) => {
    const [ofRow = '', smoke] = (kept ?? '').toLowerCase().split('-');
    const [wanted = '', wantedSmoke] = least.toLowerCase().split('-');
    const at = fireClasses.indexOf(ofRow);
    return at >= 0 && at <= fireClasses.indexOf(wanted) && (wantedSmoke !== 's1' || smoke !== 's2');
  },
}));

const warranty: Choice[] = [5, 10, 15, 20, 25, 30, 50].map((least) => ({
  key: String(least),
  label: `${least} years or more`,
  answers: ({ warranty_years }) => warranty_years !== null && warranty_years >= least,
}));

export const technicalFilters: Readonly<Record<TechnicalField, { label: string; choices: readonly Choice[] }>> = {
  slip: { label: 'Slip resistance', choices: slip },
  wear_class: { label: 'Wear class', choices: wearClass },
  reaction_to_fire: { label: 'Reaction to fire', choices: fire },
  warranty: { label: 'Warranty', choices: warranty },
};
export const technicalFields = Object.keys(technicalFilters) as TechnicalField[];

export function isTechnical(field: string): field is TechnicalField {
  return Object.hasOwn(technicalFilters, field);
}

/** The choices of a field that a product answers to. */
export function answersTo(field: TechnicalField, row: CatalogueRow): { key: string; label: string }[] {
  return technicalFilters[field].choices.filter(({ answers }) => answers(row)).map(({ key, label }) => ({ key, label }));
}

/** What is chosen, in words for its chip: 'Slip resistance: R10 or higher'. */
export function technicalWords(field: TechnicalField, value: string): string {
  const { label, choices } = technicalFilters[field];
  return `${label}: ${choices.find(({ key }) => key === value)?.label ?? value}`;
}
