import { splitClauses } from '../reading/clauses.ts';
import { noNames, readQuestion } from '../reading/read-question.ts';
import { mattersIn } from './matters/with-matters.server.ts';

const fitters = String.raw`(?:someone|somebody|anyone|a (?:man|fitter|joiner|tiler|fella)|(?:your |yer )?(?:fitters?|men|lads)|yous?|you lot|one of your (?:men|fitters|lads))`;
const joint = String.raw`(?:,? (?:and|plus|with)|,| &) (?:also |then |(?:i|we)(?:'?d| would)? (?:also )?)?(?:need |want |get |have |like )?`;
/** What is wanted besides the goods, and how it is asked alone. */
const services: readonly (readonly [says: RegExp, alone: (rest: string) => string])[] = [
  [new RegExp(`^(.+?)${joint}${fitters} (?:to (?:come (?:and |out and |out to )?)?)(?:fit|lay|install|put)(?: (?:it|them|that|the lot|everything)(?: (?:down|in))?)?\\b(.*)$`, 'i'), (rest) => `can you fit it${rest}`],
  [new RegExp(`^(.+?)${joint}(?:(?:it|them|everything) )?(?:fitted|laid|installed)(?= (?:by|before|in|on|for|next|this|asap|too|as well)\\b)(.*)$`, 'i'), (rest) => `can you fit it${rest}`],
  [new RegExp(`^(.+?)${joint}(?:(?:it|them|everything) )?(?:delivered|delivery|sent out|sent)(?= (?:to|by|before|for|next|this|asap)\\b)(.*)$`, 'i'), (rest) => `do you deliver${rest}`],
]; // biome-ignore format: a table
/** 'and want to know do yous do trade discount': asked alone as it stands. */
const asksBesides =
  /^(.+?)(?:,? (?:and|plus)|,) (?:also )?(?:i(?:'?d| would| am|'?m)? )?(?:just )?(?:want(?:ed|ing)? to know|wonder(?:ing|ed)?|was wondering|like to know|need to know)(?: if| whether)? (.+)$/i;
/** 'stair carpet that stands up to two dogs, about £15 a m². And do you fit it?' */
const asksFitting =
  /^(.+?)(?:[.?!,;]+ *(?:and |also |plus )*| (?:and|also|plus) (?:also )?)((?:do|can|could|would|will) (?:you|yous|ye|u) (?:also |even |then )?(?:fit|lay|install) (?:it|them|that|these|the lot|everything)\b.*)$/i;
const goods = /\b(?:carpets?|laminate|lvt|vinyl|lino|tiles?|wood|oak|engineered|parquet|herringbone|floor|flooring)\b/i;
const looks =
  /\b(?:need|needing|want|wanting|after|looking|look|any|have you|do (?:you|yous) (?:have|do|sell)|show me|cheapest|budget|under £?\d)\b/i;
/** 'can I order it and get it delivered', 'I bought tiles and need somebody to lay them': no goods are looked for. */
const looksForNone =
  /\b(?:bought|ordered|order|got (?:it|them|my|our)|my own|can (?:i|you|we)|could (?:i|you|we)|sample\w*|how (?:do|long|soon)|when|return\w*)\b/i;

const seeksGoods = (text: string) => goods.test(text) && looks.test(text) && !looksForNone.test(text);

/** 'carpet for two bedrooms under £15 a metre and somebody to fit it before Christmas': the goods, and then the service. Null for anything else. */
export function goodsAndService(question: string): [first: string, then: string] | null {
  for (const [says, alone] of services) {
    const [, first = '', rest = ''] = says.exec(question.trim()) ?? [];
    if (seeksGoods(first)) return [first, alone(rest)];
  }
  const [, wish = '', then = ''] = asksBesides.exec(question.trim()) ?? [];
  if (then && seeksGoods(wish)) return [wish, then];
  const [, sought = '', fitting = ''] = asksFitting.exec(question.trim()) ?? [];
  if (fitting && seeksGoods(sought)) return [sought, fitting];
  return wishThenService(question);
}

const wanted =
  /^(?:(?:hi|hello|hey|so|we|i|im|i'm|we're|just|need|needing|want|wanting|looking|look|after|for|id like|i'd like|we'd like|some|any|a|an|the)[, ]+)*/i;
/** What is told of a floor that is there, or asked. */
const tells =
  /\b(?:is|are|was|were|have|has|had|got|bought|ordered|laid|down|old|existing|over|onto|it|that|this|there|can|could|do|does|will|would|how|what|which|or|samples?|if|when|delivered|fitted)\b/i;
const storey = /\b(?:ground|top|upper|first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) floors?\b/gi;

/** 'tiles for a wet room floor please, and can you take away the old ones' */
function wishThenService(question: string): [first: string, then: string] | null {
  const [first = '', then = '', ...more] = splitClauses(question.trim());
  const wish = first.replace(wanted, '').replace(/,? please$/i, '');
  // 'third floor in an apartment block, would your driver carry 14 boxes up'
  if (!then || more.length || !goods.test(wish.replace(storey, '')) || tells.test(wish)) return null;
  const [one, ...others] = readQuestion(wish, noNames);
  if (!one || others.length || one.intent !== null || (one.floor.length !== 1 && !/\bfloor(?:ing)?\b/i.test(wish)) || one.measured.length > 0)
    return null;
  const describes = one.room.length + one.colour.length + one.condition.length + one.species.length + one.look.length + one.feature.length > 0;
  return describes && mattersIn(then).length > 0 ? [`show me ${wish}`, then] : null;
}
