import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { noNames, readQuestion } from '../reading/read-question.ts';
import { answerBestOfThose } from './answers/best-of-those.server.ts';
import { answerCalculation } from './answers/calculate.server.ts';
import { answerClickUnderlay } from './answers/click-underlay.server.ts';
import { oneOfEach } from './answers/counted-goods.server.ts';
import { answerDoorBars } from './answers/door-bars.server.ts';
import { answerDoorGap } from './answers/door-gap.server.ts';
import { answerFind } from './answers/find.server.ts';
import { answerFloatedOrGlued } from './answers/floated-or-glued.server.ts';
import { answerWithGoods } from './answers/floor-with-goods.server.ts';
import { answerGoesWithRoom } from './answers/goes-with-room.server.ts';
import { answerGoodsCountedEach } from './answers/goods-counted-each.server.ts';
import { answerGoodsFor } from './answers/goods-for-product.server.ts';
import { answerGoodsIncluded } from './answers/goods-included.server.ts';
import { cutsMyself, howToCut } from './answers/how-to-cut.server.ts';
import { answerKindsSummed } from './answers/kinds-summed.server.ts';
import { answerOfTheSum } from './answers/of-the-sum.server.ts';
import { answerOnePack } from './answers/one-pack-does.server.ts';
import { answerGoodsInColour, answerOtherOfGoods } from './answers/other-of-goods.server.ts';
import { answerOwnRecord } from './answers/own-record.server.ts';
import { answerPerM2WithGoods } from './answers/per-m2-with-goods.server.ts';
import { answerQuietEnough } from './answers/quiet-enough.server.ts';
import { answerRangeInColour } from './answers/range-in-colour.server.ts';
import { answerRollWideEnough } from './answers/roll-wide-enough.server.ts';
import { answerUnclear } from './answers/service.ts';
import { answerSundryQuantity } from './answers/sundries.server.ts';
import { answerTheLot } from './answers/the-lot.server.ts';
import { answerThicknessesShown } from './answers/thicknesses-shown.server.ts';
import { answerTogs } from './answers/togs-told.server.ts';
import { isGoods } from './is-goods.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked, Part } from './part.ts';

