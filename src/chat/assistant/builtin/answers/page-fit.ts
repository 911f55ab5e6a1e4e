import { stemmer } from 'stemmer';
import type { Product } from '#catalogue/product.ts';
import type { Wish } from '../../context.ts';

export type Page = Pick<Product, 'name' | 'description'>;

/** How the page of a product speaks of a room or a demand. */
export const spokenOf: Readonly<Record<string, RegExp>> = {
  Kitchen: /\bkitchens?\b/i,
  Bathroom: /\b(?:bathrooms?|en-suites?|basin|bath|wet foot|cloakrooms?)\b/i,
  'Wet room': /\b(?:showers?|wet[- ]rooms?)\b/i,
  Hallway: /\b(?:(?<!(?:school|sports) )halls?|hallways?|porch|corridor|boot rooms?)\b/i,
  'Living Room': /\b(?:living rooms?|lounge|drawing room|sofa)\b/i,
  'Dining Room': /\bdining\b/i,
  Bedroom: /\b(?:bedrooms?|child’s room)\b/i,
  'Utility Room': /\b(?:utility|boot rooms?|back kitchens?)\b/i,
  Conservatory: /\b(?:conservator\w+|sunroom)\b/i,
  Office: /\b(?:offices?|study|castors|desk)\b/i,
  Stairs: /\bstairs?\b/i,
  Patio: /\b(?:outdoors?|frost\w*|patio|garden|terrace)\b/i,
  pets: /\b(?:dogs?|cats?|claws?|paws?|pets?)\b/i,
  children: /\b(?:child\w*|famil\w+|toddlers?|scooter|crayons?|toys?)\b/i,
  'heavy traffic': /\b(?:hard-wearing|traffic|rated for shops|waiting rooms|bicycle|sports halls)\b/i,
  scratches: /\b(?:scratch\w*|scuff\w*|hard-wearing|waiting rooms)\b/i,
  wheelchair: /\b(?:waiting rooms|care bathroom|wheel\w*)\b/i,
  wheels: /\b(?:castors|chairs roll|wheels?)\b/i,
  'heavy furniture': /\b(?:dents?|piano|wardrobes?|heavy castors)\b/i,
  warmth: /\b(?:warm|cosy)\b/i,
  noise: /\b(?:quiet|silent)\b/i,
  landlord: /\b(?:landlords?|lets|tenants?|rented)\b/i,
  slip: /\b(?:grip\w*)\b/i,
  'heat proof': /\b(?:hearth|stove|fire\w*)\b/i,
  'no moss': /\b(?:moss|algae|green film)\b/i,
  'few knots': /\b(?:hardly (?:a|any)|few|no|next to no|without) knots?\b|\b(?:select|prime)[- ]grade\b|\bgrainless\b/i,
  'felt backed': /\bfelt[- ]back(?:ed)?\b/i,
  'dirt hiding':
    /\b(?:hides?|forgiving|forgives|invisible on|flecks?|flecked|mottled|tweed|riven|knots|brushed|grain|crumbs|dust|footprints?|muck|mud|shoes come off)\b/i,
  rectified: /\brectified\b/i,
  'good grip': /\bgood grip\b/i,
  'no sealing': /\b(?:no|without|never|needs? no) (?:\w+[, ]+){0,4}seal(?:ing|er|ed)\b/i,
};

/** A room that gets little light, or light from the north. */
const saidDark =
  /\bnorth[- ]facing\b|\b(?:dark|gloomy|dingy|dull|windowless) (?:\w+ ){0,3}(?:hall\w*|room|kitchen|bathroom|bedroom|landing|lounge|corner|porch|house|cottage|attic)\b|\b(?:no|little|not much|bad|poor) (?:natural )?(?:light|sun|windows?)\b/;
const spokenOfDark = /\b(?:north\w*|dark hall|little light|no sun|sunlit|lightest)\b/i;

