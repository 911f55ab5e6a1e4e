import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { firstSentences } from '../answer-text.ts';
import { type Answer, longestQuestion, type Question } from '../assistant.ts';
import { type AnswerContext, contextBefore, emptyContext } from '../context.ts';
import { readGuide } from '../guide/guide.server.ts';
import { noNames, type Reading, readQuestion } from '../reading/read-question.ts';
import { tidySlips } from '../reading/slips.ts';
import type { Guess } from '../understanding/classifier.ts';
import { askedByTitle, withElseMeant } from './also-meant.server.ts';
import { answerOne, answerPlainly } from './answer-one.server.ts';
import { areGoodsNamed } from './answered-already.ts';
import { answerAskedOfShown } from './answers/asked-of-shown.server.ts';
import { asksWithWhat } from './answers/facts.server.ts';
import { asksFact } from './answers/record.ts';
import { answerSmallTalk } from './answers/service.ts';
import { answerToneChoice } from './answers/tone-choice.server.ts';
import { namesManyKinds } from './answers/verdicts.ts';
import { isAskedAlone } from './asked-alone.ts';
import { answerBeforePointing, metresAsArea } from './before-pointing.server.ts';
import { contextAfter } from './context-after.server.ts';
import { decide } from './decide.ts';
import { describesGoods } from './describes-goods.ts';
import { isTold, unknownByName, withEachHalf } from './each-half.server.ts';
import { withJustTold } from './entry-told.server.ts';
import { withFloorMeant } from './floor-not-goods.server.ts';
import { withItsPage } from './from-its-page.server.ts';
import { gather, join } from './gather.ts';
import { isFloorSought } from './goods-wanted.ts';
import { guideInstead } from './guide-instead.server.ts';
import { inTurn } from './in-turn.server.ts';
import { answerAsAsked } from './in-two-turns.server.ts';
import { withKindImplied } from './kind-implied.ts';
import { recogniseNames } from './known-names.server.ts';
import { withLeftUnsaid } from './left-unsaid.server.ts';
import { withMatters } from './matters/with-matters.server.ts';
import { meantInAll } from './meant-in-all.server.ts';
import { answerOfItsPage, withRestOfPage } from './of-its-page.server.ts';
import type { Asked, Part } from './part.ts';
import { piecesCounted, withPieces } from './pieces-counted.server.ts';
import { pointedAt } from './pointed-at.server.ts';
import { withPriceAsked } from './price-asked.ts';
import { withPriceOfThose } from './price-of-those.server.ts';
import { withWhatWasMeant } from './said-before.ts';
import { distinct, toldOnceOnly } from './said-once.ts';
import { saidOfItself } from './same-in-colour.server.ts';
import { searchGuide, searchTerms } from './search-guide.server.ts';
import { secondOpinion } from './second-opinion.ts';
import { isOwnInPlace } from './situation.ts';
import { withSizesBefore } from './sizes-told-before.ts';
import { withSubjectLeftOut } from './subject-left-out.ts';
import { isToldOfSum } from './sum-told.ts';
import { thingsAsked } from './things-asked.server.ts';
import { withWhatWasAsked } from './told-when-asked.ts';
import { answerIncluded } from './whether-included.server.ts';
import { whatIsMeant } from './which-is-meant.server.ts';
import { namesProduct } from './which-products.server.ts';
import { answerWished } from './wished.server.ts';

const [mostAnswered, mostProducts, mostSuggestions, mostRemembered, mostSizesFrom, longestAsked] = [3, 6, 3, 2, 4, 400];
const [surelyMeant, likely, mostBeside] = [0.6, 0.4, 2];

/**
 * The assistant without a model: reads what was asked with its own grammar, looks the answer up in the shop and the written guide,
 * and says nothing that it has not looked up. What it cannot answer it says so, and offers a person.
 */
export function answerBuiltIn(shop: Shop, asked: Omit<Question, 'signal'>): Promise<Answer> {
  return answerAsAsked(shop, { ...asked, question: tidySlips(asked.question) }, answerMessage);
}

