import { hazardStatements } from './hazard-statements.ts';
import { type Pictogram, pictogramNames } from './pictograms.ts';
import { precautionaryStatements } from './precautionary-statements.ts';
import { type SaidStatement, saidStatements } from './statements.ts';

/** The label of a dangerous mixture as it is kept: statements as `writeStatement` gives them; all empty for what is none. Warnings are free text. */
export type Hazards = {
  hazardSignal: string | null;
  hazardStatements: string[];
  precautionaryStatements: string[];
  hazardPictograms: string[];
  warnings: string | null;
};
/** The same in its words. */
export type SafetyLabel = {
  signal: string | null;
  pictograms: string[];
  hazards: SaidStatement[];
  precautions: SaidStatement[];
  warnings: string | null;
};

/** What a label says; null where there is none. */
export function labelOf(of: Hazards): SafetyLabel | null {
  const label = {
    signal: of.hazardSignal,
    pictograms: of.hazardPictograms,
    hazards: saidStatements(hazardStatements, of.hazardStatements),
    precautions: saidStatements(precautionaryStatements, of.precautionaryStatements),
    warnings: of.warnings,
  };
  return Object.values(label).some((said) => said !== null && said.length > 0) ? label : null;
}

/** Signal word, what the pictograms stand for, hazard statements and warnings as one text, to stand in a line; null where there are none. */
export function hazardText(of: Hazards): string | null {
  const label = labelOf(of);
  if (!label) return null;
  const pictured = label.pictograms.map((code) => (pictogramNames[code as Pictogram] ?? code).toLowerCase()).join(', ');
  const lead = [label.signal, pictured && `(${pictured})`].filter(Boolean).join(' ');
  const said = [inLine(label.hazards), label.warnings].filter(Boolean).join(' ');
  return [lead, said].filter(Boolean).join(': ') || null;
}

/** The precautionary statements as one text; null where there are none. */
export function precautionText({ precautionaryStatements: kept }: Pick<Hazards, 'precautionaryStatements'>): string | null {
  return inLine(saidStatements(precautionaryStatements, kept)) || null;
}

/** Some official texts end with what is filled in, and so without a full stop. */
const inLine = (statements: readonly SaidStatement[]) =>
  statements.map(({ code, words }) => `${code} ${/[.:…!]$/.test(words) ? words : `${words}.`}`).join(' ');
