import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { nameInText } from '../../answer-text.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import { listed } from '../say.ts';
import type { Fact } from './fact.ts';
import { byOneself, sayByOneself } from './laid-said.ts';
import { pageLine, pageSays } from './page-says.ts';
import { sayOnFloor } from './said-of-record.ts';
import { sayShade } from './shade.ts';
import { sayLayers } from './wood-said.ts';

const kindNamed =
  '(?:real )?(?:wood|timber|tiles?|vinyl|lvt|laminate|lino|carpet|porcelain|ceramic|(?:natural )?stone|marble|slate|granite|limestone|concrete|terrazzo|picture|print|photo|sticker)';
/** 'is that wood or tile', 'an actual tile or vinyl'. */
export const eitherKind = new RegExp(
  String.raw`\b(?:is|are|it|that|this|actual\w*|proper|real)\b.*\b${kindNamed} or (?:an? |just |only |is it |actual |proper |real )*${kindNamed}\b`,
);
const colourNamed = '(?:white|black|gr[ea]y|brown|beige|cream|red|pink|orange|yellow|gold\\w*|green|blue|purple|mauve|honey|silver)(?:ish|y|er)?';
/** 'is it pink or more brown' */
export const eitherColour = new RegExp(
  String.raw`\b${colourNamed} or (?:is it )?(?:an? )?(?:bit )?(?:more |just )?(?:of )?(?:an? )?${colourNamed}\b|\bmore (?:of )?(?:an? )?${colourNamed} (?:or|than)\b|\b(?:pure|bright|brilliant|stark|true|warm|cool) (?:white|grey|cream|black|beige)\b`,
);
/** 'oiled or lacquered', 'R10 or R11', 'stuck down or just sit there': a choice between two things that one record may say. */
export const eitherWay =
  /\b(?:oiled|lacquer\w*|varnished|matt|matte|gloss\w*|satin|shiny|brushed|polished|honed|r\d+|\{r\}|click\w*|glue\w*|stuck|stick|float\w*|loose|nail\w*)\b(?: \w+){0,2} or\b|\bor (?:\w+ ){0,2}(?:oiled|lacquer\w*|varnished|matt|matte|gloss\w*|satin|shiny|polished|click\w*|glue\w*|stuck|float\w*|loose|nail\w*)\b/;

export const sayRating = ({ rating }: Product) =>
  rating
    ? `It is rated ${rating.average.toFixed(1)} of 5 from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}, which are on its page.`
    : 'It has no reviews yet.';

const pictured: Record<string, string> = {
  laminate: 'laminate: no real wood, but a printed picture under a hard clear layer, on a core of fibreboard',
  lvt: 'vinyl (LVT): no real wood or stone, but a printed picture under a clear wear layer',
  vinyl: 'sheet vinyl: a printed picture under a clear wear layer',
};

function sayLook(product: Product): string | null {
  const look = pageLine(product);
  return look && `“${look}” A free sample shows it best, in your own light.`;
}

/** What a price goes by, as far as it is on record. */
function sayWorth({ thickness, acRating, wearLayer, material, warrantyYears }: Product): string | null {
  const known = [
    thickness && `${thickness} thick`,
    acRating,
    wearLayer && `with a wear layer of ${wearLayer}`,
    material && `made of ${nameInText(material)}`,
    warrantyYears && `with a warranty of ${warrantyYears} years`,
  ].filter((said) => said);
  return known.length ? `Its price goes by what it is: ${listed(known as string[])}.` : null;
}

/** Whether a tile copies what it was taken for: of wood its name says so. */
const looksOf = ({ name }: Product, what: string) =>
  !/^(?:wood|oak|walnut|timber)$/.test(what) || /\b(?:wood|oak|walnut|ash|pine|timber|plank)\b/i.test(name);

