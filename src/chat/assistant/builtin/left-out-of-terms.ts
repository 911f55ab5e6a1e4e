import { leftOutAfterTerms } from './left-out-after-terms.ts';
import type { Before, LeftOut } from './left-out-rule.ts';
import { starting } from './left-out-rule.ts';

const thing = '(?:it|that|this|one|them|those|these)';
const goods =
  '((?:the |my |an? )?(?:sale (?:items?|floors?|prices?|stuff)|(?:cut |stair )?carpets?|laminate|lvt|vinyl|lino|wood|tiles?|underlay|trims?|skirting|fitting|installation|samples?|delivery|stairs))';

type Meant = string | ((asked: RegExpExecArray) => string);

/** 'five weeks', 'about a month' */
const time = String.raw`(?:about |over |nearly )?(?:an? |\d+ |two |three |four |five |six |a few |a couple of )?(?:days?|weeks?|months?|years?)`;
/** For so long the goods have been had. */
const hadFor: Record<string, Meant> = {
  returns: ([, long]) => `can I return what I have had for ${long?.replace(/ ago$/, '')}`,
  faulty: ([, long]) => `it is faulty and I have had it for ${long?.replace(/ ago$/, '')}`,
};

/** The same of certain goods. */
const sameOfGoods: Record<string, Meant> = {
  fitting: ([, what]) => `do you fit ${what}`,
  finance: ([, what]) => `can I pay monthly for ${what}`,
  returns: ([, what]) => `can I return ${what}`,
  delivery: ([, what]) => `do you deliver ${what}`,
  rivals: ([, what]) => `do you price match ${what}`,
  samples: ([, what]) => (/sale/.test(what ?? '') ? 'how do I order samples' : `can I get ${what?.replace(/s$/, '')} samples`),
  trade: 'how do I get a trade account',
};

