import { formatPounds } from '#money/pence.ts';
import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { shades } from '../reading/words/looks.ts';
import { gradeOf, pilesFor } from './demands.ts';
import { isGoods } from './is-goods.ts';
import { sayKindInside } from './kind-of.ts';
import { listed, upperFirst } from './say.ts';
import { isSurface } from './surface.ts';
import { isRollWidth, unnamedStyles } from './wish.ts';
import { isEitherShade } from './wish-words.ts';

/** 'grey laminate for a bathroom under £20.00 a m²', in words of our own. */
export function sayWish(wish: Wish, dropped = ''): string {
  const kept = (words: readonly string[]) => words.filter((word) => !dropped.includes(word));
  const isFor = wish.floor.some(isGoods) && !wish.floor.every(isGoods);
  const floor = wish.floor.length
    ? isFor
      ? `${listed(wish.floor.filter(isGoods).map(sayKindInside), 'or')} for ${listed(wish.floor.filter((name) => !isGoods(name)).map(sayKindInside))}`
      : wish.floor.length > mostKinds
        ? 'floor'
        : listed(wish.floor.map(sayFloor), 'or')
    : wish.names.length
      ? ''
      : 'floor';
  const isHardWearing = wish.condition.includes('heavy traffic') && !wish.floor.some(isGoods);
  const before = [
    wish.condition.includes('commercial') ? 'commercial' : isHardWearing ? 'hard-wearing' : '',
    wish.thickness && !dropped.includes('thickness') ? sayThickness(wish.thickness) : '',
    wish.acRating ?? '',
    wish.slipRating ?? '',
    ...kept(wish.feature).filter((f) => !unsaid.has(f) && !isSurface(f)),
    wish.reducedOnly && !dropped.includes('reduction') ? 'reduced' : '',
    either(kept(wish.colour)),
    listed(kept(wish.species), 'or'),
    ...kept(wish.look),
    ...(dropped.includes('finish') ? [] : wish.finish),
    ...kept(wish.style).filter((style) => unnamedStyles.has(style)),
    listed(
      kept(wish.style).filter((style) => !unnamedStyles.has(style)),
      'or',
    ),
    wish.size && !dropped.includes(wish.size) ? saySize(wish.size) : '',
    // What pets or tenants ask of a carpet is said too: it leaves out what is cheaper, or softer.
    listed(
      pilesFor(wish).filter((pile) => pile !== 'carpet tile'),
      'or',
    ),
    ...wish.names.map(upperFirst),
    ...(wish.floor.length && floor !== 'floor' ? kept(wish.feature).filter(isSurface) : []),
    wish.feature.includes('planks')
      ? `${floor === 'floor' ? '' : floor} planks`.trim()
      : wish.feature.includes('as tiles')
        ? `${floor} tiles`
        : floor,
  ].filter(Boolean);
  const rooms = kept(wish.room);
  // What pets or tenants ask of its record is said too: it leaves out what is cheaper.
  const grade = gradeOf(wish, [...new Set(wish.floor.flatMap((name) => sold[name]?.category ?? []))]);
  const conditions = [
    ...wish.condition.filter((condition) => condition === 'underfloor heating'),
    ...(wish.condition.includes('slip') && !wish.floor.includes('carpet')
      ? [wish.slipRating ? 'a surface that grips' : 'a surface that grips (R10 or more, or so by its page)']
      : []),
    ...(wish.condition.includes('noise') && wish.floor.includes('underlay') ? ['less noise'] : []),
    ...(wish.minWidth
      ? [
          isRollWidth(wish.minWidth)
            ? `a roll ${wish.minWidth / 1000} m wide or more`
            : wish.floor.some((name) => sold[name]?.category === 'Tiles')
              ? `sides of ${wish.minWidth} mm or more`
              : `planks ${wish.minWidth} mm wide or more`,
        ]
      : []),
    ...(wish.wearLayer || grade.wearLayer ? [`a wear layer of ${wish.wearLayer ?? grade.wearLayer} or more`] : []),
    ...(!wish.acRating && grade.acRating ? [`${grade.acRating} or more`] : []),
  ];
  const limits = sayLimits(wish.price, wish.floor);
  const without = wish.without.length ? `but not ${listed(wish.without.map(sayRefused), 'or')}` : '';
  return `“${[before.join(' '), rooms.length ? `for ${listed(rooms.map((room) => room.toLowerCase()))}` : '', conditions.length ? `with ${listed(conditions)}` : '', limits, without].filter(Boolean).join(' ')}”`;
}

/** Sheet vinyl is called lino too: of both together that word is said. */
function sayFloor(name: string): string {
  return name === 'lino' ? 'lino' : sayKindInside(name);
}

/** 'up to £15.00 a m²'; empty where no price was named. */
export function sayLimits(price: Wish['price'], floor: readonly string[] = []): string {
  if (!price) return '';
  const isOffRoll = floor.length > 0 && floor.every((name) => /^(?:carpet|vinyl|lino)$/.test(name));
  const unit = price.per === 'unit' ? (isOffRoll ? ' a metre' : ' a box') : price.per === 'total' ? ' in all' : ' a m²';
  if (price.isAbout && price.maxPence !== null) return `around ${formatPounds(price.maxPence)}${unit}`;
  const from = price.minPence !== null ? `from ${formatPounds(price.minPence)}` : '';
  const upTo = price.maxPence !== null ? `up to ${formatPounds(price.maxPence)}` : '';
  return [from, upTo].filter(Boolean).join(' ') + unit;
}

/** '800x800 or 900x900'; of more, '600x900 or larger'. */
function saySize(size: string): string {
  const [first = '', ...others] = size.split('/');
  return others.length > mostKinds - 1 ? `${first} or larger` : [first, ...others].join(' or ');
}

/** Of more kinds than these nobody wants to read the list. */
const mostKinds = 3;

/** '18mm or thicker', '14mm or 15mm'. */
export function sayThickness(thickness: string): string {
  return thickness.replace('+', ' or thicker').replace('/', ' or ');
}

/** A room that is refused is a look that is: 'office-looking'. */
function sayRefused(name: string): string {
  return /^[A-Z]/.test(name) ? `${name.toLowerCase()}-looking` : sayKindInside(name);
}

/** 'dark grey', but 'green or blue'. */
function either(colours: readonly string[]): string {
  if (isEitherShade(colours)) return listed([...colours], 'or');
  const hues = colours.filter((colour) => !shades.has(colour));
  return [...colours.filter((colour) => shades.has(colour)), listed(hues, 'or')].filter(Boolean).join(' ');
}

/** What no record says in these words: it is explained instead. */
const unsaid: ReadonlySet<string> = new Set([
  'imitation',
  'planks',
  'as tiles',
  'soft',
  'dirt hiding',
  'no sealing',
  'heat proof',
  'easy clean',
  'no moss',
  'off the roll',
  'few knots',
]);