/** 'is this real oak': printed floors are told from it, of others what they are made of. */
export function sayMaterial(product: Product, said: string): string | null {
  const { material, woodType, woodSpecies } = product;
  if (/\breal\b/.test(said) && pictured[adviceKindOf(product) ?? '']) return sayKindOf(product);
  const imitated =
    /\breal (marble|(?:natural )?stone|slate|granite|limestone|concrete|terrazzo|metal|steel|zinc|corten|wood|oak|walnut|timber)\b/.exec(said)?.[1];
  if (imitated && product.category === 'Tiles' && material && /porcelain|ceramic/i.test(material))
    return `No, it is ${nameInText(material).toLowerCase()}${looksOf(product, imitated) ? `, made to look like ${imitated.replace('natural ', '')}` : ''}.`;
  if (/\breal\b/.test(said) && woodSpecies)
    return [
      /veneer/i.test(material ?? '') ? `It is a veneer of real ${woodSpecies.toLowerCase()}, not solid.` : `Yes, real ${woodSpecies.toLowerCase()}.`,
      sayLayers(product),
      pageSays(product, /\bveneer\b|\bface\b/),
    ]
      .filter(Boolean)
      .join(' ');
  const words = [woodType, woodSpecies, material].flatMap((word) => (word ? nameInText(word) : []));
  return words.length ? `It is ${words.join(', ')}.` : null;
}

function sayKindOf(product: Product): string | null {
  const kind = adviceKindOf(product);
  if (!kind) return null;
  const layers = sayLayers(product);
  if (layers) return [layers, pageSays(product, /\bnot a print\b|\d mm (?:\w+ )?face\b/)].filter(Boolean).join(' ');
  const effect = /\b(wood|oak|marble|metal|terrazzo|concrete)[- ]effect\b/i.exec(product.name)?.[1]?.toLowerCase();
  const what = pictured[kind] ?? sayKindInside(kind);
  return `It is ${what.replace(/ tiles$/, '')}${effect && !pictured[kind] ? `, made to look like ${effect}` : ''}.`;
}

/** 'the same colour all through' */
export const throughColour = /\bsame colou?r\b.*\bthrough\b|\bcolou?r\b.*\b(?:go|goes|run|runs|right|way) through\b|\bthrough.?colou?red\b/;

/** 'for floors or just walls' */
export const floorOrWall =
  /\bfloors?\b.*\bor\b.*\bwalls?\b|\bwalls?\b.*\bor\b.*\bfloors?\b|\b(?:just|only) (?:for |on )?(?:the )?walls?\b|\bwalls? only\b|\b(?:both )?(?:floors?|walls?) and (?:walls?|floors?)\b/;

/** Whether wood wants oil, by its finish. */
function sayOiled(product: Product): string | null {
  const { category, finish } = product;
  if (category === 'Wood Flooring' && pageSays(product, /\bunfinished\b|\boiled by your fitter\b/))
    return 'Yes: it comes bare, so it has to be oiled or lacquered once it is laid.';
  if (category === 'Laminate Flooring' || category === 'LVT') return 'No: it comes finished, and takes neither oil nor varnish.';
  if (category !== 'Wood Flooring' || !finish) return null;
  if (/lacquer|varnish/i.test(finish)) return 'No, it is lacquered, and lacquer takes no oil.';
  return /oil/i.test(finish) ? 'Yes, it is oiled, and oil is renewed from time to time.' : null;
}

