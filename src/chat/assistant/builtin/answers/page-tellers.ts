import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import { adviceKindOf } from '../kind-of.ts';
import { listed, sayCost } from '../say.ts';
import { sayRoll } from './amounts.ts';
import { clicks } from './laid-in-steps.ts';
import { noUnderlay } from './no-underlay.ts';
import { ownVerdict } from './own-verdict.ts';
import { pageSays } from './page-says.ts';
import { sayAttached } from './underlay-attached.server.ts';

/** How much a box holds and covers. */
export function sayPack(product: Product, said: string): string | null {
  const { piecesPerBox, coverageCm2, unit } = product;
  const { one } = unitWords(unit);
  // 'how far will a tub go', after its glue.
  const other = /\b(tub|bag|bottle|roll|metre)\b/.exec(said)?.[1];
  if (other && other !== unit && !(other === 'roll' && unit === 'metre') && !/\b(?:square|sq) metre\b/.test(said)) return null;
  const roll = sayRoll(product);
  if (roll) return `${roll}${coverageCm2 ? ` A metre of it covers ${coverageCm2 / 10_000} m².` : ''}`;
  if (!coverageCm2) {
    if (piecesPerBox && piecesPerBox > 1) return `A ${one} has ${piecesPerBox} pieces in it.`;
    return adviceKindOf(product) === null && (unit === 'length' || unit === 'each')
      ? null
      : pageSays(product, /\b(?:does|do|covers?|[Cc]overage|grouts?|bonds)\b.* m²/);
  }
  if (piecesPerBox === 1 && unit === 'each') return `It is sold singly, and one covers ${coverageCm2 / 10_000} m².`;
  const holds = `A ${one} covers ${coverageCm2 / 10_000} m²${piecesPerBox ? ` with ${piecesPerBox} ${piecesPerBox === 1 ? 'piece' : 'pieces'} in it` : ''}.`;
  const asksPieces = /\bhow many\b(?! (?:m2|sqm|sq\b|square|met))/.test(said);
  if (!piecesPerBox)
    return asksPieces
      ? [holds, 'How many boards that is its record does not state.', pageSays(product, /\brandom lengths\b/)].filter(Boolean).join(' ')
      : holds;
  const isByArea = /\b(?:to|in|per|for|on) (?:an? |the |each |one |every )?(?:m2|sqm|sq m\w*|square m\w*)/.test(said) && asksPieces;
  const perM2 = Math.round((piecesPerBox * 100_000) / coverageCm2) / 10;
  return isByArea ? `${holds} A m² takes about ${perM2} of them.` : holds;
}

/** 'a pair or one': what its price buys. */
export function sayPaired(product: Product): string | null {
  const { piecesPerBox, unit, name, plankSize, coverageCm2 } = product;
  const { one } = unitWords(unit);
  if (piecesPerBox === 2 && !coverageCm2) return `It is sold as a pair: 2 in a ${one}. ${sayCost(product)}`;
  if (piecesPerBox && piecesPerBox > 1) return `It is sold by the ${one} of ${piecesPerBox}, not singly. ${sayCost(product)}`;
  if (unit === 'metre') return `It is sold by the metre off the roll. ${sayCost(product)}`;
  if (unit !== 'length' && unit !== 'each') return null;
  const mm = Number(/x\s*(\d{3,4})$/.exec(plankSize ?? '')?.[1] ?? 0);
  const long = unit === 'length' && mm && !/\d m\b/.test(name) ? `, ${mm / 1000} m long` : '';
  return `It is sold singly, and the price is for one${long}. ${sayCost(product)}`;
}

const bare = /\bunfinished\b|\boiled by your fitter\b/i;
const oiled = /\boil(?:ed)?\b|\bhard-wax\b/i;
const lacquered = /\blacquer\w*|\bvarnish\w*|\bsealed at the mill\b/i;

/** Whether it comes with its coat on, and what is left to do: with a yes or no where only one of the two is asked. */
export function sayFinished(product: Product, said: string): string | null {
  const { category, finish, description } = product;
  const kind = adviceKindOf(product);
  const isChoice = /\bor\b|\b(?:finished|already|ready)\b.*\b(?:oil|oiled|oiling)\b/.test(said);
  const asksNeed = !isChoice && /\b(?:needs?|wants?|have to|has to|must|do i|do we|should)\b/.test(said);
  const no = asksNeed ? 'No: it' : 'It';
  if (kind === 'laminate' || kind === 'lvt' || kind === 'vinyl')
    return `${no} comes finished, takes neither oil nor lacquer, and there is nothing to put on it.`;
  if (category !== 'Wood Flooring') return null;
  const page = (has: RegExp) => pageSays(product, has) ?? '';
  if (bare.test(description))
    return `${asksNeed ? 'Yes: it' : 'It'} comes bare, so it has to be oiled or lacquered once it is laid. ${page(bare)}`.trim();
  if (/\bOil it\b/.test(description))
    return `Its finish is given as ${nameInText(finish ?? '')}, and its page speaks of oiling it once it is down. ${page(/\bOil it\b/)}`;
  if (/lacquer/i.test(finish ?? '') || lacquered.test(description))
    return `${asksNeed ? 'No, it is lacquered: it comes finished,' : 'It comes finished: it is lacquered, so it'} needs no oil from you and takes none. ${page(lacquered)}`.trim();
  if (/oil/i.test(finish ?? '') || oiled.test(description))
    return `${asksNeed ? 'Not to begin with: it' : 'It'} comes finished, oiled already, and neither its record nor its page asks for a first coat from you. Later it wants fresh oil now and then, about once or twice a year in busy rooms and less in bedrooms. ${page(oiled)}`.trim();
  return `It comes ${nameInText(finish ?? 'finished').toLowerCase()}; whether there is oil or lacquer over that its record does not state.`;
}

