import { listSummaries } from '#catalogue/catalogue.server.ts';
import { longestQuestion } from '../assistant.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { readQuestion } from '../reading/read-question.ts';
import { understand } from '../understanding/understand.server.ts';
import { sayByKind } from './answers/by-kind.ts';
import { placesOf } from './answers/guide.server.ts';
import { lastAsked } from './asked-before.server.ts';
import { kindInPlace } from './floor-in-full.server.ts';
import { isGoods } from './is-goods.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked, Pointed } from './part.ts';
import { bareName } from './pointing-words.ts';
import { saidInFull } from './said-in-full.server.ts';

/** What was asked before, once more: of a room, of another floor, or which of the goods that were asked after; null where nothing is. */
export async function saidAgain(asked: Asked): Promise<Pointed | null> {
  if (!asked.before) return null;
  const inPlace = (await termInPlace(asked, asked.before)) ?? kindInPlace(asked);
  return inPlace ?? (await ofAnother(asked, asked.before)) ?? whichOfNeeded(asked, asked.before);
}

/** A short message as the whole question that it stands for; null where it stands by itself. */
export async function inFull(asked: Asked): Promise<Pointed | null> {
  if (!asked.before || (await termInPlace(asked, asked.before)) || kindInPlace(asked)) return null;
  const full = await saidInFull(asked);
  // It says all of it: nothing of what was looked for before is added.
  return full ? again({ ...asked, context: { ...asked.context, wish: null } }, full) : null;
}

const likely = 0.4;
const ofThat =
  /^(?:(?:and|so|but|then|ok|okay|right|well|is|are|would|will|does|do|can|could|should|it|that|they|this|those|one|i|be|a|still) )*(?:ok|okay|enough|good|suitable|suit|fine|grand|alright|all right|right|do|high|safe|work|use|put|have|needed|wanted|too)\b|^(?:and |so |but |what about |how about |even )*(?:for|in|on|with)\b/;

/** 'what does AC4 mean' and then 'so is that ok for a hall': what the entry on the term has for that room, or whether the kind of floor that was explained suits it. */
async function termInPlace(asked: Asked, before: string): Promise<Pointed | null> {
  const { reading, context } = asked;
  const isUnnamed = reading.names.length + reading.floor.length + reading.ordinals.length + reading.measured.length === 0 && reading.sku === null;
  if (!isUnnamed || context.topic !== 'advice' || context.focus || !placesOf(reading).length || !ofThat.test(reading.said)) return null;
  const [best] = await understand(before, new Set());
  const { entries } = await readGuide();
  const entry = best?.kind === 'entry' && best.probability >= likely ? entries.find(({ title }) => title === best.name) : null;
  if (entry?.page !== 'terms') return null;
  const { floor, names } = await lastAsked(asked, before);
  if (names.length) return null;
  const told = sayByKind(entry, reading);
  if (told)
    return { asked: { ...asked, reading: { ...reading, intent: null }, entry: shortened(entry, told, before, reading.text) }, task: 'advice' };
  return floor.length === 1 && !isGoods(floor[0] ?? '')
    ? { asked: { ...asked, reading: { ...reading, floor, refersBack: false, intent: null } }, task: 'suitability' }
    : null;
}

/** 'too slippy', 'do I need that': no question whether it is enough. */
const isOtherwise = /\b(?:too|need|needed|necessary|overkill|over the top)\b/;

