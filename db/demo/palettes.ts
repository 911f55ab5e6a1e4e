/** Ground first, then grain and markings: how the common timbers look under each finish. */
export const timber = {
  naturalOak: ['#C19A6B', '#A98355', '#8E6A43', '#D3B080'],
  oiledOak: ['#B78A55', '#9A7044', '#7C5834', '#CBA06B'],
  rawOak: ['#D0B48C', '#BB9C72', '#A2845C', '#E0C9A6'],
  smokedOak: ['#7A5A3E', '#614630', '#4A3423', '#8F6D4E'],
  limedOak: ['#D5C8B3', '#C2B49D', '#E4DACA', '#A99B84'],
  greyOak: ['#A59C8F', '#8E8579', '#BDB5A8', '#756D62'],
  whiteOak: ['#E0D8CA', '#D0C6B5', '#ECE6DB', '#B9AE9C'],
  darkOak: ['#54392A', '#412B1F', '#6A4B38', '#2F1E15'],
  walnut: ['#6E4D36', '#573A28', '#87634A', '#3F291C'],
  ash: ['#D9C3A0', '#C4AB85', '#E6D5B8', '#A88E68'],
  maple: ['#E0C49A', '#D3B486', '#EBD5B2', '#BF9C6C'],
  birch: ['#E2CBA4', '#D5BB90', '#EEDDBF', '#C2A577'],
  cherry: ['#A9683F', '#935533', '#BE8056', '#78432A'],
  pine: ['#D8AE72', '#C4955A', '#E5C48F', '#9B6A3A'],
  bamboo: ['#CBA469', '#B88F55', '#DCBC86', '#9C763F'],
  blackenedOak: ['#35312E', '#282523', '#46413D', '#1A1817'],
} satisfies Record<string, string[]>;

/** The shadow line of a micro-bevel in boards of that ground colour. */
export const shadowOf = (ground: string): string => {
  const channel = (at: number) => Math.round(Number.parseInt(ground.slice(at, at + 2), 16) * 0.5);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
};

/** Colours of boards and the bevel between them, for a product row's `look`. */
export const boards = (colours: string[], character?: number) => ({
  colours,
  jointColour: shadowOf(colours[0] ?? '#888888'),
  ...(character === undefined ? {} : { character }),
});
