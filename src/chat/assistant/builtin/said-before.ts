import type { AnswerContext } from '../context.ts';
import { withPlaceAskedAgain, withSumAskedAgain } from './asked-again.ts';
import { withLeftOut } from './left-out.ts';
import { withFloorTakenUp } from './taken-up.ts';

/** A message with what it leaves unsaid because it was said just before. `last`: what the visitor said before it. */
export function withWhatWasMeant(question: string, last: string, context: AnswerContext): string {
  const again = withSumAskedAgain(withPlaceAskedAgain(question, last, context), last, context);
  if (again !== question) return again;
  return withRoomMeant(
    withTradeMeant(
      withUnderlayMeant(
        withPairMeant(withFloorTakenUp(withLeftOut(withKindMeant(inTwo(question), last, context), last, context)), context),
        last,
        context,
      ),
      last,
    ),
    context,
  );
}

const asksGap =
  /^(?:(?:and|so|but|ok|right|then) )*(?:what(?:'?s| is) the difference(?: then)?|(?:why(?:'?s| is| are)|what makes|how come) (?:it|this|that|that one|this one|the second one|the other one|the first one|the dear(?:er)? one|they|the two)(?: is| are)? (?:so much |that much |so |much )?(?:dearer|more expensive|cheaper|dear|different)(?: than (?:the )?[\w ]{3,24})?)[\s?!.]*$/i;

/** 'why is it dearer', of two of which one was spoken of after the other: what tells them apart is asked. */
function withPairMeant(question: string, { focus, before }: Pick<AnswerContext, 'focus' | 'before'>): string {
  return focus && before && focus !== before && asksGap.test(question) ? 'what is the difference between the two' : question;
}

const kinds = /\b(carpet(?! tiles?\b)|laminate|lvt|engineered wood|engineered oak|wood floor|wood)\b/i;
const anyKind =
  /\b(?:carpet|laminate|lvt|vinyl|lino|wood|oak|tiles?|foam|rubber|fibre|acoustic|moisture|concrete|mm|it|this|that|these|those|them)\b/i;

