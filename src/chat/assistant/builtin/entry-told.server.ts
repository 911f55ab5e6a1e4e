import { longestQuestion, type Question } from '../assistant.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { adviceKind } from './answers/guide.server.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked } from './part.ts';

type Meant = { asked: Asked; guesses: readonly Guess[] };

/** Below this what a message means by itself may give way to the entry that was told last. */
const [unsure, unsureOfIt, unsureInOne] = [0.45, 0.65, 0.9];
const longest = 6;
const goesOn = /^(?:and|what about|how about|or|same|how long (?:for|with))\b/;
const it = /\b(?:it|that|this|they|them|these|those)\b/;
const mat = /\bmats?\b/;
/** 'which is less slippy' of the two that were set side by side. */
const whichOfTwo = /^(?:and |so )?which (?:is|are|one|of)\b/;
/** Words that speak of a kind without being its name. */
const ofOneKind = /\b(?:til(?:ing|ed)|grout\w*|glued? down)\b/g;
/** 'and to do the hall?' asks for a sum, 'and have you it in oak' for goods, 'who pays for it' of a fault. */
const ofOther =
  /\b(?:price|cost|much|many|delivery|sample|stock|sell|show|buy|have you|do you|cheaper|underlay|glue|grout|adhesive|faulty|pays?|refund|guarantee|warranty)\b/;

/**
 * 'and for glue-down LVT?' after when the heating may go on, 'do I need it on a heated floor' after flexible adhesive: meant as the entry of
 * the guide that was told last, where that speaks of it. Null for any other message.
 */
export async function entryTold(asked: Asked, guesses: readonly Guess[], earlier: Question['history']): Promise<Meant | null> {
  const { reading, context, shop } = asked;
  const told = earlier.findLast(({ from }) => from === 'assistant')?.text ?? '';
  const before = earlier.findLast(({ from }) => from === 'visitor')?.text ?? '';
  const [best] = guesses;
  const isOther = reading.names.length + reading.measured.length > 0 || reading.price !== null || reading.intent !== null;
  // 'so a mat then?' after chairs with castors.
  if (context.wish?.condition.includes('wheels') && mat.test(reading.said) && reading.said.split(' ').length <= longest)
    return { asked, guesses: [{ kind: 'entry', name: 'Furniture pads and castors', probability: 1 }] };
  const heated = await overHeating(asked, earlier);
  if (heated) return heated;
  if (context.topic !== 'advice' || !best || isOther || ofOther.test(reading.said)) return null;
  const entry = (await readGuide()).entries.find(({ text, task }) => !task && text.length > 0 && told.includes(text));
  if (!entry) return null;
  const meant = [{ kind: 'entry' as const, name: entry.title, probability: 1 }];
  if (reading.said.split(' ').length <= longest && goesOn.test(reading.said) && speaksOf(entry, reading)) {
    const known = await recogniseNames(shop, before.slice(0, longestQuestion));
    const asksSame = readQuestion(known.message, known).at(-1);
    const { floor, species, describing, refersBack } = reading;
    const room = reading.room.length ? reading.room : (asksSame?.room ?? []);
    const condition = reading.condition.length ? reading.condition : (asksSame?.condition ?? []);
    const same = {
      floor: floor.length || species.length ? floor : (asksSame?.floor ?? []),
      species,
      room,
      condition,
      describing,
      refersBack,
      text: asksSame?.text.replace(ofOneKind, '') ?? '',
      told: '',
    };
    return { asked: { ...asked, reading: asksSame ? { ...asksSame, ...same } : reading }, guesses: meant };
  }
  if (/ or /.test(entry.title) && whichOfTwo.test(reading.said) && reading.floor.length === 0) return { asked, guesses: meant };
  const least = it.test(reading.said) ? (asked.justAsked ? unsureInOne : unsureOfIt) : unsure;
  if (best.kind === 'task' || best.name === entry.title || best.probability >= least) return null;
  const [together] = await understand(`${before} ${reading.told} ${reading.text}`.slice(0, longestQuestion), new Set());
  return together?.name === entry.title ? { asked, guesses: meant } : null;
}

/** Whether an entry says something of the kind, the room or the demand that is named. */
function speaksOf({ firstOf, text }: GuideEntry, { floor, room, condition }: Asked['reading']): boolean {
  const names = [...floor, ...floor.map(adviceKind), ...room, ...condition];
  const words = text.toLowerCase();
  return names.some((name) => firstOf.some(({ named }) => named.includes(name)) || words.includes(name.toLowerCase()));
}

/** 'and what temp', 'which underlay then' after a heated floor: of that one. */
async function overHeating(asked: Asked, earlier: Question['history']): Promise<Meant | null> {
  const { reading, shop, context } = asked;
  const visitors = earlier.flatMap(({ from, text }) => (from === 'visitor' ? [text] : []));
  const heated = visitors.findLast((text) => ofHeating.test(text));
  const isOwn = reading.room.length + reading.condition.length + reading.names.length + reading.measured.length > 0;
  const isShort = reading.said.split(' ').length <= longest;
  if (
    !heated ||
    isOwn ||
    !isShort ||
    !hangsOnHeat.test(reading.said) ||
    !ofAdvice.has(context.topic) ||
    (context.focus !== null && !ofDegrees.test(reading.said))
  )
    return null;
  const known = await recogniseNames(shop, heated.slice(0, longestQuestion));
  const before = readQuestion(known.message, known).flatMap(({ floor }) => floor);
  const said = `${reading.said} over underfloor heating`;
  const floor = [...new Set([...reading.floor, ...before])];
  const text = `${reading.text} ${reading.floor.length ? `for ${before[0] ?? 'a floor'} ` : ''}over underfloor heating`;
  const guesses = await understand(text, new Set());
  return { asked: { ...asked, reading: { ...reading, said, text, floor, condition: ['underfloor heating'] } }, guesses };
}

const ofHeating = /\b(?:underfloor|under floor|heated floor|ufh|heat(?:ing)? mats?)\b/i;
const ofDegrees = /\b(?:temp(?:erature)?s?|how (?:hot|warm))\b/;
const ofAdvice: ReadonlySet<string | null> = new Set(['advice', 'suitability']);
const hangsOnHeat = /\b(?:temp(?:erature)?s?|underlay|tog|how (?:hot|warm))\b/;

/** 'what gap for laminate, and what do I cover it with': what was asked before it in the same message, too. */
export function withJustTold(turns: Question['history'], asked: string, told: string | undefined): Question['history'] {
  return told ? [...turns, { from: 'visitor', text: asked }, { from: 'assistant', text: told }] : turns;
}
