import { cleanText } from '#platform/clean-text.ts';
import { withDigits } from './number-words.ts';
import { inPlainWords } from './roundabout.ts';

/** 'on top of my old floor tiles' */
const overSomething =
  /\b(?:over|on top of|top of|onto|on to|straight on|directly on(?:to)?)\s+(?:(?:the|my|our|an?|some|existing|old|floor|ceramic|kitchen|bathroom|quarry|wall)\s+)*(tiles|floorboards|lino|vinyl|carpet|concrete|chipboard|plywood)\b/g;

/** 'we have old tiles in the kitchen, what can I lay over them' */
const overThem =
  /(?<!\b(?:under|underneath|below|beneath) )\b((?:the|my|our|old|existing|have|got|with|i've|we've|ive|weve)\s+(?:(?!(?:the|my|our|and|or)\b)\w+\s+)?)(tiles|floorboards|lino|vinyl|carpet|concrete|chipboard)\b([^?]*?\b(?:lay|put|go|goes|fit|use|tile|stick)\b[^?]*?\b)(?:over|on top of|onto|on to)\s+(?:them|it|that|those)\b(?!\s+\w+ing\b)/g;

/** 'won't show every single dog hair', 'not show up the muck' */
const showsNothing =
  /\b(?:(?:hid(?:es?|ing)|disguises?)|(?:(?:doesn'?t|don'?t|won'?t|wouldn'?t|not|never|didn'?t) (?:to )?(?:show|showing)))(?: (?:up|every|all|single|the|any|bit|of|little|wee|each|so much|as much|a))* (?=(?:dirt|muck|mud|dust|fluff|crumbs?|marks?|(?:dog|cat|pet|dogs|cats) hairs?|hairs?|(?:finger|foot|paw) ?prints?)\b)/g;

/** 'isn't a pile of work to keep clean', 'not a nightmare to mop', 'easy to look after' */
const noWork =
  /\b(?:isn'?t|aren'?t|not|won'?t be|wouldn'?t be|never)(?: going to be)?(?: (?:an?|too|so|that|such|really|very|all that))*(?: (?:pile|lot|loads?|ton|heap|much|hard|awful lot))?(?: of)? ?(?:work|bother|hassle|pain|nightmare|headache|faff|chore|hard|difficult|murder|awkward|a job) to (?:keep (?:it )?clean|clean|look after|maintain|mop|wash|keep right|keep)\b|\b(?:easy|simple) (?:enough )?to (?:keep (?:it )?clean|look after|maintain|keep right)\b/g;

const cannotAfford =
  /,?(?: (?:but|and|as|though))? ?\b(?:i |we )?(?:can'?t|cannot|couldn'?t) (?:really |quite )?(?:afford|stretch to|run to) (?:the )?real(?: (?:thing|stuff|deal|mccoy|wood|one)\b|( (?:oak|walnut|ash|pine|maple|cherry|marble|slate)\b))(?:,? what'?s (?:the )?(?:closest|nearest|next best)(?: thing| match| one)?(?: to (?:it|that))?)?/g;

/** 'herringbone, but real wood is out of our budget' */
const beyondUs =
  /,? ?\b(?:but |and |as |though )?(?:the )?real (?:wood|oak|timber)(?:'?s| is| would be| comes out)? (?:way |far |well |just |a bit |totally )*(?:too dear|too expensive|too pricey|(?:out of|over|beyond|above|past)(?= (?:(?:our|my|the) )?(?:reach|budget|price|means|us|me)\b))(?: (?:our|my|the|reach|budget|price ?range|means|us|me|for))*\b/g;

const ownNow =
  /\b((?:(?:i|we|they)(?:'?ve| have)?(?: got)?|have|got|with|there'?s|it'?s)\b[^,.?]*?) ?(?:\b(?:and|on|with) )?(?:an?|the|just|old|cold) (?:\w+ )?(?:stone|tiled?|tiles|laminate|vinyl|lino|carpet|concrete|wooden|wood|lvt)(?: floors?| flooring)?(?: down)? (?:at the (?:minute|moment)|just now|right now|currently)\b/g;

/** 'the bar thing that goes in the doorway', 'a metal strip for between two floors' */
const barInDoorway =
  /\b(?:metal )?(?:bars?|strips?|plates?)(?: (?:thing\w*|piece|bit|yoke))?(?: (?:that|which|what))?(?: (?:goes|go|sits|covers|joins|runs|to go|to cover))?( (?:for |in |on |at |across |over |under )*(?:between|(?:(?:in|on|at|across|over|under|for) (?:the|a|my|our|each|every|\d)? ?(?:\w+ )?(?:doorways?|doors?)))\b)/g;

/** 'something to finish the edge of bathroom tiles', 'a strip for the corner of the shower wall tiles' */
const edgeOfTiles =
  /\b((?:finish|tidy|neaten|cap|edge|cover|hide|protect|strip|trim|bead|piece|something|anything)\w*(?: (?:off|up|for|to go (?:on|over|round)|on|over|along))* )(?:the |an? )?(?:(?:outside|open|bare|cut|raw|top|exposed|rough) )?(?:edges?|corners?|ends?) of (?:(?!and\b|or\b|carpet\b|vinyl\b)[a-z]+ ){0,3}?tiles\b/g;

/** In lower case and without apostrophes, for patterns that know "dont" and "whos". */
export const plainly = (text: string) => text.toLowerCase().replaceAll(/['’]/g, '');

/** A message in lower case, on one line, with typographic marks as a keyboard types them and small numbers before a unit as digits. */
export function tidy(message: string): string {
  const plain = cleanText(message)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll('½', '.5')
    .replaceAll(/\u2044/g, '/')
    .replaceAll(/(\d)\s*1\/2\b(?!\s*(?:in|"))/g, '$1.5')
    // '.95 wide'
    .replaceAll(/(?<![\w.,])\.(?=\d)/g, '0.')
    .replaceAll(/m\^2|m²/g, 'm2')
    // '7 yards by 4 yards'
    .replaceAll(
      /(\d+(?:\.\d+)?) ?(?:yards?|yds?)\b(?=\s*(?:(?:long|wide)?\s*(?:by|x)\s*\d|long|wide))|(?<=(?:by|x)\s*)(\d+(?:\.\d+)?) ?(?:yards?|yds?)\b/g,
      (_, first?: string, second?: string) => `${Number(first ?? second) * 3} ft`,
    )
    .replaceAll(/\bgood room\b/g, 'living room')
    // Whoever wants a bright red wants no light one.
    .replaceAll(/\bbright (?:plain )?(?=(?:red|yellow|orange|pink|blue|green|purple)\b)/g, '')
    // 'no need for it to take water'
    .replaceAll(
      /,? ?\b(?:no need for (?:it|them) to|(?:it|they) (?:don'?t|doesn'?t|needn'?t|won'?t)(?: need to| have to)?) (?:take|stand|see|get|resist|be near) (?:any )?(?:water|damp|wet|wet feet)\b/g,
      '',
    )
    .replaceAll(/\b(?:an? )?(?:yard|farmyard|lane|field) full of (?:\w+)\b/g, 'mud')
    .replaceAll(
      /\b(north[- ]facing|small|narrow|cold|poky|long|low) and (?:a bit |very |quite |fairly )?(?:dark|gloomy|dim)\b(?! \w*(?:floor|tile|carpet|wood|oak|board))/g,
      '$1 and gets no light',
    )
    // 'our hall is as dark as a cave'
    .replaceAll(
      /\b(?:(?:is|are) )?(?:as )?(?:dark|black) as (?:an? |the )?(?:cave|night|dungeon|tomb|pitch|coal ?hole|cellar|crypt)\b/g,
      'gets no light',
    )
    // 'the wide ones look daft': what is not wanted.
    .replaceAll(
      /\b(?:the |those )((?:wide|narrow|dark|light|pale|grey|shiny|glossy|white|black|patterned|big|small)) (?:ones|boards|planks|tiles) (?:(?:just|only|all) )?(?:looks?|are|is|feels?|seems?) (?:(?:too|so|a bit|very|that) )?(?:daft|silly|wrong|stupid|terrible|awful|cheap|dull|much|boring|modern|old fashioned|desperate|rotten|hideous)\b/g,
      'no $1',
    )
    .replaceAll(/\bhoneycomb(?: shaped?| style| pattern)? tiles\b/g, 'hexagon tiles')
    .replaceAll(/\bhoneycomb[- ]shaped?\b/g, 'hexagon')
    // 'I like the sage hexagon tiles, have you a white wall tile that goes with them': the second is looked for.
    .replaceAll(
      /^(?:i|we)(?:'ve| have)? (?:really )?(?:like|love|picked|chosen|chose|got|bought|ordered|fancy) (?:the|your|those) [^,.?]+[,.]? (?:and |so |but )*(?=(?:have|do|is|are|any|what|need|want)\b[^?]*\btiles?\b[^?]*\bwith (?:them|it|those|that)\b)/g,
      '',
    )
    .replaceAll(/\bmid(?:dle)?[- ]brown (?=oak\b)/g, '')
    // 'as tough as you'd put in a shop'
    .replaceAll(
      /\bas (?:tough|hard|strong|hard[- ]?wearing) as (?:(?:you|they|one|it)(?:'?d| would)? )?(?:put|use|have|lay|gets?|go|goes|is)?(?: down)? ?in (?:an? )?(?:shops?|pubs?|schools?|cafes?|offices?)\b/g,
      'hard wearing',
    )
    .replaceAll(/\baswell\b/g, 'as well')
    // No noise is meant.
    .replaceAll(/\b(that|it|this|which|they|those) (?:all )?sounds?\b(?! (?:through|travels?|carry|carries|hollow))/g, '$1 seems')
    .replaceAll(/\bprice gap\b|\bgap in (?:the )?prices?\b/g, 'price difference')
    .replaceAll(/\ban (?=(?:the|an?|what|how|is|do|does|can) )/g, 'and ')
    // 'on top of old kitchen tiles' are in the kitchen, and so is what is looked for.
    .replaceAll(
      overSomething,
      (over: string, what: string) =>
        `over ${what}${/\bkitchen\b/.test(over) ? ' in the kitchen' : /\bbathroom\b/.test(over) ? ' in the bathroom' : ''}`,
    )
    .replaceAll(
      /\b(in|inside|for)(?: (?:a|the|my|our))? shower(?: cubicle| enclosure)?\b(?! (?:room|tray|wall|floor|gel|screen))/g,
      '$1 the wet room',
    )
    // 'real wood if it stretches'
    .replaceAll(
      /,? if (?:it|that|the (?:money|budget)) (?:stretches|will stretch|would stretch|runs|goes|will go)(?: (?:to it|to that|that far|so far))?(?=[.?!]|$)/g,
      '',
    )
    .replaceAll(showsNothing, 'hides the dirt, ')
    .replaceAll(noWork, 'easy to clean')
    .replaceAll(barInDoorway, 'threshold $1')
    .replaceAll(edgeOfTiles, '$1edge of the tiles')
    .replaceAll(overThem, '$1floor$3over $2')
    .replaceAll(/\bhow wide\b/g, 'what width')
    // 'walnut, but I can't afford the real thing, what's closest': what looks of it, the cheapest first.
    .replaceAll(beyondUs, ', no wood, the cheapest')
    .replaceAll(cannotAfford, (said, wood = '') => `${/wood\b/.test(said) ? ', no wood,' : ''} the cheapest${wood} `)
    // 'two dogs and a stone floor at the minute': what lies there now, and is to go.
    .replaceAll(ownNow, '$1')
    // Of what is sold out, and no sale.
    .replaceAll(/\b(?:back|again) (?:on|for|up for) sale\b|\b(?:on|for|up for) sale again\b/g, 'back in stock')
    // Of a price, not of harm: nothing else is said after it.
    .replaceAll(/\bwhat(?:'?s| is|s) the damage(?=[\s?!.]*$)/g, 'how much does that come to')
    .replaceAll(/\bcheap(?:,| and| n| 'n'?| &| an| but)? cheerful\b/g, 'cheap')
    .replaceAll(/\bu\b(?! (?:bend|value|shape))(?!['-])/g, 'you')
    // 'no, marble effect' puts right what was understood.
    .replaceAll(/^(?:no|nah|nope|naw), (?!thank|ta\b|cheers|not\b|no\b|i\b|im\b|it|that|just|please|sorry|wait|you|what|how|is\b|do\b|but)/g, '')
    .replaceAll(/\b(?:doesn'?t|don'?t|won'?t|not|without) (?:to )?look(?:s|ing)? (?:too |so )?cheap\b/g, 'looks good')
    .replaceAll(/\b(one|that|this|it|which|what|who|there)'s (?=the\b)/g, '$1 is ')
    .replaceAll(/\bknots?[ -]free\b/g, 'without knots')
    .replaceAll(/\b(?:bright|happy|fun) and (colou?rful|cheerful)\b/g, '$1')
    .replaceAll(/(?<![£\d.])\b(\d{1,3}) ?ish(?= (?:a|per|the) (?:m|met|sq))/g, 'about £$1')
    .replaceAll(/\b(?:a |one )?tenner\b/g, '£10')
    .replaceAll(/\b(?:a |one )?fiver\b/g, '£5')
    // What is done to wood, not a colour.
    .replaceAll(/\b(to|be|can|i|you|should|could|must|and) sand\b/g, '$1 do sanding of')
    .replaceAll(/\bbe bleached\b/g, 'be cleaned with bleach')
    // Of feet, and not of an unheated room.
    .replaceAll(/\b(warm(?:est|er)?(?: \w+){0,3}) without (?:any |the |underfloor |under floor )*heating\b/g, '$1')
    // Whose room it is asks nothing of its floor.
    .replaceAll(/\b(?:kids'?|children'?s'?|childs|boys'?|girls'?|guest) (?=(?:bathroom|wet ?room|shower|en ?suite|toilet)\b)/g, '')
    // 'patio slabs to match a tile indoors': what they match is not what is looked for.
    .replaceAll(
      /\b(match(?:es|ing)?|goes with|to go with|same as|pairs? with) (?:(?:the|a|an|my|our) )?(?:\w+ )?(?:tiles?|floors?|flooring|ones?) (?:indoors?|inside)\b/g,
      '$1 the floor',
    )
    .replaceAll(/\b(runs?|going|goes|flows?|carries) straight (?=(?:out|through|from|on)\b)/g, '$1 ')
    // Of a spill: no colour is asked for.
    .replaceAll(/\bred wine\b/g, 'wine')
    // What is cleaned, and not what a floor is laid on.
    .replaceAll(
      /\b(bleach|vinegar|zoflora|dettol|disinfectant|detergent|steam mop|steam cleaner|hoover|vacuum|wine|coffee|stains?|polish|wax)((?: \w+){0,2}) on (?:the |my |a )?(?=(?:carpet|tiles|lino|vinyl)\b)/g,
      '$1$2 for ',
    )
    // 'a wheelchair on carpet': what rolls or stands on it lies on nothing.
    .replaceAll(
      /\b(wheelchairs?|zimmers?(?: frame)?|walkers?|rollators?|hoists?|prams?|bugg(?:y|ies)|office chairs?|castors?|treadmills?) on (?:the |my |a )?(?=(?:carpet|tiles|lino|vinyl)\b)/g,
      '$1 for ',
    )
    // 'the guarantee on carpet tiles': what is told of them, and nothing that lies on carpet.
    .replaceAll(
      /\b(guarantees?|warrant(?:y|ies)|prices?|offers?|discounts?|deals?|lead times?|reductions?|sales?|money off) on (?=(?:the |your |those )?(?:\w+ )?(?:carpet|tile|vinyl|lino|laminate|floorboard)s?\b)/g,
      '$1 for ',
    )
    // What was drunk, and no carpet that is called so.
    .replaceAll(
      /\b(?:cream )?tea(?= (?:stains?|spills?|marks?|rings?)\b)|(?<=\b(?:spilt|spilled|spill|dropped|knocked) (?:\w+ ){0,3})tea\b/g,
      'coffee',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  return withDigits(inPlainWords(plain));
}

/** A text as words: letters and digits, a point or stroke only inside a number, apostrophes gone. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}{}.%£€]+|(?<!\d)\.|\.(?!\d)/u)
    .filter((word) => word !== '');
}
