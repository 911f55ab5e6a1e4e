import { listSummaries, readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { singular } from '../reading/phrases.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { understand } from '../understanding/understand.server.ts';
import { asksOfBoth } from './answers/both-measured.server.ts';
import { placesOf } from './answers/guide.server.ts';
import { asksFact } from './answers/record.ts';
import { askedBefore, lastAsked, onceMoreNamed } from './asked-before.server.ts';
import { bothSummed } from './both-summed.server.ts';
import { boxedOfShown } from './boxed-of-shown.server.ts';
import { choiceBefore } from './choice-before.server.ts';
import { figureNames, mostSo } from './comparatives.ts';
import { countedOfIt } from './counted-of-it.ts';
import type { Task } from './decide.ts';
import { finishingOfShown } from './finishing-of-shown.ts';
import { floorsDescribed } from './floor-described.server.ts';
import { gluedOfThose } from './glued-of-those.ts';
import { laidWith } from './goes-on-with.ts';
import { goodsAskedBefore } from './goods-asked-before.server.ts';
import { goodsDescribed } from './goods-described.server.ts';
import { goodsListed } from './goods-listed.server.ts';
import { goodsMeant } from './goods-meant.server.ts';
import { goodsToldFor, goodsToldInColour } from './goods-told-for.server.ts';
import { isGoods } from './is-goods.ts';
import { layingOfIt } from './laying-of-it.server.ts';
import { asksTheList, mostOfAll, mostOfTheList } from './of-the-list.server.ts';
import { openByKind } from './open-by-kind.server.ts';
import type { Asked, Pointed } from './part.ts';
import { alone, asksWhich, bareName, notThat, ofBoth, ofThe, runOut, theOnes, theOtherOne, theShade, withWhat, yesOrNo } from './pointing-words.ts';
import { othersOfRange } from './range-of.server.ts';
import { saidAgain } from './said-again.server.ts';
import { sameInColour } from './same-in-colour.server.ts';
import { amongShown, onlyOne, onlyOneOfSize } from './told-by-name.ts';
import { isOfFocus, whichProducts } from './which-products.server.ts';
import { queryOf, wishOf } from './wish.ts';
import { withProduct } from './with-product.ts';

const ofFigure = new RegExp(
  `(?:\\b(?:of|for|is|are|does|has|do|with|about|take|get|order|in|on) )?\\b(?:the|that) (${figureNames})(?: ones?| option)?(?: (?:of|from) (?:them|those|these|the two|the three|both))?\\b`,
);
const theOne = /\b(?:(?:the|that|in the|for the|a) )?((?:[a-z]+ ){1,2})one\b/;
const noName = new Set(
  'which what any no every each in is of for with and or first second third fourth fifth last other another same next previous former latter right wrong big small new old only best it that this them those these one ones yes no thanks please cheaper dearer both all more bigger smaller lighter darker wider longer thicker thinner warmer a an any some you have'.split(
    ' ',
  ),
);

const saysNothing = new Set(['instead', 'then', 'please', 'version']);

/** What may be done once more for another product. */
const again: Readonly<Record<string, Task>> = { calculate: 'calculate', stock: 'stock', samples: 'samples', price: 'facts', facts: 'facts' };

const ofMeasured: ReadonlySet<string> = new Set(['find', 'advice', 'delivery', 'finance', 'sundries']);

/** Of floors that were looked for by the room, or asked after since it was measured, what each comes to. */
function taskAgain({ topic, measured }: Asked['context']): Task | null {
  return measured.length > 0 && ofMeasured.has(topic ?? '') ? 'calculate' : (again[topic ?? ''] ?? null);
}

/**
 * 'the cheaper one', 'the smoked one': the one of those shown, or of the range last spoken of, that only it can be. The message as it was
 * where nothing is pointed at, or more than one.
 */
export async function pointedAt(asked: Asked): Promise<Pointed> {
  const { reading, context } = asked;
  const isNamed = reading.names.length + reading.ordinals.length + reading.floor.length > 0 || reading.sku !== null;
  const most = isNamed ? null : await mostOfTheList(asked);
  if (most)
    return { asked: { ...asked, reading: withProduct(reading, most.product, most.pointing) }, task: reading.measured.length ? 'calculate' : 'facts' };
  if (await asksTheList(asked)) return { asked, task: 'refine' };
  // 'does it need sealed?' and then 'what with?': what the guide has for it.
  if (withWhat.test(reading.said) && asked.before)
    return { asked: { ...asked, reading: await lastAsked(asked, asked.before) }, task: null, guesses: await understand(asked.before, new Set()) };
  const saidOnce = await saidAgain(asked);
  if (saidOnce) return saidOnce;
  const summed = await bothSummed(asked);
  if (summed) return summed;
  const choice = await choiceBefore(asked);
  if (choice) return choice;
  const laying = await layingOfIt(asked);
  if (laying) return laying;
  if (asksOfBoth(asked)) return { asked, task: 'calculate' };
  const counted = countedOfIt(asked);
  if (counted) return counted;
  const boxed = await boxedOfShown(asked);
  if (boxed) return { asked: boxed, task: 'facts' };
  const toldFor = await goodsToldFor(asked);
  if (toldFor) return { asked: toldFor, task: 'facts' };
  const ofColour = await goodsToldInColour(asked);
  if (ofColour) return { asked: { ...asked, reading: ofColour }, task: 'find' };
  const finishing = finishingOfShown(asked);
  if (finishing) return { asked: finishing, task: 'facts' };
  const open = await openByKind(asked);
  if (open) return { asked: { ...asked, reading: { ...withProduct({ ...reading, floor: [] }, open, ''), said: reading.said } }, task: null };
  const goodsSpokenOf = await goodsMeant(asked);
  if (goodsSpokenOf) return { asked: { ...asked, reading: withProduct(reading, goodsSpokenOf, '') }, task: null };
  const ofBefore = await goodsAskedBefore(asked);
  if (ofBefore) return { asked: ofBefore, task: 'sundries' };
  const described = await goodsDescribed(asked);
  if (described) {
    const kinds = reading.floor.filter((name) => !isGoods(name) && !described.name.toLowerCase().includes(name));
    const named = withProduct({ ...reading, floor: kinds, thickness: null }, described, '{mm}');
    return {
      asked: { ...asked, reading: named },
      task: runOut.test(named.said) ? 'stock' : asksFact(named.said) || placesOf(named).length ? 'facts' : null,
    };
  }
  const [floorMeant, ...ofItsRange] = await floorsDescribed(asked);
  if (floorMeant && ofItsRange.length) {
    const shown = [floorMeant, ...ofItsRange].map(({ id }) => id);
    const named = { ...withProduct({ ...reading, floor: [] }, { sku: null }, ''), ordinals: shown.map((_, at) => at + 1) };
    return { asked: { ...asked, reading: named, context: { ...context, shown } }, task: 'facts' };
  }
  if (floorMeant)
    return { asked: { ...asked, reading: withProduct({ ...reading, floor: [], colour: [], species: [], look: [] }, floorMeant, '') }, task: 'facts' };
  const stone = await calledAsStone(asked);
  if (stone) return onceMore(asked, withProduct({ ...reading, floor: [] }, stone, ''));
  const ofGoods = await goodsListed(asked);
  if (ofGoods) return { asked: ofGoods, task: 'find' };
  // 'what about the laminate walnut one?'
  const sought = context.focus && taskAgain(context) && reading.floor.length === 1 && theOtherOne.test(reading.said) ? await firstOf(asked) : null;
  if (sought) return onceMore(asked, withProduct({ ...reading, floor: [] }, sought, reading.said));
  const ofRange = reading.names.length > 0 ? await namedOfRange(asked) : null;
  if (ofRange) {
    const named = withProduct(reading, ofRange, '');
    return bareName.test(reading.said) ? onceMore(asked, named) : { asked: { ...asked, reading: named }, task: null };
  }
  // 'and the narrows oak as well' after a sample of another.
  const same = reading.names.length > 0 && bareName.test(reading.said) ? taskAgain(context) : null;
  if (same === 'facts' && asked.before) return onceMoreNamed(asked, asked.before);
  if (same) return { asked, task: same };
  if (!isNamed && isOfFocus(asked))
    return {
      asked: {
        ...asked,
        reading: { ...reading, refersBack: true, said: context.focus || context.topic === null ? reading.said : `${reading.said} of those` },
      },
      task: null,
    };
  const both = isNamed ? null : bothSpokenOf(asked);
  if (both) return { asked: both, task: null };
  const loose = gluedOfThose(asked);
  if (loose) return loose;
  const inColour = await sameInColour(asked);
  if (inColour) return onceMore(asked, { ...withProduct(reading, inColour, ''), said: '{name}' });
  const isOutright = reading.names.length + reading.ordinals.length > 0 || reading.sku !== null;
  if (
    isOutright ||
    (!context.focus && !context.shown.length) ||
    (asksWhich.test(reading.said) && !theOne.test(reading.told) && !theOnes.test(reading.told))
  )
    return { asked, task: null };
  const [shown, focus] = await Promise.all([listSummaries(asked.shop, context.shown), context.focus ? readProduct(asked.shop, context.focus) : null]);
  const byFigure = !isNamed && shown.length > 1 ? (ofFigure.exec(reading.said) ?? ofFigure.exec(reading.told)) : null;
  const ofAll = byFigure ? await mostOfAll(asked, byFigure[1] ?? '') : null;
  if (ofAll && byFigure) return { asked: { ...asked, reading: withProduct(asked.reading, ofAll, byFigure[0]) }, task: null };
  const looked = byFigure ? await readProducts(asked.shop, context.shown) : [];
  const found = mostSo(looked, byFigure?.[1] ?? '');
  if (found && byFigure) return { asked: { ...asked, reading: withProduct(asked.reading, found, byFigure[0]) }, task: null };
  // Which of two is the lighter no record says: both are told.
  const shade = !isNamed && shown.length > 1 && shown.length < 4 ? theShade.exec(reading.said) : null;
  if (shade)
    return { asked: { ...asked, reading: { ...withProduct(reading, { sku: null }, shade[0]), ordinals: shown.map((_, at) => at + 1) } }, task: null };
  const chosen = reading.said.replace(notThat, '');
  // 'what about the granite', of carpet tiles.
  const bare = taskAgain(context) || (isNamed && /\bthe \w/.test(chosen)) ? alone.exec(chosen) : null;
  const ones = yesOrNo.test(reading.said) ? (theOnes.exec(reading.told) ?? theOnes.exec(reading.said)) : null;
  const said = theOne.exec(reading.said) ?? theOne.exec(reading.told) ?? ones ?? bare ?? ofThe.exec(reading.said);
  const words = (said?.[1] ?? '')
    .trim()
    .split(' ')
    .filter((word) => word && !saysNothing.has(word))
    .map(singular);
  if (!said || !words.length || words.some((word) => noName.has(word))) return { asked, task: null };
  const others = [...shown, ...(focus && !shown.some(({ id }) => id === focus.id) ? [focus] : [])];
  // 'in oak' narrows what is looked for.
  const several = isNamed || (said === bare && context.topic === 'find') ? [] : amongShown(shown, words);
  if (several.length > 1) return { asked: { ...asked, reading: { ...withProduct(reading, { sku: null }, said[0]), ordinals: several } }, task: null };
  const one =
    onlyOne(others, words) ??
    (focus ? onlyOneOfSize(await othersOfRange(asked.shop, focus), words, focus) : null) ??
    (await onlyOfWish(asked, words));
  if (!one || (isNamed && one.id === context.focus)) return { asked, task: null };
  // 'the limestone one' of vinyls names no stone; 'what grout for the honey one' still asks for grout.
  const now = withProduct({ ...reading, floor: reading.floor.filter((kind) => laidWith.has(kind)) }, one, said[0]);
  return alone.test(chosen) && one.id !== context.focus ? onceMore(asked, now) : { asked: { ...asked, reading: now }, task: null };
}

/** 'can I get samples of both': the two that were shown or compared, else the one that is spoken of and the one before it. */
function bothSpokenOf(asked: Asked): Asked | null {
  const { reading, context } = asked;
  const now = context.focus ? [context.focus] : context.shown;
  // 'samples of both' of a floor and of what was found to look like it: of the one that looks most like it.
  const isOfAlike = !context.focus && context.topic === 'find' && context.before !== null && !context.shown.includes(context.before);
  const shown =
    isOfAlike && context.before
      ? [context.before, ...context.shown.slice(0, 1)]
      : context.shown.length === 2
        ? context.shown
        : now.length === 1 && context.before
          ? [context.before, ...now]
          : [];
  if (new Set(shown).size !== 2 || !ofBoth.test(reading.said)) return null;
  return { ...asked, reading: { ...reading, ordinals: [1, 2] }, context: { ...context, shown } };
}

const stones: ReadonlySet<string> = new Set(['granite', 'slate', 'marble', 'limestone', 'sandstone']);

/** 'how many boxes of the granite', of carpet tiles: the one of those shown that is called so and is no stone. */
async function calledAsStone({ shop, reading, context }: Asked): Promise<ProductSummary | null> {
  const [name, ...others] = reading.floor;
  if (!name || others.length || !stones.has(name) || context.shown.length < 2 || !new RegExp(`\\bthe ${name}\\b`).test(reading.said)) return null;
  const one = onlyOne(await listSummaries(shop, context.shown), [name]);
  return one && one.category !== 'Tiles' ? one : null;
}

/** 'the ash one' of what was looked for, though it was not among the first that were shown. */
async function onlyOfWish({ shop, context: { wish, shown } }: Asked, words: readonly string[]): Promise<ProductSummary | null> {
  if (!wish || !shown.length) return null;
  const { products, total } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wish, names: [...wish.names, ...words] }), limit: 1 }));
  return total === 1 ? (products[0] ?? null) : null;
}

/** What was done for the product before, for this one. */
async function onceMore(asked: Asked, now: Asked['reading']): Promise<Pointed> {
  const task = taskAgain(asked.context) ?? 'facts';
  return { asked: { ...asked, reading: task === 'facts' ? await askedBefore(asked, now) : now }, task };
}

/** 'the peat one', where two ranges have a peat: that of those shown, or of the range that is spoken of. */
async function namedOfRange(asked: Asked): Promise<ProductSummary | null> {
  const { reading, shop, context } = asked;
  // At the beginning of a conversation nothing is worth the search.
  if (!context.focus && !context.shown.length) return null;
  if (reading.sku !== null || reading.floor.length > 0 || (await whichProducts(asked)).kind !== 'several') return null;
  const words = reading.names.map(singular);
  const focus = context.focus ? await readProduct(shop, context.focus) : null;
  return onlyOne(await listSummaries(shop, context.shown), words) ?? (focus && onlyOne([focus, ...(await othersOfRange(shop, focus))], words));
}

async function firstOf({ shop, reading }: Asked): Promise<ProductSummary | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wishOf(reading)), limit: 1 }));
  return products[0] ?? null;
}