async function answerMessage(shop: Shop, { question, history, visitor }: Omit<Question, 'signal'>): Promise<Answer> {
  const settings = await readSettings(shop);
  const before = contextBefore(history);
  const visitors = history.flatMap(({ from, text }) => (from === 'visitor' ? [text] : []));
  const last = visitors.at(-1) ?? '';
  const answered = withWhatWasAsked(question, last, before.awaits);
  const meant = withWhatWasMeant(withSizesBefore(answered, visitors.slice(-mostSizesFrom)), before.asked ?? last, before);
  const filledIn = meant === question ? null : meant.slice(0, longestAsked);
  const known = await recogniseNames(shop, meant.slice(0, longestQuestion));
  const things = await thingsAsked(gather(readQuestion(known.message, known)).slice(0, mostAnswered));
  const turns = before.topic ? history.slice(-2 * mostRemembered) : [];
  const whole = things.length ? things.map(({ reading }) => reading).reduce(join) : nothingSaid;
  const ofAll = { shop, settings, visitor, reading: whole, context: before };
  const pressed = await askedByTitle(question, before);
  const ofPage = (pressed && (await answerPlainly({ ...ofAll, entry: pressed }, 'advice'))) ?? (await answerOfItsPage(ofAll, known.message));
  if (ofPage) {
    const parts = (pressed ? null : await answerWished(ofAll, meant, [ofPage], answerReading)) ?? [ofPage];
    return joined(parts, { ...(await contextAfter(ofAll, parts[0] ?? ofPage)), asked: filledIn });
  }
  let context = before;
  const said: { reading: Reading; part: Part }[] = [];
  for (const { reading, guesses, halves = [] } of things) {
    // 'I need 7 metres off the roll, how much is that': told already.
    if (isToldOfSum(reading, said.at(-1)?.part)) continue;
    if (areGoodsNamed(reading, said.at(-1)?.part)) continue;
    const justAsked = said.at(-1)?.reading.text ?? '';
    const asked = { shop, settings, visitor, reading, context, before: last, beforeThat: visitors.at(-2) ?? '', justAsked };
    const first = await inTurn(asked, guesses, withJustTold(turns, justAsked, said.at(-1)?.part.text), answerReading);
    const alone = first.isUnanswered && said.length > 0 ? await inTurn({ ...asked, context: before }, guesses, turns, answerReading) : null;
    // 'which glue for it, and does the floor need levelled first': the glue's record knows nothing of that.
    const part = alone && isTold(alone) ? alone : first;
    for (const found of await withEachHalf(asked, part, { reading, guesses, halves }, answerReading)) {
      const each = await withPriceOfThose(shop, said.at(-1)?.part, found, reading);
      if (!each) continue;
      context = await contextAfter({ ...asked, context }, each);
      said.push({ reading, part: each });
    }
  }
  const parts = (await whatIsMeant(things[0]?.guesses ?? [], said, settings)) ?? unknownByName({ settings }, said);
  if (!parts.length) parts.push(await answerReading({ shop, settings, visitor, reading: nothingSaid, context }, []));
  const wished = await answerWished(ofAll, meant, parts, answerReading);
  const kept = async (part: Part) => ({ ...(await contextAfter(ofAll, part)), asked: filledIn });
  if (wished && wished !== parts) return joined(wished, await kept(wished.at(-1) as Part));
  const ofService = await withMatters(ofAll, known.message, parts);
  const inAll = wished ? null : await meantInAll(ofAll, known.message, ofService.isWhole ? ofService.parts : parts, ofService.isWhole);
  // What was dropped is not what the conversation goes on with.
  const isKept = parts.every(({ text }) => ofService.parts.some((part) => part.text.includes(text)));
  const goesOn = isKept ? undefined : ofService.parts.find((part) => part.context?.topic);
  const answer = inAll
    ? joined([...parts.filter((part) => isFoundBesides(part, inAll, known.message)), inAll], await kept(inAll))
    : await withRestOfPage(ofAll, known.message, joined(distinct(ofService.parts), goesOn ? await kept(goesOn) : { ...context, asked: filledIn }));
  return withElseMeant(known.message, ofService.isWhole ? answer : await withLeftUnsaid(ofAll, known.message, answer));
}

async function answerReading(heard: Asked, guessed: readonly Guess[]): Promise<Part> {
  const said = withPriceAsked(await withFloorMeant(heard));
  const included = await answerIncluded(said, answerOne);
  if (included) return included;
  const counted = await piecesCounted(said);
  const asked = counted?.asked ?? said;
  const part = await withItsPage(asked, await answerMeant(asked, guessed), guessed);
  return withPieces(counted, (await guideInstead(asked, part, guessed)) ?? part);
}

