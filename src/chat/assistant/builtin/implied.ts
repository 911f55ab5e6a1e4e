import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { isGoods } from './is-goods.ts';
import { namesTrade } from './trade-named.ts';
import { isEitherShade } from './wish-words.ts';

/** Rooms that strangers walk through all day. */
const commercial =
  /\b(?:commercial|shop|cafe|salon|barbers?|restaurant|pub|bar|clinic|surgery|gym|retail|showroom|waiting room|hotel|school|church|hall hire|takeaway|bakery)\b/;

const canBeSanded = /\b(?:(?:can|could) be (?:re)?sanded|(?:want|able) to (?:do sanding of|sand) (?:it|them)|sandable)\b/;
const paving = /\b(?:slabs?|pav(?:ing|ers?|ed))\b/;
export const piles: readonly string[] = ['velvet', 'flatweave', 'twist', 'saxony', 'loop', 'low pile'];
/** What looks of a stone without being it. */
export const looksOf: Readonly<Record<string, string>> = { marble: 'marble effect', slate: 'slate effect' };
/** 'any in marble' */
export const inStone = /\bin (?:an? |the )?(?:\w+ )?(?:marble|slate|stone|granite|limestone|travertine)$/;
const pressed: ReadonlySet<string> = new Set(['tiles', 'lvt', 'glue down lvt', 'vinyl']);
const herringbones: readonly string[] = ['herringbone', 'chevron', 'parquet'];
const patternedParquet = /\b(?:chevrons?|herringbone|zig ?zag) (?:\w+ )?parquet\b|\bparquet (?:in (?:an? )?)?(?:chevron|herringbone)\b/;
const large = /\b(?:large|big|biggest|largest|huge|xl|massive|oversized)\b/;

const withWhite =
  /\b(?:(?:blue|green|red|pink|yellow|terracotta) (?:and|n) white|white (?:and|n) (?:blue|green|red|pink|yellow|terracotta)) (?:\w+ )?(?:tiles?|floor|vinyl|lino)\b/;
const isStone = (floor: string) => sold[floor]?.advice === 'natural stone';
/** 'large white marble look tile', but not 'tiles for a big kitchen' nor 'big kitchen tiles'. */
const largeTiles =
  /\b(?:large|big|huge|xl|massive|oversized)(?: (?!kitchen|bathroom|hall|room|lounge|area|floor|space|shower|for|in|and|or|of|is|but)\w+){1,4} tiles?\b/;
const smallTiles =
  /\b(?:small|little|tiny) (?!kitchen|bathroom|hall|room|toilet|area|floor|space|shower|for|in)(?:\w+ )?tiles?\b|\b(?:small|little|tiny) tiles?\b|\btiles?,? small ones\b/;
/** 'marble look but not the real stuff' */
const notReal =
  /\b(?:not|isnt|arent|no|without|nothing|rather than|instead of)(?: (?:the|an?|any|thats|that is|in))* (?:real|genuine|actual|natural)\b|\b(?:imitation|fake|faux)\b/;
