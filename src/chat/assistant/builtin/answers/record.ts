import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { nameInText } from '../../answer-text.ts';
import { adviceKindOf } from '../kind-of.ts';
import { sayCost, sayThereIs } from '../say.ts';
import { underlayOf, underWhat } from '../underlay-of.ts';
import { sayRoll } from './amounts.ts';
import type { Fact, Of } from './fact.ts';
import { laidOnPage, sayLaid } from './laid-said.ts';
import { eitherKind, moreFacts, sayMaterial, sayRating } from './more-facts.ts';
import { pageAnswers } from './page-answers.ts';
import { pageSays } from './page-says.ts';
import { sayEach } from './price-each.ts';
import {
  fitsRoll,
  kg,
  notOfIts,
  sayColour,
  sayColourAndShade,
  sayFinish,
  sayOnFloor,
  sayOnWall,
  sayPrinted,
  sayUnusual,
  sayWool,
  sizeOf,
  value,
  withoutCoat,
} from './said-of-record.ts';
import { sayShade } from './shade.ts';
import { sayLayers, saySanding } from './wood-said.ts';

/** 'would it take the weight of a pool table', 'will the weight pull it all down' */
export const bearsWeight =
  /\b(?:tak|bear|hold|carr|stand|support|cop)\w* (?:(?:up )?to |with )?(?:the|that|its|his|my|our|their) (?:\w+ )?weight\b|\bweight (?:of (?:a|an|the|my|our)\b|pull|bring|crack|be too)/;

/** 'how much does it weigh per tile' */
const ofOnePiece = /\b(?:per|each|a|an|one|every|single) (?:tile|slab|plank|board|piece)\b|\beach\b/;

const darkRoom =
  /\bnorth\b|\b(?:dark|gloomy|dingy) (?:\w+ )?(?:rooms?|halls?|hallway|kitchen|lounge|corner|house|place|space|landing|bedroom|bathroom)\b|\b(?:too|very) dark (?:in|for) (?:the|a|my|our)\b/;

const woodOnTop =
  /\b(?:top|upper|real wood|oak|wood|veneer|walnut|ash) (?:layer|face|veneer)|\b(?:oak|wood|walnut|ash|veneer) (?:is )?on (?:the )?top|\bveneer\b|\blayer of (?:real )?(?:oak|wood)|\bthick(?:ness)?(?: is| of)? (?:the )?(?:real )?(?:oak|wood|walnut|veneer) on\b/;
/** 'is it oak all the way through', 'solid or engineered'. */
export const throughout =
  /\b(?:all the way|right|solid) through\b|\bthrough and through\b|\b(?:solid|engineered|veneered?|real wood|real oak)\b(?: \w+){0,3}? or (?:\w+ ){0,3}?(?:solid|engineered|veneered?|laminate|real|print\w*)\b|\bis\b.*\b(?:solid|engineered)(?: wood| oak)?$|^(?:and |so )?(?:is|are) (?:the |your )?(?:\{name\} ?)+(?:(?:or|just|only|an?|really|actually|all|wood|oak) )*(?:laminate|print\w*|picture|photo|vinyl|plastic|fake)\b/;
const unusualUse =
  /\b(?:work ?tops?|counter ?tops?|work surface|table ?tops?|(?:as|make|into|for) (?:a |an |the |my )?(?:\w+ )?(?:shelf|shelves|shelving|table|desk|bench|island top|headboard|window ?sills?|ceilings?|roof))\b/;
/** 'as a kitchen worktop' asks for no kitchen floor. */
export const asksUnusual = (said: string) => unusualUse.test(said);
const slippery = /\bslip\w*|\b(?:are|r) rating|\{r\}|\bgrips?\b|\bgrippy\b|\bskid\w*/;
const sanding = /\bsand(?:ed|ing)?\b(?!(?: and| ?[/&+])? ?cement| (?:and|coloured|stone))|\brefinish\w*/;