/** No more than holds for the room, with whether the grade that was asked about is enough there. */
function shortened(entry: GuideEntry, told: string, before: string, said: string): GuideEntry {
  const clauses = told.split('; ');
  const [first] = said.includes('shop') ? clauses.filter((clause) => clause.includes('shop')) : clauses;
  const [asked, needed] = [gradeIn(before), gradeIn(first ?? told)];
  const opening = asked === null || needed === null || isOtherwise.test(said) ? '' : asked >= needed ? 'Yes: ' : 'Not quite: ';
  return {
    ...entry,
    text: `${opening}${opening && /^(?:About|The|Outdoors|A|For|Class)\b/.test(told) ? lower(told) : told}`,
    firstOf: [],
    goods: [],
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 4 of 'AC4' and of 'PEI 4', 0.5 of '0.5 mm'. */
function gradeIn(text: string): number | null {
  const [, grade, mm] = /\b(?:ac|r|pei|class)\s?(\d{1,2})\b|\b(\d(?:\.\d+)?)\s?mm\b/i.exec(text) ?? [];
  return grade || mm ? Number(grade ?? mm) : null;
}

const ofAdvice: ReadonlySet<string | null> = new Set(['advice', 'suitability', 'recommend', 'facts', 'compare']);
const isAsked = /^(?:and |so |but )*(?:is|are|do|does|will|would|can|could|should|has|have|how|what|why)\b/i;
/** The floor that something was asked of, in its everyday words. */
const floorSaid =
  /\b(?:(?:the|your|a|an|any) )?(?:(?:click|sheet|solid|engineered|real|glue[- ]?down|loose[- ]?lay|vinyl|wool|wood|loop|twist|oak|porcelain|ceramic|stone|carpet) )*(?:laminates?|lvt|vinyl|carpets?|loops?|twist|wood|oak|hardwood|tiles?|porcelain|stone|marble|slate|lino|bamboo|parquet)\b(?: (?:flooring|floors?))?|\b(?:it|that|this|them)\b/i;

/** 'do dog claws mark laminate?' and then 'what about the Portaferry one': the same of that. */
async function ofAnother(asked: Asked, before: string): Promise<Pointed | null> {
  const { reading, context } = asked;
  if (!reading.names.length || reading.measured.length || !bareName.test(reading.said) || !ofAdvice.has(context.topic) || !isAsked.test(before))
    return null;
  const last = await lastAsked(asked, before);
  if (last.names.length || last.sku || last.measured.length || last.floor.some(isGoods) || !floorSaid.test(before)) return null;
  const name = reading.describing.length ? reading.describing : reading.names;
  return again(asked, before.replace(floorSaid, `the ${name.join(' ')}`));
}

const which =
  /^(?:(?:and|so|ok|okay|right|then|well|yes|but) )*(?:which|what)(?: one| ones| kind| sort| type)?(?: (?:then|is best|is right|do i need|would i need|should i (?:get|use|buy)|do i (?:get|use|buy)|would you (?:use|recommend|suggest)|do you (?:recommend|suggest|have)))*$/;
const asksNeed = /\b(?:need\w*|want\w*|take|require\w*|necessary|have to|must)\b/i;

/** 'do I need underlay with it' and then 'which one', where none was named: which of those goods. */
async function whichOfNeeded(asked: Asked, before: string): Promise<Pointed | null> {
  const { reading, context, visitor } = asked;
  if (!which.test(reading.said) || !asksNeed.test(before)) return null;
  const last = await lastAsked(asked, before);
  const [goods, ...others] = last.floor.filter(isGoods);
  const shown = await listSummaries(asked.shop, context.shown);
  if (!goods || others.length || shown.some(({ category }) => ofGoods.has(category))) return null;
  const [kind] = last.floor.filter((name) => !isGoods(name));
  const named = last.describing.filter((word) => !goods.includes(word));
  const what = last.names.length && named.length ? `the ${named.join(' ')}` : (kind ?? (context.focus || visitor.productId ? 'this' : null));
  return what ? again(asked, `which ${goods} do I need for ${what}`) : null;
}

const ofGoods: ReadonlySet<string> = new Set(['Underlay', 'Adhesives', 'Trims & Accessories', 'Other']);

async function again(asked: Asked, text: string): Promise<Pointed | null> {
  const known = await recogniseNames(asked.shop, text.slice(0, longestQuestion));
  const reading = readQuestion(known.message, known).at(-1);
  return reading ? { asked: { ...asked, reading }, task: null, guesses: await understand(reading.text, new Set(reading.names)) } : null;
}
