import { isOfTheHouse } from './of-the-house.ts';
import type { Found } from './phrases.ts';
import { shades } from './words/looks.ts';

/** What stands in a room or belongs to it. */
const things =
  'walls?|bricks?|brickwork|units?|cupboards?|cabinets?|doors?|worktops?|work tops?|counter ?tops?|sofas?|couch|couches|settees?|furniture|tables?|chairs?|beds?|wardrobes?|shelves|curtains?|blinds?|paint|paintwork|wallpaper|decor|woodwork|beams?|windows?|ceilings?|splash ?backs?|appliances?|fireplaces?|stoves?|cushions?|fridges?|cookers?|baths?|sinks?|taps?|handles?|radiators?|bannisters?|banisters?|spindles';
const rooms = 'house|home|kitchens?|bathrooms?|rooms?|halls?|hallways?|lounges?|bedrooms?|toilets?|conservatory|flat|place';
const isThing = new RegExp(`^(?:${things})$`);
const isRoom = new RegExp(`^(?:${rooms})$`);
/** Between a colour and what has it: 'white gloss kitchen units', 'a dark living room'. */
const between =
  /^(?:and|or|coloured|shaker|painted|velvet|leather|linen|corduroy|fabric|patterned|panelled|kitchen|bathroom|hanging|front|back|internal|feature|living|sitting|dining|utility|shower|small|big|old|wee|long|narrow|north|south|east|west|facing|windowless|airy|spacious)$/;
/** Goods whose colour it is after all: 'dark kitchen floor', 'grey bathroom wall tiles', 'beige hall and landing carpet'. */
const goods =
  /^(?:floor\w*|tiles?|tiling|laminate|lvt|vinyl|lino|carpets?|carpeting|planks?|boards?|underlay|trims?|bars?|thresholds?|strips?|slabs?|mosaics?|porcelain)$/;
const further = /^(?:and|stairs?|landing|floor|wall)$/;
const said = '(?:are|is|was|were|have been|has been|painted|tiled|now|done(?: out)? in|will be|going to be)';
const fillers = '(?: (?:all|very|quite|really|so|too|pretty|mostly|painted|in|a|an|sort of|kind of|bit|fairly|rather|just|going to be|done))*';
/** 'the units are sage green', 'everything's white', 'the hall is very dark'. */
const saidOfThem = new RegExp(
  `\\b(?:(?:${things}|${rooms}|everything|everywhere) ${said}(?: ${said})*|everythings|(?<!\\b(?:show me|see|me|have|got|want|find) )everything|all the (?:${things}))${fillers}$`,
);
const article = /\b(?:an?|the|my|our|this|that|very|quite|pretty|really|ive|have|got)(?: (?:small|big|long|narrow|tiny|large|old|wee))*$/;
/** What a floor goes with or against is not the floor: 'to go with white skirting'. */
const beside =
  /\b(?:against|with|match|matches|matching|suits?|next to|beside|alongside|sets? off|my|our|(?:i|we) (?:have|got)|ive|weve|(?:ive|weve) got)(?: (?:the|our|my|a|all|existing))*$/;
/** What was spilt, grows or is called so. */
const otherwise = /^(?:friday|spirit|goods|wine|film|haze|bloom|mould|mold|marks?|stains?|spots?|residue|powder|deposits?|ants?|vans?)$/;
/** Light that falls in: 'not much natural light', 'it gets no light'. */
const daylight = /\b(?:natural|much|no|little|enough|of|the|more|less|day|bad|poor|low|gets?|lets?)$/;
const described = /^(?:coloured?|colours?|shades?|oak|grey|brown|wood|beige|green|blue|pine|ash|walnut|ones?)$/;

const terraced =
  /\b(?:\d{4}s?|old|victorian|edwardian|georgian|end|end of|mid|mid-?terrace|(?:bought|buying|live in|living in|in|own|renting|rent|moved into|moving into|doing up|renovating|house|home) (?:an?|our|my|this)(?: (?!roof|back|front|garden|sunny)\w+)?|(?:bed(?:room(?:ed)?)?|storey|red ?brick|two down|2 down)(?: \w+)?)$/;
/** Where nobody lays a floor outdoors. */
const indoors = /\b(?:downstairs|upstairs|ground floor|living room|bedrooms?|lounge|hall|hallway|carpets?|laminate|whole house)\b/;