const ofBoards = /\b(?:widest|longest|narrowest)\b/;
/** Woods that are pale by nature, whatever their colour is called. */
const paleWoods: ReadonlySet<string> = new Set(['ash', 'birch', 'maple']);
/** Only the roll is called so; a plank of vinyl is an LVT. */
const ofRoll = /\b(?:sheets?|rolls?|lino|metres?|wide|cushion\w*|{width})\b/;
const ofMud = /\b(?:mud|muddy|mucky|muck|clabber)\b/;
const ofBoots = /\b(?:boots|wellies)\b/;
const liftedAgain = /\b(?:lift\w*|replace\w*|swap\w*|take up|takes? out|pull up|change)\b/;
/** How the top of a skirting is shaped, by the trade's word for it: 'the round bit on top' is a torus. */
const shapes: readonly [trade: string, said: RegExp][] = [
  [
    'torus',
    /\b(?:torus|rounded|roundy|curved|curvy|bull ?nosed?|half.?round)\b|\bround(?:ed)? (?:bit|top|edge|one|ones|part|bead|moulding|profile|type|skirting)\b/,
  ],
  ['square', /\bsquared?(?:.edged?| edged?)?\b(?! (?:m|mtrs?|met(?:re|er)s?|f(?:ee|oo)?t|yards?)\b)|\bplain\b/],
];
const shapesOf = (said: string) => shapes.flatMap(([trade, says]) => (says.test(said) ? [trade] : []));
/** Puts into a wish what follows from it without being said: what lies beside a fire is tiled. */
export function addImplied(wish: Wish, said: string, surface: 'wall' | 'floor' | null, told = ''): void {
  // Only the adhesives for tiles come as flexible.
  if (wish.floor.includes('adhesive') && /\bflexi/.test(said) && wish.floor.every(isGoods)) wish.floor = [...wish.floor, 'tiles'];
  // Those that stick by themselves are of vinyl.
  if (wish.feature.includes('self adhesive') && wish.floor.every((floor) => pressed.has(floor))) wish.floor = ['lvt', 'vinyl'];
  // Only skirting is sold primed: 'I have primed the floor' asks for nothing.
  if (!wish.floor.includes('skirting')) wish.finish = wish.finish.filter((name) => name !== 'primed');
  else wish.names = [...new Set([...wish.names, ...shapesOf(`${told} ${said}`)])];
  // Whoever wants no vinyl means linoleum by lino.
  if (wish.without.includes('vinyl')) wish.floor = wish.floor.map((floor) => (floor === 'lino' ? 'real linoleum' : floor));
  if (wish.look.includes('sandstone effect') && !wish.floor.length) wish.floor = ['tiles'];
  // 'outdoor tiles to match indoor'
  if (wish.room.includes('Patio')) wish.feature = wish.feature.filter((name) => name !== 'indoor');
  // Beside a fire nothing lies that burns.
  if (wish.feature.includes('heat proof') && !wish.floor.length && !wish.names.length) wish.floor = ['tiles'];
  // A hexagon or a chequer is a pattern of its own: 'plain white six sided tiles' are of one colour.
  if (wish.look.some((name) => name === 'hexagon' || name === 'chequer'))
    wish.look = wish.look.filter((name) => name !== 'plain' && name !== 'patterned');
  // 'a bit of pattern, not too busy' is patterned.
  if (wish.look.includes('patterned')) wish.look = wish.look.filter((name) => name !== 'plain');
  // No sheet clicks together.
  if (wish.floor.join() === 'vinyl' && wish.feature.includes('click')) wish.floor = ['lvt'];
  // A print cannot be sanded, and a veneer must not.
  if (canBeSanded.test(said) && (!wish.floor.length || wish.floor.join() === 'wood') && !wish.names.length)
    Object.assign(wish, { floor: ['wood'], without: [...wish.without, 'real wood top', 'bamboo'] });
  // The slabs of a patio are its tiles, of whatever size.
  if (wish.room.includes('Patio') && wish.floor.length + wish.names.length === 0 && paving.test(said)) {
    wish.floor = ['tiles'];
    if (!large.test(said)) wish.feature = wish.feature.filter((name) => name !== 'large format');
  }
  // Unfinished is said of boards of real wood.
  if (wish.feature.includes('unfinished') && (!wish.floor.length || wish.floor.join() === 'tiles')) wish.floor = ['wood'];
  // On stairs every plank is glued.
  if (wish.room.includes('Stairs') && wish.floor.join() === 'lvt') wish.floor = ['glue down lvt'];
  // No carpet is mopped; what cleans off best is what may be bleached.
  if (
    wish.feature.includes('easy clean') &&
    wish.floor.join() === 'carpet' &&
    !wish.style.includes('flatweave') &&
    !wish.feature.some((name) => name.endsWith('wool'))
  )
    wish.feature = [...wish.feature.filter((name) => name !== 'easy clean'), 'bleach cleanable'];
  // What is soft and comes up a piece at a time is laid in tiles.
  if (wish.feature.includes('soft') && !wish.floor.length && !wish.names.length && liftedAgain.test(`${told} ${said}`)) {
    wish.floor = ['carpet tile'];
    wish.feature = wish.feature.filter((name) => name !== 'soft');
  }
  // Where boots come in neither wood nor carpet lasts.
  const isMuddy = wish.feature.includes('dirt hiding') || ofMud.test(`${told} ${said}`);
  if (isMuddy && !wish.floor.length && !wish.names.length && ofBoots.test(`${told} ${said}`)) {
    wish.floor = ['tiles', 'lvt'];
    wish.without = [...new Set([...wish.without, 'gloss'])];
  }
  // 'vinyl for a bathroom, cushioned'
  if (wish.floor.length === 1 && /^(?:vinyl|lino)$/.test(wish.floor[0] ?? '') && /\bcushion(?:ed|y)?\b/.test(`${told} ${said}`))
    wish.floor = ['cushioned vinyl'];
  // Of vinyl off the roll none is pressed down in tiles.
  if (wish.floor.join() === 'vinyl' && /\b(?:sheets?|rolls?)\b/.test(`${told} ${said}`)) wish.feature = [...wish.feature, 'off the roll'];
  if (wish.feature.includes('pure wool') && !wish.floor.length && !wish.names.length) wish.floor = ['carpet'];
  // 'ash laminate or vinyl': most vinyl that looks of wood comes as planks.
  if (
    wish.floor.includes('vinyl') &&
    !wish.floor.includes('lvt') &&
    (wish.species.length + wish.style.length > 0 || wish.look.some((name) => name.endsWith(' effect') || name === 'terrazzo')) &&
    !ofRoll.test(said.replaceAll(/\bwide(?:r|st)? (?:planks?|boards?)/g, ''))
  )
    wish.floor = [...wish.floor, 'lvt'];
  // 'the widest board in oak' is first of all one of oak.
  if (ofBoards.test(said) && wish.species.length > 0 && !wish.floor.length && !wish.look.length && !wish.names.length) wish.floor = ['wood'];
  if (wish.look.some((name) => name.endsWith(' effect')) && wish.floor.every((floor) => sold[floor]?.category === 'Tiles') && notReal.test(said)) {
    wish.feature = [...wish.feature, 'imitation'];
    wish.without = wish.without.filter((name) => name !== 'wood' && sold[name]?.advice !== 'natural stone');
  }
  // 'a slate tile, no sealing': no real stone does without.
  if (wish.feature.includes('no sealing') && wish.floor.some(isStone)) {
    wish.look = [...new Set([...wish.look, ...wish.floor.filter(isStone).map((floor) => looksOf[floor] ?? 'stone effect')])];
    wish.floor = [...new Set(wish.floor.map((floor) => (isStone(floor) ? 'tiles' : floor)))];
  }
  // What only looks of a stone is sealed no more than it is hard to keep clean.
  if (wish.look.some((name) => name.endsWith(' effect')) && wish.feature.includes('easy clean')) wish.feature = [...wish.feature, 'imitation'];
  // 'a dark, nearly black floor' is nearly black; 'dark or black' is either.
  if (wish.colour.length === 2 && wish.colour.includes('dark') && isEitherShade(wish.colour) && !/\bor\b/.test(said))
    wish.colour = wish.colour.filter((name) => name !== 'dark');
  // 'blue and white tiles' have a pattern of both.
  if (withWhite.test(said) && !wish.look.length) Object.assign(wish, { look: ['patterned'], colour: wish.colour.filter((name) => name !== 'white') });
  if (largeTiles.test(said) && wish.floor.length > 0 && wish.floor.every((floor) => sold[floor]?.category === 'Tiles'))
    wish.feature = [...new Set([...wish.feature, 'large format'])];
  if (smallTiles.test(said) && wish.floor.join() === 'tiles') wish.feature = [...new Set([...wish.feature, 'small format'])];
  if (wish.colour.join() === 'light' && wish.species.length > 0 && wish.species.every((name) => paleWoods.has(name))) {
    wish.colour = [];
    wish.without = [...new Set([...wish.without, 'dark'])];
  }
  const stones = wish.floor.filter((floor) => sold[floor]?.advice === 'natural stone' && floor !== 'natural stone');
  const printed = wish.floor.filter((floor) => ['LVT', 'Vinyl & Lino', 'Laminate Flooring'].includes(sold[floor]?.category ?? ''));
  // 'marble lvt' looks of marble; 'slate floor tiles' and 'limestone flags' are of that stone.
  if (stones.length === 1 && !/\bor\b/.test(said)) {
    if (printed.length) wish.look = [...wish.look, looksOf[stones[0] ?? ''] ?? 'stone effect'];
    wish.floor = printed.length ? printed : wish.floor.filter((floor) => floor !== 'tiles' && floor !== 'natural stone');
  }
  if (
    wish.floor.length > 0 &&
    wish.floor.every((floor) => sold[floor]?.category === 'LVT') &&
    /\bplanks?\b(?! (?:or|and) (?:\w+ )?tiles?)/.test(said)
  )
    wish.feature = [...wish.feature, 'planks'];
  if ((wish.floor.length === 0 || wish.floor.includes('lvt')) && /\b(?:widest|longest) (?:\w+ )?(?:planks?|boards?)\b/.test(said))
    wish.feature = [...new Set([...wish.feature, 'planks'])];
  // 'click vinyl tiles'
  if (wish.floor.includes('tiles') && wish.floor.includes('click lvt') && !/\b(?:or|and)\b/.test(said)) {
    wish.floor = wish.floor.filter((floor) => floor !== 'tiles');
    wish.feature = [...wish.feature, 'as tiles'];
  }
  // LVT is vinyl, too, unless it is the sheet that is not wanted.
  if (
    wish.without.includes('vinyl') &&
    !/\b(?:sheets?|rolls?|cushion\w*)\b/.test(`${told} ${said}`) &&
    !wish.floor.some((floor) => sold[floor]?.category === 'LVT' || sold[floor]?.category === 'Vinyl & Lino')
  )
    wish.without = [...new Set([...wish.without, 'lvt'])];
  // Lino that is easy to put down is a sheet of vinyl: linoleum has to be stuck.
  if (wish.feature.includes('easy to fit') && wish.floor.some((floor) => sold[floor]?.category === 'Vinyl & Lino')) {
    wish.floor = ['vinyl'];
    wish.feature = wish.feature.filter((feature) => feature !== 'easy to fit');
  }
  // Of blocks in a pattern those that need no glue are clicked together.
  const isOfWood = wish.floor.some((floor) => sold[floor]?.category === 'Wood Flooring');
  if (wish.without.includes('adhesive') && (isOfWood || wish.style.some((style) => herringbones.includes(style))))
    wish.feature = [...new Set([...wish.feature, 'click'])];
  if (!wish.floor.length && !wish.names.length && wish.style.some((style) => piles.includes(style))) wish.floor = ['carpet'];
  // Of 'striped or ribbed' carpets the ribs are what is there.
  if (wish.look.includes('ribbed')) wish.look = wish.look.filter((look) => look !== 'striped');
  // 'chevron parquet' is the parquet of that pattern.
  if (wish.style.includes('parquet') && patternedParquet.test(said)) wish.style = wish.style.filter((style) => style !== 'parquet');
  if (surface === 'wall' && !wish.floor.length && !wish.names.length) wish.floor = ['tiles'];
  if ((wish.room.includes('Office') && commercial.test(said)) || namesTrade({ told: '', text: said }))
    wish.condition = [...wish.condition, 'commercial'];
}
