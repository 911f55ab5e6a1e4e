/** The presets of the description generator. Nothing is typed: every choice fits every sentence. */
export const descriptionChoices = {
  size: ['300x300mm', '600x600mm', '800x800mm', '1200x600mm', '900x450mm', '300x600mm', '200x1200mm', 'Large Format'],
  style: ['modern', 'traditional', 'contemporary', 'minimalist', 'rustic', 'elegant'],
  use: ['family life', 'busy households', 'open-plan living', 'entertaining', 'pets and children', 'everyday comfort'],
  feature: [
    'clean lines',
    'natural texture',
    'tonal variation',
    'a matt finish',
    'a polished finish',
    'narrow joints',
    'a herringbone pattern',
    'a wood-effect grain',
  ],
  benefit: ['easy to clean', 'hard wearing', 'warm underfoot', 'quiet to walk on', 'slip resistant', 'suited to underfloor heating'],
  mood: ['sophisticated', 'cozy', 'bright', 'spacious'],
} as const;

export type DescriptionChoice = { room: string; floor: string } & Partial<Record<keyof typeof descriptionChoices, string>>;

export const descriptionProblem = 'Please select at least Room and Flooring Type';

type Words = { room: string; floor: string; style: string; feature: string; use: string; benefit: string; mood: string };

/** Five ways to say it. A part that was not chosen is empty, and its sentence reads without it. */
const templates: readonly ((w: Words) => string)[] = [
  (w) =>
    `${start(`${w.style} ${w.room} with ${w.floor}${w.feature && ` and ${w.feature}`}.`)}${
      w.benefit && ` It is ${w.benefit}`
    }${w.benefit && for_(w.use)}${w.benefit && '.'}`,
  (w) =>
    `${start(w.floor)} in ${an(`${w.style} ${w.room}`)}${for_(w.use, ', made for ')}.${
      w.feature && ` Look closer and you see ${w.feature}.`
    }${w.benefit && ` The floor is ${w.benefit}.`}`,
  (w) =>
    `We love how ${w.floor} ${
      w.mood ? `${verb(w.floor)} this ${w.room} feel ${w.mood}` : `${suit(w.floor)} this ${w.room}`
    }.${w.feature && ` Its ${w.style} look owes much to ${w.feature}.`}${w.benefit && ` It is also ${w.benefit}.`}`,
  (w) =>
    `${start(an(`${w.mood} ${w.room}`))}, finished in ${w.floor}${w.feature && ` with ${w.feature}`}. ` +
    `${(w.style || w.use || w.benefit) && start(`${an(`${w.style} choice`)}${for_(w.use)}${w.benefit && ` that is ${w.benefit}`}.`)}`,
  (w) =>
    `This ${w.room} was given ${w.floor}${w.style && ` for ${an(`${w.style} look`)}`}.${
      w.feature && ` Look for ${w.feature}.`
    }${w.benefit && ` ${start(w.benefit)}`}${w.benefit && w.use && `, and ready for ${w.use}`}${w.benefit && '.'}`,
];

/** How many ways there are to say it. */
export const descriptionTemplates = templates.length;

/**
 * A description of a photo in one of the five ways; `nth` is drawn by whoever asks. Null without a room and a floor: see
 * `descriptionProblem`.
 */
export function describeFloor({ room, floor, size, ...chosen }: DescriptionChoice, nth: number): string | null {
  if (!room || !floor) return null;
  const sized = size === 'Large Format' ? `large-format ${lower(floor)}` : [size, lower(floor)].filter(Boolean).join(' ');
  const { style = '', use = '', feature = '', benefit = '', mood = '' } = chosen;
  const template = templates[((Math.trunc(nth) % templates.length) + templates.length) % templates.length] ?? templates[0];
  return template?.({ room: room.toLowerCase(), floor: sized, style, use, feature, benefit, mood }).replaceAll(/ {2,}/g, ' ').trim() ?? null;
}

/** A title of what was chosen: 'Modern kitchen in porcelain tiles'. Null without a room and a floor. */
export function titleFloor({ room, floor, style = '' }: DescriptionChoice): string | null {
  return room && floor ? start(`${style} ${room.toLowerCase()} in ${lower(floor)}`.trim()) : null;
}

/** LVT stays as it is; other floors are ordinary words within a sentence. */
const lower = (floor: string) => floor.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
const start = (text: string) => text.trim().replace(/^./, (letter) => letter.toUpperCase());
const an = (text: string) => `${/^[aeiou]/i.test(text.trim()) ? 'an' : 'a'} ${text.trim()}`;
const for_ = (use: string, before = ' for ') => use && `${before}${use}`;
const isMany = (floor: string) => /tiles$/i.test(floor);
const verb = (floor: string) => (isMany(floor) ? 'make' : 'makes');
const suit = (floor: string) => (isMany(floor) ? 'suit' : 'suits');
