import type { Asked, Part } from '../part.ts';
import { showMe } from '../situation.ts';
import { answerSuitability, isUnsuited } from './guide.server.ts';

/** 'and in the bathroom then', after engineered wood for a kitchen: of a kind that does not suit the room none is listed, and what suits it is said. */
export async function answerUnsuitedThere(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const kinds = context.wish?.floor ?? [];
  const isOfRoom = reading.room.length > 0 && reading.floor.length + reading.names.length + reading.colour.length === 0 && reading.price === null;
  if (!isOfRoom || kinds.length !== 1 || showMe.test(reading.said) || !(await isUnsuited(kinds, reading.room))) return null;
  return answerSuitability(asked, kinds, reading.room);
}
