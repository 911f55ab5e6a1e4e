import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { foundInColour, othersOfRange, rangeOf } from '../range-of.server.ts';
import { linksTo, productLine, productSource } from '../say.ts';
import { sampleOf } from './suggested.ts';

const mostShown = 3;
/** As many as a search gives, and as a conversation remembers. */
const [mostFound, mostRemembered] = [6, 12];
const inColour = /\bin (?:an? |the )?(?:\w+ ?){1,2}(?: (?:colour|shade|one))?$/;
const longest = 9;

/**
 * 'does it come in a dark colour' after several of one range were shown, or one of it named: those of the range that look so, else the
 * colours that it has. Null where no one range is spoken of.
 */
export async function answerRangeInColour({ shop, reading, context }: Asked): Promise<Part | null> {
  const { colour, names, floor, ordinals, measured, said } = reading;
  const isOfColour = colour.length > 0 && names.length + floor.length + ordinals.length + measured.length === 0;
  if (!isOfColour || context.focus || context.shown.length < 2 || !inColour.test(said) || said.split(' ').length > longest) return null;
  const shown = await listSummaries(shop, context.shown);
  const [first] = shown;
  if (!first || !shown.every((one) => rangeOf(one) === rangeOf(first))) return null;
  const range = [first, ...(await othersOfRange(shop, first))];
  const fit = (await foundInColour(shop, first, range, colour, mostFound)).slice(0, mostShown);
  const told = fit.length ? fit : range.slice(0, mostShown);
  return {
    text: [
      fit.length ? 'Yes, of that range:' : `Not in ${colour.join(' or ')}: of that range there are ${linksTo(range)}.`,
      ...told.map(productLine),
    ].join('\n\n'),
    products: told.map(({ id }) => id),
    sources: told.map(productSource),
    suggestions: sampleOf(told),
    context: {
      topic: 'facts',
      shown: (fit.length ? fit : range).map(({ id }) => id).slice(0, mostRemembered),
      focus: fit.length === 1 ? (fit[0]?.id ?? null) : null,
    },
  };
}
