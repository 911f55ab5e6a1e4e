import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import { adviceKindOf } from '../kind-of.ts';
import { sayCost } from '../say.ts';
import { sayMaterial } from './more-facts.ts';
import { ownVerdict } from './own-verdict.ts';
import { pageSays } from './page-says.ts';
import { sayWool } from './said-of-record.ts';
import { sayLayers } from './wood-said.ts';

/** How the answer opens where only a person can tell the price. */
export const priceOfOthers = 'It is made to measure, and for any other size our people give you the price.';

/** Something that is asked of a product, and what its record and page say to it; null where they say nothing. */
export type OwnTeller = { asks: RegExp; unless?: RegExp; say: (product: Product, said: string) => string | null };

const m2PerSquareYard = 0.836127;
const homeWearMm = 0.5;
const shopWearMm = 0.7;

const plainThing =
  '(?:real |genuine |actual |solid |natural |proper |true )?(?:wood(?:en)?|timber|oak|walnut|marble|slate|stone|limestone|granite|concrete|terrazzo|wool|porcelain|ceramic|vinyl|laminate|plastic|synthetic|man.?made|nylon|polyprop\\w*|polyester|veneer\\w*|engineered|lvt|lino(?:leum)?|(?:\\w+ )?(?:copy|copies|imitation|print(?:ed)?|fake|effect|lookalike))';
const eitherThing = new RegExp(
  String.raw`^(?:and |so |but |hi |hello )*(?:(?:is|are|would|was) (?:it|this|that|these|they|those|the \w+|(?:the |your )?[a-z]+(?: [a-z]+){0,2}?)(?: one| carpet| tile| floor| mosaic)? )?(?:actually |really |made of |made from |all |proper )*(?:an? )?${plainThing} or (?:is it |are they )?(?:just |only |an? |some |more )*${plainThing}\b`,
);
const copies = /\b(?:copy|copies|imitation|print(?:ed)?|fake|effect|lookalike)\b/;
const squareYard =
  /\b(?:sq(?:uare)?\.? ?(?:yards?|yds?)|yards? squared?|per (?:yard|yd)|a (?:yard|yd)\b|by the (?:yard|yd)|in (?:square )?(?:yards|yds))\b/;
const squareMetre = /\b(?:per|an?|each|by the) (?:m2|m²|sqm|sq\.? ?m\w*|square met\w+|met(?:re|er) squared?)(?!\w)/;
const realFibre = /\b(?:real|actual|genuine|pure|proper|natural|made (?:of|from)|really) (sisal|jute|seagrass|coir|hessian|hemp|silk|cotton)\b/;
const otherSize =
  /\b\d{3,4} ?(?:mm|cm)?(?: ?(?:x|by) ?\d{3,4}| (?:wide|long|deep|across))|\b(?:other|different|another|bigger|smaller|larger|longer|wider|my(?: own)?|any|custom) (?:sizes?|measure\w*)\b|\bto (?:my|our) (?:size|drawing|measurements?)\b/;
const piecesOfM2 =
  /\bhow many (?:tiles|sheets|planks|pieces|boards|slabs|flags|of (?:it|them|these|those|the \w+))\b.*\b(?:in|to|per|for|make|makes|cover|covers|fill) (?:an?|one|1|each|the|every)? ?(?:m2|m²|sqm|sq\.? ?m\w*|square met\w+|met(?:re|er) squared?)(?!\w)/;
const enoughAtHome =
  /\b(?:overkill|(?:need|needs|want) (?:that|so|this|as) (?:much|thick|heavy|many)|(?:is|would) (?:that|it|this) (?:be )?(?:\w+ )?(?:enough|plenty|ample|sufficient|too much|more than i need)|enough (?:at|for|in|with) (?:a |an |my |our |the )?(?:\w+ )?(?:home|house|family|kids|dogs?|hall|hallway|kitchen|rental|shop|office|salon|cafe)|thick enough|good enough|tough enough|heavy enough|necessary)\b/;
const ofWear = /\bwear ?layers?\b|\b0?\.\d{1,2} ?mm\b|\b0\.\d{1,2}\b/;

