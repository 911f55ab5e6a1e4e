import type { Asked, Part } from '../part.ts';
import { answerFactsAsked } from './facts.server.ts';

/** 'what's that by the square metre' of the product that is spoken of. */
export async function priceOfIt(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const isOfIt = reading.refersBack || reading.names.length > 0 || reading.sku !== null;
  return isOfIt ? answerFactsAsked({ ...asked, reading: { ...reading, said: 'what price is it' } }) : null;
}
