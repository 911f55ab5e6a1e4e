/** What else a shopper's word may be called in the catalogue. Words as shoppers write them, singular or plural alike; one way each. */
const alternatives: Record<string, readonly string[]> = {
  grey: ['gray'],
  anthracite: ['charcoal', 'dark grey'],
  charcoal: ['anthracite'],
  'dark grey': ['charcoal', 'anthracite', 'graphite'],
  black: ['nero', 'ebony', 'charcoal'],
  white: ['ivory', 'bianco', 'whitewashed'],
  cream: ['ivory', 'beige'],
  beige: ['sand', 'cream', 'oatmeal'],
  brown: ['walnut', 'smoked'],
  matte: ['matt'],
  mat: ['matt'],
  glossy: ['gloss', 'polished'],
  shiny: ['gloss', 'polished'],
  lino: ['linoleum', 'vinyl'],
  linoleum: ['lino', 'vinyl'],
  vinyl: ['lino', 'lvt'],
  'luxury vinyl tile': ['lvt'],
  'luxury vinyl plank': ['lvt'],
  'luxury vinyl': ['lvt'],
  lvp: ['lvt'],
  hardwood: ['solid wood', 'engineered wood', 'wood'],
  timber: ['wood'],
  wooden: ['wood'],
  floorboard: ['plank', 'wood'],
  'floor board': ['plank', 'wood'],
  'skirting board': ['skirting', 'trim'],
  'glue down': ['gluedown'],
  'levelling compound': ['smoothing compound', 'leveller'],
  'self levelling': ['smoothing compound', 'leveller'],
  parquet: ['herringbone'],
  skirting: ['trim'],
  trim: ['skirting', 'profile', 'threshold', 'scotia', 'edging'],
  edging: ['trim', 'profile'],
  beading: ['scotia', 'trim'],
  scotia: ['beading'],
  'door bar': ['threshold', 'trim'],
  'door strip': ['threshold', 'trim'],
  nosing: ['stair nosing', 'trim'],
  adhesive: ['glue'],
  'tile cement': ['tile adhesive'],
  underlayment: ['underlay'],
  padding: ['underlay'],
  'non slip': ['slip resistant', 'r11'],
  'anti slip': ['slip resistant', 'r11'],
  nonslip: ['slip resistant', 'r11'],
  'water proof': ['waterproof'],
  'underfloor heating': ['ufh'],
  ufh: ['underfloor heating'],
  stone: ['limestone', 'slate', 'travertine', 'marble', 'granite', 'sandstone'],
  concrete: ['cement', 'cemento'],
  'xl': ['large format'],
  'extra large': ['large format'],
  metro: ['75x300', 'brick', 'subway'],
  subway: ['75x300', 'brick', 'metro'],
  brick: ['metro', '75x300'],
  loo: ['bathroom'],
  toilet: ['bathroom'],
  ensuite: ['bathroom'],
  lounge: ['living room'],
  hall: ['hallway'],
  conservatory: ['sunroom'],
  outdoor: ['patio', 'outside'],
  outside: ['patio', 'outdoor'],
  exterior: ['patio', 'outdoor'],
  garden: ['patio', 'outdoor'],
}; // biome-ignore format: a table

/** Words that mean another one in this trade, whatever else they are part of. */
const meant: Record<string, string> = { gray: 'grey', glue: 'adhesive', color: 'colour', colored: 'coloured' };

/** The word that the trade uses. */
export const tradeWord = (word: string): string => meant[word] ?? word;

/** Words that need not be found, but that put a product that has them before one that has not. */
export const welcomeWords: ReadonlySet<string> = new Set(
  (
    'effect look looking style styled like imitation design colour coloured wear layer thick thickness wide width long size range type strip box ' +
    'pack'
  ).split(' '),
);

/** Words that say nothing about which floor is wanted, left out where other words remain. */
const sayNothing =
  'a an and any are at best buy cheap cheapest cost costs deal deals do for from good i in ireland is it me my near need ni of on online or ' +
  'order per please price priced prices quality sale sell some that the this to uk want we with you your m2 sqm metre metres meter square ' +
  'floor floors flooring product products';

export const emptyWords: ReadonlySet<string> = new Set(sayNothing.split(' '));

/** Longest phrase above, in words. */
export const maxPhraseLength = 3;

/** The other names of a word or phrase in lower case, tried as written and without a plural s. */
export function alternativesFor(phrase: string): readonly string[] {
  return alternatives[phrase] ?? alternatives[singular(phrase)] ?? [];
}

/** Words that are known for their alternatives though the catalogue may never use them: worth correcting a typing error to. */
export const knownWords: readonly string[] = Object.keys(alternatives).filter((phrase) => !phrase.includes(' '));

function singular(phrase: string): string {
  return phrase.length > 3 && phrase.endsWith('s') && !phrase.endsWith('ss') ? phrase.slice(0, -1) : phrase;
}
