import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sayKind } from '../kind-of.ts';
import { goods } from '../situation.ts';
import { adviceKind } from './guide.server.ts';

/** `asks` of what is asked, or, where `isTold`, of what is told before it as well. `written`: what the guide says first of that kind. */
type ByKind = { of: RegExp; asks: RegExp; isTold?: true; says: (floor: string, kind: string, written: string | null) => string | null | false };

const whether = String.raw`^(?:and |so |but )*(?:is|are|do|does|should|must|can|could|will|would|has|have)\b`;
const glazed: ReadonlySet<string> = new Set(['porcelain', 'ceramic']);
const glued: ReadonlySet<string> = new Set(['glue down lvt', 'loose lay', 'carpet tile', 'solid wood']);
const clicked: ReadonlySet<string> = new Set(['click lvt', 'spc', 'wpc']);
const bare: ReadonlySet<string> = new Set(['vinyl', 'safety vinyl', 'lino', 'tiles', 'porcelain', 'ceramic', 'natural stone']);
const noSteam: ReadonlySet<string> = new Set(['laminate', 'lvt', 'vinyl', 'lino', 'engineered wood', 'solid wood', 'bamboo']);
const wooden = /\bwood$|^bamboo$/;
const tiled = /^(?:tiles|porcelain|ceramic|natural stone)$/;
const isMany = (floor: string) => /^(?:tiles|porcelain|ceramic|carpet tile)$/.test(floor);
const takes = (floor: string) => (isMany(floor) ? 'take' : 'takes');
const named = (floor: string) => (floor === 'carpet tile' ? 'Carpet tiles' : sayKind(floor));

function needsUnderlay(floor: string, kind: string): string | null {
  if (glued.has(floor) || bare.has(kind)) return `No: ${lower(named(floor))} ${takes(floor)} none.`;
  if (clicked.has(floor)) return `Yes, unless it has a foot of its own built in.`;
  if (kind === 'lvt') return 'Click LVT does, unless it has a foot of its own built in; glue-down takes none.';
  if (kind === 'laminate' || kind === 'carpet') return `Yes: ${lower(named(floor))} wants one.`;
  return kind === 'engineered wood' || kind === 'bamboo' ? 'Yes, where it floats; not where it is glued or nailed.' : null;
}