/** 'a dog in and out to the yard', 'the kitchen opens onto the garden': where one goes, not what is floored. */
const wayOut =
  /\b(?:in and out(?: (?:to|of|from|into))?|(?:comes?|coming|came|in|straight|traipsing|muck|mud|dirt|grit|brought|dragged|trailed) (?:in )?(?:from|off)|open(?:s|ing)? (?:up |right |straight )?(?:on ?to|in ?to|to|out (?:on ?to|to|into))|doors? (?:out |straight out )?(?:on ?)?(?:to|into)|overlook(?:s|ing)|facing|next to|beside|off|leads? (?:out )?(?:on ?)?to|out (?:on ?to|to|into)|looks? (?:out )?(?:on ?to|over)|backs? on ?to)(?: the| my| our| a)?(?: back| front)?$/;
const isDirty = /^(?:(?:thats?|is|which is|all|full of|like a|a|pure) ?)*(?:muck|mucky|mud|muddy|bog|swamp|clabber|dirt)\b/;
/** Paving that 'gets green' in the winter is not wanted in green. */
const becomes = /\b(?:gets?|getting|got|goes|going|go|gone|went|turns?|turning|turned)(?: all| very| a bit| so)?$/;

const isBelow = /(?<!\b(?:all|lay|laid|going|goes|go|carpet|put|run|used)) ?\b(?:over|above)(?: the| a| an| our| my| their)?(?: \w+)?$/;

/** 'has it to be glued down', 'do I need it glued down': how a floor is laid, whichever it is. */
const isDone =
  /\b(?:be|being|it|its|them|they|theyre|this|that|thats|(?<!\b(?:that|which|what) )gets?|needs?|are|is|was|just|fully|well|already) ?(?:all|fully|also|only|still|well|really|very well|already)?$/;
/** Water that goes round in the pipes of a heated floor. */
const ofHeating = /\b(?:heating|heated|ufh)\b/;
const ofPipes = /^(?:type|system|pipes?|fed|based|filled|one|kind|underfloor|under|heating|ufh)\b/;

/** 'a victorian house', 'an industrial unit': what is floored, not how the floor looks. */
const ofBuilding = /^(?:victorian|industrial|farmhouse|rustic|reclaimed)$/;
const building =
  /^(?:houses?|home|terraced?|semi|villa|townhouse|flat|apartment|cottage|property|building|conversion|era|units?|estate|red ?brick|school)$/;

/** 'roasting in summer and baltic in winter': what the room does, not how the floor should feel. */
const inSeason = /^in (?:the )?(?:summer|winter)\b/;

const describing: ReadonlySet<string> = new Set(['colour', 'species', 'finish', 'look']);
const materials: ReadonlySet<string> = new Set(['wood', 'solid wood', 'marble', 'granite', 'slate', 'natural stone']);

/**
 * Whether a colour, a finish or a material is said of what is around the floor rather than of the floor: 'grey walls', 'the units
 * are sage green', 'a dark hall', 'against white skirting', 'gets no light', 'black friday'.
 */
export function isOfSurroundings(words: readonly string[], hit: Found, hits: readonly Found[]): boolean {
  const before = words.slice(0, beginOf(words, hit, hits)).join(' ');
  const next = words[hit.to] ?? '';
  if (hit.name === 'warmth' && inSeason.test(words.slice(hit.to).join(' ')) && words.includes('summer') && words.includes('winter')) return true;
  if (isOfTheHouse(words, hit)) return true;
  // 'wool by the fire, the ashes get everywhere'
  if (hit.name === 'ash' && words[hit.from] === 'ashes') return true;
  // 'a green velvet sofa'
  if (hit.name === 'velvet' && isThing.test(next)) return true;
  // A terrace may be a row of houses: 'a 1910 terrace', 'victorian terrace', 'our terrace house'.
  const isRow =
    words[hit.from] === 'terrace' && (terraced.test(words.slice(0, hit.from).join(' ')) || /^houses?$/.test(next) || indoors.test(words.join(' ')));
  if (hit.name === 'Patio' && isRow) return true;
  // 'patio doors' let the sun in; nothing is laid outside.
  // So is 'a garden that is all muck'.
  if (hit.name === 'Patio')
    return (
      /^(?:doors?|sliders?|windows?|corners?|edges?)$/.test(next) || wayOut.test(before) || isDirty.test(words.slice(hit.to, hit.to + 4).join(' '))
    );
  if (hit.name === 'skirting') return beside.test(before) && !/\b(?:trims?|strip|beading|scotia)\b/.test(before);
  if (hit.name === 'water resistant' && words[hit.from] === 'water' && ofHeating.test(words.join(' ')) && (ofPipes.test(next) || !next)) return true;
  if (hit.name === 'glue down lvt') return /^(?:glued|stuck)$/.test(words[hit.from] ?? '') && isDone.test(before);
  // 'for over the garage', 'it is above the kitchen': the room is the one on top.
  if (hit.kind === 'room' && isBelow.test(before) && !goods.test(next) && next !== 'ceiling') return true;
  // 'the patio off the kitchen': where it is.
  if (hit.kind === 'room' && /\boff (?:the|our|my)$/.test(before) && hits.some((other) => other.kind === 'room' && other !== hit)) return true;
  // 'a wet room with no step into the shower'
  if (
    hit.name === 'Stairs' &&
    /^steps?$/.test(words[hit.from] ?? '') &&
    (/\b(?:no|without|without a|any)$/.test(before) || /^(?:in|into|up into|over|free)\b/.test(next))
  )
    return true;
  if (!describing.has(hit.kind) && !materials.has(hit.name)) return false;
  // 'the builder has left it bare concrete'
  if (hit.name === 'concrete effect' && /\b(?:bare|raw|down to|back to|just)(?: the| a)?$/.test(before)) return true;
  if (hit.kind === 'look' && ofBuilding.test(words[hit.from] ?? '') && building.test(next)) return true;
  // 'an old farmhouse with a stone floor' is lived in.
  if (words[hit.to - 1] === 'farmhouse' && /^(?:with|in|near|outside|and|has|thats|which|kitchen|house|here|$)/.test(next)) return true;
  if (hit.kind === 'colour' && becomes.test(before)) return true;
  if (hit.kind === 'colour' && (otherwise.test(next) || isDaylight(words, hit))) return true;
  if (/^skirtings?$/.test(next) && beside.test(before)) return true;
  if (materials.has(hit.name) && /^(?:underneath|below|beneath|already|there now)\b/.test(words.slice(hit.to).join(' '))) return true;
  return (saidOfThem.test(before) && !goods.test(next)) || isBeforeThem(words, hit, hits, before);
}