/** What is meant by it, by what was told of the shop's terms just before; `trade` where those of the trade were asked for. */
const rows: readonly [asks: RegExp, meant: Record<string, Meant>][] = [
  // 'how does it work', 'how do I go about that'
  [
    starting(
      `how (?:does|would|do|can|should|could|will) (?:${thing} (?:all )?work|(?:i|we|you) (?:do|get|go about|arrange|set up|apply for|book|order|start|sort|organise|use|claim|make|sign up for) ?${thing}?(?: up)?|(?:i|we) (?:apply|book|sign up|go about doing that))`,
    ),
    {
      fitting: 'how does fitting work',
      finance: 'how do I apply for finance',
      returns: 'how do I send something back',
      samples: 'how do I order samples',
      rivals: 'how do I get a price match',
      discount: 'how do I get a discount',
      trade: 'how do I get a trade account',
    },
  ],
  // 'I've had them two months'
  [
    starting(
      `(?:(?:but )?(?:i|we)(?:'ve| have)? (?:had|got|bought) (?:it|them|those|that)|(?:but )?(?:that|it) was) (?:for |in )?(${time}(?: ago| now)?)`,
    ),
    hadFor,
  ],
  // 'it's been five weeks though, is that too late'
  [
    starting(
      `(?:but )?it(?:'?s| has) been (${time})(?: (?:tho|though|now|since))*[^?]{0,80}`,
    ),
    hadFor,
  ],
  // 'it says dispatched but that was last Monday'
  [
    starting(
      "(?:but )?(?:it|the (?:site|e-?mail|app|order)|my (?:account|order)) (?:says|said|has said|shows) (?:it'?s |its |it is |it was )?(?:dispatched|shipped|sent|posted|on its way|out for delivery)\\b[^?]{0,80}\\b(?:last|ago|since|days?|weeks?|on \\w+day|still)\\b[^?]{0,40}",
    ),
    { order: 'my order has not come, it is late', delivery: 'my order has not come, it is late' },
  ],
  // 'three of them', 'what do I do now', of what came broken
  [starting('(?:about |only |just )?(?:\\d+|one|two|three|four|five|six|half|all|some|a few|most) (?:of (?:them|it|the (?:tiles|boxes|boards|planks))|tiles|boxes|boards|planks)(?: are| is| were| was)?(?: broken| cracked| smashed| chipped| damaged)?'), { faulty: 'what do I do about faulty goods' }],
  [starting('(?:what (?:do|should|can|must) (?:i|we) do(?: now| next| about it| about that| with them| with it)?|what now|what happens now|how do (?:i|we) (?:sort|fix) (?:it|that|this))'), { faulty: 'what do I do about faulty goods' }],
  // 'is that allowing for back-buttering', of the bags that were reckoned
  [
    starting(`(?:is|does|do|are) ${thing} (?:all )?(?:allow(?:ing|s)?(?: for)?|includ(?:e|es|ing)|count(?:ing|s)?|with|cover(?:ing|s)?) (?:for )?(?:the )?(?:back[- ]?butter(?:ing|ed)?|buttering(?: the backs?)?)(?: (?:them|the tiles|the backs?|too|as well))*`),
    { sundries: 'how much more adhesive does back-buttering take', find: 'how much more adhesive does back-buttering take' },
  ],
  // 'would it cover underlay too', of paying monthly
  [
    starting(`(?:would|does|will|can|could) ${thing} (?:also )?(?:cover|include|do|be used for|take in|go on|be for) (?:the )?((?:underlay|skirting|trims?|adhesives?|glue|grout|delivery|samples|fitting|accessories|everything|the lot)(?:(?:,| and|,? and the| or| or the) (?:underlay|skirting|trims?|adhesives?|glue|grout|delivery|fitting|accessories))*)(?: (?:too|as well|or (?:is it )?(?:just|only) (?:for )?the (?:floor(?:ing)?|tiles|boards|carpet)|and not just the floor))*`),
    { finance: ([, what]) => `does finance cover ${what}` },
  ],
  // 'is there a minimum'
  [
    starting('(?:is|are|do (?:you|yous) have|have (?:you|yous)) ?(?:there )?(?:an? |any )?(?:minimum|min|limit)(?: order| spend| amount| number| charge)?'),
    {
      fitting: 'is there a minimum for fitting',
      delivery: 'is there a minimum order for delivery',
      samples: 'how many samples can I order',
      rivals: 'is there a minimum order',
      trade: 'is there a minimum order for trade',
    },
  ],
  // 'does that include carpet'
  [
    starting(
      `(?:(?:does|is|would|will|do) (?:${thing}|you) (?:also )?(?:include|cover|apply to|apply for|go for|count for|do|the same (?:for|with)|for)|(?:and |what about |how about |is it the same for )+(?:for |with )?)(?: it)? ?${goods}(?: too| as well)?`,
    ),
    sameOfGoods,
  ],
  // 'do carpets count too', 'are tiles included'
  [
    starting(
      `(?:do|does|are|is|would|will|can) ${goods} (?:count|included|covered|come (?:under|into) (?:it|that)|be (?:included|done|covered|returned)|the same|apply|qualify|go back|part of (?:it|that))(?: (?:too|as well|in (?:it|that|this)|for (?:it|that|this)))*`,
    ),
    sameOfGoods,
  ],
  // 'do I need to bring them back', of samples
  [
    starting(
      `(?:do|must|should|will|would|can) (?:i|we) (?:have to |need to |got to )?(?:bring|send|give|take|post|hand|return) ?${thing} ?(?:back|in)?(?: (?:again|after|afterwards|to (?:you|yous|the (?:shop|showroom))))*|(?:do|can|are) (?:i|we|${thing}) (?:get to )?(?:keep|mine to keep) ?${thing}?`,
    ),
    { samples: 'do I have to send samples back' },
  ],
  // 'when would you get more'
  [
    starting(
      "(?:when|how (?:soon|long before|long til+|long until)|any idea when|do you know when|will|would|do) (?:(?:will|would|do|are|can|might|is|if)? ?)(?:you|yous|ye|it|they|there|more) ?(?:will|would|'?ll)? ?(?:be )?(?:get(?:ting)?|have|having|order(?:ing)?|expect(?:ing)?|back|in|coming)(?: (?:be|any|some|it|them|in|more|another|back|delivery|stock|of (?:it|them|those)))*",
    ),
    { stock: 'when will it be back in stock' },
  ],
  // 'how many', of what is in stock
  [starting('how (?:many|much)(?: boxes| metres| of (?:it|them)| exactly| have (?:you|yous)(?: got)?| are there| is there| left| in stock)*'), { stock: 'how many of it have you in stock' }],
  // 'can you keep me 8'
  [
    starting(
      `(?:can|could|would|will) (?:you|yous|ye) (?:keep|hold|reserve|put|set|save) (?:me |us )?(?:\\d+|some|them|it|one|a few)(?: (?:boxes|metres|packs|of (?:it|them)))*(?: (?:for me|for us|by|aside|back))*`,
    ),
    { stock: 'can you reserve it for me' },
  ],
  // 'it's already been delivered', after whether the order can be stopped
  [
    starting("(?:but )?(?:it'?s|its|it has|it is|they'?ve|they have|it|they|i'?ve got it|ive got it|i have it)? ?(?:already |just )?(?:been )?(?:delivered|arrived|came|come|here)(?: already| now| yesterday| today| this morning)?"),
    { 'change-order': 'can I still change my mind and send back what I ordered', returns: 'can I still change my mind and send back what I ordered' },
  ],
  // 'how long does it take'
  [
    starting(`how long (?:does|will|would|do) (?:${thing}|they) (?:all )?take(?: to (?:come|arrive|get|hear back|come through))?|how long is ${thing}`),
    { finance: 'how long does finance approval take', returns: 'how long does a refund take', samples: 'how long do samples take' },
  ],
  // 'how much is it'
  [
    starting(`how much (?:is|does|would|will|are) ${thing}(?: cost| be)?|what does ${thing} cost|(?:is there|are there) (?:an? |any )?(?:extra )?(?:charge|cost|fee|fees)(?: for (?:it|that))?|is (?:it|that) free|does (?:it|that) cost (?:me )?(?:anything|extra)`),
    { finance: 'how much extra is the finance', returns: 'who pays the postage to send something back', trade: 'how much is the trade discount' },
  ],
  // 'do I have to be in'
  [
    starting('(?:do|would|will|must|should) (?:i|we|someone|somebody) (?:need to |have to |got to )?be (?:at home|home|in|there|here|about|around)(?: for (?:it|that))?'),
    { fitting: 'do I need to be home for fitting', samples: 'how long do samples take' },
  ],
  // 'what if I'm not happy with it'
  [
    starting(`what (?:if|happens if) (?:i'?m|im|i am|we'?re|we are|i) (?:not|un|don'?t|dont) ?(?:happy|pleased|satisfied|like|content)(?: with)?(?: (?:${thing}|the job|the work))?`),
    { fitting: 'what if I am not happy with the fitting' },
  ],
  // 'can I do it online'
  [
    starting(`(?:can|could|do|may) (?:i|we) (?:do|book|apply|arrange|get|sort|order)(?: for)? ?${thing}? (?:online|on (?:the|your) (?:website|site)|over the phone|by phone|in (?:the )?(?:shop|showroom|store))`),
    { fitting: 'how does fitting work', finance: 'can I apply for finance online', rivals: 'how do I get a price match', trade: 'how do I get a trade account' },
  ],
  // 'and on sundays'
  [starting('(?:and |what about |how about |do (?:you|yous|they) do (?:it|that) |is (?:it|that) )+(?:on |at )?(?:an? |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)'), { fitting: ([, day]) => `do you fit on a ${day}` }],
]; // biome-ignore format: a table

const ofTrade = /\b(?:trade|contractors?|builders?|account)\b/i;

/** What was told of: the trade's terms are told as those for a discount. */
const termsOf = ({ topic }: Before, last: string) => (topic === 'discount' && ofTrade.test(last) ? 'trade' : (topic ?? ''));

/** Of these it is asked though one floor is spoken of. */
const ofFocusToo: ReadonlySet<string> = new Set(['fitting', 'stock']);
const ofTheirPost = /\bhow long|\bback\b|\bkeep\b/i;

const ofRows: readonly LeftOut[] = rows.map(([asks, meant]) => ({
  asks,
  after: /^[\s\S]*$/,
  meant: (asked, last, before) => {
    const whole =
      before.focus && !ofFocusToo.has(before.topic ?? '') && !(before.topic === 'samples' && ofTheirPost.test(asked[0]))
        ? undefined
        : meant[termsOf(before, last?.[0] ?? '')];
    return typeof whole === 'function' ? whole(asked) : (whole ?? null);
  },
}));

/** What a few words ask of the shop's terms, when those were what was spoken of. */
export const leftOutOfTerms: readonly LeftOut[] = [...ofRows, ...leftOutAfterTerms];
