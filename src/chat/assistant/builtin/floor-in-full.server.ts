import { readProduct } from '#catalogue/catalogue.server.ts';
import { placesOf } from './answers/guide.server.ts';
import { isGoods } from './is-goods.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked, Pointed } from './part.ts';

const lead = '^(?:(?:and|so|but|ok|okay|right|grand|then|well|also|just|oh|no|aye|yes) )*';
const why = new RegExp(
  `${lead}(?:why|how come|why (?:is|would|does|did) (?:that|it|this)(?: be| happen\\w*| do that)?|what(?:s| is| would be)? (?:causes?|causing|wrong)(?: (?:it|that|with it))?|what causes (?:it|that))$`,
);
const mending = /\b(?:fix\w*|repair\w*|sort(?:ed)?|mend\w*|save[ds]?|rescue[ds]?|right|need (?:a )?new|replac\w*|undo|stop (?:it|that))\b/;
/** 'my laminate is lifting at the joins': no question. */
const isTold =
  /^(?!(?:what|why|how|which|can|could|do|does|is|are|should|would|will|where|when|have|has)\b).*\b(?:my|the|our|a|its|has|have|is|are|keeps?|got)\b/;
const canIPut = new RegExp(
  `${lead}(?:can|could|should|would|do|is it ok (?:if|to)|am i ok (?:to|putting)) ?(?:i|we|you)? ?(?:still |just |not )*(?:put|lay|use|have|fit|get|go (?:for|with)|putting|laying) (?:a |an |the |some )?(?:\\w+ ){1,3}?(?:(?:down|there|in|in there|on it|on that|over it|over that|on top|instead|then|anyway|though|at all) ?)*$`,
);
const whatWould = new RegExp(
  `${lead}(?:what|which)(?: (?:kind|sort|type) of)? (?:\\w+ ){1,3}?(?:would|can|could|does|will|should (?:i|we) (?:use|get|have)|do you have(?: for (?:it|that))?|is ok|are ok|is)(?: (?:then|do|suit|work|be ok|be better|be good|go|ok|there|instead|so))*$`,
);
const whichOne = new RegExp(
  `${lead}(?:what|which)(?: one)?(?: would| does| will| should i (?:get|use|buy)| do i (?:need|want|get|use|buy)| is)(?: (?:then|do|work|suit|be ok|be right|ok|right|instead|so|it|that|for (?:it|that)))*$`,
);
const better = new RegExp(
  `${lead}(?:have|do|is there|are there|got|any|what about|show me)(?: (?:you|yous|ye))?(?: (?:have|got|do|sell))?(?: any(?:thing)?| some(?:thing)?| a| one)?(?: that(?:s| is))? (?:bit )?(?:better|tougher|stronger|harder wearing|hard wearing|more hard wearing)(?: (?:one|ones|version|than (?:it|that|this)|then))*$`,
);
const underneath =
  /\b(?:floor ?boards|quarry tiles|old tiles|tiles|concrete(?: floor)?|screed|chipboard|parquet|plywood|asphalt|(?:old |sheet )?(?:lino|vinyl)|laminate)\b/;
const overThem = /\b(over|on top of|onto|on) (?:them|it|that|this|those)\b/;
const whatAbout = new RegExp(`${lead}(?:what about|how about|or|is|are|would)(?: (?:a|an|the))? (?:\\w+ ){0,2}\\w+(?: (?:then|instead|ok|do))*$`);
const isQuestion = /^(?:and |so |but |ok )*(?:can|could|do|does|is|are|should|would|will|how|what|which|why)\b/;
const floorSaid = /\b(?:laminate|lvt|vinyl|carpet|tiles|engineered wood|solid wood|wood|lino|porcelain)\b/g;
const withIt =
  /\b(?:total|altogether|all together|all in|in all|come to|cost|sum|price)\b.*\b(?:with (?:it|that|them|both|the lot|everything)|together|both|included)\b/;
const saving =
  /\bhow much (?:would|does|will|do) (?:that|it|they|those) save\b|\bwhat (?:would|do) (?:i|we) save\b|\bhow much (?:would|do|will) (?:i|we) save\b/;
const needsSpecial = /\b(?:special|particular|certain|proper|right|different|specific|kind of|sort of|type of)\b/;
const unharmed =
  /\b(?:something|anything|one|floor|a thing)\b.*\b(?:cant|wont|cannot|can't|won't|not) (?:be )?(?:wreck\w*|ruin\w*|destroy\w*|damage\w*|hurt|kill|mark|scratch|break|chew)\b/;
const ofWear = /\b(?:wear|hall\w*|traffic|dogs?|cats?|pets?|kids|busy|claws|scratch\w*|shop|office|ac ?\d|hard|tough|enough|stairs|last\w*)\b/;
const ofWarranty =
  /\b(?:cover\w*|void\w*|valid|counts?|still good|still stand|holds?|appl(?:y|ies)|myself|ourselves|own fitter|joiner|transfer\w*|move|sell (?:the|my)|register\w*|commercial|rent\w*|if)\b/;