/** What may be asked of any product; of two that hold both are told. */
export const ownTellers: readonly OwnTeller[] = [
  // 'what is the max surface temperature', once heating was spoken of
  { asks: /\b(?:max\w*|highest|what|how hot)\b.*\b(?:temp\w*|degrees)\b|\bhow hot can\b/, unless: /\b(?:room|store|storing|laying|acclimati\w*|lay it|minimum|cold)\b/, say: ({ underfloorHeating, category }) => (underfloorHeating && category !== 'Tiles' ? 'Over underfloor heating its surface stays at or below 27 °C.' : null) },
  // 'do they need a concrete base', of slabs for outdoors
  { asks: /\b(?:concrete|solid|hardcore|what) base\b|\b(?:need|needs|want)\b.*\bbase\b|\b(?:lay|laid|put|go|sit|set)\b.*\b(?:gravel|grass|soil|sand|earth|pedestals)\b/, say: (product) => (product.rooms.includes('Patio') ? pageSays(product, /\b(?:bedded|pedestals|gravel)\b/i) : null) },
  { asks: /\bwater ?proof\b.*\bor\b.*\b(?:resist\w*|splash\w*|shower)|\b(?:resist\w*|splash\w*)\b.*\bor\b.*\bwater ?proof\b|\bwater ?proof\b.*\b(?:only|just|merely)\b.*\b(?:resist\w*|splash)/, unless: /\bdifferen|\bmean/, say: sayWater },
  { asks: eitherThing, unless: /\b(?:better|which|should|prefer|recommend|suit)\b/, say: sayWhichThing },
  { asks: realFibre, unless: /\b(?:than|against|versus|vs|look(?:s|ing)? like)\b/, say: (product, said) => (product.category === 'Carpet' ? sayFibre(product, said) : null) },
  { asks: otherSize, say: sayMadeToSize },
  { asks: piecesOfM2, say: sayPiecesOfM2 },
  { asks: squareYard, unless: /\b(?:back ?yard|the yard|our yard|my yard)\b|\bhow (?:many|much carpet)\b|\d ?(?:square |sq\.? ?)?(?:yards?|yds?)\b/, say: saySquareYard },
  { asks: /\b(?:glue|glued|gluing|stick|stuck|sticking|bond|bonded)\b.*\b(?:to|onto|on|over|down)\b.*\b(?:screed|concrete|cement|slab|subfloor|plywood|ply|chipboard)\b/, unless: /\b(?:which|what|how (?:much|many|long)|left|residue|remove|old glue|marks|underlay)\b/, say: sayGluedTo },
  { asks: /\b(?:over|on top of|onto|on)\b(?: \w+){0,3} (?:laminate|click (?:lvt|vinyl|floor)|floating floor|engineered)\b/, unless: /\b(?:stairs|landing|which|cheaper)\b/, say: sayOverFloating },
  { asks: squareMetre, unless: /\b(?:how (?:many|heavy)|cover\w*|weigh\w*|kg|glue|adhesive|grout|fit(?:ting|ted)?|lay(?:ing)?|screed|compound|cheaper|dearer|under|less|up to|max\w*|boxes|packs|delivery|sample|other|same)\b|£ ?\d|\bm2 of\b/, say: (product) => (product.pricePerM2Pence === null ? null : sayCost(product)) },
  { asks: /^(?:and |so |but )*(?:would|will|is) (?:it|this|that|they) (?:be |feel )?(?:any |a (?:lot|bit) |much )?(?:warmer|cosier)(?: (?:under ?foot|to walk on|on (?:the|my|your) feet))?$/, say: sayWarmer },
  { asks: new RegExp(`(?=.*(?:${ofWear.source}))(?=.*(?:${enoughAtHome.source}))|\\bneed (?:that|so) (?:much|thick)\\b.*\\b(?:house|home|family)\\b|\\boverkill\\b`), unless: /\b(?:which|underlay|slip|insulat\w*|heating)\b/, say: sayWearEnough },
  { asks: /\b(?:sold|sell|buy|order|get|come|comes|purchase)\b.*\b(?:singly|single|one at a time|individual\w*|loose (?:tiles|sheets)|by the (?:box|sheet|tile|pack|piece|board|roll|metre)|(?:one|1|a) (?:sheet|tile|board|plank|piece|slab)|per (?:sheet|tile|board|piece))\b|\bhow (?:is it|are they|are these|is this) sold\b|\b(?:have to|must|need to) (?:buy|take|order) (?:a|the|full|whole) (?:\w+ )?(?:box|boxes|pack|packs|roll)\b/, unless: /\b(?:sample|cut|split|broken|cracked|damaged|replace\w*|return|off the roll|what width|wide)\b/, say: sayHowSold },
  { asks: /\b(?:top|upper|oak|wood|real wood|veneer|walnut) (?:layer|face|veneer)\b|\blayer of (?:real )?(?:oak|wood|walnut)\b|\bhow (?:much|thick)\b.*\b(?:oak|wood|walnut|veneer)\b.*\b(?:on|the) top\b|\benough (?:\w+ )?(?:oak|wood|left|on (?:the )?top|on it|on them)\b.*\b(?:sand|that|refinish|top)\w*/, unless: /\b(?:which|underlay|thickest|paint|primer)\b/, say: sayTopLayer },
]; // biome-ignore format: a table