/** More that may be asked of a product: what its page tells, or its kind. */
export const moreFacts: readonly Fact[] = [
  { asks: floorOrWall, name: 'whether it goes on a floor', say: sayOnFloor, page: /\b[Ff]or walls only\b/ },
  { asks: /\b(?:need|needs|needing|want|wants|have to|has to|must|should|do i|to be)\b.*\b(?:oil|oiled|oiling|lacquer\w*|varnish\w*)\b|\bhow often\b.*\boil/, unless: /\bor\b/, name: 'whether it is oiled', say: sayOiled, page: /\boil(?:ed|s)?\b/i, isQuotedToo: true, isOptional: true },
  { asks: eitherColour, name: 'its colour', say: sayLook },
  { asks: /\b(?:wide|widest|width|big|biggest|size|largest|max\w*|smallest|narrow\w*)\b.*\b(?:joints?|gaps?)\b|\b(?:joints?|gaps?)\b.*\b(?:wide|width|mm)\b/, isOptional: true, name: 'the width of its joints', page: /\bjoints? (?:from|of|as)\b/i },
  { asks: /\bprimed?\b|\bpaint(?:ed|able|ing)?\b/, unless: /\bpaint(?:s)? (?:on|off|stain|spill|mark)/, name: 'whether it is primed', page: /\bprimed\b|\bgloss\b|\bpainted\b/, say: ({ name }) => (/\bprimed\b/i.test(name) ? 'Yes, it comes primed, for a coat of your own paint.' : null), isOptional: true, isQuotedToo: true },
  { asks: /\btogs?\b/, name: 'a tog figure', page: /\btog\b/ },
  { asks: /\b(?:one|a|two|single) (?:person|man|people|woman|of us)\b.*\b(?:lift|carry|manage|shift)\w*|\b(?:lift|carry|manage|shift) (?:it|one|them|these|this|that)\b/, unless: /\b(?:lift|lifts) (?:it |them |this |that |one )?(?:up|again|out|later|after|if|when|from|at|in|today|tomorrow|tonight|on)\b|\blift\b.*\b(?:from|in|at) (?:the |your )?(?:shop|showroom|store)\b|\bwear layer/, name: 'how it is lifted', page: /\blift\b|\bsuction\b|\bbuy it with a friend\b/, say: sayLifting, isQuotedToo: true },
  { asks: /\bwine\b|\bspill\w*|\b(?:come|get|wash|wipe|clean)s? (?:it |them )?(?:out|off)\b/, name: 'how spills come out of it', page: /\bstains?\b|\bwine\b|wipes? (?:clean|off)|\bbleach|\bshrugs? off\b/, guide: 'Spills on carpet', ofKind: 'carpet' },
  { asks: /\bwhy\b.*\b(?:cheap|dear|expensive|so much|inexpensive|reduced)\b/, name: 'why it costs that', say: sayWorth },
  { asks: eitherKind, name: 'what it is', say: sayKindOf },
  { asks: /\b(?:already |pre|be |need |needs |needing |to |come )?seal(?:ed|ing|er)?\b/, unless: /\bedges?\b|\bseam|\bwhich sealer|what sealer|\b(?:stone|the) sealer\b/, name: 'whether it is sealed', say: sayNeedsSeal, page: /\bseal(?:ed|er|ing|s)?\b|\bOil and wax\b/, guide: 'Sealing natural stone' },
  { asks: /\b(?:fad(?:e|es|ed|ing)|yellow(?:s|ed|ing)?|darken(?:s|ed|ing)?|bleach(?:es|ed)? (?:in|from) the sun|change colou?r|colou?r (?:will |ever |to )?chang(?:e|es|ing)|(?:go|get)(?:es|s)? (?:yellow|darker|lighter|orange|redder))\b/, name: 'how it takes light', page: /\bredden\w*|\byellows?\b|\bdarken\w*|\bfades?\b|\bmellows?\b|\bsilvers?\b|\bin the sun\b|\bhoneyed\b|\bdeepens\b|\byellowing\b/, guide: 'Fading in the sun' },
  { asks: /\btoo (?:light|pale|white|bright|dark)\b/, unless: /\btoo (?:light|dark) (?:in|for) (?:the|a|my|our)\b|\bnorth\b/, name: 'how light it is', say: sayShade },
  { asks: /\b(?:soft|softer|hardness)\b|\bhow hard\b|\bhard (?:wood|enough)\b/, unless: /\btoo soft\b|\bto (?:fit|lay|install|cut|clean|do|put)\b|\bunder ?foot\b|\bfeet\b|\bto walk\b|\bon the knees\b|\bclose\b/, name: 'how hard it is', say: saySoftness, page: /\b[Ss]oft\b(?! pile)|\bhard(?:er|est)?\b(?! as | to)/, guide: 'Hardness of woods' },
  { asks: /\bpour\w*/, name: 'how thick it is poured', page: /\bpour\b/ },
  { asks: /\bwhen can\b.*\bwalk\b|\bwalk(?:ed)? on (?:it|them|that)\b|\bgo(?:es)? off\b|\bdry(?:ing)?\b|\bset\b|\bcures?\b/, isOptional: true, name: 'how soon it is dry', page: /\b[Ww]alk on it\b|\bten minutes\b|\bnext day\b/ },
  { asks: /\b(?:dents?|dented|denting)\b/, name: 'how it takes dents', page: /\bdents?\b|\btwice as hard\b/ },
  { asks: /\bgrout(?:ed|ing)?\b/, unless: /\b(?:which|what|how much|colou?r|adhesive)\b/, name: 'whether it is grouted', say: sayGrouted, page: /\bgrout\b|\bjoints?\b.*\bvanish/ },
  { asks: throughColour, name: 'whether its colour goes right through', page: /\bthrough-coloured\b|\bcoloured \d|\bstained through\b|\bright through\b|\bthrough the (?:oak|body|layer)\b|\ball the way\b|\bruns? through\b/i },
  { asks: byOneself, name: 'who can lay it', say: sayByOneself, page: /\bfitters?\b|\bfor people who\b|\bmallet\b|\bbeginners?\b|\b[Tt]wo people\b|\ba joiner\b|\bfully bonded\b|\bfirst[- ]time\b/i, isQuotedToo: true },
  { asks: /\bprinted\b|\bleft and right\b|\breal herringbone\b|\b(?:actual|proper|genuine|real) (?:herringbone|chevron|parquet)\b/, unless: /\blook/, name: 'whether it is laid in blocks', say: sayBlocks, page: /\b[Ll]eft(?:-| and )|\b[Pp]anels? come\b/, isQuotedToo: true },
  { asks: /\bshower (?:floor|tray|base|area)\b|\bin (?:a|the|our|my) (?:\w+ )?shower\b(?! ?room)/, name: 'whether it goes in a shower', say: ({ slipRating, category }) => (category === 'Tiles' && slipRating ? `Its slip rating is ${slipRating}.` : null), page: /\bshower/, guide: 'Tiles in a shower' },
]; // biome-ignore format: a table

