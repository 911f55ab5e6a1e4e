import { termsOf } from '../guide/find-entry.ts';
import { sold } from '../reading/words/floors.ts';

/** Whether an entry of the guide is of other floors than those that were named, by its title. */
export function isOfAnotherFloor(title: string, floors: readonly string[]): boolean {
  if (floors.length !== 1 && floors.length !== 2) return false;
  const named = floorsOf(title);
  return floors.length === 2 ? isOfAnotherPair(title, named, floors) : floors.length === 1 && isCareOfAnother(title, named, floors[0] ?? '');
}

const read = new Map<string, readonly string[]>();

/** The floors that a title of the guide names, read once. */
function floorsOf(title: string): readonly string[] {
  const known = read.get(title) ?? termsOf(title, true).flatMap((term) => (sold[term.slice(1)] ? term.slice(1) : []));
  read.set(title, known);
  return known;
}

/** 'SPC or WPC' is no answer to who asks for SPC and laminate. Underlay or glue below a floor puts no choice. */
function isOfAnotherPair(title: string, named: readonly string[], floors: readonly string[]): boolean {
  const shared = floors.filter((floor) => named.includes(floor) || named.includes(sold[floor]?.advice ?? ''));
  return / or /.test(title) && named.length === 2 && shared.length === 1 && named.every((name) => familyOf(name) !== undefined);
}

/** What is compared, or laid on top of it, is of other floors as well. */
const ofMore = /\b(?:or|over|on top|under|rubber|matching|whole|walls?|stairs)\b|^(?:Laying|Which|Old|Weight|Cutting|Plank|Patterns)/i;

/** How LVT is cleaned, how thick wood is or what takes spills out of carpet is no answer to who asks of laminate. */
function isCareOfAnother(title: string, named: readonly string[], floor: string): boolean {
  const own = familyOf(floor);
  if (own === undefined) return false;
  const isOther = (names: readonly string[]) => names.length > 0 && names.every((name) => familyOf(name) !== own);
  if (/^(?:Cleaning |\d)/.test(title)) return isOther(named);
  // 'on carpet' is no kind of floor by itself.
  const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    /\b(?:on|in|that)\b/.test(title) &&
    !ofMore.test(title) &&
    isOther(words.flatMap((word) => [word, `${word}s`].filter((name) => familyOf(name) !== undefined)))
  );
}

/** Luxury vinyl is looked after as vinyl is; nothing for goods that go with floors. */
function familyOf(floor: string): string | undefined {
  const category = sold[floor]?.category;
  if (!category || !isFloor.has(category)) return undefined;
  return category === 'LVT' ? 'Vinyl & Lino' : category;
}

const isFloor: ReadonlySet<string> = new Set(['Tiles', 'Wood Flooring', 'Laminate Flooring', 'LVT', 'Vinyl & Lino', 'Carpet']);

/** 'is walnut or oak the harder' is not answered by bamboo against oak. */
export function isOfAnotherWood(title: string, species: readonly string[], said: string): boolean {
  const sides = title.toLowerCase().split(' or ');
  return species.length === 2 && sides.length === 2 && sides.some((side) => species.includes(side)) && sides.some((side) => !said.includes(side));
}
