import { oneLine } from '#platform/form-fields.ts';

/** Statements by their code: their official words, with what the supplier states or chooses in braces. */
export type StatementTexts = Readonly<Record<string, string>>;
/** A statement as a label bears it. `fills`: what is stated in its blanks, in their order; '' where one is left as it is. */
export type Statement = { code: string; fills: string[] };
/** A statement in its final words. */
export type SaidStatement = { code: string; words: string };

type Named = { label: string; unsaid: string; isNeeded: boolean };
/** Something that the official text leaves to the supplier, the first of its statement at 0. `unsaid`: what stands there otherwise. */
export type Blank = Named & { at: number };

/** What Annex III asks to be stated where it is known; every other blank is a choice, or dots, of the official text itself. */
const named: Readonly<Record<string, Named>> = {
  route: { label: 'Route of exposure, if no other route causes the hazard', unsaid: '', isNeeded: false },
  effect: { label: 'Specific effect, if known', unsaid: 'fertility or the unborn child', isNeeded: false },
  organs: { label: 'All organs affected, if known', unsaid: 'organs', isNeeded: false },
  substance: { label: 'Name of the sensitising substance', unsaid: '', isNeeded: true },
};
const blank = /\{([^}]+)\}/g;
const maxFillLength = 200;

/** What a statement leaves to the supplier, in the order of its words. */
export function blanksOf(text: string): Blank[] {
  return [...text.matchAll(blank)].map(([, of = ''], at) => ({
    at,
    ...(named[of] ?? { label: `In place of “${of}”`, unsaid: of, isNeeded: false }),
  }));
}

/** A statement in its final words: 'May cause damage to the liver through prolonged or repeated exposure.' */
export function statementWords(texts: StatementTexts, { code, fills }: Statement): string {
  let at = 0;
  return (texts[code] ?? '').replaceAll(blank, (_, of: string) => {
    const said = fills[at++] ?? '';
    if (said) return of === 'route' ? ` ${said}` : said;
    return named[of]?.unsaid ?? of;
  });
}

/** 'H373 (the liver; by inhalation)', as it is kept and stands in forms and files. */
export function writeStatement({ code, fills }: Statement): string {
  const last = fills.findLastIndex(Boolean);
  return last < 0 ? code : `${code} (${fills.slice(0, last + 1).join('; ')})`;
}

/** Statements with commas between them. What stands in brackets may have commas and brackets of its own, as names of substances do. */
export function splitStatements(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth = Math.max(0, depth + bracket(letter));
    if (depth === 0 && (letter === ',' || letter === '\n')) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map(oneLine).filter(Boolean);
}

const bracket = (letter: string) => (letter === '(' ? 1 : letter === ')' ? -1 : 0);

function areBracketsMatched(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    depth += bracket(letter);
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A statement as it was written; a sentence where there is none like it. Letters' case matters where codes differ by it (H360FD, H360Fd). */
export function readStatement(texts: StatementTexts, written: string): Statement | string {
  const [, said = '', filled = ''] = /^([^()]*?)\s*(?:\((.*)\))?$/.exec(written) ?? [];
  const plain = said.replaceAll(' ', '');
  const alike = Object.keys(texts).filter((code) => code.toUpperCase() === plain.toUpperCase());
  const code = alike.find((one) => one === plain) ?? alike[0];
  if (code === undefined || (alike.length > 1 && code !== plain))
    return `“${written.slice(0, 40)}” is not a code we know. Please enter codes such as ${Object.keys(texts)[0]}, separated by commas.`;
  const blanks = blanksOf(texts[code] ?? '');
  const fills = filled === '' ? [] : filled.split(';').map(oneLine);
  if (!fills.every(areBracketsMatched)) return `The brackets after ${code} do not match.`;
  if (fills.length > blanks.length)
    return blanks.length === 0 ? `${code} has nothing to fill in.` : `${code} has only ${blanks.length} to fill in, separated by semicolons.`;
  if (fills.some((fill) => fill.length > maxFillLength)) return `Please keep what you fill in at ${code} to ${maxFillLength} characters.`;
  const missing = blanks.findIndex(({ isNeeded }, at) => isNeeded && !fills[at]);
  return missing < 0 ? { code, fills } : `${code} needs more, in brackets after it: ${blanks[missing]?.label.toLowerCase()}.`;
}

/** Kept statements in their final words. */
export function saidStatements(texts: StatementTexts, kept: readonly string[]): SaidStatement[] {
  return kept.map((written) => {
    const statement = readStatement(texts, written);
    return typeof statement === 'string' ? { code: written, words: '' } : { code: statement.code, words: statementWords(texts, statement) };
  });
}
