/**
 * Colours and sizes of a letter. Mail programs know no custom properties, so the values of src/ui/tokens.css stand here once
 * more; the test beside holds them together.
 */
export const colour = {
  paper: '#fbf9f5',
  linen: '#f3eee6',
  sand: '#dcd3c4',
  muted: '#5a625f',
  ink: '#1d2729',
  lough: '#1c4a47',
  copper: '#9a4a1c',
  white: '#ffffff',
} as const;

/** Pixels, as in the tokens' scale. */
export const size = { small: 13, text: 16, lead: 20, title: 30 } as const;

/** Web fonts do not travel in mail; these are what stands behind them. */
export const font = {
  display: "Newsreader, Georgia, 'Times New Roman', serif",
  text: "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;