async function answerMeant(heard: Asked, guessed: readonly Guess[]): Promise<Part> {
  const own = await answerBeforePointing(heard);
  if (own) return own;
  const said = withSubjectLeftOut(await metresAsArea(heard));
  const { asked: pointed, task: again, guesses = guessed } = await pointedAt(said);
  // 'how thick is the Estate Oak', and then 'waterproof?'
  const isOfFocus = pointed.context.focus !== null && isAskedAlone(pointed.reading);
  const asked = { ...pointed, reading: withKindImplied(isOfFocus ? { ...pointed.reading, refersBack: true } : pointed.reading) };
  if (again) return saidOfItself(said, await answerOne(asked, again));
  const ofShown = await answerAskedOfShown(asked, guesses);
  if (ofShown) return ofShown;
  const tone = await answerToneChoice(asked);
  if (tone) return tone;
  const { reading, context } = asked;
  const [entry, terms, guide] = await Promise.all([searchGuide(asked), searchTerms(asked), readGuide()]);
  const situation = { reading, context, hasProduct: namesProduct(asked), entry, terms, guesses };
  const { task, place, entry: title, also, isBaseless } = secondOpinion(decide(situation), situation);
  const meant = { ...asked, ...(place ? { reading: withPlace(reading, place) } : {}), entry: guide.entries.find((one) => one.title === title) };
  const part = answerSmallTalk(asked, task) ?? (await answerOne(meant, task));
  // What went before may have made sense of it after all.
  if (isBaseless && part.isUnanswered) return { ...part, context: { ...part.context, topic: 'unclear' } };
  const more = also ? await answerOne(also === 'facts' ? meant : asked, also) : null;
  if (also === 'suitability' && more?.context?.topic === also)
    return namesManyKinds(part.text) || more.text.includes(part.text.split('\n\n')[0] ?? '')
      ? more
      : both(more, isGuessed(guesses, title, likely) ? part : shortly(part));
  if (also === 'facts' && more?.text.includes(part.text)) return more;
  // 'do I have to nail this': what its own record says, unless the guide is surely meant.
  const isGuide = isGuessed(guesses, title, surelyMeant);
  if (
    also === 'facts' &&
    task === 'advice' &&
    more &&
    !more.isUnanswered &&
    more.products?.length &&
    !isGuide &&
    !(asksWithWhat.test(reading.said) && (part.products?.length ?? 0) > 0) &&
    (asksFact(reading.said) || isOwnInPlace(reading)) &&
    !/\bmeans?\b/.test(reading.said)
  )
    return more;
  if (also === 'facts' && more && !more.isUnanswered && more.products?.length)
    return { ...(asksTheWay.test(reading.said) ? both(part, more) : both(more, part)), context: { ...part.context, ...more.context } };
  // What goes with advice is not listed a second time.
  const isDescribed = task === 'advice' && describesGoods(reading);
  if (also !== 'find' || !more?.products?.length || (part.products?.length && !isDescribed)) return part;
  // Floors that were looked for come first, and the conversation goes on with them.
  return isFloorSought(reading) || isDescribed ? { ...both(more, part), context: { ...part.context, ...more.context } } : both(part, more);
}

const isGuessed = (guesses: readonly Guess[], title: string | null | undefined, least: number) =>
  guesses.some(({ name, probability }) => name === title && probability >= least);

/** What stands beside a verdict and is hardly what was asked, 'a new build': how it begins. */
function shortly(part: Part): Part {
  const [first = '', ...others] = part.text.split('\n\n');
  return { ...part, text: [firstSentences(first, mostBeside), ...others].join('\n\n') };
}

/** 'looking for engineered oak, unfinished so I can stain it': which there are, or that there is none, is said before what is known of it. */
const isFoundBesides = ({ context, products }: Part, told: Part, message: string) =>
  context?.topic === 'find' && told.context?.topic === 'advice' && (!products?.length || asksForSome.test(message.toLowerCase()));
const asksForSome = /\b(?:have (?:you|yous)|(?:do|would) (?:you|yous) (?:do|sell|stock|have)|show me)\b/;

/** How a thing is done is told by the guide before what the record says of the thing. */
const asksTheWay = /^(?:and |so |but )*how (?:often|do|does|should|can|would|to|long)\b/;

/** Two answers that belong together; the conversation goes on with the second. */
function both(first: Part, second: Part): Part {
  return {
    ...second,
    products: [...(first.products ?? []), ...(second.products ?? [])],
    text: `${first.text}\n\n${second.text}`,
    sources: [...(first.sources ?? []), ...(second.sources ?? [])],
    context: { ...first.context, ...second.context },
  };
}

/** Rooms have names with a capital letter in the guide, demands such as 'pets' have not. */
function withPlace(reading: Reading, place: string): Reading {
  const list = /^[A-Z]/.test(place) ? 'room' : 'condition';
  // Damp air is no damp floor.
  const said = place === 'humidity' ? reading[list].filter((one) => one !== 'damp') : reading[list];
  return { ...reading, [list]: [...new Set([...said, place])] };
}

function joined(parts: readonly Part[], context: AnswerContext): Answer {
  const sources = [...new Map(parts.flatMap((part) => part.sources ?? []).map((source) => [source.title, source])).values()];
  return {
    text: toldOnceOnly(parts.map((part) => part.text)),
    products: [...new Set(parts.flatMap((part) => part.products ?? []))].slice(0, mostProducts),
    calculation: parts.find((part) => part.calculation)?.calculation ?? null,
    sources,
    suggestions: [...new Set(parts.flatMap((part) => part.suggestions ?? []))].slice(0, mostSuggestions),
    offersPerson: parts.some((part) => part.offersPerson),
    isUnanswered: parts.some((part) => part.isUnanswered),
    context: { ...emptyContext, ...context },
  };
}

/** For a message without a letter or digit. */
const [nothingSaid] = readQuestion('hello', noNames) as [Reading];
