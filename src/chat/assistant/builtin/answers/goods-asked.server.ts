import { areBareGoods } from '../bare-goods.ts';
import type { Task } from '../decide.ts';
import { packsDelivered } from '../delivery-of-packs.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { measuredGoods } from '../situation.ts';
import { isSumWithGoods } from '../sum-with-goods.ts';
import { whichProducts } from '../which-products.server.ts';
import { answerAdhesiveColour, asksAdhesiveColour } from './adhesive-colour.server.ts';
import { answerAllItNeeds, asksAllItNeeds } from './all-it-needs.server.ts';
import { answerAmountNamed } from './amount-named.server.ts';
import { answerBetweenFloors } from './between-floors.server.ts';
import { answerCareOf } from './care-of-it.server.ts';
import { answerCleanEasily } from './clean-easily.server.ts';
import { countedGoods } from './counted-goods.server.ts';
import { answerCutGoods } from './cut-goods.server.ts';
import { answerDecibels } from './decibels.server.ts';
import { answerDelivered } from './delivered.server.ts';
import { answerFloorAndGlue } from './floor-and-glue.server.ts';
import { answerGlueForTrim } from './glue-for-trim.server.ts';
import { amountOfGoods } from './goods-amount.server.ts';
import { answerGoodsForMaterial } from './goods-for-material.server.ts';
import { answerGoodsFor, goodsForNamed } from './goods-for-product.server.ts';
import { answerGoodsInPlace } from './goods-in-place.server.ts';
import { answerGoodsToMatch } from './goods-to-match.server.ts';
import { answerNotSold } from './not-sold.server.ts';
import { asksPacksEnough } from './packs-enough.ts';
import { answerSizesOfGoods } from './sizes-of-goods.server.ts';
import { answerStuffForIt } from './stuff-for-it.server.ts';
import { answerSundryQuantity } from './sundries.server.ts';
import { answerTileBedding } from './tile-bedding.server.ts';
import { answerUnderlayAttached } from './underlay-attached.server.ts';
import { answerUnderneath } from './underneath.server.ts';
import { answerWeightOfBoxes } from './weight-of-boxes.server.ts';
import { answerWhetherNeeded } from './whether-needed.server.ts';

/** 'is one bag of the grout enough', of the floor that was measured. */
async function answerPacksEnough(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  if (!measured.length || !asksPacksEnough(reading)) return null;
  if (reading.floor.some((name) => name === 'underlay' || measuredGoods.has(name))) return answerSundryQuantity(asked);
  const meant = await whichProducts(asked);
  return meant.kind === 'one' && meant.product.coverageCm2 === null ? amountOfGoods(asked, meant.product, measured) : null;
}

/** What is asked of goods, and of what a floor takes, whatever else it was taken for; in this order the first that holds answers. */
export async function answerGoodsAsked(asked: Asked, task: Task): Promise<Part | null> {
  const weight = await answerWeightOfBoxes(asked);
  if (weight) return weight;
  const packs = packsDelivered(asked.reading);
  if (packs > 0) return answerDelivered({ ...asked, reading: { ...asked.reading, boxes: asked.reading.boxes ?? packs } });
  // 'how much for it with underlay' of a floor that was measured: both are summed, and no goods told alone.
  if (task === 'calculate' && isSumWithGoods(asked)) return null;
  return (
    (asked.reading.floor.some(isGoods) ? await countedGoods(asked) : null) ??
    (asksAdhesiveColour(asked) ? await answerAdhesiveColour(asked) : null) ??
    (asksAllItNeeds(asked) ? await answerAllItNeeds(asked) : null) ??
    (await answerGoodsToMatch(asked)) ??
    (await answerFloorAndGlue(asked)) ??
    (await answerGlueForTrim(asked)) ??
    (await answerCutGoods(asked)) ??
    (await answerStuffForIt(asked)) ??
    (await answerNotSold(asked)) ??
    (await answerDecibels(asked)) ??
    (await answerBetweenFloors(asked)) ??
    (await answerUnderneath(asked)) ??
    (await answerTileBedding(asked)) ??
    (await answerUnderlayAttached(asked)) ??
    (await answerWhetherNeeded(asked)) ??
    (await answerCleanEasily(asked)) ??
    (await answerCareOf(asked)) ??
    (await answerGoodsForMaterial(asked)) ??
    (await answerGoodsInPlace(asked)) ??
    (await answerSizesOfGoods(asked)) ??
    (await answerPacksEnough(asked)) ??
    (goodsForNamed(asked.reading) ? await answerGoodsFor(asked) : null) ??
    (await answerAmountNamed(asked, task)) ??
    (areBareGoods(asked) ? answerGoodsFor({ ...asked, reading: { ...asked.reading, refersBack: true } }) : null)
  );
}
