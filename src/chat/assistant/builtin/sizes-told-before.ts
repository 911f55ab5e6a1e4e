import { lengthOf } from '../reading/sides.ts';

const figure = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`\s?(?:mm|cms?|m|mtrs?|met(?:re|er)s?|ft|feet|foot)?`;
/** 'sorry its 4.9 not 4.6', 'not 4.6 but 4.9' */
const notThat = new RegExp(String.raw`(?<![\d.x])(${figure})${unit}(?: \w+)?,?\s+(?:and )?not\s+(?:the )?(${figure})(?![\d.])`, 'i');
const notThatBut = new RegExp(
  String.raw`\bnot\s+(${figure})${unit}(?: \w+)?,?\s+(?:but|its|it'?s|it is|thats?|i meant)?\s*(${figure})(?![\d.])`,
  'i',
);
/** 'actually make that 28', of the one area or the one number of boxes that was told. */
const makeThat =
  /^(?:(?:sorry|oh|no|oops|wait|actually|ah|hang on|well|ok|can we|could we|can you|lets|please)[\s,]+)*(?:make (?:that|it)|i meant(?: to say)?|i mean|(?:it|that) should (?:be|have been|say)|should have said)\s+(\d+(?:\.\d+)?)(?:\s+(?:instead|then|please|sorry|not))*[\s.!?]*$/i;
