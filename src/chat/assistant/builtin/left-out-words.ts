import type { AnswerContext } from '../context.ts';

const bases =
  /\b(?:(damp|uneven|old|painted)\b.{0,20}?\b)?(concrete|floorboards|chipboard|screed|slab|plywood|quarry tiles|(?<!carpet )tiles|lino|parquet)\b/i;
const isOnTop = /\b(?:(?:on|over) (?:the )?top(?: of (?:it|that|this|them))?|(?:over|onto) (?:it|that|this|them))(?=(?: instead| then)?[\s?!.]*$)/i;
const floorNamed = /\b(?:what|which) (?:can|could|would|should) (?:go|i|we|you)\b/i;

/** 'what can go on top', after an old concrete floor that is damp: over that. `last`: what the visitor said before. */
export function withBaseMeant(question: string, last: string): string {
  const [, state = '', base] = bases.exec(last) ?? [];
  if (!base || bases.test(question) || !isOnTop.test(question)) return question;
  const isDamp = /\bdamp\b/i.test(last) && /^(?:concrete|screed|slab)$/i.test(base);
  const below = `${isDamp ? 'damp ' : /uneven|painted/i.test(state) ? `${state} ` : ''}${base}`;
  return question
    .replace(isOnTop, `over ${below}`)
    .replace(floorNamed, (said) => said.replace(/^(what|which)/i, '$1 floor'))
    .toLowerCase();
}

const bareKind =
  /^(?:(?:and|so|but|ok),? )*(?:would|could|can|are|is|will) (?:an? |the )?(?:\w+ ){0,1}(?:tiles|laminate|lvt|vinyl|lino|carpet|wood|oak|porcelain) (?:be )?(?:ok|okay|alright|all right|fine|suitable|any good|any use|work|do|possible|go|too (?:thick|thin|warm|cold|soft|hot)|thick enough|safe|allowed)(?: then| instead| there)?[\s?!.]*$/i;
const below: Readonly<Record<string, string>> = { concrete: 'on concrete', 'over floorboards': 'over floorboards', 'over tiles': 'over tiles' };

