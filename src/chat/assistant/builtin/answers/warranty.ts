import type { Settings } from '#settings/settings.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, ownTerms, reachUs, upperFirst } from '../say.ts';

/** What is asked of a guarantee that no record says. */
const unknownOfWarranty: readonly [asked: RegExp, what: string][] = [
  [/\b(?:myself|ourselves|yourself|diy)\b|\b(?:i|we|he|she|they|you|brother|sister|son|da|dad|father|husband|partner|friend|mate|neighbour|man|fella|joiner|builder|fitter|somebody|someone|anybody|anyone) (?:\w+ )?(?:else )?(?:lays?|laid|fits?|fitted|installs?|installed|puts? (?:it|them) down|does (?:it|the (?:laying|fitting)))\b|\bown (?:man|fitter|joiner)\b/, 'whether it holds where somebody other than our fitters lays the floor'],
  [/\b(?:voids?|voided|invalid\w*|cancels?|lose (?:my|the)|affects?|breaks? the)\b/, 'what ends it'],
  [/\b(?:leave|left|leaving) out\b|\bwithout (?:an? |the |any )?(?:membrane|dpm|underlay|primer|gap|barrier)\b|\b(?:do|did)n'?t (?:use|put|lay) (?:an? |the |any )?(?:membrane|dpm|underlay|primer|gap|barrier)\b/, 'whether it holds where something that the maker asks for was left out, such as a membrane,'],
  [/\b(?:covers?|covered|include[sd]?|claim\w*)\b/, 'what it covers and how a claim is made'],
  [/\b(?:commercial\w*|business\w*|salons?|cafes?|shops?|offices?|rent(?:al|ed)|landlords?|airbnb|tenants?)\b/, 'whether it holds for use in a business'],
  [/\b(?:transfer\w*|new owner|sell the house|passed? on|next owner)\b/, 'whether it passes to a new owner'],
]; // biome-ignore format: a table

/** Something is wrong with a floor that is down, and whether that is made good is asked. */
const wentWrong =
  /\b(?:lift(?:s|ed|ing)|fad(?:es?|ed|ing)|warp\w*|worn|wear(?:s|ing)|swell\w*|swollen|gap(?:s|ping)|peel\w*|curl\w*|crack\w*|cupp\w*|bounc\w*|scratch\w*|dent\w*|discolou?r\w*|bald|split\w*|creak\w*|bubbl\w*|buckl\w*|ris(?:es|en|ing)|loose|open(?:s|ed|ing) up)\b/;
/** 'my vinyl has started to lift after 8 months' */
const hasHappened = /\b(?:my|our|the)\b.*\b(?:start\w*|has|have|is|are|been|after|keeps?|already|now)\b/;
const asksCover =
  /\b(?:cover(?:s|ed)?|comeback|recourse|redress|entitled|replaced?|claim|(?:under|by|a) (?:the |your )?(?:warrant\w*|guarante\w*)|(?:that|this|it) (?:the |a )?warrant\w*)\b/;

/** `longest`: the products with the longest warranties, for 'is there one of 50 years?'. */
export function answerWarranty({ settings, reading }: Asked, longest: readonly { id: string; name: string; years: number }[]): Part {
  const asked = Number(/\b(\d{1,2})\s?(?:years?|yrs?)\b/.exec(reading.text)?.[1] ?? 0);
  const fits = longest.filter(({ years }) => years >= asked);
  const whole = `${reading.told} ${reading.text}`;
  const unknown = unknownOfWarranty.filter(([says]) => says.test(whole)).map(([, what]) => what);
  const said = parts(settings);
  if (isOfDamage(whole)) return ofDamage(settings, said);
  const own =
    unknown.length && !asked && !reading.floor.length
      ? ''
      : fits.length
        ? ` The longest that our products list: ${fits.map((one) => `${linkTo(one)}, ${one.years} years`).join('; ')}.`
        : asked
          ? ` None of our products lists ${asked} years.`
          : '';
  const ask = unknown.length ? ` ${upperFirst(listed(unknown))} I do not have in writing: please ${reachUs(settings)}.` : '';
  const isOfFitting = /\b(?:fitt(?:ing|ed|ers?)|install\w*|laying|workmanship|labour)\b/.test(whole);
  if (isOfFitting && settings.installation_guarantee && !unknown.length)
    return {
      text: `An installation carries a guarantee of ${settings.installation_guarantee}. The floor has its own warranty besides, which stands on its page.`,
      sources: [ownTerms('Warranty')],
      context: { topic: 'warranty' },
    };
  return {
    text: `${upperFirst(said.join('; ') || 'each product\u2019s page gives its warranty')}.${own}${ask} Name a product and I will look up its warranty.`,
    ...(own && /\b(?:longest|best|most)\b/.test(whole) ? { products: fits.map(({ id }) => id) } : {}),
    sources: [ownTerms('Warranty')],
    offersPerson: unknown.length > 0,
    context: { topic: 'warranty' },
  };
}

/** 'does the guarantee cover scratches', 'it is lifting already, what is the guarantee' */
export const isOfDamage = (whole: string) => wentWrong.test(whole) && (asksCover.test(whole) || hasHappened.test(whole));

/** 'how long is it, and what would void it': the years of its record are no answer to the second. */
export function withUnknownOfWarranty({ settings, reading }: Asked, part: Part): Part {
  const whole = `${reading.told} ${reading.text}`;
  const unknown = unknownOfWarranty.filter(([says]) => says.test(whole)).map(([, what]) => what);
  if (!unknown.length || part.isUnanswered) return part;
  const isMade = /what (?:ends it|it covers)/.test(unknown.join(' '));
  const general = isMade ? ' In general a warranty holds where the floor is laid and looked after as its maker says, in the rooms allowed.' : '';
  return {
    ...part,
    text: `${part.text}\n\n${upperFirst(listed(unknown))} I do not have in writing: please ${reachUs(settings)}.${general}`,
    offersPerson: true,
  };
}

/** 'the boards are lifting, am I covered': what caused it decides, and that has to be looked at. */
function ofDamage(settings: Settings, said: readonly string[]): Part {
  const grants = said.length ? ` ${upperFirst(said.join('; '))}.` : '';
  return {
    text: `That depends on what caused it: a fault in the goods or in the laying, or water, sun, wear or a gap left out, and I cannot judge that from here.${grants} If the goods were faulty, the law lets you ask for repair or replacement besides. Please ${reachUs(settings)} with your order reference and photographs, so that it is looked at.`,
    sources: [ownTerms('Warranty')],
    offersPerson: true,
    context: { topic: 'warranty', awaits: 'person' },
  };
}

function parts(settings: Settings): string[] {
  return [
    settings.warranty && `we say “${settings.warranty}” of our floors' warranties, and each product's page gives its own years`,
    settings.installation_guarantee && `an installation carries a guarantee of ${settings.installation_guarantee}`,
  ].filter((part) => typeof part === 'string' && part !== '');
}