/** Where the run of colours begins that this one belongs to: 'white and grey walls'. */
function beginOf(words: readonly string[], hit: Found, hits: readonly Found[]): number {
  let from = hit.from;
  while (from > 0 && (isColouring(hits, from - 1) || (words[from - 1] === 'and' && isColouring(hits, from - 2)))) from--;
  return from;
}

/** Whether, past other colours, a thing or a room comes next that is not the place of goods: 'grey kitchen units', not 'grey kitchen tiles'. */
function isBeforeThem(words: readonly string[], hit: Found, hits: readonly Found[], before: string): boolean {
  let at = hit.to;
  while (at < hit.to + 5 && !isThing.test(words[at] ?? '') && (isColouring(hits, at) || (between.test(words[at] ?? '') && words[at + 1]))) at++;
  const word = words[at] ?? '';
  // 'white brick shape tiles'
  if (hits.some(({ kind, from, to }) => kind === 'look' && from <= at && at < to)) return false;
  const isOfRoom = isRoom.test(word) || (words[at - 1] !== undefined && at > hit.to && isRoom.test(words[at - 1] ?? '') && !isThing.test(word));
  if (!isThing.test(word) && !isOfRoom) return false;
  // 'pale tiles for a dark hall': no floor is both.
  if (
    isOfRoom &&
    article.test(before) &&
    shades.has(hit.name) &&
    hits.some(({ kind, name }) => kind === 'colour' && shades.has(name) && name !== hit.name)
  )
    return true;
  let after = isOfRoom && !isRoom.test(word) ? at : at + 1;
  while (further.test(words[after] ?? '') && (isOfRoom || word === 'wall') && !goods.test(words[after] ?? '')) after++;
  if (goods.test(words[after] ?? '') || (word === 'wall' && goods.test(words[after + 1] ?? ''))) return false;
  if (isThing.test(word)) return true;
  // 'grey bathroom' is a search in two words; 'a grey bathroom' has what it needs but the floor, as has 'dark hall, need a light carpet'.
  const isOther = shades.has(hit.name) && hits.some(({ kind, from }) => kind === 'colour' && from > at);
  return hit.kind !== 'look' && hit.kind !== 'floor' && (isOther || article.test(before));
}

function isColouring(hits: readonly Found[], at: number): boolean {
  return hits.some((hit) => describing.has(hit.kind) && hit.from <= at && at < hit.to);
}

function isDaylight(words: readonly string[], { from, to }: Found): boolean {
  const light = words[from] === 'natural' && words[to] === 'light' ? to : from;
  if (words[light] !== 'light' || (light === from && to - from > 1)) return false;
  const next = words[light + 1] ?? '';
  return daylight.test(words.slice(0, light).join(' ')) && !described.test(next) && !goods.test(next);
}
