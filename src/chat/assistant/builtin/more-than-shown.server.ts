import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Asked } from './part.ts';

/** 'anything thicker than that', 'have you wider ones': the same with a figure that all of those shown stay below. */
export async function moreThanShown(asked: Asked): Promise<Asked> {
  return { ...asked, reading: { ...asked.reading, ...(await figureAbove(asked)) } };
}

async function figureAbove({ shop, reading, context }: Asked): Promise<Partial<Reading>> {
  const { said } = reading;
  if (/\bthinner\b/.test(said)) return { sort: 'thinnest' };
  if (!/\b(?:thicker|wider|bigger|larger)\b/.test(said)) return {};
  const shown = await listSummaries(shop, context.shown);
  if (/\bthicker\b/.test(said)) {
    const most = Math.max(0, ...shown.map(({ thickness }) => Number.parseFloat(thickness ?? '') || 0));
    return most ? { thickness: `${Math.floor(most) + 1}mm+` } : { sort: 'thickest' };
  }
  const widest = Math.max(0, ...shown.map(({ plankSize, tileSize }) => Number.parseInt(plankSize ?? tileSize ?? '', 10) || 0));
  return widest ? { minWidth: widest + 1 } : { sort: 'widest' };
}