const there: Readonly<Record<string, string>> = {
  ...below,
  'underfloor heating': 'with underfloor heating',
  pets: 'with pets',
  children: 'with children',
  'heavy traffic': 'for heavy traffic',
};
const bareName =
  /^(?:(?:and|so|but|ok),? )*(?:would|could|is|will|can) (the [a-z][a-z' -]{4,40}?) (?:do|suit|suitable|work|(?:be )?(?:ok|okay|alright|all right|fine|good|any good|any use))(?: (?:for|in|there|on|over|with)(?: (?:that|it|this|there|them))?)?(?: then)?[\s?!.]*$/i;

/** 'would the Narrows oak do', after what goes on concrete with heating: there. */
export function withNamedThere(question: string, { wish }: Pick<AnswerContext, 'wish'>): string {
  const name = bareName.exec(question.trim())?.[1];
  if (!wish || !name || bareKind.test(question)) return question;
  const rooms = wish.room.map((room) => (room === 'Stairs' ? 'on the stairs' : `in a ${room.toLowerCase()}`));
  const places = [...rooms, ...wish.condition.flatMap((one) => there[one] ?? [])];
  return places.length ? `is ${name} ok ${places.join(' and ')}?` : question;
}

const heating = /\b(?:underfloor|under ?floor|heated floor|ufh)\b/i;

/** 'would tiles be ok', after what goes on concrete, or in a conservatory: there. */
export function withKindThere(question: string, last: string, { wish }: Pick<AnswerContext, 'wish'>): string {
  if (!bareKind.test(question)) return question;
  const isHeated = wish?.room.length ? false : wish?.condition.length ? wish.condition.join() === 'underfloor heating' : heating.test(last);
  if (isHeated) return `${question.replace(/(?: there)?[\s?!.]*$/, '')} over underfloor heating?`;
  if (!wish) return question;
  const [base, ...more] = wish.condition.filter((one) => below[one]);
  const [room, ...rooms] = wish.room;
  const bare = question.replace(/(?: there)?[\s?!.]*$/, '');
  const isOfBase = base && !more.length && !room && wish.condition.every((one) => one === base || one === 'damp');
  if (isOfBase) return `${bare} ${wish.condition.includes('damp') ? (below[base] ?? '').replace('on ', 'on damp ') : below[base]}?`;
  return room && !rooms.length && !wish.condition.length
    ? `${bare} ${room === 'Stairs' ? 'on the stairs' : `in a ${room.toLowerCase()}`}?`
    : question;
}

const counted = /\b(adhesive|glue(?![ -]?down)|grout|levelling compound|stair nosings?|nosings?)\b/gi;
const asksGoods = /\b(?:sell|stock|have you|do (?:you|yous) (?:do|have)|what|which|need)\b/i;
const bareAmount =
  /^((?:(?:and|so|ok|right),? )*how (?:much|many)(?: bags| tubs)?) ?((?:(?:of (?:it|that|them) )?(?:would|do|will|should) (?:i|we) (?:need|want|use|be needing) |(?:of (?:it|that|them) )?(?:is|are) needed |would it take |does it take )?for (?:an? |the |my )?(?:area of |room of |room )?\d[\w .²]*(?:(?:x|by) ?\d[\w .²]*)?)[\s?!.]*$/i;

/** 'how much would I need for 20 m²', after the adhesive for a floor was asked for: of that; 'how many for 12 steps', after nosings. */
export function withGoodsCounted(question: string, last: string): string {
  const goods = [...new Set([...last.matchAll(counted)].map(([word]) => word.toLowerCase()))];
  const [name] = goods;
  const [, asks, rest] = (goods.length === 1 && asksGoods.test(last) && bareAmount.exec(question.trim())) || [];
  if (!name || !asks || rest === undefined) return question;
  // Steps take nosings, areas the rest.
  const isOfSteps = /\b(?:steps|stairs|treads)\b/i.test(rest);
  if (isOfSteps !== /nosing/.test(name)) return question;
  const deep = name === 'levelling compound' && !/\d ?mm/.test(rest) ? /\b\d{1,2}mm\b/.exec(last)?.[0] : null;
  // Of adhesive one asks how much.
  const amount = isOfSteps ? asks : asks.replace(/\bhow many$/i, 'how much');
  return `${amount}${/(?:bags|tubs)$/.test(asks) ? ' of' : ''} ${isOfSteps ? 'stair nosings' : name} ${rest.replace(/^of (?:it|that|them) /i, '')}${deep ? ` at ${deep}` : ''}`;
}

const asksRating = /\bwhat (?:slip|r|anti-?slip) ?ratings?\b|\bwhat ratings?\b/i;
const hasThat =
  /^(?:(?:and|so|ok),? )*(?:which|what)(?: ones)? (?:of (?:yours|your tiles|them|those) )?(?:have|has|are|do (?:you|yous) have with|would have) (?:that|those|it|the right one)(?: rating)?[\s?!.]*$/i;

/** 'what slip rating for the floor', after tiles for a shower: that of a shower; 'which of yours have that': of those tiles. */
export function withSlipMeant(question: string, last: string, { wish }: Pick<AnswerContext, 'wish'>): string {
  const room = /\bshower\b/i.test(last) ? 'shower' : wish?.room.length === 1 ? wish.room[0]?.toLowerCase() : null;
  if (!room) return question;
  if (hasThat.test(question) && asksRating.test(last)) return `which tiles are R10 or more for a ${room}${room === 'shower' ? ' floor' : ''}`;
  const asksThere = asksRating.test(question) && !/\b(?:shower|wet room|bathroom|kitchen|hall|patio|is it|is that|mean)\b/i.test(question);
  return asksThere ? `${question.replace(/[\s?!.]*$/, '').replace(/ (?:for|on|in) the floor$/i, '')} for a ${room} floor` : question;
}

const goodsNamed = /\b(tile trim|threshold|t-?bars?|door bars?|stair nosings?|scotia|skirting|grout|silicone|underlay)\b/i;
const inColour =
  /^(?:(?:and|so|ok|but),? )*(?:do|have|would|is|are|any) ?(?:you|yous|they|it|that|there)?(?: (?:do|have|got|sell|stock|come|get))?(?: (?:it|them|that|an? one|one|those|any))? in (?:an? )?((?:matt |antique |polished |satin )?(?:brass|chrome|silver|gold|black|white|grey|oak|brown|cream|beige|walnut|steel))[\s?!.]*$/i;

/** 'do you do it in brass', after tile trim: of the trim, whatever was asked of it in between. */
export function withGoodsInColour(question: string, last: string, { wish, focus }: Pick<AnswerContext, 'wish' | 'focus'>): string {
  const colour = inColour.exec(question.trim())?.[1];
  const goods = colour ? (goodsNamed.exec(last)?.[1] ?? (focus ? null : wish?.floor.find((one) => goodsNamed.test(one)))) : null;
  return goods ? `have you ${goods.toLowerCase()} in ${colour}` : question;
}