/** A page that speaks of something in order to warn of it. */
export const warns =
  /\b(?:not (?:for|in|on)|never|too \w+ for|slippery|keep (?:\w+ ){0,2}(?:off|out|away)|hard work|better in a|chilly|choose the|do not agree|dents? sooner|take a dent|shows? on|shows? (?:crumbs|dust|plaster dust|every|hair)|footprints show|shoes come off|avoid|steer people)\b/i;

/** What no record tells: only floors whose page speaks for them are shown, where there are any. */
const toldByPage: ReadonlySet<string> = new Set(['no moss', 'few knots', 'felt backed', 'rectified']);

export function isToldByPage({ feature }: Pick<Wish, 'feature'>): boolean {
  return feature.some((name) => toldByPage.has(name));
}

export function topicsToldByPage({ feature }: Pick<Wish, 'feature'>): RegExp[] {
  return feature.filter((name) => toldByPage.has(name)).flatMap((name) => spokenOf[name] ?? []);
}

const runsOut = /\b(?:match\w*|runs? (?:on )?out|flows?|carr(?:y|ies) on|continu\w+|(?:same|level) (?:as|with)|seamless)\b/;

/** What the pages of the floors shown are quoted for. */
export function topicsPraised(wish: Wish, said: string): RegExp[] {
  // 'slabs to match the floor, so that it runs out through the doors': what they are laid with indoors.
  if (wish.room.includes('Patio') && runsOut.test(said)) return [/\bpair (?:it|them) with\b/i];
  // 'patterned tiles for the hall that carry on out to the front step': which of them frost does nothing to.
  const toStep = toTheStep.test(said) || /\bfrost/i.test(said) ? [/\bfrost\w*/i] : [];
  const named = [...wish.feature.filter((name) => name === 'no sealing'), ...(wish.condition.includes('slip') ? ['good grip'] : [])];
  return [...topicsToldByPage(wish), ...toStep, ...named.flatMap((name) => spokenOf[name] ?? [])];
}

/** Out of doors, though a room is what the tiles are for. */
export const toTheStep = /\b(?:out|on|through|and|to)\b.{0,30}\b(?:front|back|door|outside|outdoor) ?steps?\b/i;

/** What was asked that the page of a product may speak to. */
export function topicsOf({ room, condition, feature }: Wish, said: string): RegExp[] {
  const named = [...room, ...condition, ...feature].flatMap((name) => spokenOf[name] ?? []);
  return saidDark.test(said) ? [...named, spokenOfDark] : named;
}

/** How much more the page of a product recommends it for this than it warns of it; `own`: stems of what else was said. */
export function fitOf({ name, description }: Page, topics: readonly RegExp[], own: readonly string[]): number {
  const ofName = stemsOf(name);
  const words = own.filter((stem) => !ofName.has(stem));
  return sentencesOf(description).reduce((fit, sentence) => {
    const stems = words.length ? stemsOf(sentence) : new Set<string>();
    const spoken = topics.filter((topic) => topic.test(sentence)).length + words.filter((stem) => stems.has(stem)).length;
    return fit + (warns.test(sentence) ? -spoken : spoken);
  }, 0);
}

/** The sentence by which a page recommends a product the most; null where none does. */
export function recommending({ description }: Page, topics: readonly RegExp[]): string | null {
  const [best] = sentencesOf(description)
    .filter((sentence) => !warns.test(sentence))
    .map((sentence) => ({ sentence, count: topics.filter((topic) => topic.test(sentence)).length }))
    .toSorted((a, b) => b.count - a.count);
  return best?.count ? best.sentence : null;
}

/** Whether a page rules the product out for a room that was asked for. */
export function isForbidden({ description }: Page, { room }: Wish): boolean {
  const ruledOut = room.flatMap((name) => spokenOf[name] ?? []);
  return sentencesOf(description).some((sentence) => rulesOut.test(sentence) && ruledOut.some((topic) => topic.test(sentence)));
}

const rulesOut = /\b(?:keep (?:it|them) (?:out of|away from)|not for|never in|no good in|too \w+ for)\b/i;

function sentencesOf(description: string): string[] {
  return description.split(/(?<=[.!?;])\s+/);
}

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => stemmer(word)));
}
