import { concepts } from './concept.ts';

/** Colours as shoppers say them. */
export const colourWords = concepts(
  'colour',
  `
  grey: gray / greyish / light grey / pale grey / mid grey / dove grey / ash grey / stone grey / silver grey / silvery grey / gery / grey coloured / greyer
  silver: silvery / silver coloured
  dark grey: slate grey / slate coloured / slate colour / charcoal / anthracite / graphite
  white: whitish / whitened / limewashed / lime washed / pale washed / washed finish / off white / whitewashed / white washed / bright white / whites / whiter
  cream: creamish / ivory / creamy / creamier
  *near black: nearly black / near black / almost black / blackish / very dark / as good as black / practically black
  black: jet black / ebony / ebonised / ebonized / blacker
  black and white: black white / white and black / black and cream / cream and black / cream and charcoal / charcoal and cream / monochrome / black or white chequer
  beige: beigey / beigeish / straw coloured / straw colour / sand / sandy / oatmeal / stone coloured / stone colour / taupe / mushroom / biscuit / greige
  neutral: neutral colour / neutral coloured / neutral tone / neutral shade / neutrals
  brown: chocolate / tan / chestnut / brownish / browner
  dark: darker / darkish / dark colour / dark coloured / dark floor
  light: lighter / light coloured / light colour / pale / paler / bright / blonde / blond
  natural: natural colour / natural looking / honey / golden / honey coloured
  blue: slate blue / teal / blueish / bluish / bluey / bluer
  dark blue: navy / navy blue / midnight blue / deep blue
  light blue: duck egg / duck egg blue / pale blue / sky blue / baby blue
  green: greenish / greeny / greeny green / greener
  dark green: moss green / bottle green / emerald / forest green / deep green / racing green / hunter green
  light green: sage / sage green / pale green / mint / mint green / soft green
  red: reddish / reddy / rosy / russet / oxblood / burgundy / wine coloured / wine colour
  orange: orangey / orangy / orange toned / orange tone / amber
  pink: pinkish / pinky / pinky coloured / blush / rose
  purple: purplish / purpley / lilac / mauve / violet
  yellow: yellowy / yellowish / mustard yellow / mustard / mustardy / ochre
  gold: golden metal
  brass: antique brass / old brass / aged brass / brassy
  *warm: warmest looking / warmer looking / warm colour / warm coloured / warm tone / warm toned / warm shade / warm neutral / warmer colour / warmer tone / warmer shade / warm earthy / earthy
  *terracotta: terracotta look / terracotta effect / looks like terracotta / look like terracotta / rust or terracotta / terracotta or rust / rust coloured / rust colour / rusty red / rusty orange / burnt orange / brick red / terracotta coloured / terracotta colour / clay coloured / clay colour / clay
`,
);

/** What is looked for where nothing has the shade that was asked for: the nearest first. Dark and light of another colour are left out by themselves. */
export const nearestColours: Readonly<Record<string, readonly string[]>> = {
  black: ['near black', 'dark'],
  silver: ['grey'],
  grey: ['silver', 'dark grey'],
  'near black': ['dark'],
  'dark grey': ['grey', 'dark'],
  'dark blue': ['blue'],
  'light blue': ['blue'],
  'dark green': ['green'],
  'light green': ['green'],
  'black and white': ['black', 'white'],
  brass: ['gold'],
  cream: ['light'],
  beige: ['cream', 'natural'],
  terracotta: ['red', 'brown'],
  orange: ['terracotta', 'warm'],
};

/** The shades that go with another colour. */
export const shades: ReadonlySet<string> = new Set(['dark', 'light']);