/** What may be asked of a product: from its record, else from its page. Where neither says it, that is said. */
const facts: readonly Fact[] = [
  { asks: /\bthick\w*|{mm}|how deep/, unless: new RegExp(`${woodOnTop.source}|thick(?:ness)? (?:is|of) (?:\\w+ )?wear layer|wear layer thick|notch|trowel|joint|\\bgap|\\bpour|\\{mm\\} (?:\\w+ )?\\{name\\}|\\b(?:fit|suit|for|over|under|on|with|cap) (?:an? |the |my )?\\{mm\\}`), name: 'its thickness', page: /\d mm\b/, say: value('Its thickness is', ({ thickness }) => thickness) },
  { asks: /\b(?:what|which) sizes?\b|\b(?:bigger|larger|smaller|wider|narrower|other|different) (?:sizes?|formats?)\b|how (?:big|wide|long (?:is|are) (?:it|(?:the|a) (?!guarant|warrant|lead|wait|deliver)|these|they|each))|dimensions?|\bwidths?\b|\blengths?\b|\bheights?\b|how (?:high|tall) (?:is|are) (?:it|they|these|those|the)\b|(?:plank|tile|board) size/, unless: /joint|\bpile\b|\bgap|\brolls?\b|\bsame (?:height|level)\b/, name: 'its size', say: (product, { text }) => sayRoll(product) ? `${sayRoll(product)}${fitsRoll(product, text)}` : sizeOf(product), page: /\broll\b.* wide|random lengths?|all (?:of )?one length|\d{3,4} by \d{2,4} mm|\d(?:\.\d+)? m wide/ },
  { asks: /\b(?:off|on|in|from|by) (?:a |the )?(?:\w+ )?rolls?\b|\bcomes? (?:in |at )?.*\bwide\b|\b(?:is|are) (?:it|they|this|the roll) (?:a |an )?(?:\{\w+\}|[\d.]+ ?m\w*) wide|\brolls? (?:wide|width)|(?:(?:how|what) (?:wide|width)|width of) .*\brolls?\b|\bby the met(?:re|er)\b/, name: 'the width of its roll', say: (product, { text }) => sayRoll(product) ? `${sayRoll(product)}${fitsRoll(product, text)}` : `It is sold by the ${unitWords(product.unit).one}, not off a roll.` },
  { unless: /\b(?:guarante|warrant)|\b(?:looking|want|need|hoping|trying) to cover\b|\b(?:be|being|is|are|am|still|not|isnt|stop) covered\b|\bcovered (?:if|for|by|under|against)\b|\bcover(?:s|ed)? (?:an? |my |our |the |for )?(?:rent\w*|let\w*|tenan\w*|accident\w*|damage|stains?|scratch\w*|wear|labour|shop|business|commercial|pets?|water|gaps?|holes?|cracks?)\b/, asks: /cover\w*|how much (?:floor|area|wall) |what area|in a box|per box|(?:tiles|planks|pieces|boards) (?:in (?:a |the |each |one )?(?:box|pack|it\b|this\b)|per\b)|how many .*(?:(?:in|to|per) (?:a |the |each |one )?(?:box|pack|bag|set|kit|packet|bundle)|\bin (?:it|this|them|that)$)|\bwhat (?:does|do|will|would) (?:an?|one|each|the) (?:roll|pack|bag|tub|box|bottle|litre|tin) (?:do|cover)\b|\bhow many (?:do|would|will) (?:i|you|we) get\b|(?<!\b(?:per|a|the|for) )\bm2\b|notch|how far .*\bgo(?:es)?\b|\bhow (?:big|much|long) (?:is )?(?:a|an|the|each|in a) (?:roll|pack|tub)\b/, name: 'how far one goes', say: ({ coverageCm2, piecesPerBox, unit }) => coverageCm2 === null ? (piecesPerBox && piecesPerBox > 1 ? `A ${unitWords(unit).one} has ${piecesPerBox} pieces in it.` : null) : `A ${unitWords(unit).one} covers ${coverageCm2 / 10_000} m²${piecesPerBox && unit !== 'each' ? ` with ${piecesPerBox} ${piecesPerBox === 1 ? 'piece' : 'pieces'} in it` : ''}.`, page: /\b(?:does|do|covers?|[Cc]overage|grouts?|bonds|gives)\b.* m²/ },
  { asks: /\bweigh\w*|\b(?:heavy|heavier|heaviest)\b(?! (?:furniture|piano|traffic|use))|\bkg\b/, unless: new RegExp(`\\bpile weight|${bearsWeight.source}`), name: 'its weight', say: ({ weightGrams, unit, piecesPerBox }, { boxes, said }) => (weightGrams === null ? null : `A ${unitWords(unit).one} weighs ${kg(weightGrams)} kg${boxes && boxes > 1 ? `, so ${boxes} weigh ${kg(boxes * weightGrams)} kg` : ''}${ofOnePiece.test(said) && piecesPerBox && piecesPerBox > 1 ? `, so each of the ${piecesPerBox} in it about ${kg(weightGrams / piecesPerBox)} kg` : ''}.`), page: /\bweighs?\b/, isQuotedToo: true },
  { asks: /wear layer/, name: 'a wear layer', say: (product) => value('Its wear layer is', ({ wearLayer }) => wearLayer)(product) ?? notOfIts(product, /LVT|Vinyl/, 'a wear layer'), page: /\d mm (?:\w+ )?(?:face|veneer)\b/ },
  { asks: woodOnTop, name: 'how thick its layer of real wood is', say: ({ woodType }) => (woodType === 'Solid Wood' ? 'It is solid wood all the way through.' : null), page: /\d mm (?:\w+ )?(?:face|layer|veneer|top)\b|\bveneer\b/ },
  { asks: throughout, unless: /\bwool\b|\bcolou?r|\bpattern\b/, name: 'whether it is solid or in layers', say: sayLayers, page: /\d mm (?:\w+ )?(?:face|layer|veneer|top)\b|\bcore\b|\bresin\b/, isQuotedToo: true },
  { asks: sanding, name: 'whether it can be sanded', say: saySanding, page: /\b(?:to sand|sand (?:it|them)|sanded)\b(?!,)/ },
  { asks: /ac (?:rating|class)|abrasion|\bac ?\d\b|\{ac\}|\bthe ac\b/, name: 'an AC rating', say: (product) => value('Its AC rating is', ({ acRating }) => acRating)(product) ?? notOfIts(product, /Laminate/, 'an AC rating') },
  { asks: slippery, name: 'its slip rating', say: value('Its slip rating is', ({ slipRating }) => slipRating), page: /\bslippery\b|\bgrips?\b|\bslip\b/, isQuotedToo: true },
  { asks: /warrant\w*|guarante\w*|\bhow long (?:will|would|does|do|should) (?:the )?\{name\}.*\blast\b/, name: 'its warranty', say: ({ warrantyYears }) => (warrantyYears === null ? null : `Its warranty is ${warrantyYears} years.`) },
  { asks: /\bcolou?rs?\b(?! (?:the )?(?:grout|run|fad\w*|goes?|match))|\bshades?\b/, unless: /\bdark(?:er|en)?\b|gloomy|\bchang\w*\b|\bthrough\b/, name: 'its colour', say: sayColour },
  { asks: darkRoom, unless: /\bdarker\b|\bcome in\b/, name: 'its colour', say: sayColourAndShade, page: /\bnorth\w*\b|\bdark hall\b|\blittle light\b|\bno sun\b/, isQuotedToo: true, guide: 'Dark or north-facing rooms' },
  { asks: /\b(?:dark|gloomy|dingy)\b/, unless: new RegExp(`\\bdarker\\b|\\bcome in\\b|\\btoo dark\\b|${darkRoom.source}`), name: 'its colour', say: sayColourAndShade },
  { asks: /\b(?:all|pure|only|100%?|real|totally|fully|entirely) wool\b|^(?:and |so )?(?:is|are) .*\bwool$|\bwool (?:only|right through|all the way through|throughout)\b/, name: 'what it is made of', say: sayWool },
  { asks: /made (?:of|from|out)|material|\bwool\b|synthetic|man ?made|plastic|\bpvc\b|\bnatural (?:fibres?|materials?|product|stone|wool)\b|\b(?:it|this) natural\b|\breal (?:wood|oak|walnut|ash|pine|bamboo|timber|stone|slate|marble|granite|limestone|teak|brass|zinc|steel|metal|sisal|jute|terrazzo|concrete|cork|lino)|composition|what is it made/, unless: /\blooks? like\b|\bthrough\b|\bwool$|\b(?:all|pure|only|100%?|real|totally|fully|entirely) wool\b/, name: 'what it is made of', say: (product, { said }) => (eitherKind.test(said) ? null : sayMaterial(product, said)), isOptional: true },
  { asks: /\b(?:need|takes?|wants?|requires?|has|have|comes?|built|own|attached|without)\b.*\bunderlay\b|\bunderlay\b.*\b(?:built|attached|included|own)\b/, name: 'whether an underlay is built in', say: (product) => [pageSays(product, /\b(?:built.in|attached|cork|foam|own) (?:\w+ )?(?:underlay|back)|underlay (?:is )?(?:built|attached)|attached to nothing/), underlayOf(product)].filter(Boolean).join(' ') || null },
  { asks: /\b(?:under|below|beneath)(?:neath)? (?!(?:it|this|that|them|these|floor ?heating)\b)|\b(?:is|this|it|that|one|underlay|only|just|made|meant|suitable|ok|do|good) (?:for|with) (?:a |the |my )?(?:\w+ ){0,2}(?:carpets?|laminate|lvt|vinyl|wood|tiles?|parquet|spc|engineered|lino)\b|\b(?:fit|suit|cap|go (?:on|over)|work (?:on|with|over)) (?:on |over )?(?:a |the |my )?(?:\{mm\} )?(?:\w+ ){0,2}(?:carpets?|laminate|lvt|vinyl|wood|tiles?|parquet|spc|engineered)\b/, unless: /\bunder (?:floor ?heating|£|\{)|\bheating under\b/, name: 'what it goes under', say: underWhat, isOptional: true },
  { asks: /\b(?:on|for|as) (?:a |the |my |our )?(?:\w+ )?floors?\b|\bfloor tiles?\b|\bwalk(?:ed)? on\b/, unless: /\bfloor ?(?:heating|boards?)|\b(?:ground|first|top|second|concrete|wooden|timber|uneven|existing|old) floors?\b/, name: 'whether it goes on a floor', say: sayOnFloor, isOptional: true, isLoose: true },
  { asks: /\b(?:on|for|up|as) (?:a |an |the |my |our )?(?:\w+ )?(?:walls?|splash ?backs?|wall tiles?)\b|\bbehind (?:a|the|my|our) (?:\w+ )?(?:cooker|hob|sink|oven|range|bath|aga)\b|\btile (?:a|the|my|our) walls?\b/, unless: /\bwall to wall\b|\b(?:hairline|up to|against|beside) /, name: 'whether it goes on a wall', say: sayOnWall },
  { asks: unusualUse, name: 'whether it can be used so', say: sayUnusual },
  { asks: /\bscotch ?g(?:ua|au)rd\w*|\bstain.?(?:treat\w*|guard\w*|protect\w*|resist\w*|proof\w*|block\w*)\b|\btreated (?:for|against)\b/, name: 'a treatment against stains', page: /\btreated\b|\bScotchgard\b|\bstain[- ](?:resist|guard)/i },
  { asks: /\bbleach/, name: 'whether it stands bleach', page: /\bbleach/i, isQuotedToo: true, say: ({ material }) => (material ? `It is made of ${nameInText(material)}${/polypropylene/i.test(material) ? ', a fibre with its colour all the way through, so that many such carpets stand weak bleach; go by the label of its maker, and try it where nobody looks' : /wool/i.test(material) ? ', and bleach ruins wool' : ''}.` : null) },
  { asks: /\bstain(?:s|ing)?\b(?! (?:treat|guard|protect|block))|\b(?:show|shows|hide|hides)\b.*\b(?:dirt|marks?|muck|everything|footprints?|dust|hairs?|crumbs|(?:paw |finger |foot )?prints?|muddy|mud|mess)\b|\bhiding (?:dirt|marks?|muck|dust|hairs?|crumbs)\b|\bfootprints?\b/, unless: /\bhow (?:do|can|would|should|could) (?:i|you|we)\b|\b(?:get|take|clean|wash|remove)\w*\b.*\b(?:out|off)\b/, name: 'how it takes stains', say: (product, { said }) => (/\b(?:shows?|hides?)\b/.test(said) && !pageSays(product, /\bhides\b|\b[Mm]ud\b|\bFootprints show\b|\bDust shows\b/) ? sayShade(product) : null), isQuotedToo: true, page: /\bstains?\b|\bwine\b|wipes? clean|\bhides?\b|\bmop it\b|\b[Mm]ud\b|\bshows?\b(?! white)|bleach|\bmarks?\b|\bshrugs? off\b|\bfootprints?\b/, guide: 'What colour hides dirt' },
  { asks: /finish|matt|gloss|polished|shiny|lacquer|oiled/, unless: /\bfinish(?:es)? (?:it|them|these|this|off|the)\b|\b(?:needs?|wants?|have to|has to|must|should)\b.*\boiled\b(?! or)/, isOptional: true, name: 'its finish', say: (product, { said }) => [sayFinish(product), withoutCoat(product, said)].filter(Boolean).join(' ') || null, page: /\bmatt\b|\bsatin\b|\bgloss\w*|\bsheen\b|\bshin[ey]\w*|\blacquer\w*|\boil(?:ed)?\b/ , isQuotedToo: true },
  { asks: /\bhow\b.*\bstays? (?:down|put|in place)\b|\bwhat(?: is|s)? (?:holds|keeps|holding|keeping) (?:it|them|these|this) (?:down|in place)\b|\b(?:slides?|slip|move|moves|shift|shifts) (?:about|around)\b|\b(?:lift|come)s? (?:up|away)\b/, unless: /\bstains?\b|\b(?:wine|paint|wax|marks?)\b/, name: 'how it is laid', say: sayLaid, page: laidOnPage, isQuotedToo: true },
  { asks: /click|glue|\bstuck\b|\bstick\b|tackifier|\b(?:snap|clip)s? together\b|\{name\} together\b|\bgo(?:es)? down\b|\bhow (?:is|are|do|does) .*\b(?:laid|fixed|fitted|joined|held)\b|\bnail\w*|\bfix (?:it|them|this|these|the boards) (?:down|to)\b|install|construct|float|loose/, unless: /\bunder (?:a )?click|\b(?:which|what) (?:glue|adhesive)|\bhow\b.*\bstays? down/, name: 'how it is laid', say: sayLaid, page: laidOnPage, isLoose: true },
  { asks: /\bbrand|what make\b|who (?:makes?|made)\b|\bmakers?\b|manufactur\w*|supplier/, name: 'its maker', say: value('It is made by', ({ supplier }) => nameInText(supplier)) },
  { asks: /\breviews?\b|\breviewed\b/, name: 'its reviews', say: sayRating },
  { asks: /\brat(?:ed|ing|ings)\b|good|people (?:say|think|like)|customers (?:say|think|like)|what do people/, unless: /\b(?:are|r|slip|ac|wear|fire|tog|acoustic|water|heat) rat(?:ed|ing)|\breview|good (?:enough|idea|for|with|in|on)\b|abrasion|rated (?:for|r\d|\{r\}|ac)/, name: 'its reviews', say: sayRating, isLoose: true },
  { asks: /\b(?:stock|available|left|get it|buy)\b/, name: 'its stock', say: (product) => sayThereIs(product) },
  { asks: /price|\bcosts?\b|\breduced\b|\bon (?:sale|offer)\b|\b(?:how much|much is|much are)\b(?! (?:floor|area|wall|of an?|looking|care|maintenance|upkeep|work|effort|weight)\b)(?! (?:does|do|will|would|of|area)\b.*\bcover)(?! (?!it|that|this|these|they|one|more|less)[a-z]+ (?:do|does|will|can|should|with)\b)|\bdear|expensive|cheap/, name: 'its price', say: (product, reading) => [sayCost(product), sayEach(product, reading)].filter(Boolean).join(' ') },
  { asks: /sample/, name: 'samples', say: ({ isSampleEligible }) => (isSampleEligible ? 'There is a free sample of it.' : 'There is no sample of it.') },
  { asks: /species|type of wood|kind of wood/, name: 'its species', say: value('Its species is', ({ woodSpecies }) => woodSpecies) },
  { asks: /\btog\b/, name: 'its tog', page: /\btog\b/ },
  { asks: /\bfsc\b|\bpefc\b|\bcertified\b|sustainabl\w*|responsibl\w* (?:sourced|managed)/, name: 'whether it carries an FSC or PEFC mark', page: /\bFSC\b|\bPEFC\b/ },
  { asks: /\bdecibels?\b|\bdb\b|\bsound (?:rating|figure|reduction)|acoustic (?:rating|figure)/, name: 'a sound figure', page: /\bdB\b|decibel|\btest sheets?\b/ },
  { asks: /\bfire (?:rating|class)|flammab\w*/, name: 'its fire class', page: /\bfire (?:class|rating)|\b[BC]fl\b/i },
  { asks: /country of origin|\bmade in\b|where (?:is|are|was|does|do|did) .*\b(?:made|from|quarried)\b/, name: 'where it is made', page: /\b(?:colours|slabs|quarries|quarry|cut|[Ll]ifted|kind) (?:of|from) (?:the )?|\b(?:made|woven|milled|fired|quarried|pressed) in\b/ },
  { asks: /\bcore\b/, name: 'what its core is', page: /\bcore\b/ },
  { asks: /\bbevel\w*|\bgroov\w*|square.?edged?/, unless: /\btongue/, name: 'whether its edges are bevelled', page: /\bbevel/, guide: 'Bevelled edge', notOf: 'Tiles' },
  { asks: /\brectified\b(?! (?:edge|tiles?) (?:need|want))/, unless: /joint/, name: 'whether it is rectified', page: /\brectified/ },
  { asks: /\bfrost\w*/, name: 'whether it is frost-proof', say: ({ rooms, material }) => (rooms.includes('Patio') ? 'Yes, it is sold for outdoors.' : material === 'Porcelain' ? 'Yes, it is porcelain, which frost does not split; for paving choose one that is sold for outdoors.' : null), isQuotedToo: true, page: /\bfrost|\boutdoors?\b|\bpatio\b/ },
  { asks: /\bpile (?:weight|height|depth)|\bdensity\b/, name: 'its pile weight or height', page: /\bpile\b.*\d|\b(?:oz|ounces?)\b|\bg\/m²/ },
  { asks: /\bknots?\b|\bknotty\b|\bgrade\b/, name: 'its grade', page: /\bknots?\b|\bgrade\b/ },
  { asks: /\bfelt.?back|\bbacking\b|\bwhat back\b/, name: 'its backing', page: /\bback(?:ing|ed)?\b/ },
  { asks: /moisture barrier|damp.?proof|\bdpm\b|vapour barrier/, name: 'whether it has a moisture barrier', page: /moisture barrier|polythene/ },
  { asks: /\bfaces\b|shade variation|\bvary\b|\bpattern repeat|repeats?\b/, name: 'how much it varies', page: /\bfaces\b|\bvar(?:y|ies|iation)\b|\brepeats?\b|change from crate|\bno two\b/ },
  { asks: /\blooks? (?:like )?(?:an? )?(?:real|fake|cheap|natural|authentic|convincing|printed|plasticky)|\b(?:can|could|would) (?:you|i|anyone|anybody|people|they) (?:still )?tell\b(?! me| us)|\bpretend\w*|\brealistic/, name: 'how real it looks', say: sayPrinted, isQuotedToo: true, page: /\btake it for\b|\bnot a print\b|\bprint\w*\b|\bemboss\w*|\bgrain\b|\bcopies\b|\bphotographed\b|\bsecond look\b|\blooks? like\b|\b(?:stone|oak|wood|concrete|sandstone)[- ]looks?\b/ },
]; // biome-ignore format: a table

/** 'can the {name} gloss tile go on a floor' does not ask how glossy it is: the words of its name beside the name ask nothing. */
function withoutItsName({ name }: Product, said: string): string {
  const own = new Set(name.toLowerCase().split(/[^a-z]+/));
  return said.replace(/((?:\b[a-z]+ )*)\{name\}((?: [a-z]+\b)*)/g, (_, before: string, after: string) => {
    const words = after.trim().split(' ');
    const end = words.findIndex((word) => !own.has(word));
    const start = before.trim().split(' ');
    const begin = start.findLastIndex((word) => !own.has(word));
    return [...start.slice(0, begin + 1), '{name}', ...(end < 0 ? [] : words.slice(end))].filter(Boolean).join(' ');
  });
}

/** Which facts a message asks for. Those with loose words count only where nothing else does. */
function factsAsked(said: string): Fact[] {
  const all = [...facts, ...moreFacts].filter(({ asks, unless }) => asks.test(said) && !unless?.test(said));
  return all.some(({ isLoose }) => !isLoose) ? all.filter(({ isLoose }) => !isLoose) : all;
}

/** Whether something is asked that a record is there to say, in words that are used for nothing else. */
export function asksRecord(said: string): boolean {
  return factsAsked(said).some(({ isLoose }) => !isLoose);
}

/** Whether anything is asked that a record may say, in whatever words. */
export const asksFact = (said: string) => factsAsked(said).length > 0;

/** What was asked of a product, and whether that is known. */
export type Told = { text: string; isKnown: boolean; guide?: string | undefined };

export function toldOf(product: Product, reading: Of, withLoose = true): Told[] {
  const told = new Set<string>();
  return factsAsked(withoutItsName(product, reading.said))
    .filter(({ isLoose }) => withLoose || !isLoose)
    .flatMap(({ name, say, page, isLoose, isQuotedToo, isOptional, guide: entry, ofKind, notOf }): Told[] => {
      const kind = adviceKindOf(product);
      const isOther = (ofKind && ofKind !== kind) || notOf === product.category;
      const guide = kind === null || isOther ? undefined : entry;
      const own = say?.(product, reading) ?? null;
      const found = page && (own === null || isQuotedToo) ? quoteFor(product, page, reading.text) : null;
      const quoted = found && told.has(found) ? null : found;
      if (quoted) told.add(quoted);
      if (found && !quoted && own === null) return [];
      const text = [own, quoted].filter(Boolean).join(' ');
      if (text) return [{ text, isKnown: true, guide }];
      return isLoose || isOptional ? [] : [{ text: `Its record does not state ${name}.`, isKnown: false, guide }];
    });
}

/** Of the sentences of its page that tell it, the one that speaks of most of what was asked. */
function quoteFor(product: Product, page: RegExp, asked: string): string | null {
  const meant = pageAnswers(product, asked);
  return meant && page.test(meant.sentence) ? meant.quote : pageSays(product, page);
}
