/** The label of a dangerous mixture, by its codes; all empty for what is none. Warnings are the maker's own words. */
export type Hazards = { hazardSignal: string | null; hazardStatements: string[]; hazardPictograms: string[]; warnings: string | null };

/** Signal words: Regulation (EC) 1272/2008, Art. 20. */
export const hazardSignals = ['Danger', 'Warning'] as const;

/** What the pictograms stand for (Annex V), those that goods of a flooring shop bear. */
export const pictogramNames = {
  GHS02: 'Flammable',
  GHS04: 'Gas under pressure',
  GHS05: 'Corrosive',
  GHS07: 'Irritant or harmful',
  GHS08: 'Serious health hazard',
  GHS09: 'Dangerous for the environment',
} as const;
export type Pictogram = keyof typeof pictogramNames;

/** The statements in their English words: Annex III, parts 1 and 2. */
export const hazardWords: Readonly<Record<string, string>> = {
  H222: 'Extremely flammable aerosol.',
  H223: 'Flammable aerosol.',
  H224: 'Extremely flammable liquid and vapour.',
  H225: 'Highly flammable liquid and vapour.',
  H226: 'Flammable liquid and vapour.',
  H228: 'Flammable solid.',
  H229: 'Pressurised container: May burst if heated.',
  H280: 'Contains gas under pressure; may explode if heated.',
  H290: 'May be corrosive to metals.',
  H302: 'Harmful if swallowed.',
  H304: 'May be fatal if swallowed and enters airways.',
  H312: 'Harmful in contact with skin.',
  H314: 'Causes severe skin burns and eye damage.',
  H315: 'Causes skin irritation.',
  H317: 'May cause an allergic skin reaction.',
  H318: 'Causes serious eye damage.',
  H319: 'Causes serious eye irritation.',
  H332: 'Harmful if inhaled.',
  H334: 'May cause allergy or asthma symptoms or breathing difficulties if inhaled.',
  H335: 'May cause respiratory irritation.',
  H336: 'May cause drowsiness or dizziness.',
  H351: 'Suspected of causing cancer.',
  H361: 'Suspected of damaging fertility or the unborn child.',
  H372: 'Causes damage to organs through prolonged or repeated exposure.',
  H373: 'May cause damage to organs through prolonged or repeated exposure.',
  H400: 'Very toxic to aquatic life.',
  H410: 'Very toxic to aquatic life with long lasting effects.',
  H411: 'Toxic to aquatic life with long lasting effects.',
  H412: 'Harmful to aquatic life with long lasting effects.',
  H413: 'May cause long lasting harmful effects to aquatic life.',
  EUH019: 'May form explosive peroxides.',
  EUH066: 'Repeated exposure may cause skin dryness or cracking.',
  EUH203: 'Contains chromium (VI). May produce an allergic reaction.',
  EUH204: 'Contains isocyanates. May produce an allergic reaction.',
  EUH205: 'Contains epoxy constituents. May produce an allergic reaction.',
  EUH210: 'Safety data sheet available on request.',
};

/** Signal word, what the pictograms stand for, statements and warnings as one text, for where they stand in a line; null where there are none. */
export function hazardText({ hazardSignal, hazardPictograms, hazardStatements, warnings }: Hazards): string | null {
  const pictured = hazardPictograms.map((code) => (pictogramNames[code as Pictogram] ?? code).toLowerCase()).join(', ');
  const statements = hazardStatements.map((code) => `${code} ${hazardWords[code] ?? ''}`.trim());
  const lead = [hazardSignal, pictured && `(${pictured})`].filter(Boolean).join(' ');
  const said = [...statements, warnings].filter(Boolean).join(' ');
  return [lead, said].filter(Boolean).join(': ') || null;
}

/** The label alone; null where there is nothing on it. */
export function hazardsOf({ hazardSignal, hazardStatements, hazardPictograms, warnings }: Hazards): Hazards | null {
  const label = { hazardSignal, hazardStatements, hazardPictograms, warnings };
  return hazardText(label) === null ? null : label;
}