const soManyMetres =
  /^(?:and |so |but )*(?:(?:i|we|id|ill|we'll|i'd|i'll|im|i'm|we're) ?)?(?:would |will |am |are )?(?:need(?:ing)?|want(?:ing)?|be needing|looking for|after|require|have)? ?(?:about|around|roughly|say|approx\w*|some)? ?(\d{1,3}(?:\.\d+)?) ?(?:m|mtrs?|met(?:re|er)s?)(?: of (?:it|this|that|them))?(?: please)?$/;

/** What is asked of a floor with goods or an underlay in it, before those are taken for what is spoken of: 'does this need latex underneath'. */
export async function answerBeforePointing(asked: Asked): Promise<Part | null> {
  const { names, sku, ordinals, floor } = asked.reading;
  const ofKinds =
    (await answerFloatedOrGlued(asked)) ??
    (await answerKindsSummed(asked)) ??
    (await answerPerM2WithGoods(asked)) ??
    (await oneOfEach(asked)) ??
    (await withEdging(asked)) ??
    (await answerRollWideEnough(asked)) ??
    (await answerRangeInColour(asked)) ??
    (await answerTheLot(asked)) ??
    (await answerThicknessesShown(asked)) ??
    (await answerDoorBars(asked)) ??
    (await answerDoorGap(asked)) ??
    (await withUnderlayThick(asked)) ??
    (await withGoodsTold(asked)) ??
    (await answerGoesWithRoom(asked)) ??
    (await cutMyself(asked)) ??
    (await underlayForShown(asked)) ??
    (await answerOnePack(asked)) ??
    (await bagsForTold(asked)) ??
    (await answerQuietEnough(asked)) ??
    (await answerBestOfThose(asked)) ??
    (await answerOtherOfGoods(asked)) ??
    (await answerGoodsInColour(asked)) ??
    (await ofRoomAlone(asked)) ??
    (await answerGoodsCountedEach(asked)) ??
    (await inOtherThickness(asked)) ??
    (await answerGoodsIncluded(asked)) ??
    (await answerOfTheSum(asked)) ??
    (await answerClickUnderlay(asked)) ??
    (await answerTogs(asked));
  if (ofKinds) return ofKinds;
  const isOfGoods = floor.length > 0 && floor.every(isGoods) && floor.every((name) => name !== 'underlay');
  return isOfGoods && names.length + ordinals.length === 0 && sku === null ? answerOwnRecord(asked) : null;
}

/** 'I need about 28 metres' of a floor that is sold by the box: as they say it, so many m². */
export async function metresAsArea(asked: Asked): Promise<Asked> {
  const { reading, context, visitor, shop } = asked;
  const id = context.focus ?? visitor.productId;
  const count = reading.measured.length ? null : soManyMetres.exec(reading.text.toLowerCase().trim())?.[1];
  const product = id && count ? await readProduct(shop, id) : null;
  if (product?.unit === 'length') {
    const [ofRun] = readQuestion(`how much is ${count} metres of it`, noNames);
    return ofRun ? { ...asked, reading: { ...ofRun, refersBack: true } } : asked;
  }
  if (!product?.coverageCm2 || !(product.unit === 'box' || product.unit === 'pack')) return asked;
  const [read] = readQuestion(`how many boxes for ${count} m2`, noNames);
  return read ? { ...asked, reading: { ...read, refersBack: true } } : asked;
}

const asksGoodsToo =
  /\b(?:with|including|incl|plus|and) (?:the |some |all the )?(?:scotia|beading|skirting|underlay|adhesive|glue|grout)\b(?! (?:for (?!an?\b|one\b|two\b|three\b|the\b|my\b|our\b|\{)|on|under) )/;
/** 'carpet and underlay for one bedroom 3 by 2.7' */
const bothFirst = /^(?:(?:just|need|want|some|the) )*(?:carpet|laminate|lvt|engineered (?:wood|oak)) (?:and|with|plus) (?:the )?underlay for\b/;
const picks = /\bthe (?:cheap|dear)(?:est|er)\b/;
const goodsWords = /^(?:beading|scotia|skirting|oak|trims?)$/;

/** 'what would engineered oak cost for 4 x 5 with beading': the floor with it, and not the beading alone. Null for anything else. */
async function withEdging(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const isPicked = reading.floor.length > 0 && reading.floor.every(isGoods) && asksGoodsToo.test(reading.said) && picks.test(reading.said);
  if (isPicked && context.shown.length > 1 && context.measured.length && !reading.measured.length) return answerWithGoods(asked);
  const isOfBoth = reading.floor.some(isGoods) && reading.floor.some((name) => !isGoods(name));
  const isSum = (/\b(?:costs?|price|come to|total|cheapest)\b/.test(reading.said) || bothFirst.test(reading.said)) && asksGoodsToo.test(reading.said);
  const names = reading.names.filter((name) => !goodsWords.test(name));
  if (!isOfBoth || !isSum || !reading.measured.length || names.length) return null;
  return answerWithGoods({ ...asked, reading: { ...reading, names, room: reading.room.filter((room) => room !== 'Stairs') } });
}

const withThick =
  /\b(?:with|plus|including|incl|inc|and|add|adding) (?:the |some |a )?\{mm\}(?! (?:\w+ )?(?:laminate|lvt|vinyl|carpet|board|boards|plank|planks|wood|oak|floor|tile|tiles|one|ones|gap|joint|joints)\b)/;

/** 'how much altogether with the 11mm' of a floor that was worked out: with the underlay of that thickness. Null for anything else. */
async function withUnderlayThick(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const goods = reading.floor.filter((name) => name !== 'carpet');
  const isBare = goods.length + reading.names.length + reading.measured.length === 0 && reading.thickness !== null;
  if (!isBare || context.topic !== 'calculate' || !context.focus || !context.measured.length || !withThick.test(reading.said)) return null;
  const said = reading.said.replace('{mm}', '{mm} underlay');
  return answerCalculation({ ...asked, reading: { ...reading, floor: ['underlay'], said, refersBack: true } }, async () => answerUnclear(asked));
}

const withThat = /\b(?:with|and|plus|including) (?:it|that|one|them)(?: (?:too|as well|included))?$/;

/** 'price for 16 m² with it', after the underlay for a floor was told: the sum with that. Null for anything else. */
async function withGoodsTold(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, before = '' } = asked;
  const goods = /\b(underlay|adhesive|glue|grout)\b/i.exec(before)?.[1]?.toLowerCase().replace('glue', 'adhesive');
  const isBare = reading.floor.length + reading.names.length === 0 && reading.measured.length > 0 && withThat.test(reading.said);
  if (!goods || !isBare || !(context.focus ?? visitor.productId)) return null;
  const said = reading.said.replace(withThat, `with ${goods}`);
  return answerCalculation({ ...asked, reading: { ...reading, floor: [goods], said, refersBack: true } }, async () => answerUnclear(asked));
}

const roomAlone =
  /^(?:and |so |ok |no |but |what about |how about |what if |for |actually )*(?:just|only|without|leave out|minus|forget|drop|skip|not) (?:for |do |doing |it in |in )?(?:the |my )?(?:\w+ ){0,1}\w+(?: then| instead| please)?$/;

/** 'just the bedroom' of the rooms that were worked out: the sum of that one. Null for anything else. */
async function ofRoomAlone(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const isNamed = reading.floor.length + reading.names.length + reading.measured.length > 0;
  const isOfRooms = context.topic === 'calculate' && context.focus !== null && context.measured.length > 1;
  if (isNamed || !isOfRooms || reading.room.length !== 1 || !roomAlone.test(reading.said)) return null;
  return answerCalculation({ ...asked, reading: { ...reading, refersBack: true } }, async () => answerUnclear(asked));
}

const otherThickness =
  /^(?:and |so |ok |or |but |what about |how about |what if |in |if it was |the |an? )*\{mm\}(?: (?:one|ones|instead|then|version|thick|please|laminate|lvt))*$/;

/** 'and the 12mm one instead?' of a floor of another thickness that was worked out: those of its kind, with what they come to. Null for anything else. */
async function inOtherThickness(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const isOfIt = context.topic === 'calculate' && context.focus !== null && context.measured.length > 0;
  if (!isOfIt || !reading.thickness || reading.names.length > 0 || !otherThickness.test(reading.said)) return null;
  const product = await readProduct(shop, context.focus ?? '');
  const kind = product && adviceKindOf(product);
  if (!kind || product.thickness === reading.thickness.replace(' ', '')) return null;
  return answerFind({ ...asked, reading: { ...reading, floor: [kind], measured: context.measured } }, false);
}

const asksBags = /\bhow many (?:bags|tubs|kilos|kg)\b|\bhow much (?:adhesive|glue|grout)\b/;

/** 'how many bags of the adhesive would that take', once the room and the tiles were told. Null for anything else. */
async function bagsForTold(asked: Asked): Promise<Part | null> {
  const { reading, context, before = '' } = asked;
  const goods = reading.floor.filter((name) => name === 'adhesive' || name === 'grout');
  const kind = /\b(tile|porcelain|ceramic|wood|oak|lvt|vinyl)/i.exec(before)?.[1]?.toLowerCase();
  const isBare = goods.length > 0 && reading.floor.length === goods.length && reading.names.length + reading.measured.length === 0;
  if (!isBare || !kind || (context.focus && context.topic !== 'sundries') || !context.measured.length || !asksBags.test(reading.said)) return null;
  const of = /^(?:tile|porcelain|ceramic)$/.test(kind) ? 'tiles' : kind === 'oak' ? 'wood' : kind;
  return answerSundryQuantity({ ...asked, reading: { ...reading, floor: [...goods, of], measured: context.measured } });
}

/** 'can I cut it myself with a knife', of what is spoken of. */
async function cutMyself(asked: Asked): Promise<Part | null> {
  const { said, names, floor } = asked.reading;
  const isOfIt = cutsMyself.test(said) && /\b(?:it|them|this|these)\b/.test(said) && names.length + floor.length === 0;
  return isOfIt ? howToCut(asked) : null;
}

/** 'what underlay would you put below it', of a range that was just told. */
async function underlayForShown(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const isBare =
    reading.floor.join() === 'underlay' && reading.refersBack && reading.names.length + reading.measured.length + reading.room.length === 0;
  if (!isBare || context.focus || context.measured.length || !context.shown.length || !/\b(?:what|which)\b/.test(reading.said)) return null;
  const shown = await listSummaries(shop, context.shown.slice(0, 4));
  const [first] = shown;
  // Of carpets, and of laminates, one underlay does for all that were shown, where no kind was looked for by name.
  const isAlike =
    !context.wish?.floor.length &&
    (first?.category === 'Laminate Flooring' || (first?.category === 'Carpet' && shown.every(({ name }) => !/\btile\b/i.test(name))));
  const isOfOne =
    first && shown.every(({ category, name }) => category === first.category && (isAlike || name.split(' ')[0] === first.name.split(' ')[0]));
  return isOfOne && first ? answerGoodsFor({ ...asked, context: { ...context, focus: first.id } }) : null;
}
