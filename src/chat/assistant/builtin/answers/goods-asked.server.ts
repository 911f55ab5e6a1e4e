import type { Task } from '../decide.ts';
import type { Asked, Part } from '../part.ts';
import { answerAdhesiveColour, asksAdhesiveColour } from './adhesive-colour.server.ts';
import { answerAllItNeeds, asksAllItNeeds } from './all-it-needs.server.ts';
import { answerAmountNamed } from './amount-named.server.ts';
import { answerBetweenFloors } from './between-floors.server.ts';
import { answerCareOf } from './care-of-it.server.ts';
import { answerCutGoods } from './cut-goods.server.ts';
import { answerDecibels } from './decibels.server.ts';
import { answerGlueForTrim } from './glue-for-trim.server.ts';
import { answerGoodsForMaterial } from './goods-for-material.server.ts';
import { answerGoodsFor, goodsForNamed } from './goods-for-product.server.ts';
import { answerGoodsInPlace } from './goods-in-place.server.ts';
import { answerNotSold } from './not-sold.server.ts';
import { answerSizesOfGoods } from './sizes-of-goods.server.ts';
import { answerStuffForIt } from './stuff-for-it.server.ts';
import { answerWhetherNeeded } from './whether-needed.server.ts';

/** What is asked of goods, and of what a floor takes, whatever else it was taken for; in this order the first that holds answers. */
export async function answerGoodsAsked(asked: Asked, task: Task): Promise<Part | null> {
  return (
    (asksAdhesiveColour(asked) ? await answerAdhesiveColour(asked) : null) ??
    (asksAllItNeeds(asked) ? await answerAllItNeeds(asked) : null) ??
    (await answerGlueForTrim(asked)) ??
    (await answerCutGoods(asked)) ??
    (await answerStuffForIt(asked)) ??
    (await answerNotSold(asked)) ??
    (await answerDecibels(asked)) ??
    (await answerBetweenFloors(asked)) ??
    (await answerWhetherNeeded(asked)) ??
    (await answerCareOf(asked)) ??
    (await answerGoodsForMaterial(asked)) ??
    (await answerGoodsInPlace(asked)) ??
    (await answerSizesOfGoods(asked)) ??
    (goodsForNamed(asked.reading) ? await answerGoodsFor(asked) : null) ??
    answerAmountNamed(asked, task)
  );
}
