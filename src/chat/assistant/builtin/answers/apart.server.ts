import type { Asked, Part } from '../part.ts';
import { answerCheaperIn } from './cheaper-in.server.ts';
import { answerFloorToMatch } from './floor-to-match.server.ts';
import { answerOwnRecord } from './own-record.server.ts';
import { answerPapers } from './papers.server.ts';
import { answerPhotosOfIt } from './photos-of-it.server.ts';
import { answerPriceAgainstKind } from './price-against-kind.server.ts';
import { answerThicknessPriced } from './prices-compared.server.ts';
import { answerPricesOfTwo } from './prices-of-two.server.ts';
import { answerOffIt } from './reduced.server.ts';
import { answerSlipOfFinish } from './slip-of-finish.server.ts';
import { answerSumAgainst } from './sum-against.server.ts';
import { answerThickestTop } from './thickest-top.server.ts';
import { answerTwoOfRange } from './two-of-range.server.ts';
import { answerWallToMatch } from './wall-to-match.server.ts';
import { answerWhatFloorsCost, asksWhatFloorsCost } from './what-floors-cost.server.ts';

/** What is answered by itself, whatever task the message was taken for: its words leave no doubt. */
export async function answerApart(asked: Asked): Promise<Part | null> {
  return (
    (await answerSumAgainst(asked)) ??
    (await answerPriceAgainstKind(asked)) ??
    (await answerThicknessPriced(asked)) ??
    (await answerOffIt(asked)) ??
    (await answerPricesOfTwo(asked)) ??
    (await answerTwoOfRange(asked)) ??
    (await answerCheaperIn(asked)) ??
    (await answerFloorToMatch(asked)) ??
    (await answerWallToMatch(asked)) ??
    (await answerPapers(asked)) ??
    (await answerPhotosOfIt(asked)) ??
    (await answerSlipOfFinish(asked)) ??
    (await answerThickestTop(asked)) ??
    (await answerOwnRecord(asked)) ??
    (asksWhatFloorsCost(asked) ? await answerWhatFloorsCost(asked) : null)
  );
}