/** What the catalogue's own words for a colour are; any of them will do. */
export const colourNames: Record<string, readonly string[]> = {
  grey: ['grey', 'ash grey', 'fog', 'mist', 'zinc', 'granite'],
  'near black': ['black', 'nero', 'ebonised', 'ink', 'tarred', 'inkwell', 'bog oak', 'espresso', 'charcoal', 'graphite'],
  'black and white': ['chequer', 'chalk and ink', 'porch star', 'black and white', 'monochrome'],
  'dark grey': ['charcoal', 'graphite', 'anthracite', 'slate grey', 'basalt'],
  white: ['white', 'chalk', 'ivory', 'whitewashed', 'bianco', 'carrara', 'pearl', 'milk'],
  cream: ['cream', 'creamy', 'ivory', 'linen', 'oat', 'fleece', 'travertine'],
  black: ['black', 'nero', 'ebonised', 'ink', 'tarred', 'inkwell'],
  beige: ['beige', 'sand', 'oatmeal', 'biscuit', 'mushroom', 'dune', 'sandbank', 'limestone', 'travertine', 'sandbar'],
  // biome-ignore format: a list
  neutral: ['beige', 'cream', 'oatmeal', 'biscuit', 'mushroom', 'sand', 'natural', 'ivory', 'dune', 'sandbank', 'linen', 'oat', 'sisal', 'pebble', 'limestone', 'pearl', 'fleece'],
  // biome-ignore format: a list
  brown: ['brown', 'walnut', 'smoked', 'cocoa', 'toffee', 'peat', 'chestnut', 'teak', 'hazel', 'cedar', 'rope', 'tidewrack', 'corten', 'carbonised', 'espresso', 'bog oak', 'mushroom', 'bracken'],
  dark: [
    'dark',
    'smoked',
    'walnut',
    'ebonised',
    'tarred',
    'charcoal',
    'graphite',
    'peat',
    'black',
    'carbonised',
    'bog oak',
    'espresso',
    'cocoa',
    'basalt',
  ],
  // biome-ignore format: a list
  light: ['light', 'pale', 'white', 'limed', 'bleached', 'blond', 'birch', 'pale ash', 'solid ash', 'sand', 'ivory', 'oat', 'chalk', 'whitewashed', 'milk', 'maple', 'solid pine', 'scrubbed pine'],
  natural: ['natural', 'fleece', 'undyed', 'honey', 'golden', 'harvest', 'invisible'],
  blue: ['blue', 'navy', 'duck egg', 'azul', 'teal'],
  'dark blue': ['navy', 'dark blue', 'midnight', 'indigo'],
  'light blue': ['duck egg', 'light blue', 'pale blue', 'sky'],
  green: ['green', 'sage', 'eau de nil', 'bottle'],
  'dark green': ['bottle green', 'dark green', 'emerald', 'forest'],
  'light green': ['sage', 'eau de nil', 'light green', 'mint'],
  red: ['red', 'oxblood', 'terracotta', 'cherry', 'cedar', 'bracken'],
  purple: ['purple', 'mauve', 'heather', 'lilac', 'plum'],
  yellow: ['yellow', 'ochre', 'mustard'],
  pink: ['pink', 'blush', 'rose'],
  gold: ['gold', 'brass', 'calacatta gold'],
  brass: ['brass'],
  warm: [
    'beige',
    'cream',
    'sand',
    'ivory',
    'terracotta',
    'honey',
    'biscuit',
    'dune',
    'sandbank',
    'travertine',
    'golden',
    'brown',
    'oatmeal',
    'amber',
    'red',
    'gold',
    'harvest',
    'toffee',
    'natural',
    'honeycomb',
    'chestnut',
    'cherry',
  ],
  terracotta: ['terracotta', 'rust', 'orange', 'copper'],
  orange: ['orange', 'amber', 'terracotta', 'rust', 'copper'],
};

export const speciesWords = concepts(
  'species',
  `
  oak: oaks / oak wood / oak floor / oak flooring / oak effect / oak look / oak colour
  walnut: wallnut / walnut effect / walnut look
  ash: ash wood
  maple:
  birch:
  cherry: cherry wood
  pine:
  teak:
  cedar:
`,
);