/** 'waterproof or only water resistant': the word of its record first. */
function sayWater(product: Product): string | null {
  const verdict = ownVerdict(product, 'waterproof');
  if (!verdict) return null;
  return [
    verdict.replace(': wipe spills up.', ': a spill is wiped up and not left to stand.'),
    pageSays(product, /\bspills?\b|\bwater\b|\bswell\b|\bwet boots\b/),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'real marble or porcelain': which of the two it is. */
function sayWhichThing(product: Product, said: string): string | null {
  const { category, material, name } = product;
  const kind = adviceKindOf(product);
  if (category === 'Carpet') return sayWool(product);
  if (category === 'Wood Flooring')
    return [sayLayers(product), pageSays(product, /\d mm (?:\w+ )?(?:face|veneer)\b|\bveneer\b/)].filter(Boolean).join(' ') || null;
  if (category === 'Tiles' && material && kind === 'natural stone') {
    const page = pageSays(product, new RegExp(String.raw`\b(?:[Tt]rue|[Rr]eal|[Nn]atural|[Ss]olid)\b.*|\b${nameInText(material)}\b`, 'i'));
    return [`It is real: ${nameInText(material).toLowerCase()}, a natural stone${copies.test(said) ? ', and no copy' : ''}.`, page]
      .filter(Boolean)
      .join(' ');
  }
  if (category === 'Tiles' && material) {
    const looks = /\b(marble|slate|limestone|travertine|concrete|terrazzo|oak|wood|cement|stone)\b/;
    const like = (looks.exec(said) ?? /\b(\w+)[- ](?:effect|look)\b/.exec(name.toLowerCase()) ?? looks.exec(name.toLowerCase()))?.[1];
    return `It is ${nameInText(material).toLowerCase()}${like ? `, made to look like ${like === 'cement' ? 'concrete' : like}` : ''}.`;
  }
  return sayMaterial(product, `real ${said}`);
}

/** 'is it real sisal' of a carpet that is woven like it. */
function sayFibre(product: Product, said: string): string | null {
  const fibre = realFibre.exec(said)?.[1];
  if (!fibre || !product.material) return null;
  const isIt = product.material.toLowerCase().includes(fibre);
  const page = isIt ? null : pageSays(product, new RegExp(String.raw`\b${fibre}\b`, 'i'));
  return [`${isIt ? 'Yes' : 'No'}, its fibre is ${nameInText(product.material)}.`, page].filter(Boolean).join(' ');
}

/** 'how much is it for 1200 by 500' of what is cut to order: its page names one size, and our people price the others. */
function sayMadeToSize(product: Product): string | null {
  const page = pageSays(product, /\bcut to your (?:drawing|measure\w*)\b|\bthe price is for the size\b/i);
  return page && `${priceOfOthers} ${sayCost(product)} ${page}`;
}

/** 'how many sheets to the square metre' */
function sayPiecesOfM2({ coverageCm2, piecesPerBox, unit }: Product): string | null {
  if (!coverageCm2 || !piecesPerBox) return null;
  const each = Math.round((piecesPerBox / coverageCm2) * 100_000) / 10;
  return `${each} of them make a m²: a ${unitWords(unit).one} of ${piecesPerBox} covers ${coverageCm2 / 10_000} m².`;
}

function saySquareYard({ pricePerM2Pence, pricePence, unit }: Product): string | null {
  if (pricePerM2Pence === null) return null;
  const yard = formatPounds(Math.round(pricePerM2Pence * m2PerSquareYard));
  return `It costs about ${yard} a square yard: ${formatPounds(pricePerM2Pence)} a m² (${formatPounds(pricePence)} a ${unitWords(unit).one}), and a square yard is 0.836 m².`;
}

/** Its wear layer, and whether that does where it is to lie: half a millimetre for a home, more for a shop. */
function sayWearEnough(product: Product, said: string): string | null {
  const { wearLayer } = product;
  const mm = Number.parseFloat(wearLayer ?? '');
  if (!wearLayer || Number.isNaN(mm)) return null;
  const isForTrade = /\b(?:shop|office|salon|cafe|restaurant|commercial|business|work|school|clinic|reception)\b/.test(said);
  const page = pageSays(product, /\bwear layer\b/);
  const own = `Its wear layer is ${wearLayer}. `;
  if (isForTrade)
    return `${mm >= shopWearMm ? 'Yes, that is made for it.' : mm >= homeWearMm ? 'For a small, quiet one; a busy one wants 0.7 mm or more.' : 'No: that is for light use at home.'} ${own}${page ?? ''}`.trim();
  const doubts = /\b(?:overkill|need|necessary|too much)\b/.test(said);
  const opening = doubts ? '' : mm >= homeWearMm ? 'Yes, that is enough at home. ' : '';
  const tells =
    mm >= shopWearMm
      ? 'You do not need so much in a house: 0.5 mm is enough for a busy family home, and 0.7 mm and more is rated for shops. It does no harm: it lasts the longer.'
      : mm >= homeWearMm
        ? 'That is the choice for a family home, its halls, kitchens and dogs; a shop wants 0.7 mm or more.'
        : 'That is enough for bedrooms and light use; for halls, kitchens, children and dogs 0.5 mm is the safer choice.';
  return [`${opening}${own.trim()}`, tells, page].filter(Boolean).join(' ');
}

/** 'do I buy the sheets one at a time': by what it is sold. */
function sayHowSold(product: Product): string | null {
  const { unit, piecesPerBox, coverageCm2, name } = product;
  const word = unitWords(unit).one;
  if (unit === 'each') return `It is sold singly. ${sayCost(product)}`;
  if (unit === 'metre') return `It is sold by the metre off the roll. ${sayCost(product)}`;
  const piece = /\bsheet\b/i.test(name)
    ? 'sheet'
    : product.category === 'Tiles' || /\btiles?\b/i.test(name)
      ? 'tile'
      : adviceKindOf(product)
        ? 'board'
        : 'piece';
  const holds = [piecesPerBox && piecesPerBox > 1 ? `${piecesPerBox} ${piece}s` : '', coverageCm2 ? `${coverageCm2 / 10_000} m²` : ''].filter(
    Boolean,
  );
  if (!holds.length) return null;
  return `It is sold by the ${word} of ${holds.join(', ')}, and not by the single ${piece}. ${sayCost(product)}`;
}

/** Of wood: how thick the layer of real wood on it is, and whether that can be sanded, where its page says so. */
function sayTopLayer(product: Product): string | null {
  if (product.category !== 'Wood Flooring') return null;
  if (product.woodType === 'Solid Wood') return 'It is solid wood all the way through, which can be sanded many times.';
  const layer = pageSays(product, /\d mm (?:\w+ )?(?:face|veneer|layer|top)\b|\bveneer\b/);
  const sanding = pageSays(product, /\b(?:to sand|sand (?:it|them)|sanded)\b(?!,)/);
  if (!layer && !sanding)
    return `How thick its layer of real wood is neither its record nor its page says, so ask us before you count on sanding it.${product.thickness ? ` The whole board is ${product.thickness} thick.` : ''}`;
  return [sanding && /enough/.test(sanding) ? 'Yes.' : '', layer, sanding === layer ? '' : sanding]
    .filter(Boolean)
    .join(' ')
    .replace(/^Yes\. (?!.*enough)/, '');
}

/** 'would it be warmer', after stone or tiles. */
function sayWarmer(product: Product): string | null {
  const kind = adviceKindOf(product);
  if (kind === 'lvt' || kind === 'vinyl' || kind === 'laminate')
    return `Yes, than stone or tiles: ${kind === 'laminate' ? 'laminate' : 'vinyl'} draws less heat out of the foot. Carpet is warmer still.`;
  return kind === 'porcelain' || kind === 'ceramic' || kind === 'natural stone'
    ? 'No: tiles and stone are alike cold underfoot without heating below.'
    : null;
}

/** 'can it be glued to a screed': by its page, else by how it is laid. */
function sayGluedTo(product: Product): string | null {
  const page = pageSays(product, /\bto be glued down\b|\bglues straight\b|\bfully bonded\b/);
  if (page) return `Yes, it can be glued to it. ${page} What lies below has to be dry, flat, sound and primed as the maker of the adhesive says.`;
  const { construction } = product;
  if (/glue/i.test(construction ?? '')) return 'Yes, it is glued down: what lies below has to be dry and smoothed first, for every ridge shows.';
  if (/loose/i.test(construction ?? ''))
    return 'It needs no glue: it lies loose by its own weight, with tackifier or tape where it needs it, on a smooth, dry floor.';
  return adviceKindOf(product) === 'laminate' || /click/i.test(construction ?? '')
    ? 'No: it clicks together and floats, and is not glued to the floor below.'
    : null;
}

/** Carpet tiles over a floor that floats. */
function sayOverFloating(product: Product): string | null {
  if (product.category !== 'Carpet' || !/\btiles?\b/i.test(product.name)) return null;
  return 'Better not: carpet tiles take no gripper and no underlay, but a floating floor gives under them, and the tackifier that holds them may mark it. Where it is flat, firm and may be marked it can be done; the better way is to lift it first.';
}
