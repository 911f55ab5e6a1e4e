/** The tones that a floor has beside walls and furniture. */
export type Tone = 'honey' | 'pale' | 'grey' | 'dark' | 'beige' | 'terracotta';

const toneWords: Record<Tone, string> = {
  honey: 'honey|golden|gold|amber|natural|mid|medium|warm|caramel|tan',
  pale: 'pale|light|lighter|blonde?|white|whitewashed|limed|limewash(?:ed)?|bleached|cream|ivory|birch|ash|washed',
  grey: 'grey|gray|silver|concrete',
  dark: 'dark|darker|smoked|walnut|black|ebony|ebonised|espresso|charcoal|graphite|anthracite|chocolate|wenge|slate',
  beige: 'beige|sand|sandy|oatmeal|biscuit|stone|taupe|greige|mushroom|limestone|travertine|neutral',
  terracotta: 'terracotta',
};
const tones = Object.entries(toneWords).map(([tone, words]) => ({ tone: tone as Tone, says: new RegExp(`\\b(?:${words})\\b`) }));
const any = Object.values(toneWords).join('|');
const kinds =
  'oak|ash|walnut|pine|wood|timber|floor(?:ing)?|floors|tiles?|carpet|laminate|lvt|vinyl|boards?|planks?|parquet|herringbone|stone|one|ones|colour|coloured|tones?|look|effect';
const choice = new RegExp(
  `\\b((?:(?:very|really) )?(?:${any})(?: (?:${any}|${kinds})){0,3}),? (?:or|vs|versus)(?: (?:a|an|the|go|more|something|maybe|would|should|it|be|for))* ((?:${any}|oak)(?: (?:${any}|${kinds})){0,3})\\b`,
);
const plainOak: Tone = 'honey';

/** One floor of the two that a choice is between: its words and its tone. */
export type Side = { words: string; tone: Tone };

/** 'honey oak or smoked oak': the two, and what else the text says; null where no two tones are set against each other. */
export function tonesPut(text: string): { sides: readonly [Side, Side]; rest: string } | null {
  const match = choice.exec(text);
  const [whole = '', one = '', other = ''] = match ?? [];
  const sides = [one, other].map((words) => ({ words, tone: toneOf(words) })) as [Side, Side];
  return match && sides[0].tone !== sides[1].tone ? { sides, rest: text.replace(whole, ' | ') } : null;
}

function toneOf(words: string): Tone {
  // 'white oak' is pale, and 'light walnut' as dark as walnut is.
  if (/\bwalnut\b/.test(words)) return 'dark';
  return tones.find(({ says }) => says.test(words))?.tone ?? plainOak;
}

/** What is around a floor, which tones go with it, the best first, and why. */
type Around = { name: string; says: RegExp; best: readonly Tone[]; why: Partial<Record<Tone, string>> };