export const lookWords = concepts(
  'look',
  `
  wood effect: wood pattern / wood patterned / wood grain / wood grained / wood looking / wood look / wood looking / wooden effect / wood print / looks like wood / look like wood / wood style / looks like real wood / timber effect / timber look / looks like floorboards / look like floorboards / look like boards / look like wooden boards / looks like wooden boards / look like planks / looks like old floorboards / look like old floorboards / looks like boards / floorboard effect / floorboard look
  stone effect: stone looking / stone look / looks like stone / stone style / look like stone
  marble effect: marble looking / marble look / marbled / looks like marble / look like marble / carrara / calacatta
  concrete effect: looks like concrete / look like concrete / like concrete / concrete looking / concrete look / cement effect / cement look / industrial look / industrial
  slate effect: slate looking / slate look / looks like slate / look like slate / looked like slate
  sandstone effect: sandstone / sandstone look / sand stone / yorkstone / york stone
  tile effect: with tiles on it / tile pattern / tile print / tile design / tiled look / tile look / looks like tile / look like tile / tile style
  terrazzo: terrazo / little chips / small chips / chips in it / chips of / speckledy / with chips
  patterned: pattern / less plain / not plain / not so plain / not as plain / not too plain / victorian / encaustic / moroccan / geometric
  chequer: small squares / little squares / with squares / squares on it / black and white squares / chequered / checkered / checkerboard / chequerboard
  handmade: hand made / hand made looking / handmade looking / hand made look / hand crafted
  hexagon: six sided / six sided pattern / 6 sided pattern / 6 sided / honeycomb shaped / honeycomb shape / honeycomb pattern / honeycomb tile / hexagonal / hex / hexagon pattern / hexagon patterned / hexagonal pattern / hexagons
  striped: stripe / stripes / stripey / stripy / pinstripe / pin stripe
  ribbed: with ribs / ribs in it / rib in it / corded
  *checked: tartan / plaid / gingham / check pattern / chequer pattern
  floral: flowery / flower pattern / flower print / botanical
  animal-print: animal print / leopard print / zebra print / leopard / zebra
  fish scale: fishscale / scalloped / scallop / scale shaped
  glitter: glittery / sparkly / sparkles
  plain: plain colour / plain coloured / all one colour / no pattern / without a pattern / unpatterned / too busy / a bit busy / overly busy / less busy / not as busy / not so busy / nothing busy / busy pattern / busy design / too patterned / very patterned / overly patterned / less patterned / nothing fussy / nothing too fussy / nothing loud / nothing too loud / loud pattern / too jazzy / jazzy
  brick effect: brick look / brick looking / exposed brick / brick slip / brick slips / brick wall look
  metro: subway / brick shape / brick shaped / brick style / brick type / brick pattern / brick tile / bricks shape / like bricks
  metal effect: metal look / metal looking / metallic / metallic look / rusty steel / rusted steel / rusty metal / looks like rusty steel / look like rusty steel / steel look / looks like metal / look like metal / corten / rusty
  rustic: looks old / look old / old look / rustic look / reclaimed / reclaimed look / reclaimed board / reclaimed wood / reclaimed plank / salvaged / old barn wood / old barn board / barn board / barn wood / old barn / barn style / distressed / weathered look / aged look / antique look / antique board / antique wood / old board / old plank / old looking / knotty / with knots / lots of knots / plenty of knots / big knots / knots in it / full of knots / character grade / farmhouse style / old farmhouse / old farm / old fashioned wood / sawn look / cracks and knots
`,
);

