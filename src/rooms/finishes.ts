/** How a floor's surface answers light. */
export type Finish = {
  /** 0 mirrors nothing, 1 all that a polished surface does. */
  mirrors: number;
  /** 0 mirrors blurred, as satin lacquer does; 1 sharp, as polished stone does. */
  polish: number;
};

/** The finishes the trade names, from the dullest on. */
export const finishes = {
  textile: { mirrors: 0, polish: 0 },
  matt: { mirrors: 0.12, polish: 0 },
  oiled: { mirrors: 0.2, polish: 0 },
  textured: { mirrors: 0.25, polish: 0 },
  satin: { mirrors: 0.5, polish: 0 },
  lacquered: { mirrors: 0.5, polish: 0.1 },
  gloss: { mirrors: 0.85, polish: 0.7 },
  polished: { mirrors: 1, polish: 1 },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;
