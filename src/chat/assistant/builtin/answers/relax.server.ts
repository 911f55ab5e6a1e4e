import type { Wish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { nearestColours, nearestStyles, rareLooks, shades } from '../../reading/words/looks.ts';
import { type FloorQuery, type FloorsFound, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { looksOf } from '../implied.ts';
import type { Asked } from '../part.ts';
import { listed, productLine } from '../say.ts';
import { sayLimits, sayThickness } from '../say-wish.ts';
import { isSurface } from '../surface.ts';
import { isRollWidth, queryOf } from '../wish.ts';

/** What was found, the wish that it answers to, and what was given up for it; empty where nothing was. */
export type Relaxed = { found: FloorsFound; wish: Wish; note: string };

type Milder = { note: string; wish: Wish };

/** Gives up one wish at a time, the least important first, until something fits; a limit of price last of all. */
export async function findOrRelax(asked: Asked, query: FloorQuery, wish: Wish): Promise<Relaxed> {
  const found = await findFloors(asked.shop, query);
  if (found.products.length || query.page > 1) return { found, wish, note: '' };
  if (query.minRating !== null) {
    const unrated = await findOrRelax(asked, { ...query, minRating: null }, wish);
    return {
      ...unrated,
      note: `None that fits has ${query.minRating} stars or more from its reviewers; these are the best reviewed. ${unrated.note}`,
    };
  }
  const rare = wish.look.filter((look) => rareLooks.has(look));
  const usual = { ...wish, look: wish.look.filter((look) => !rareLooks.has(look)) };
  const measured = asked.reading.measured.length ? asked.reading.measured : asked.context.measured;
  if (rare.length && isWishLeft(usual)) {
    const less = await findOrRelax(asked, floorQuery.parse({ ...queryOf(usual, measured), limit: query.limit }), usual);
    return { ...less, note: `We have nothing ${listed(rare, 'or')} that fits; this is what there is without. ${less.note}` };
  }
  // 'a herringbone laminate in oak': of a printed board only the page may name the wood.
  if (wish.species.length && wish.floor.length) {
    const words = query.words.filter((group) => group.join() !== wish.species.join());
    const byPage = await findFloors(asked.shop, { ...query, words, described: wish.species });
    if (byPage.products.length) return { found: byPage, wish, note: '' };
  }
  const kept = { limit: query.limit, sort: query.sort, stockForM2: query.stockForM2, ...(wish.price ? {} : { maxPerM2: query.maxPerM2 }) };
  const search = (milder: Wish, more: Partial<FloorQuery> = {}) =>
    findFloors(asked.shop, floorQuery.parse({ ...queryOf(milder, measured), ...kept, ...(milder.sort ? { sort: milder.sort } : {}), ...more }));
  if (wish.price?.isAbout) {
    const anyPrice = await search({ ...wish, price: null }, { nearPerM2: wish.price.maxPence, sort: wish.sort ?? 'nearest' });
    if (anyPrice.products.length)
      return { found: anyPrice, wish: { ...wish, price: null }, note: `Nothing that fits costs ${sayLimits(wish.price)}; these come nearest. ` };
  }
  const isLimited = wish.price !== null && wish.price.maxPence !== null;
  const slightly = wish.price && isLimited ? await search(withMore(wish, wish.price), { sort: 'cheapest' }) : null;
  if (slightly?.products.length && wish.price)
    return { found: slightly, wish: { ...wish, price: null }, note: 'Nothing at that price fits all of it; these are a little dearer. ' };
  const dearer = isLimited ? await search({ ...wish, price: null }, { sort: 'cheapest' }) : null;
  const [cheapest] = dearer?.products ?? [];
  const over = cheapest ? `The cheapest that fits all but the price is ${productLine(cheapest)} ` : '';
  let soldOut: Relaxed | null = null;
  for (const milder of lastAskedKept(asked, milderWishes(wish)).filter((one) => isWishLeft(one.wish))) {
    const again = { found: await search(milder.wish), wish: milder.wish, note: `${milder.note}${over}` };
    if (again.found.products.some(({ stock }) => stock > 0)) return again;
    // What is sold out is no answer while something else can be given up for what is there.
    if (again.found.products.length) soldOut ??= again;
  }
  if (soldOut || !dearer?.products.length) return soldOut ?? { found, wish, note: '' };
  return {
    found: dearer,
    wish: { ...wish, price: null },
    note: 'We have nothing at that price that fits; these are the cheapest without that limit. ',
  };
}

/** What was asked last is given up last: 'have you it in a grey' after a light oak. */
function lastAskedKept({ reading, context }: Asked, milder: readonly Milder[]): Milder[] {
  if (context.topic !== 'find' || !context.wish || reading.floor.length > 0) return [...milder];
  const keeps = ({ wish }: Milder) =>
    (['colour', 'species', 'look', 'style', 'finish', 'feature'] as const).every((key) => reading[key].every((name) => wish[key].includes(name)));
  return [...milder.filter(keeps), ...milder.filter((one) => !keeps(one))];
}

/** The milder wishes in the order in which they are tried: each by itself, and then what may go without much loss all at once. */
function milderWishes(wish: Wish): Milder[] {
  const leaveOut = (what: string) => `Nothing fits all of it, so I left out ${what}. `;
  const { finish, room, floor, condition, feature, thickness, size, minWidth, colour, species, look, style, names, wearLayer, acRating } = wish;
  const [hues, shade] = [colour.filter((name) => !shades.has(name)), colour.filter((name) => shades.has(name))];
  // What lies on stairs, or outside, has to be made for it: another colour sooner than another room.
  const mustBeThere = feature.includes('waterproof') || room.includes('Stairs') || room.includes('Patio');
  const mayLeaveRoom = room.length > 0 && floor.length > 0 && !mustBeThere;
  // An underlay that is not made for heating keeps it down.
  const isHeatHeldBack = floor.includes('underlay') && condition.includes('underfloor heating');
  const isHeated = condition.includes('underfloor heating');
  const mild = condition.filter((name) => name !== 'underfloor heating');
  const noneListed = `None that fits is listed for ${listed(room.map((name) => name.toLowerCase()))}; this is what there is. `;
  const lesser: Wish = { ...wish, finish: [], room: mayLeaveRoom ? [] : room };
  const [stone] = floor.length === 1 ? floor.filter((name) => sold[name]?.advice === 'natural stone') : [];
  const near = hues.flatMap((name) => nearestColours[name] ?? []).map((name) => ({ ...wish, colour: [name] }));
  const nearest = (milder: Wish): Milder => ({ note: `We have nothing ${listed(colour, 'or')} that fits; these come nearest. `, wish: milder });
  const isUncoloured = colour.includes('natural') && (species.length > 0 || names.length > 0);
  const steps: (Milder | false)[] = [
    // 'a herringbone for the hall and the stairs': no board is listed for stairs.
    room.includes('Stairs') &&
      room.length > 1 &&
      style.length + look.length > 0 &&
      !floor.includes('carpet') && {
        note: 'None of that is listed for stairs, where every step is glued down and takes a nosing; for the rest: ',
        wish: { ...wish, room: room.filter((name) => name !== 'Stairs') },
      },
    // 'solid oak in wide boards': no solid board is as wide as those that are called so.
    ...(style.includes('wide plank') && minWidth === null && floor.length > 0
      ? [wish, ...(isUncoloured ? [{ ...wish, colour: colour.filter((name) => name !== 'natural') }] : [])]
      : []
    ).map((one) => ({
      note: 'None that fits has boards of 180 mm or more; these are the widest there are. ',
      wish: { ...one, style: ['straight', ...style.filter((name) => name !== 'wide plank')], sort: 'widest' as const },
    })),
    // Oak is natural by any name.
    isUncoloured && {
      note: 'None that fits has “natural” in its name; these come nearest. ',
      wish: { ...wish, colour: colour.filter((name) => name !== 'natural') },
    },
    // 'a plain black lino': the colour counts for more.
    look.includes('plain') && colour.length > 0 && { note: leaveOut('“plain”'), wish: { ...wish, look: look.filter((name) => name !== 'plain') } },
    // 'something cheerful with a pattern': the pattern is what cheers.
    feature.includes('colourful') && look.length > 0 && { note: '', wish: { ...wish, feature: feature.filter((name) => name !== 'colourful') } },
    // 'matt lacquered': of two finishes one alone before neither.
    ...(finish.length > 1 ? finish : []).map((one) => ({
      note: leaveOut(`the finish (${listed(finish.filter((other) => other !== one))})`),
      wish: { ...wish, finish: [one] },
    })),
    // A floor tile goes up a wall as well.
    feature.includes('wall') &&
      colour.length + look.length + finish.length > 0 && { note: '', wish: { ...wish, feature: feature.filter((name) => name !== 'wall') } },
    stone !== undefined && look.length > 0 && { note: leaveOut(`“${listed(look)}”`), wish: { ...wish, look: [] } },
    stone !== undefined &&
      colour.length + finish.length > 0 && {
        note: `We have no real ${stone} that fits; this looks like it. `,
        wish: { ...wish, floor: ['tiles'], look: [looksOf[stone] ?? 'stone effect'] },
      },
    finish.length > 0 && { note: leaveOut(`the finish (${listed(finish)})`), wish: { ...wish, finish: [] } },
    // 'LVT in a concrete look': what looks of another stone comes nearest.
    floor.length > 0 &&
      /^(?:concrete|slate|sandstone) effect$/.test(look.join()) && {
        note: `We have nothing ${look.join()} that fits; this looks like stone. `,
        wish: { ...wish, look: ['stone effect'] },
      },
    // 'a terrazzo look in vinyl': luxury vinyl is vinyl as well, where nobody said that it has to come off the roll.
    floor.join() === 'vinyl' &&
      look.length + colour.length > 0 &&
      !feature.includes('off the roll') &&
      minWidth === null && { note: 'No sheet vinyl that fits looks so; this is luxury vinyl (LVT). ', wish: { ...wish, floor: ['lvt'] } },
    mayLeaveRoom && { note: noneListed, wish: { ...wish, room: [] } },
    // 'large blue tiles': small ones of the colour sooner than large ones of another.
    feature.includes('large format') &&
      colour.length + look.length > 0 && { note: leaveOut('“large”'), wish: { ...wish, feature: feature.filter((name) => name !== 'large format') } },
    // 'pale wood effect tiles': the palest of those that look so.
    ...(shade.length === 1 && !hues.length && look.length + style.length > 0 ? shade : []).map((name) => ({
      note: `None that fits is quite so ${name}; these come nearest. `,
      wish: { ...wish, colour: [], without: [...wish.without, name === 'light' ? 'dark' : 'light'] },
    })),
    shade.length > 0 && hues.length > 0 && { note: leaveOut(`“${listed(shade)}”`), wish: { ...wish, colour: hues } },
    ...near.map(nearest),
    finish.length > 0 && mayLeaveRoom && { note: leaveOut(`the finish (${listed(finish)}) and the room`), wish: lesser },
    finish.length > 0 &&
      size !== null && {
        note: leaveOut(`the finish (${listed(finish)}) and whether it is sold for the floor or the wall`),
        wish: { ...lesser, feature: feature.filter((name) => !isSurface(name)) },
      },
    ...near.map((milder) => nearest({ ...lesser, colour: milder.colour })),
    ...style
      .flatMap((name) => nearestStyles[name] ?? [])
      .map((name) => ({ note: `We have nothing ${listed(style, 'or')} that fits; ${name} comes nearest. `, wish: { ...wish, style: [name] } })),
    // 'thicker', 'wider': the figure was asked for last, and matters more than the colour.
    (thickness?.endsWith('+') || (minWidth !== null && !isRollWidth(minWidth))) &&
      colour.length > 0 &&
      names.length === 0 && { note: leaveOut(`the colour (${listed(colour)})`), wish: { ...wish, colour: [] } },
    thickness !== null && { note: leaveOut(`the thickness of ${sayThickness(thickness)}`), wish: { ...wish, thickness: null } },
    wearLayer !== null && { note: leaveOut(`the wear layer of ${wearLayer}`), wish: { ...wish, wearLayer: null } },
    acRating !== null && { note: leaveOut(`the class ${acRating}`), wish: { ...wish, acRating: null } },
    minWidth !== null && isRollWidth(minWidth) && { note: leaveOut(`the roll ${minWidth / 1000} m wide`), wish: { ...wish, minWidth: null } },
    size !== null && { note: leaveOut(`the size ${size.replaceAll('/', ' or ')}`), wish: { ...wish, size: null } },
    // 'walnut herringbone': what is brown comes nearer than what is not.
    species.join() === 'walnut' &&
      style.length > 0 &&
      colour.length === 0 && { note: 'We have no walnut that fits; these are brown too. ', wish: { ...wish, species: [], colour: ['brown'] } },
    // 'dark oak herringbone': the pattern matters more than the wood that is printed on it.
    species.length > 0 && style.length > 0 && { note: leaveOut(`the wood (${listed(species)})`), wish: { ...wish, species: [] } },
    // 'the hardest wearing carpet that is still soft': deep pile flattens, and wool is the softest of what does not.
    feature.includes('soft') &&
      floor.join() === 'carpet' && {
        note: 'A deep, soft pile does not stand that; of what does, wool is the softest. ',
        wish: { ...wish, feature: [...feature.filter((name) => name !== 'soft'), 'wool'] },
      },
    // A soft carpet in another colour is no answer where there is one of the colour.
    feature.includes('soft') &&
      colour.length > 0 && {
        note: leaveOut('“soft”'),
        wish: { ...wish, feature: feature.filter((name) => name !== 'soft'), without: [...new Set([...wish.without, 'carpet tile'])] },
      },
    look.length > 0 && style.length > 0 && { note: leaveOut(`the look (${listed(look)})`), wish: { ...wish, look: [] } },
    // What no tile has may look so in another material.
    floor.join() === 'tiles' &&
      !feature.includes('wall') &&
      look.some((name) => name.endsWith(' effect')) && {
        note: `No tile that fits is ${listed(look)}; these look so and are of another material. `,
        wish: { ...wish, floor: ['lvt', 'laminate', 'vinyl'] },
      },
    look.length + style.length > 0 &&
      colour.length > 0 && { note: leaveOut(`the look (${listed([...look, ...style])})`), wish: { ...wish, look: [], style: [] } },
    colour.length > 0 && names.length === 0 && { note: leaveOut(`the colour (${listed(colour)})`), wish: { ...wish, colour: [] } },
    // What looked of a wood looks of one in another colour, too.
    species.length > 0 &&
      colour.length > 0 && {
        note: leaveOut(`the wood (${listed(species)})`),
        wish: { ...wish, species: [], feature: [...new Set([...feature, 'planks'])] },
      },
    look.length + style.length > 0 && {
      note: leaveOut(`the look (${listed([...look, ...style])})`),
      wish: { ...wish, look: [], style: [] },
    },
    room.includes('Stairs') && floor.length > 0 && { note: noneListed, wish: { ...wish, room: [] } },
    feature.includes('self adhesive') && {
      note: 'We have none that fits and sticks by itself; this is what there is without. ',
      wish: { ...wish, feature: feature.filter((name) => name !== 'self adhesive') },
    },
    // What heating ruins is not laid over it: another wood is.
    isHeated &&
      floor.join() === 'solid wood' && {
        note: 'No solid wood that fits is sold for underfloor heating; this is real wood that is. ',
        wish: { ...wish, floor: ['engineered wood'] },
      },
    mild.length > 0 &&
      !isHeatHeldBack && { note: leaveOut(`“${listed(mild)}”`), wish: { ...wish, condition: condition.filter((name) => !mild.includes(name)) } },
    colour.length > 0 &&
      look.length + style.length > 0 &&
      names.length === 0 && {
        note: leaveOut(`the colour (${listed(colour)}) and the look (${listed([...look, ...style])})`),
        wish: { ...wish, colour: [], look: [], style: [] },
      },
  ];
  return steps.filter((step) => step !== false);
}

/** So much more than was named is shown sooner than something else is given up. */
const alittle = 1.15;

function withMore(wish: Wish, price: NonNullable<Wish['price']>): Wish {
  return { ...wish, price: { ...price, maxPence: price.maxPence === null ? null : Math.round(price.maxPence * alittle) } };
}

function isWishLeft(wish: Wish): boolean {
  return [wish.floor, wish.colour, wish.species, wish.look, wish.style, wish.feature, wish.room].some((list) => list.length > 0);
}