/** What the catalogue says of a floor with that look; any of the words will do. */
export const lookSearch: Record<string, readonly string[]> = {
  'wood effect': ['wood effect'],
  'stone effect': ['stone', 'limestone', 'slate', 'travertine', 'flagstone', 'granite'],
  'marble effect': ['marble', 'carrara', 'calacatta', 'nero'],
  'concrete effect': ['concrete', 'cement', 'cemento'],
  'slate effect': ['slate'],
  'sandstone effect': ['sandstone', 'sand', 'dune'],
  'tile effect': ['tile', 'slate', 'flagstone', 'stone', 'chequer', 'hexagon'],
  'metal effect': ['metal effect'],
  patterned: ['patterned', 'chequer', 'pattern', 'star', 'encaustic', 'cement tile'],
  chequer: ['chequer', 'chalk and ink', 'chequered'],
  'brick effect': ['brick effect', 'brick slip'],
  metro: ['metro', '75x150', '75x300', '65x265', '100x200', '100x300'],
  striped: ['striped', 'stripe', 'stripes', 'rib', 'ribbed'],
  // Sisal is woven in ribs.
  ribbed: ['rib', 'ribbed', 'sisal', 'cord'],
  checked: ['tartan', 'plaid', 'gingham'],
  floral: ['floral', 'flower', 'flowers', 'botanical'],
  'animal-print': ['leopard', 'zebra'],
  'fish scale': ['fish scale', 'fishscale', 'scallop', 'scalloped'],
  glitter: ['glitter', 'glittery', 'sparkle'],
  // What has no pattern is not named after that.
  plain: [],
  rustic: ['rustic', 'reclaimed', 'barn', 'farmhouse', 'antique', 'sawmill', 'distressed', 'driftwood', 'aged', 'weathered', 'tidewrack'],
};

/** Looks that a shop may have nothing of at all: that is said, and the rest is looked for without. */
export const rareLooks: ReadonlySet<string> = new Set(['brick effect', 'striped', 'checked', 'floral', 'animal-print', 'fish scale', 'glitter']);

/** The styles that come nearest to one that nothing fits in. */
export const nearestStyles: Readonly<Record<string, readonly string[]>> = {
  chevron: ['herringbone', 'parquet'],
  herringbone: ['parquet', 'chevron'],
  velvet: ['saxony'],
  parquet: ['herringbone', 'chevron'],
  'parquet block': ['parquet', 'herringbone'],
};

/** Floors that look like wood without being any are named after the wood. */
export const woodNames: readonly string[] = ['oak', 'walnut', 'ash', 'pine', 'teak', 'birch', 'chestnut', 'cedar', 'hazel'];

export const styleWords = concepts(
  'style',
  `
  herringbone: zigzag / zig zag / zigzag pattern / zig zag pattern / fishbone / fishbone pattern / herringbone pattern / herring bone / herringboned / herringbone floor / herringbone flooring
  chevron: chevrons / chevron pattern / pointy v / v block / v blocks / v shaped block / pointy block / v pattern / v shape / v shaped / hungarian point
  parquet: parquet flooring / parquet floor / parkay
  parquet panel: square panel / square panels / wooden panel / versailles / versailles panel / versailles parquet / parquet panels
  parquet block: basket weave / basketweave / parquet blocks / block parquet / wood block / wooden block / woodblock / oak block
  wide plank: wider board / wide board / wide planks / wider plank / wide
  narrow plank: narrow / narrower / narrow board / narrower board / skinny / long skinny / long thin / long and skinny / long narrow / long and thin / slim board / slim plank / thin boards
  long plank: long board / long planks
  low pile: short pile / flat pile / tight pile / low piled / short piled / shallow pile / thin pile
  flatweave: woven look / straw matting / sisal look / seagrass / sea grass / jute / flat weave / flat woven / flatwoven / woven like sisal
  twist: twist pile / twisted pile / twist carpet pile
  velvet: velvet pile / velour / velvety
  saxony:
  loop: loop pile / looped / berber / tweedy / tweed / chunky loop / chunky pile / chunky wool / chunky carpet / chunky knit / nubbly / bobbly
  diagonal: diagonally / on the diagonal / diamond pattern
  straight: straight plank / straight lay / plank straight
`,
);