const picks =
  /^(?:(?:and|so|but|ok) )*which(?: one| ones| of (?:those|them|these))?(?:'?s| is| are| would be) (?:the )?(?:best|better|right)(?: one)? (?=(?:for|on|in|under|over|with)\b)/i;

const underlayForIt = /\bunderlay (?:for|under|with|below) (?:it|that|this|them)\b/i;
const asksItsCost = /\b(?:what|how much) (?:would|does|will|do|is) (?:the |an? )?underlay\b(?! for)/i;

/** 'how much is the underlay', after whether a carpet comes with one: that for carpet. 'which is best for stairs', of underlays that were found: which underlay. `last`: what the visitor said before. */
function withUnderlayMeant(question: string, last: string, { wish, focus }: Pick<AnswerContext, 'wish' | 'focus'>): string {
  const [goods, floor, ...more] = wish?.floor.toSorted((a, b) => Number(b === 'underlay') - Number(a === 'underlay')) ?? [];
  if (goods === 'underlay' && picks.test(question))
    return question.replace(picks, `which underlay ${floor && !more.length ? `for ${floor} ` : ''}is best `);
  // 'do I need a special underlay for it', after 'what is the most for the LVT'.
  const spokenOf = !focus && [...last.matchAll(new RegExp(kinds.source, 'gi'))].length === 1 ? kinds.exec(last)?.[1] : null;
  if (spokenOf && !wish?.without.some((one) => spokenOf.toLowerCase().includes(one)) && underlayForIt.test(question))
    return question.replace(underlayForIt, (said) => said.replace(/\w+$/, spokenOf));
  const kind = /\bunderlay\b/i.test(last) || asksItsCost.test(question) ? kinds.exec(last)?.[1] : null;
  return kind && !anyKind.test(question) ? question.replace(/\b(?:the |an? )?underlay\b/i, `underlay for ${kind}`) : question;
}

const asksMost =
  /^(?:(?:and|so|ok|right|well),? )*(?:(?:what|which)(?:'?s| is| are| would be)?(?: (?:the|your|of (?:them|those)))?|do you have|have you|show me|how much is(?: the| your)?) ?(?:the |your )?(?:one is (?:the )?)?(?:cheapest|dearest|thickest|thinnest|widest|most expensive|hardest[- ]wearing|best|nicest|darkest|lightest)\b(?: (?:one|ones))?(?: (?:you|yous|ye) (?:do|have|sell|stock|have got))?[\s?!.]*$/i;

/** 'what's the thickest you do', after 'do you do trade prices, I need engineered oak': that of the kind which was named though nothing was shown yet. */
function withKindMeant(question: string, last: string, { wish, focus, shown }: AnswerContext): string {
  const named = [...new Set([...last.matchAll(new RegExp(kinds.source, 'gi'))].map(([kind]) => kind.toLowerCase()))];
  const isOpen = !focus && shown.length === 0 && !wish?.floor.length;
  return isOpen && named.length === 1 && asksMost.test(question) ? `${question.replace(/[\s?!.]+$/, '')} in ${named[0]}?` : question;
}

const onlyKind =
  /^(?:(?:ok|okay|right|and|so|maybe|what about|in|some|then|well|lets go for|lets say),? )*(?:click |glue down |sheet )?(?:lvt|laminate|vinyl|carpet|tiles|porcelain|wood|engineered wood|engineered oak|lino|carpet tiles)(?: then| maybe| please| so)?[\s?!.]*$/i;
const whereTold =
  /\bfor (?:an?|my|our) (?:busy |small |big |wee |new )?(shop|cafe|café|salon|restaurant|pub|gym|office|nursery|school|surgery|church hall|hotel|workshop|studio|garage)\b/i;

/** 'lvt', after what a shop's floor asks for: LVT for a shop. `last`: what the visitor said before. */
function withTradeMeant(question: string, last: string): string {
  const where = whereTold.exec(last)?.[1];
  return where && onlyKind.test(question) ? `${question.replace(/[\s?!.]+$/, '')} for a ${where}` : question;
}

/** '14 steps and a landing carpeted, about 11 m² all in': the steps are in that area. */
const stepsInAll =
  /\b\d{1,2} (?:steps|stairs|treads)( and (?:an? |the )?(?:\w+ )?landing)?(?: to be)? ?(?:carpeted|covered|done)?(?=,? (?:it'?s |its |that'?s |so )?(?:about |roughly |around )?\d+(?:\.\d+)? ?(?:square met(?:re|er)s|m2|m²|sq\.? ?m\w*) (?:all in|in all|in total|altogether|total)\b)/i;
/** 'moving into our first house in Bangor and want …': nobody asks where we are. */
const movingIn =
  /^(?:(?:hi|hello|hiya|hey)(?: there)?,? )?(?:(?:we|i)(?:'?re|'?m| are| am|'?ve| have)? (?:just |recently )?|just )?(?:moving|moved|bought) (?:into )?(?:our|my|a|an)(?: own)?(?: first| new| old| wee)* (?:house|home|flat|place|bungalow|cottage)(?: in [a-z]+)?,? (?:and |so )?(?=(?:i|we|want|need|looking|after|would)\b)/i;
const goodsAndDelivery =
  /\b(with (?:the |an? )?(?:underlay|glue|adhesive|grout))(?: all)?,? (?:and |then )?(?:delivered|with delivery|delivery|getting it delivered|including delivery)(?: (to [a-z]+(?: [a-z]+)?))?(?=[\s?!.]*$)/i;

/** 'a white wall tile and the grout for it', 'which 600x600 have you, and what adhesive goes with it': the floor, and then what goes with it. */
const floorAndGoods =
  /^(?=.*\b(?:tiles?|porcelain|laminate|lvt|vinyl|carpet|wood|oak|planks?)\b)(?=.*\b(?:need|want|looking for|show me|have you|do you have|after|pick|choose)\b)(?!.*\b(?:how (?:many|much)|cost|price|\d+ ?(?:m2|m²|sq\w*|m)\b))((?:(?!\b(?:grout|adhesive|glue|underlay)\b).){8,}?)[,?.]* and (?:what |which |the |some |any )*((?:grout|adhesive|glue|underlay)(?:(?:,| and| &) (?:the )?(?:grout|adhesive|glue|underlay))*)(?: (?:goes|go|would go|to go|i(?:'d| would)? need|do i need|is needed))? (?:with|for) (?:it|them|that|those)[\s?!.]*$/i;
/** 'I need an ivory porcelain. What have you in stock': of that. */
const whichInStock =
  /\b((?:need|want|looking for|pick|choose)\b[^.?!]{5,80})[.,;?!] ?(?:what|which)(?: ones?)? (?:have (?:you|yous)|do (?:you|yous) have|(?:you|yous) got)(?: got)? in stock\b/i;
/** 'I have to pick one by Friday': when they choose, and nothing of delivery. */
const pickedBy = /\b((?:pick|choose|decide on|settle on|select)\b[^.?!]{0,50}?),? by (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** 'how do you clean it and what do I need to buy for it': what is sold for it is told with it. */
const careAndGoods =
  /(\bhow (?:do|would|should) (?:you|i|we) (?:clean|look after|care for|maintain|wash|mop)\b[^?.!]*?),? and what (?:do|should|would|will) (?:i|we) (?:need to |have to )?(?:buy|get|need)(?: for (?:it|that|them)| to do it)?(?=[\s?!.]*$)/i;
/** 'got a sample of the Quoile Mill Oak and love it, can I lay it over tiles': of that floor, and no more of samples. */
const sampleLiked =
  /^[^.?!]*\b(?:got|have|had|has|received|ordered) (?:an?|the|my|your) samples? of (the [a-z][a-z ]{2,40}?)(?: (?:here|today|yesterday))?(?:,| and)+ (?:(?:i|we|he|she|they) )?(?:really |just )?(?:loves?|likes?|it'?s (?:lovely|perfect|great|gorgeous|nice))\b[^,.?!]*[,.!]? (?:and |but |so )*((?:can|could|would|will|is|does|do|how|what)\b.*?)\b(?:it|this|that)\b/i;
/** 'on top of the old tiles or do they need to come up': the one says the other. */
const orComesUp =
  /\b((?:over|on|on top of) (?:the |my |our )?(?:old|existing) (?:tiles|lino|vinyl|floor|floorboards|boards)),? or (?:do|does|would|will|must|should) (?:they|it|the (?:old )?(?:tiles|lino|vinyl))(?: all)? (?:need to |have to )?(?:come|be (?:lifted|taken|ripped|pulled)|go)(?: up| out)*(?=[\s?!.]*$)/i;
/** 'do you do trade prices? I go through a lot of adhesive': no adhesive is asked for. */
const goesThrough =
  /(?<=[.?!,] ?)\b(?:(?:i|we|cos|as|because) )*(?:go|get|going) through (?:an? )?(?:good |fair |wee |quite a )?(?:bit|lot|load|few|amount)s? of [^.?!]*[.?!]*$/i;
/** 'can I get the Hexley hexagon in black' */
const inThatColour =
  /^(?:hi,? )?(?:can (?:i|you|we|u) (?:get|do|buy|have)|have (?:you|yous)(?: got)?|do (?:you|yous) (?:do|have|sell|stock)|is there|could i get) the ([a-z][a-z -]{3,40}?) in (?:an? )?((?:(?:dark|light|pale) )?(?:black|white|grey|green|blue|pink|red|cream|beige|brown|gold|silver|yellow|teal))(?=[\s?.!]*$)/i;
/** 'carpet or laminate with a good underlay': which of the two. */
const withGoodUnderlay =
  /\b((?:carpet|laminate|wood|lvt) or (?:carpet|laminate|wood|lvt)) with (?:an? )?(?:good|decent|thick|proper|nice) underlay\b/i;

/** 'how much with underlay and delivered to Newry': the sum, and what is delivered for how much. */
const inTwo = (question: string) =>
  question
    .replace(movingIn, '')
    .replace(/\b(have|got|with|are) (two|three|four|2|3|4|some|our|my) (?:wee|little|small|young) (?:ones|uns)\b/i, '$1 $2 children')
    .replace(/\b(would|will|can|could) (this|it|that|these|they) do (?:an?|the|my|our) (?:stairs|staircase)\b/i, '$1 $2 do on stairs')
    .replace(careAndGoods, '$1')
    .replace(sampleLiked, '$2 $1')
    .replace(orComesUp, '$1')
    .replace(goesThrough, '')
    .replace(inThatColour, 'does the $1 come in $2')
    .replace(withGoodUnderlay, '$1')
    .replace(
      /(\bscreed\b.*\bwhen can (?:i|we) (?:lay|tile|floor|fit)\b[^?]*?),? and what (?:should|do|must) (?:i|we) (?:check|do|test)(?: first| before)?(?=[\s?!.]*$)/i,
      '$1',
    )
    .replace(pickedBy, '$1')
    .replace(whichInStock, '$1 in stock')
    .replace(floorAndGoods, '$1. what $2 goes with it?')
    .replace(stepsInAll, 'the stairs$1 carpeted')
    .replace(goodsAndDelivery, (_, goods, place) => `${goods}. How much is delivery ${place ?? ''}`.trim())
    .replace(sumDelivered, (_, sum, place) => `${sum} cost. How much is delivery ${place ?? ''}`.trim())
    .replace(inStockBy, (_, when) => ` in stock. Can it be delivered ${when}`)
    .replace(stairCarpetAndUnderlay, 'stair carpet. Which underlay for stair carpet')
    .replace(/\btrade\b/i.test(question) ? ofOwnTrade : /(?!)/, '');

/** 'do you do trade prices? I'm a fitter in Lisburn': who asks, and no question after fitting. */
const ofOwnTrade =
  /[,.;?!]? *\b(?:i'?m|i am|we'?re|we are) (?:an? |only an? |just an? )?(?:\w+ )?(?:fitter|tiler|joiner|builder|contractor)s?\b[^.?!,]*,?/i;

/** 'what would 10 boxes of the Strand Grey cost me delivered': the sum, and the delivery. */
const sumDelivered =
  /^((?:(?:and|so|ok),? )*(?:what|how much)\b(?! ?(?:'?s |is )?the total).*\b\d+(?:\.\d+)? ?(?:boxes|packs|m2|m²|sqm|metres|square metres|rolls|lengths) of .{3,50}?)(?: cost(?: me)?| come to| be)?,? (?:delivered|with delivery|including delivery|incl delivery)(?: (to [a-z]+(?: [a-z]+)?))?[\s?!.]*$/i;

/** 'in stock that can be delivered this week': what there is, and whether it comes so soon. */
const inStockBy =
  /,? in stock (?:that|which) (?:can|could) be delivered (this week|next week|today|tomorrow|by \w+(?: \w+)?|before \w+(?: \w+)?)(?=[\s?!.,]|$)/i;
const stairCarpetAndUnderlay = /\b(?:stairs? carpet|carpet for (?:the |my )?stairs) (?:and|with) (?:an? |the )?underlay(?=[,.;?!]|$)/i;

const doesThere =
  /\b(?:do|go|work|suit|be (?:ok|okay|alright|fine|grand)|be suitable|last|stand up)(?: well| ok)? (?:out |in |up |down )?there\b(?!\u2019|')/i;

/** 'would the Narrows Oak do out there', after what a garden room takes: there is that room. */
function withRoomMeant(question: string, { wish }: Pick<AnswerContext, 'wish'>): string {
  const room = wish?.room.length === 1 ? wish.room[0]?.toLowerCase() : null;
  return room ? question.replace(doesThere, (said) => said.replace(/(?:out |in |up |down )?there$/i, `in a ${room}`)) : question;
}
