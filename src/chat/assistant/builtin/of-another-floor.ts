import { termsOf } from '../guide/find-entry.ts';
import { sold } from '../reading/words/floors.ts';

/** Whether an entry of the guide is of other floors than those that were named, by its title. */
export function isOfAnotherFloor(title: string, floors: readonly string[]): boolean {
  const named = termsOf(title, true).flatMap((term) => (sold[term.slice(1)] ? term.slice(1) : []));
  return floors.length === 2 ? isOfAnotherPair(title, named, floors) : floors.length === 1 && isCareOfAnother(title, named, floors[0] ?? '');
}

/** 'SPC or WPC' is no answer to who asks for SPC and laminate. */
function isOfAnotherPair(title: string, named: readonly string[], floors: readonly string[]): boolean {
  const shared = floors.filter((floor) => named.includes(floor) || named.includes(sold[floor]?.advice ?? ''));
  return / or /.test(title) && named.length === 2 && shared.length === 1;
}

/** How LVT is cleaned, or how thick wood is, is no answer to who asks of laminate. */
function isCareOfAnother(title: string, named: readonly string[], floor: string): boolean {
  const category = sold[floor]?.category;
  return category !== undefined && /^(?:Cleaning |\d)/.test(title) && named.length > 0 && named.every((name) => sold[name]?.category !== category);
}
