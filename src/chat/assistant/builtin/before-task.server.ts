import { answerApart } from './answers/apart.server.ts';
import { answerBoxesEnough } from './answers/boxes-enough.server.ts';
import { answerCoverOfPack } from './answers/cover-of-pack.server.ts';
import { answerEnoughOfShown } from './answers/enough-of-shown.server.ts';
import { answerFairPrice } from './answers/fair-price.server.ts';
import { answerFiguresThereAre } from './answers/figures-there-are.server.ts';
import { answerInABox } from './answers/in-a-box.server.ts';
import { answerOnePiece } from './answers/one-piece.server.ts';
import { answerOnlyThose } from './answers/only-those.server.ts';
import { answerRangesOfShown } from './answers/ranges-of-shown.server.ts';
import { answerRoomForMoney } from './answers/room-for-money.server.ts';
import { answerOfThoseAdvised } from './of-those-advised.server.ts';
import type { Asked, Part } from './part.ts';

/** What is answered by how it is asked, whatever task it was taken for; null for most. */
export async function answerBeforeTask(asked: Asked): Promise<Part | null> {
  return (
    (await answerOfThoseAdvised(asked)) ??
    (await answerEnoughOfShown(asked)) ??
    (await answerBoxesEnough(asked)) ??
    (await answerApart(asked)) ??
    (await answerOnePiece(asked)) ??
    (await answerOnlyThose(asked)) ??
    (await answerCoverOfPack(asked)) ??
    (await answerInABox(asked)) ??
    (await answerFiguresThereAre(asked)) ??
    (await answerRoomForMoney(asked)) ??
    (await answerRangesOfShown(asked)) ??
    (await answerFairPrice(asked))
  );
}
