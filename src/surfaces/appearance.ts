/** What a floor looks like from above, to scale. Everything that draws a product (swatch, card, close-up, room) starts from this. */
export type Appearance = {
  /** The stuff itself. The last row are goods that are not a floor and are drawn as objects. */
  material:
    | 'wood'
    | 'marble'
    | 'limestone'
    | 'travertine'
    | 'slate'
    | 'granite'
    | 'concrete'
    | 'terrazzo'
    | 'plain'
    | 'metal'
    | 'encaustic'
    | 'carpet-loop'
    | 'carpet-twist'
    | 'carpet-tile'
    | 'sheet'
    | 'tub'
    | 'bag'
    | 'cartridge'
    | 'bottle'
    | 'roll'
    | 'board'
    | 'profile'
    | 'skirting'
    | 'kit';
  layout:
    | 'random-plank'
    | 'random-length'
    | 'brick'
    | 'stack'
    | 'herringbone'
    | 'chevron'
    | 'parquet'
    | 'basket-weave'
    | 'hexagon'
    | 'mosaic'
    | 'seamless'
    | 'object';
  /** [across, along] of one plank, tile or repeat in millimetres, without the joint. */
  unitMm: [number, number];
  /** Width of grout, gap or bevel shadow between units in millimetres. */
  jointMm: number;
  /** #rrggbb */
  jointColour: string;
  /** #rrggbb: ground first, then grain, vein or chip colours, most frequent first. Two to six. */
  colours: string[];
  /** 0 calm and even (prime grade, plain tile) … 1 wild (rustic knots, strong veins, strong shade variation between units). */
  character: number;
  /** 0 matt … 1 polished. */
  gloss: number;
  /** Same seed, same picture, for ever. */
  seed: number;
};
