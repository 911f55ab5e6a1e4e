import { nameInText } from '../answer-text.ts';
import type { Reading } from '../reading/read-question.ts';

/** How a question begins that somebody else could understand by itself. */
const asksByItself =
  /^(?:and |so |but |also |then |please |if (?:not|so) )*(?:do|does|did|can|could|will|would|is|are|am i|has(?! (?:an?|two|three|her|his|its|got)\b)|how|what|whats|when|where|wheres|which|who|whos|why|should|must)\b/;
/** Words that may be in any question, and say nothing of what it is about. */
const ofAnything = new Set(
  'about above again also cause caused causes causing charge charges another anybody anyone anything around because been before being better both catch coming cost costs dear dearer does doing done down each either else enough even ever overkill daft mad silly every everyone everything extra first free from gets give goes going good happen happens have having here hold idea ideas include included includes instead just keep kind know later left like long longer look made make makes many matter maybe mean means might minute more most much must myself need needed needs never next once only other over people place please possible price put rather really recommend right same should sort still suggest sure take takes tell than that their them then there these they thing things think this those though time times today trouble true turn under until used using very want wanted well went were what whats when where which while with without work works worse worth would wrong wide width size sizes thick thickness deep length heavy your yourself'.split(
    ' ',
  ),
);

/** Whether it asks something that can be answered, or not, without the rest of the message. */
export function asksByWords({ said, text, floor, room, condition, asks }: Reading): boolean {
  return asksByItself.test(said) || asksByItself.test(text) || (asks.advice && floor.length > 0 && room.length + condition.length > 0);
}

/** 'and what do I cover it with': it names nothing itself, and leans on what was said before. */
export function leansBack({ floor, names, room, condition, measured, refersBack }: Reading): boolean {
  return refersBack && floor.length + names.length + room.length + condition.length + measured.length === 0;
}

const ofHeat = /^(?:hot|hotter|hottest|heat|temperature|temp|degrees)$/;

const [ofMoney, ofPrice] = [/^(?:money|cash|damage|quid)$/, /£|\bprice\b/];

/** Whether it asks after something of which nothing is said in an answer: 'customs', 'stair rods'. */
export function isUnheard({ other, strangers, asks }: Reading, answer: string): boolean {
  // 'porcelain or ceramic, whats the differ': of what was named before.
  if (asks.strongCompare) return false;
  const told = answer.toLowerCase();
  // 'what is the hottest it can be run' where degrees are told.
  if (told.includes('°') && other.some((word) => ofHeat.test(word))) return false;
  // 'do I get my money', 'what sort of money' where the price is told.
  if (ofPrice.test(told) && other.some((word) => ofMoney.test(word))) return false;
  const own = [...new Set([...other, ...strangers])].filter((word) => word.length > 3 && /^\p{L}+$/u.test(word) && !ofAnything.has(word));
  return own.length > 0 && own.every((word) => !told.includes(word.slice(0, Math.max(4, word.length - 2))));
}

const longest = 80;

/** What was asked, in the visitor's own words, as it may stand in an answer. */
export function sayAsked({ text }: Reading): string {
  const own = nameInText(text.replace(/^(?:and|so|but|also|then|plus|please)\s+/i, '').replaceAll(/["“”]/g, ''));
  return own.length < longest ? `“${own}”` : 'the rest of it';
}