const lower = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Entries that say different things of different kinds: what holds of the one that was asked about. */
const answers: readonly ByKind[] = [
  {
    of: /^Sealing natural stone$/,
    asks: new RegExp(String.raw`${whether}.*\bseal`),
    says: (floor, kind) =>
      glazed.has(kind)
        ? `No: ${lower(sayKind(floor))} need no sealer.`
        : kind === 'natural stone'
          ? `Yes: ${lower(sayKind(floor))} is sealed, before it is grouted and again from time to time.`
          : null,
  },
  {
    of: /^(?:Whether you need underlay|Underlay for (?:LVT|carpet|engineered wood))$/,
    asks: new RegExp(String.raw`${whether}(?!.*\b(?:which|what|reuse|old|laminate underlay)\b).*\b(?:need\w*|take|want|require|necessary)\b.*\bunderlay\b|${whether}.*\bunderlay\b.*\b(?:need\w*|necessary|required)\b`),
    says: needsUnderlay,
  },
  {
    of: /^(?:Whether you need underlay|Underlay for (?:LVT|carpet|engineered wood))$/,
    asks: /\b(?:told|said|says|reckons?|heard|read|thinks?|claims?)\b.*\b(?:need|any|none|without)\b/,
    says: (floor, kind) => needsUnderlay(floor, kind)?.replace(/^Yes(?:, unless|: )/, (said) => (said === 'Yes: ' ? 'Not so: ' : 'Only in part: it does, unless')).replace(/^No: /, 'That is right: ') ?? null,
  },
  {
    of: /^(?:Whether you need underlay|Underlay for carpet|Two layers of underlay|Over old underlay or glue)$/,
    asks: new RegExp(String.raw`${whether}.*\b(?:re-?us\w*|(?:use|keep|leave) (?:the |my |our )?(?:old|existing))\b`),
    says: () => 'Better not: old underlay is flattened where people walked, so it goes with the old floor.',
  },
  {
    of: /^Wear layer$/,
    asks: /\b(?:too thin|thick\w*|any good|good enough)\b/,
    says: () => 'How thick LVT is tells little of how long it lasts: that goes by its wear layer, 0.3 mm for bedrooms and living rooms, 0.5 mm for busy ones.',
  },
  {
    of: /^Wall tiles on a floor$/,
    asks: /\bfloor tiles?\b.*\bwalls?\b/,
    says: () => 'Yes, floor tiles can go on a wall that carries their weight.',
  },
  {
    of: /^Carpet gripper, seams and fitting$/,
    asks: new RegExp(String.raw`${whether}.*\b(?:re-?us\w*|(?:use|keep|leave) (?:the |my |our )?(?:old|existing))\b`),
    says: () => 'Yes, gripper that is sound, sharp and firmly fixed can stay; rusty or loose rods are changed.',
  },
  {
    of: /^Cleaning grout and sealing it$/,
    asks: new RegExp(String.raw`${whether}.*\bseal`),
    says: () => 'Cement grout need not be sealed, but sealed it takes up fewer stains, above all on a floor; epoxy grout needs none.',
  },
  {
    of: /^Priming the subfloor$/,
    asks: new RegExp(String.raw`${whether}.*\bprim`),
    says: () => 'Yes, before adhesive or smoothing compound: absorbent floors are primed, and so are dense ones, with the primer neat.',
  },
  {
    of: /^Under kitchen units and islands$/,
    asks: new RegExp(String.raw`${whether}.*\b(?:on top|onto|on|over|under\w*|beneath|below)\b`),
    says: (floor, kind) => (glued.has(floor) || bare.has(kind) ? 'Yes: what is glued down or tiled may run under units and an island.' : 'No, not with a click floor: it would be pinned, and its joints open or lift.'),
  },
  {
    of: /^(?:Pet accidents|Water marks and stains on wood|Wine, coffee and other spills on wood|Scratches in an oiled floor)$/,
    isTold: true,
    asks: /^(?=.*\b(?:peed?|pees|peeing|wee|wees|weed|piss\w*|widdl\w*|piddl\w*|urin\w*|accidents?)\b).*\b(?:(?:dark|black|blue|grey|brown)(?:ish)?(?: \w+)? (?:marks?|stains?|patch(?:es)?|spots?|rings?)|stained|(?:left|made|leaving|has|theres?|there's) (?:an? )?(?:\w+ )?(?:stains?|marks?)|(?:gone|went|turned) (?:dark|black))\b/,
    says: (_, kind) => (wooden.test(kind) ? 'A dark mark has reacted with the tannin of the wood and does not wipe off: clean the spot, let it dry, then sand it lightly or treat it with oxalic acid, and oil or lacquer it again. On an oiled floor that one spot is enough; where it went deep, the board may have to be changed.' : null),
  },
  {
    of: /^Floors for underfloor heating$/,
    asks: /\b(?:can|could|may|is it|will|would|are we able to)\b(?!.*\b(?:damage|ruin|warp|thick\w*|best)\b).*\b(?:put|lay|have|use|go|goes|fit|install|suit\w*|ok|okay|alright|safe|work\w*)\b/,
    says: (_, kind, written) => written && `${kind === 'solid wood' ? 'No' : 'Yes'}: ${lower(written)}`,
  },
  {
    of: /^Laying over floorboards$/,
    asks: /\b(?:straight|directly|right)\b(?: \w+){0,2} (?:on|onto|over)\b|\b(?:can|could|may|ok to|okay to)\b(?: \w+){0,3} tile (?:on|onto|over)\b/,
    says: (_, kind, written) => written && tiled.test(kind) && `No, not straight onto the boards: ${lower(written)}`,
  },
  {
    of: /^Pet accidents$/,
    asks: /\b(?:swell\w*|swoll\w*|blown|bubbled|lifted|raised|puffed)\b/,
    says: (_, kind) => (kind === 'laminate' ? 'What has swollen does not go down again: that board has to be changed, along a wall by unclicking the rows up to it, in the middle by cutting it out.' : null),
  },
  {
    of: /^Membrane or underlay on a damp floor$/,
    asks: new RegExp(String.raw`${whether}.*\b(?:enough|do|stop\w*|work|sort|ok|okay|fine|cure|keep|hold|instead|replace)\b`),
    says: () => 'No, it is not enough.',
  },
  {
    of: /^Steam mops$/,
    asks: new RegExp(whether),
    says: (floor, kind) => (glazed.has(kind) || kind === 'tiles' ? 'Yes, as long as the grout is sound.' : noSteam.has(kind) ? `No, no steam on ${lower(sayKind(floor))}.` : null),
  },
]; // biome-ignore format: a table

/** 'do I need to seal porcelain', of an entry on stone: what holds of the kind, the room or the finish that was named; null where the entry says the same of all. */
export function sayByKind({ title, firstOf }: GuideEntry, reading: Named, kind: string | null = null): string | null {
  const { floor, said } = reading;
  // 'the dog peed on our oak floor'
  const [named = reading.species.length ? 'wood' : ''] = floor.filter((name) => name !== 'underlay' && name !== 'sealer');
  const found = answers.find(({ of, asks, isTold }) => of.test(title) && asks.test(isTold ? `${reading.told} ${said}` : said));
  const floorKind = adviceKind(named);
  const written = firstOf.find((one) => one.named.includes(floorKind))?.text ?? null;
  const told = found?.says(named, floorKind, written);
  const first = told || firstNamed(firstOf, reading, kind);
  return first && title.startsWith('Surfaces that are easy') ? saidOfEase(first, said) : first;
}

/** What was written of 'is it hard to clean', as it answers 'is it easy to clean'. */
export function saidOfEase(told: string, said: string): string {
  if (!/\beas(?:y|ier)\b|\bsimple\b/.test(said)) return told;
  return told
    .replace(/^No(?=[:,])/, 'Yes')
    .replace(/^A little(?= more than)/, 'A little less easy')
    .replace(/^A little(?=:)/, 'Fairly');
}

type Named = Pick<Reading, 'floor' | 'said' | 'told' | 'text' | 'room' | 'condition' | 'finish' | 'style' | 'species'>;

const hasNone = /\b(?:no|without|not|havent|dont have) (?:any )?(?:pets?|dogs?|cats?|kids|children|weans)\b/;
const livesThere: ReadonlySet<string> = new Set(['pets', 'children']);

/** By the name itself before the kind that it belongs to: 'marble' before 'natural stone'. */
export function firstNamed(
  firstOf: GuideEntry['firstOf'],
  { said, told, text, floor, room, condition, finish, style, species }: Named,
  kind: string | null,
): string | null {
  // 'a flat with no pets'
  const present = condition.filter((name) => !hasNone.test(said) || !livesThere.has(name));
  const names = [
    ...floor.filter((name) => goods.has(name)),
    ...finish,
    ...style,
    ...floor,
    // Who lives there counts for more than the room.
    ...present.filter((name) => livesThere.has(name)),
    ...room,
    ...present,
    ...floor.map(adviceKind),
    ...(species.length ? ['wood'] : []),
    ...(kind ? [kind] : []),
  ];
  // A trade, 'barber', stands there by its word.
  const whole = ` ${`${told} ${text}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const isSaid = (name: string) => whole.includes(` ${name} `);
  // What stands in quotation marks goes before any kind: 'just the one board' says more than that it is of oak.
  const quoted = firstOf.find(({ named }) => named.some((name) => name.startsWith('"') && isSaid(name.slice(1, -1))));
  const found = quoted ?? names.flatMap((name) => firstOf.find((one) => one.named.includes(name)) ?? [])[0];
  return (found ?? firstOf.find(({ named }) => named.some(isSaid)))?.text ?? null;
}