const amountTold = /(?<![\d.x])(\d+(?:\.\d+)?)(?=\s*(?:m2|m²|sqm|sq\.? ?m\w*|square m\w+|boxes|packs|rolls|metres of)\b)/gi;
const corrects = /\b(?:sorry|oops|wrong\w*|actually|should|meant|mistake|instead|what if|mis-?measured|re-?measured|correction)\b/i;
const rectangle = new RegExp(String.raw`(?<![\d.])(${figure})(${unit})\s*(?:x|×|by|\*)\s*(${figure})(${unit})`, 'i');
const oneSide = new RegExp(String.raw`(?<![\d.])(${figure})(${unit})\s*(long|in length|wide|across|in width|high|tall)\b`, 'gi');
/** 'and if the room is 4.8 instead': whichever side is nearest to that. */
const bareSide =
  /^(?:(?:and|but|so|ok|what|or|sorry),? )*(?:if |say )?(?:the |my |our )?(?:room|hall|kitchen|bedroom|bathroom|floor|side|it)(?:'?s| is| was| were) (?:really |actually |only )?(\d+(?:\.\d+)?)\s?(?:m|met(?:re|er)s?)?(?: instead| not that| then)[\s?!.]*$/i;
const [shortestMm, longestMm] = [500, 30_000];
const number = '(two|three|four|five|six|[2-9])';
const rooms = '(?:bath|bed|shower |box |spare |utility |sun)?rooms|toilets|ensuites|en-suites|halls|landings|flats|houses|offices|kitchens|walls';
const countedRooms = new RegExp(String.raw`\b${number}\s+(?:\w+\s+)?(${rooms})\b`, 'i');
const countAfter = /\b(?:(?:the|all|for|do|them) (two|three|four|five|six|[2-6])\b(?! ?(?:m|mm|cm|ft|x|by|boxes|packs)\b)|(both)\b)/i;
const each = /\beach(?: of (?:them|the \w+)| one)?\b/i;
const longest = 14;

/**
 * A message that tells sizes of what was told in a message before, with the rest of them put in: one figure in the place of another
 * ('sorry its 4.9 not 4.6' is the earlier message with 4.9), the length after the width, and how many rooms there are 'each' of that size.
 * `earlier`: the visitor's messages before it, the latest last.
 */
export function withSizesBefore(question: string, earlier: readonly string[]): string {
  if (!/\d/.test(question)) return question;
  const before = earlier.toReversed();
  return corrected(question, before) ?? withEach(withOtherSide(question, before), before);
}

function corrected(question: string, before: readonly string[]): string | null {
  if (question.split(/\s+/).length > longest) return null;
  const [, now, old] = notThat.exec(question) ?? [];
  const [, oldFirst, nowAfter] = now ? [] : (notThatBut.exec(question) ?? []);
  const [right, wrong] = [now ?? nowAfter, old ?? oldFirst];
  if (right && wrong) {
    const place = new RegExp(String.raw`(?<![\d.])${wrong.replace('.', String.raw`\.`)}(?![\d]|\.\d)`);
    const told = before.find((text) => place.test(text));
    return told?.replace(place, right) ?? null;
  }
  const [, figureNow] = makeThat.exec(question.trim()) ?? [];
  if (figureNow) {
    const told = before.find((text) => [...text.matchAll(amountTold)].length === 1);
    return told?.replaceAll(amountTold, figureNow) ?? null;
  }
  const [, sideNow] = bareSide.exec(question.trim()) ?? [];
  if (sideNow) return before.find((text) => rectangle.test(text))?.replace(rectangle, (_, ...sides: string[]) => withNearest(sides, sideNow)) ?? null;
  const side = sidesIn(question);
  if (side.length !== 1 || !side[0] || !corrects.test(question)) return null;
  const { said, unitSaid, way } = side[0];
  const told = before.find((text) => rectangle.test(text));
  return (
    told?.replace(rectangle, (_, a: string, unitA: string, b: string, unitB: string) => {
      const isFirst = Number(a) >= Number(b) === (way === 'long');
      return isFirst ? `${said}${unitSaid || unitA} x ${b}${unitB}` : `${a}${unitA} x ${said}${unitSaid || unitB}`;
    }) ?? null
  );
}

/** The two sides of a rectangle with the figure in the place of the one that is nearer to it. */
function withNearest([a = '', unitA = '', b = '', unitB = '']: readonly string[], now: string): string {
  const isFirst = Math.abs(Number(a) - Number(now)) <= Math.abs(Number(b) - Number(now));
  return isFirst ? `${now}${unitA} x ${b}${unitB}` : `${a}${unitA} x ${now}${unitB}`;
}

/** 'how much if the room is 4.6 long', after 'a playroom 3.7 wide'. */
function withOtherSide(question: string, before: readonly string[]): string {
  const [side, ...more] = sidesIn(question);
  if (!side || more.length > 0) return question;
  for (const text of before) {
    const [other, ...others] = sidesIn(text);
    if (rectangle.test(text) || others.length > 0) return question;
    if (other && other.way !== side.way)
      return question.replace(side.whole, `${side.said}${side.unitSaid || 'm'} x ${other.said}${other.unitSaid || 'm'}`);
  }
  return question;
}

/** 'each bathroom is 2.2 x 1.9, what would the two cost', or where two bathrooms were spoken of before. */
function withEach(question: string, before: readonly string[]): string {
  if (!each.test(question) || !rectangle.test(question) || countedRooms.test(question)) return question;
  const [, counted, both] = countAfter.exec(question) ?? [];
  const [, countBefore, named] = before.map((text) => countedRooms.exec(text)).find(Boolean) ?? [];
  const many = counted ?? (both ? 'two' : countBefore);
  return many ? question.replace(each, `${many} ${named ?? 'rooms'} each`) : question;
}

type Side = { whole: string; said: string; unitSaid: string; way: 'long' | 'wide' | 'high' };

/** The sides that are told one by one, in a room's measure: no plank is so wide. */
function sidesIn(text: string): Side[] {
  if (rectangle.test(text)) return [];
  return [...text.matchAll(oneSide)].flatMap(([whole, said = '', unitSaid = '', word = '']) => {
    const mm = lengthOf(`${said}${unitSaid.trim()}`) ?? 0;
    const way = /high|tall/i.test(word) ? ('high' as const) : /long|length/i.test(word) ? ('long' as const) : ('wide' as const);
    return mm >= shortestMm && mm <= longestMm ? [{ whole, said, unitSaid: unitSaid.trim(), way }] : [];
  });
}