const freshens = 'it keeps the room light and lets the colour speak';
const around: readonly Around[] = [
  { name: 'deep green', says: /\b(?:(?:dark|deep|bottle|forest|racing|hunter|emerald|moss|olive) ?(?:green)?|emerald|olive)(?= |$)(?<=green|emerald|olive)/, best: ['honey', 'pale', 'dark', 'beige', 'terracotta', 'grey'], why: { honey: 'greens like warm, natural tones', pale: 'a deep wall or unit wants something lighter below it, or the room closes in', dark: 'it makes a rich, snug room' } },
  { name: 'green', says: /\b(?:sage|green|mint|pistachio)\b/, best: ['honey', 'pale', 'beige', 'terracotta', 'dark', 'grey'], why: { honey: 'soft greens like warm, natural tones', pale: 'beside a soft green it looks fresh and airy', beige: 'a warm neutral sits quietly beside green', dark: 'green stands out well against it' } },
  { name: 'blue', says: /\b(?:navy|blue|teal|duck egg|indigo|denim)\b/, best: ['pale', 'honey', 'grey', 'beige', 'dark', 'terracotta'], why: { pale: 'blue wants something light and a little warm against it', honey: 'the warmth of the wood balances the cool blue', grey: 'it stays cool and calm with blue', beige: 'a sandy tone softens blue' } },
  { name: 'grey', says: /\b(?:grey|gray|charcoal|silver|anthracite)\b/, best: ['honey', 'pale', 'dark', 'beige', 'terracotta', 'grey'], why: { honey: 'a warm wood keeps grey from feeling cold', pale: 'it keeps a grey room light and differs clearly from it', dark: 'it stands out clearly from a pale grey', beige: 'a warm neutral takes the chill off grey' } },
  { name: 'cream', says: /\b(?:cream|magnolia|ivory|off white|buttermilk)\b/, best: ['honey', 'beige', 'dark', 'terracotta', 'pale', 'grey'], why: { honey: 'cream is warm, and cold greys fight with it', beige: 'both are warm, and cold greys fight with cream', dark: 'it is a clear, warm contrast to cream' } },
  { name: 'white', says: /\bwhite\b/, best: ['honey', 'pale', 'dark', 'grey', 'beige', 'terracotta'], why: { honey: 'white takes nearly anything, and a wood tone brings the warmth it lacks', pale: 'all light together makes an airy room', dark: 'it is the strongest contrast to white' } },
  { name: 'pink', says: /\b(?:pink|blush|rose|plaster)\b/, best: ['pale', 'grey', 'honey', 'beige', 'dark', 'terracotta'], why: { pale: 'dusty pinks like something light and quiet', grey: 'a cool grey keeps pink from being sweet' } },
  { name: 'terracotta', says: /\b(?:terracotta|rust|burnt orange|orange|brick|red|burgundy|coral)\b/, best: ['honey', 'beige', 'pale', 'dark', 'terracotta', 'grey'], why: { honey: 'earthy reds and natural wood are of one warm family', beige: 'a sandy neutral calms a warm red, where grey looks cold beside it', pale: 'it lightens a strong, warm colour' } },
  { name: 'mustard', says: /\b(?:mustard|yellow|ochre)\b/, best: ['dark', 'grey', 'pale', 'beige', 'honey', 'terracotta'], why: { dark: 'mustard glows against something dark, and a yellowish tone would lose it', grey: 'a cool grey sets mustard off', pale: 'it differs clearly from mustard' } },
  { name: 'black', says: /\b(?:black|very dark|dark (?:units|kitchen|walls|furniture|room))\b/, best: ['pale', 'honey', 'beige', 'grey', 'terracotta', 'dark'], why: { pale: 'with black a lighter floor keeps the room from closing in', honey: 'a warm wood lifts black', grey: 'it is lighter than the black, and as cool' } },
  { name: 'brown', says: /\b(?:brown|tan|leather|oak (?:furniture|doors|table|units|beams?)|pine (?:furniture|doors)|walnut (?:furniture|table|doors|units)|mahogany)\b/, best: ['pale', 'grey', 'beige', 'dark', 'honey', 'terracotta'], why: { pale: 'it differs clearly from brown furniture, where a middle brown would nearly match and look like a mistake', grey: 'it differs clearly from the brown', beige: 'it is light and warm and does not try to match the brown' } },
  { name: 'beige', says: /\b(?:beige|taupe|greige|stone|neutral|linen)\b/, best: ['honey', 'dark', 'pale', 'beige', 'terracotta', 'grey'], why: { honey: 'neutrals like a warm wood below them', dark: 'neutrals want one thing with some depth' } },
  { name: 'lilac', says: /\b(?:lilac|purple|mauve|violet|plum|aubergine)\b/, best: ['pale', 'grey', 'honey', 'beige', 'dark', 'terracotta'], why: { pale: 'purples like something light and quiet', grey: 'a cool grey is near to purple' } },
]; // biome-ignore format: a table

const metals = /\b(?:brass|gold|copper|bronze)\b/;
const things =
  /\b(?:walls?|units?|cupboards?|cabinets?|doors?|worktops?|sofas?|couch|settee|suite|furniture|chairs?|tables?|curtains?|blinds?|paint\w*|wallpaper|panel\w*|kitchens?|bathroom|room|lounge|bedroom|hall|snug|decor|rug|beds?|headboard|tiles|splashback|island|wardrobes?|woodwork|feature|scheme|accents?)\b/;

/** The one of two tones that goes better with what the text says is around it; null where it says nothing of that. */
export function betterTone(sides: readonly [Side, Side], rest: string): { best: Side; other: Side; why: string } | null {
  if (!things.test(rest)) return null;
  const found = around
    .filter(({ says }) => says.test(rest))
    .filter(({ name }, _, all) => name !== 'green' || !all.some((one) => one.name === 'deep green'));
  if (found.length === 0) return null;
  const sum = ({ tone }: Side) => found.reduce((total, { best }) => total + best.indexOf(tone), 0);
  const [one, two] = sides;
  const first = (side: Side) => found[0]?.best.indexOf(side.tone) ?? 0;
  const isOne = sum(one) < sum(two) || (sum(one) === sum(two) && first(one) < first(two));
  const [best, other] = isOne ? [one, two] : [two, one];
  const said = found.flatMap(({ name, why }) => (why[best.tone] ? [{ name, why: why[best.tone] ?? '' }] : []));
  const reasons = said.slice(0, 2).map(({ name, why }) => (why.includes(name) ? why : `with ${name} ${why}`));
  const metal = metals.exec(rest)?.[0];
  const ofMetal = metal && (best.tone === 'honey' || best.tone === 'dark') ? `${metal} is warm too` : '';
  const all = [...reasons, ofMetal].filter(Boolean);
  return { best, other, why: all.length ? all.join('; ') : (general[best.tone] ?? freshens) };
}

const general: Record<Tone, string> = {
  honey: 'it is the warmer of the two',
  pale: freshens,
  grey: 'it is the calmer of the two',
  dark: 'it is the clearer contrast',
  beige: 'it is the quieter of the two',
  terracotta: 'it is the warmer of the two',
};

/** What speaks for the other of the two all the same. */
export const otherwise: Record<Tone, string> = {
  honey: 'is the warmer look, if the room gets little sun',
  pale: 'is the one for a small or dark room, for it throws the light back',
  grey: 'is the cooler look, and wants some warm wood or cloth beside it',
  dark: 'is the stronger contrast, for a room with plenty of light; it shows dust and hair more',
  beige: 'is the quieter look, and hides most dirt',
  terracotta: 'is the stronger colour, and wants calm walls',
};