/** A short message on floors as the full question that it stands for, by what was told and answered before it; null where it stands by itself. */
export async function floorInFull(asked: Asked, before: string): Promise<string | null> {
  const { reading, context, shop, visitor } = asked;
  const { said, floor } = reading;
  // 'my lino has a tear', 'why', 'can it be fixed'
  const last = (before.split(' ').length < 4 && asked.beforeThat ? asked.beforeThat : before).toLowerCase();
  const id = context.focus ?? (context.topic === 'facts' ? visitor.productId : null);
  if (context.topic === 'advice' && isTold.test(last) && floor.length === 0) {
    if (why.test(said)) return askedWhy(last);
    if (mending.test(said) && said.split(' ').length <= 10) return `how do i fix it, ${last}`;
  }
  if (/\b(?:guarant\w+|warrant\w+|does it cover)\b/.test(last) && ofWarranty.test(said) && (context.topic === 'facts' || context.topic === 'warranty')) {
    const which = context.focus ? ' on it' : context.shown.length > 1 ? ' on those' : '';
    const rest = said.replace(/^(?:(?:and|so|but|ok|what|then) )*(?:(?:does|is|would|will|do) (?:it|that|they) )?/, '');
    return /^(?:cover|includ)/.test(rest) ? `does the warranty${which} ${rest}` : `is the warranty${which} still good ${/^if\b/.test(rest) ? rest : `if ${rest}`}`;
  }
  const goods = floor.filter(isGoods);
  // 'whats the total with it' after the underlay was counted with the floor.
  const [besides] = /\b(?:underlay|adhesive and grout|adhesive|grout)\b/.exec(last) ?? [];
  if (context.topic === 'calculate' && besides && !floor.length && withIt.test(said)) return `and with ${besides}`;
  if (context.topic === 'find' && context.before && saving.test(said)) return 'how much cheaper are they';
  // 'do I need special adhesive' of the tiles that are looked for.
  const sought = context.wish?.floor.filter((one) => !isGoods(one)) ?? [];
  if (goods.length === 1 && floor.length === 1 && sought.length === 1 && !context.focus && needsSpecial.test(said))
    return `what ${goods[0]} for ${sought[0]}${context.wish?.room[0] ? ` for a ${context.wish.room[0].toLowerCase()}` : ''}`;
  if (unharmed.test(said) && !floor.length && context.wish && context.wish.room.length + context.wish.condition.length > 0)
    return `what is the toughest floor for a ${[...context.wish.room, ...context.wish.condition].join(' with ').toLowerCase()}`;
  const [kind, ...otherKinds] = floor.filter((one) => !isGoods(one));
  // 'can I lay laminate over them' of the floorboards that were told of.
  const [under] = underneath.exec(last) ?? [];
  if (kind && under && !under.includes(kind) && !context.focus && overThem.test(said)) return said.replace(overThem, `$1 ${under}`);
  // 'can I lay LVT over them' and then 'what about laminate'
  const named = [...last.matchAll(floorSaid)].map(([word]) => word);
  if (kind && !otherKinds.length && context.topic === 'advice' && named.length === 1 && whatAbout.test(said) && isQuestion.test(last)) return last.replace(floorSaid, kind);
  const kinds = floor.filter((one) => !isGoods(one));
  const places = [...(context.wish?.room ?? []), ...(context.wish?.condition ?? [])].map((one) => one.toLowerCase());
  if (kinds.length === 1 && places.length && !placesOf(reading).length && (context.topic === 'facts' || context.topic === 'suitability') && whatWould.test(said))
    return `show me ${kinds[0]} for ${places.join(' and ')}`;
  const product = id && floor.length === 0 && (whichOne.test(said) || better.test(said)) ? await readProduct(shop, id) : null;
  if (!product) return null;
  if (better.test(said) && ofWear.test(`${last} ${said}`)) {
    const kind = adviceKindOf(product);
    return kind ? `show me hard wearing ${kind}${context.wish?.room[0] ? ` for ${context.wish.room[0].toLowerCase()}` : ''}` : null;
  }
  const [, laid] = /\b(?:under|for|with|on|beneath|below) (?:a |an |my |the )?((?:engineered |solid |click |glue[- ]?down |sheet )?(?:laminate|carpet|lvt|vinyl|tiles?|wood|lino|porcelain))\b/.exec(last) ?? [];
  const category = product.category === 'Underlay' ? 'underlay' : product.category === 'Adhesives' ? 'adhesive' : null;
  return category && laid && whichOne.test(said) ? `what ${category} for ${laid}` : null;
} // biome-ignore format: one line for each rule

/** 'why is my laminate lifting' */
function askedWhy(told: string): string {
  const [, what, verb, rest] = /^(?:.*\b(?:but|and|that) )?((?:my|the|our|a|an) (?:\w+ ){0,2}\w+?) (is|are|has|have|keeps?) (.*)$/.exec(told) ?? [];
  if (!what || !verb) return `why, ${told}`;
  return verb.startsWith('keep') ? `why does ${what} keep ${rest}` : `why ${verb} ${what} ${rest}`;
}

/** 'so can I put laminate down' after what was told of the floor or the room: whether that kind suits it. */
export function kindInPlace(asked: Asked): Pointed | null {
  const { reading, context } = asked;
  const { floor, names, said, room, condition, measured } = reading;
  const { wish } = context;
  if (floor.length !== 1 || isGoods(floor[0] ?? '') || names.length + room.length + condition.length + measured.length > 0 || !wish) return null;
  if (wish.room.length + wish.condition.length === 0 || !canIPut.test(said) || context.focus) return null;
  return { asked: { ...asked, reading: { ...reading, room: wish.room, condition: wish.condition, intent: null } }, task: 'suitability' };
}
