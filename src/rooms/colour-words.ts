/** Colours as names of floors say them, with what they look like underfoot: ground, shade, light, dark. */
type Palette = readonly [string, string, string, string];

const timbers: Record<string, Palette> = {
  oak: ['#c19a6b', '#a98355', '#d3b080', '#8e6a43'],
  walnut: ['#6e4d36', '#573a28', '#87634a', '#3f291c'],
  ash: ['#d9c3a0', '#c4ab85', '#e6d5b8', '#a88e68'],
  maple: ['#e0c49a', '#d3b486', '#ebd5b2', '#bf9c6c'],
  birch: ['#e2cba4', '#d5bb90', '#eeddbf', '#c2a577'],
  cherry: ['#a9683f', '#935533', '#be8056', '#78432a'],
  pine: ['#d8ae72', '#c4955a', '#e5c48f', '#9b6a3a'],
  bamboo: ['#cba469', '#b88f55', '#dcbc86', '#9c763f'],
};

/** What a word makes of any timber. */
const stains: readonly [RegExp, Palette][] = [
  [/\b(white|limed|whitewashed|chalk|bleached|ivory|linen)\b/, ['#ddd2c0', '#cbbea8', '#e9e1d3', '#b3a58d']],
  [/\b(grey|gray|silver|driftwood|mist|fog)\b/, ['#a59c8f', '#8e8579', '#bdb5a8', '#756d62']],
  [/\b(smoked|fumed|dark|espresso|chocolate|tobacco|brown)\b/, ['#7a5a3e', '#614630', '#8f6d4e', '#4a3423']],
  [/\b(black|ebony|ebonised|blackened|charcoal|ink)\b/, ['#3a3532', '#2c2826', '#4b4541', '#1e1b19']],
  [/\b(golden|honey|amber|rustic)\b/, ['#bd8c52', '#a37440', '#d0a36b', '#835a30']],
];

const plain: readonly [RegExp, Palette][] = [
  [/\b(black|nero|ink|jet)\b/, ['#2c2b2c', '#232223', '#3a393a', '#171717']],
  [/\b(charcoal|anthracite|graphite|slate|basalt)\b/, ['#4d5052', '#3f4244', '#5f6264', '#303335']],
  [/\b(white|chalk|snow)\b/, ['#e6e3dc', '#d7d3ca', '#efede8', '#bdb8ae']],
  [/\b(ivory|cream|milk|oatmeal|linen|pearl)\b/, ['#ddd4c2', '#cbc0ab', '#e8e1d3', '#aea28b']],
  [/\b(beige|sand|sandstone|biscuit|travertine|limestone|natural|stone)\b/, ['#c9b99d', '#b6a487', '#d8cbb3', '#978566']],
  [/\b(silver|light grey|pale grey|ash|dove|mist)\b/, ['#bdbbb6', '#aba9a3', '#cbc9c4', '#8d8b85']],
  [/\b(grey|gray|concrete|cement|pebble|zinc)\b/, ['#97958f', '#85837d', '#a8a6a0', '#6b6964']],
  [/\b(taupe|mushroom|greige|mink)\b/, ['#a39382', '#90806f', '#b4a594', '#736556']],
  [/\b(terracotta|brick|rust|copper|corten)\b/, ['#a65f40', '#8f4f34', '#b97556', '#6f3b26']],
  [/\b(brown|chocolate|mocha|cocoa|tobacco)\b/, ['#6a5140', '#584232', '#7d6350', '#413024']],
  [/\b(red|burgundy|oxblood|wine)\b/, ['#7c3030', '#672626', '#904040', '#4c1b1b']],
  [/\b(pink|blush|rose)\b/, ['#cfa8a0', '#bd938b', '#dbbab3', '#9d736c']],
  [/\b(sage|olive|moss|green|emerald|forest)\b/, ['#7f8a72', '#6d7861', '#919c84', '#525b48']],
  [/\b(teal|petrol|aqua|turquoise|duck egg)\b/, ['#5d8480', '#4d726e', '#719793', '#385552']],
  [/\b(navy|blue|azure|denim|indigo)\b/, ['#4f6480', '#40546e', '#647993', '#2d3d52']],
  [/\b(yellow|ochre|mustard|gold)\b/, ['#c29a4c', '#ac853b', '#d1ad68', '#876628']],
  [/\b(purple|heather|plum|lilac)\b/, ['#7b6a7d', '#69586b', '#8e7d90', '#4d404f']],
];

const found = (table: readonly [RegExp, Palette][], said: string) => table.find(([words]) => words.test(said))?.[1] ?? null;

/** How a timber looks by its species and the colour it is stained; null where neither is a known word. */
export function timberColours(species: string | null, colour: string | null): Palette | null {
  const said = `${colour ?? ''} ${species ?? ''}`.toLowerCase();
  const timber = Object.keys(timbers).find((name) => said.includes(name));
  return found(stains, (colour ?? '').toLowerCase()) ?? (timber ? (timbers[timber] ?? null) : null);
}

/** How anything else looks by the colour it is called; null where that is no known word. */
export function plainColours(colour: string | null): Palette | null {
  return found(plain, (colour ?? '').toLowerCase());
}
