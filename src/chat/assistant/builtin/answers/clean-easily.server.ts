import { guideEntry } from '../../guide/guide.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, productSource } from '../say.ts';
import { firstNamed, saidOfEase } from './by-kind.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { pageSays } from './page-says.ts';
import { sayShade } from './shade.ts';

const asksEase =
  /\b(?:easy|easier|hard|difficult|awkward|a (?:pain|nightmare|devil)|much work|simple|handy) to (?:keep )?(?:clean|mop|wipe|look after|maintain)\b/;

/** 'is the white one easy to keep clean': by its kind and finish, what its colour shows, and what its page says. Null where no one product is meant. */
export async function answerCleanEasily(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  if (!asksEase.test(reading.said) || reading.room.length > 0 || reading.measured.length > 0) return null;
  const products = await floorsMeant(asked);
  const [product] = products;
  const entry = await guideEntry('Surfaces that are easy or hard to clean');
  const kind = product && adviceKindOf(product);
  if (!product || products.length > 1 || !entry || !kind) return null;
  const finish = product.finish ? [product.finish.toLowerCase()] : [];
  const of = { ...reading, floor: [kind], finish, room: [], condition: [], style: [], species: [], told: '', text: reading.said };
  const byKind = firstNamed(entry.firstOf, { ...of, finish: [] }, kind);
  if (!byKind) return null;
  const told = [saidOfEase(byKind, reading.said), sayShade(product), pageSays(product, /\b(?:mop|wipes?|sponge|hoover|vacuum|footprints)\b/i)].filter(
    Boolean,
  );
  return {
    text: `${linksTo(products)}: ${told.join(' ')}\n\nSource: ${entry.source}.`,
    products: [product.id],
    sources: [guideSource(entry), productSource(product)],
    suggestions: ['What do I clean it with?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id], subject: kind },
  };
}