/** Whether it is waterproof; how long water may stand, where that is asked, by its page. */
export function sayWater(product: Product, said: string): string | null {
  const page = pageSays(product, /\bspills?\b|\bwater\b|\bswell\b|\bwet boots\b|\bwatertight\b/);
  const asksHow = /\bhow long\b|\bhours?\b|\bminutes?\b|\blong\b|\bsit\w*\b|\bstand\w*\b|\bleft\b|\bleave\b/.test(said);
  const tells = /\bhours?\b/.test(page ?? '');
  const isFlood = /\bflood\w*|\boverflow\w*|\bleak\w*|\bsoak\w*|\bwashing machine\b|\bdishwasher\b|\bunder(?:neath)? (?:it|them)\b|\bbelow\b/.test(
    said,
  );
  const ofWood = product.category === 'Wood Flooring' && (isFlood || asksHow) ? 'No, wood is not waterproof: wipe spills up at once.' : null;
  const verdict = ownVerdict(product, 'waterproof') ?? ofWood;
  if (!verdict) return null;
  const own = product.waterResistance === 'Waterproof';
  const time = asksHow && !tells ? 'For how many hours neither its record nor its page says, so do not count on any: wipe up what is spilt.' : '';
  const below = isFlood
    ? own
      ? 'The boards themselves do not swell, but water that runs in at the edges stays below them: mop it up at once and let the floor underneath dry.'
      : 'A flood is more than it stands: water that gets into the joints or below makes it swell.'
    : '';
  return [verdict, page, time, below].filter(Boolean).join(' ');
}

/** Its years; what it covers, and whether it holds where one lays the floor oneself, no record says. */
export function sayGuarantee({ warrantyYears }: Product, said: string): string | null {
  if (warrantyYears === null) return null;
  const isOwnWork = /\b(?:myself|ourselves|laying|fitting)\b/.test(said);
  const asksCover = /\bcover|\binclude|\bagainst\b|\bwhat(?:s| is) (?:the|its)\b.*\bfor\b/.test(said);
  const unknown = isOwnWork ? ' Whether it holds where you lay the floor yourself' : asksCover ? ' What it covers' : '';
  return `Its warranty is ${warrantyYears} years.${unknown && `${unknown} I do not have in writing, so ask us for its terms.`}`;
}

/** About how long it takes to lay, by how it is laid. */
export function sayDays(product: Product): string | null {
  const kind = adviceKindOf(product);
  if (!kind) return null;
  if (clicks(product))
    return `Laying it takes a handy person about ${/\b(?:herringbone|chevron)\b/i.test(product.name) ? 'two days' : 'a day'} in an ordinary room.`;
  if (product.category === 'Tiles') return 'Laying it takes two to three days, with the adhesive and the grout setting.';
  if (kind === 'vinyl') return 'In a small room it is down in half a day, once the floor below is smooth.';
  return kind === 'lvt' && /glue/i.test(product.construction ?? '')
    ? 'Laying it takes as long as the floor below needs to be smoothed and to dry, plus a day.'
    : null;
}

/** 'what size is the patio if I buy 10 boxes' */
export function sayManyBoxes({ piecesPerBox, coverageCm2, pricePence, unit }: Product, said: string): string | null {
  const count = Number(/\b(\d{1,3}) (?:boxes|packs)\b/.exec(said)?.[1] ?? 0);
  if (!count || !coverageCm2 || (unit !== 'box' && unit !== 'pack')) return null;
  const m2 = (count * coverageCm2) / 10_000;
  const holds = piecesPerBox ? ` with ${count * piecesPerBox} pieces in them` : '';
  const floorM2 = Math.floor((m2 / 1.1) * 10) / 10;
  return `${count} ${unitWords(unit).many} cover ${Math.round(m2 * 1000) / 1000} m²${holds} and come to ${formatPounds(count * pricePence)}. With 10% for cuts that is enough for a floor of about ${floorM2} m².`;
}

/** Whether it has an underlay of its own, and so whether another is needed: the yes to the one is the no to the other. */
export function sayUnderlay(product: Product, said: string): string | null {
  const attached = sayAttached(product);
  const asksNeed =
    /\b(?:need|needs|wants?|takes?|require\w*|have to|to have)\b/.test(said) && !/\b(?:built|attached|own|included|already|integrated)\b/.test(said);
  if (!attached || !asksNeed) return attached;
  if (attached.startsWith('Yes, ')) return attached.replace('Yes, ', 'No: ');
  return noUnderlay(product) ? attached : attached.replace(/^No\. /, 'Yes. ');
}

const outdoors: ReadonlySet<string> = new Set(['Patio', 'Conservatory', 'Outdoor']);

/** 'could I use these inside too', of what is made for outdoors; of anything else null. */
export function sayIndoors(product: Product): string | null {
  const { rooms, thickness, material } = product;
  if (!rooms.includes('Patio')) return null;
  if (rooms.some((room) => !outdoors.has(room))) return `Yes, indoors too: it is sold for ${listed(rooms.map((room) => room.toLowerCase()))}.`;
  const height = thickness ? `, and at ${thickness} it stands higher than the floors beside it` : '';
  const own = /porcelain|stone|granite/i.test(material ?? '') ? 'It takes no harm indoors, but it' : 'It';
  return [
    `${own} is sold for ${listed(rooms.map((room) => room.toLowerCase()))}: its rough face is harder to mop${height}.`,
    pageSays(product, /\b(?:indoors|inside)\b/i),
  ]
    .filter(Boolean)
    .join(' ');
}