/** By what it is made of, where its page tells nothing. */
function sayNeedsSeal(product: Product, { said }: { said: string }): string | null {
  const kind = adviceKindOf(product);
  if (!/\bneed|\b(?:have|has|had) to\b|\bmust\b|\bshould\b|\bdo (?:i|we|you) (?:\w+ )?seal/.test(said) || pageSays(product, /\bseal/)) return null;
  if (kind === 'natural stone') return 'Yes: it is natural stone, which is sealed when it is laid and again from time to time.';
  return kind === 'porcelain' ? 'No, porcelain needs no sealer.' : null;
}

/** Of carpets, by their pile: a saxony is the softest. */
function saySoftness({ category, finish, surface }: Product): string | null {
  const pile = category === 'Carpet' ? (surface ?? finish)?.toLowerCase() : undefined;
  if (!pile) return null;
  if (pile.includes('saxony')) return 'Yes: its pile is a saxony, long and deep, which is the softest sort.';
  return pile.includes('twist')
    ? 'Fairly: its pile is a twist, shorter and firmer underfoot than a saxony, which is the softest sort.'
    : `It is firm rather than soft: its surface is a ${pile}, and a saxony is the softest sort.`;
}

function sayBlocks({ name, category }: Product): string | null {
  const pattern = /\b(herringbone|chevron|parquet)\b/i.exec(name)?.[1]?.toLowerCase();
  if (!pattern) return null;
  const print = category === 'Wood Flooring' ? '' : ' What is printed is the wood on them.';
  return `Yes, the ${pattern} is real: it is laid from separate boards.${print}`;
}

function sayGrouted(product: Product): string | null {
  if (product.category === 'Tiles') return 'Yes, its joints are grouted, like those of any tile.';
  return product.construction && /click|glue|loose/i.test(product.construction) ? 'No, it is vinyl and is not grouted.' : null;
}

/** The most that the Health and Safety Executive's guideline has one man lift, held close; for a woman it is 16 kg. */
const oneManKg = 25;

/** Whether one person lifts it, by its weight. */
function sayLifting({ weightGrams, unit }: Product): string | null {
  if (weightGrams === null) return null;
  const kg = Math.round(weightGrams / 100) / 10;
  const weighs = `a ${unitWords(unit).one} weighs ${kg} kg, and the safety guideline (HSE) is ${oneManKg} kg at most for one man and 16 kg for a woman.`;
  return kg > oneManKg ? `No, that is a lift for two: ${weighs}` : `Yes, with care: ${weighs}`;
}
