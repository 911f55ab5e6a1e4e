/** Signal words: Regulation (EC) No 1272/2008, Art. 20. */
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
