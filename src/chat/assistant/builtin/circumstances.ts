/**
 * Something that is told in passing and decides all the same, and the entry of the guide that speaks of it. `of`: the kinds for which it does; `told`: an answer that has it already; `by`: the demand that it is a case of; `isFirst`: what
 * is said of it answers the question, and stands before the rest.
 */
type Circumstance = { tells: RegExp; entry: string; told: RegExp; of?: RegExp; by?: string; isFirst?: boolean };

const wooden = /wood|bamboo|parquet/;
const floating = /laminate|lvt|spc|wpc|wood|bamboo/;
const hard = /laminate|lvt|spc|wpc|wood|bamboo|vinyl|tiles|porcelain|ceramic/;

/** In this order: the first that is told counts for most. */
const circumstances: readonly Circumstance[] = [
  // 'engineered oak over underfloor heating in a new build, screed went down in september'
  {
    tells: /\bscreed(?:ed)? (?:only )?(?:went|was|got|is|has|down|laid|poured|last|in|a few)\b|\b(?:new|fresh|freshly|newly|just|wet|green)(?: \w+)? (?:screed|concrete|slab|subfloor)\w*\b|\b(?:screed|concrete|slab) (?:\w+ ){0,3}(?:poured|laid|went (?:in|down)|weeks? (?:ago|old)|months? (?:ago|old))\b|\b(?:poured|laid) (?:a |the |our )?(?:new )?(?:screed|concrete|slab)\b/,
    entry: 'New concrete or screed',
    told: /75%|1 mm a day/,
  },
  // 'is solid oak a bad idea in a new build, we only got the keys'
  { tells: /\bnew[ -]?build\b|\bnewly built\b/, entry: 'A newly built house still drying', told: /75%|building water/, of: wooden },
  {
    tells: /\brange cooker\b|\baga\b|\brayburn\b|\bstanley (?:range|cooker)\b/,
    entry: 'Range cooker on a floating floor',
    told: /range cooker|Aga/,
    of: floating,
  },
  {
    tells: /\b(?:pool|snooker|billiard) table\b|\bfish ?tank\b|\baquarium\b/,
    entry: 'Heavy furniture on a floating floor',
    told: /spread the (?:weight|load)/,
    of: floating,
  },
  {
    tells: /(?<!\b(?:sun|sunlight|light) (?:has |had |is )?)\bbleach(?:ing)?\b(?! (?:in|by|from) the sun)|\bdettol\b|\bzoflora\b|\bdisinfectant\w*\b/,
    entry: 'Disinfectant and household cleaners',
    told: /bleach|disinfect/i,
  },
  // 'would AC3 do a living room with two cats'
  { tells: /\bac ?[1-6]\b/, entry: 'AC rating', isFirst: true, told: /\bAC ?[1-6]\b.*\b(?:enough|take|to take)\b|abrasion/ },
  // 'would terracotta stand frost, I want to carry it out to the patio'
  { tells: /\bfrost\w*\b|\bout (?:on)?to (?:the |a |my |our )?(?:patio|garden|terrace|yard)\b/, entry: 'Frost-proof', told: /frost/i, of: /tiles|porcelain|ceramic|stone|terracotta/ },
  // 'laminate or vinyl, the dog pees on it'
  {
    tells: /\b(?:pee|peeing|pees|peed|wees|weeing|urine|urinates?|piddl\w+|house ?train\w*|accidents?)\b/,
    entry: 'Pet accidents',
    told: /accidents?|urine|tannin/i,
  },
  // 'is wool a bad idea in a child's bedroom, she is forever spilling juice'
  {
    tells: /\bwool\w*\b.*\b(?:spill\w*|juice|stain\w*|wine|paint|messy)\b|\b(?:spill\w*|juice|stain\w*|wine|paint|messy)\b.*\bwool\w*\b/,
    entry: 'Wool or synthetic carpet',
    told: /most spills clean off|wool stands no bleach/,
    of: /carpet/,
    by: 'children',
  },
  {
    tells: /\b(?:round|around|at|by|behind) (?:the |a |my )?(?:toilet|loo|wc|pan|bath|shower tray)\b|\bseal\w* (?:round |around |at )?(?:the )?edges?\b/,
    entry: "Sealing a bathroom floor's edges",
    told: /silicone|seal the edges|edges sealed and/,
    of: floating,
  },
  // 'my flat is upstairs and the lady below complains'
  {
    tells: /\b(?:flat|apartment|upstairs)\b.*\b(?:below|underneath|downstairs|neighbours?|complain\w*)\b|\b(?:lady|man|woman|couple|neighbours?|people|ones|flat) (?:down)?(?:below|stairs|underneath)\b/,
    entry: 'Rules on sound in flats',
    told: /lease/,
    of: hard,
  },
  {
    tells: /\b(?:office|swivel|desk|gaming|computer) chairs?\b|\bcast[oe]rs?\b|\bchair on wheels\b/,
    entry: 'Furniture pads and castors',
    told: /castor/i,
  },
  // 'a tiled kitchen upstairs, on timber joists'
  {
    tells: /\b(?:joists?|timber floor|wooden floor|suspended floor|floorboards)\b/,
    entry: 'Adhesive and grout for tiles on timber',
    told: /backer board|plywood|flex|stiff/,
    of: /tiles|porcelain|ceramic|stone/,
  },
  { tells: /\bchlorine\b|\b(?:swimming|indoor) pool\b/, entry: 'Round a pool or sauna', told: /\bpool\b/ },
  {
    tells: /\b(?:floods?|flooded|flooding)\b/,
    entry: 'A house that may flood',
    told: /flood/i,
  },
  {
    tells: /\b(?:take|bring) (?:it|them) (?:with (?:me|us)|up again when)\b|\bwhen (?:we|i) (?:move out|leave|move)\b/,
    entry: 'A temporary or removable floor',
    told: /taken? (?:it |them )?up|lift(?:s|ed)? (?:out|again)/,
  },
]; // biome-ignore format: a table

/** What a message tells in passing and its answer does not speak of. */
export function circumstancesOf(message: string, answer: string, kinds: readonly string[]): readonly Circumstance[] {
  const named = kinds.join(' ');
  return circumstances.filter(({ tells, told, of }) => tells.test(message) && !told.test(answer) && (of?.test(named) ?? true));
}
