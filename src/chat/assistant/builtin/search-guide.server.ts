import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { type FoundEntry, findEntries, termsOf } from '../guide/find-entry.ts';
import { readGuideIndex } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { adviceKindOf } from './kind-of.ts';
import { isOfAnotherFloor, isOfAnotherWood } from './of-another-floor.ts';
import type { Asked } from './part.ts';

/** The guide's best entry for a question, with or without what was told before it. */
export async function searchGuide({ shop, reading, context, visitor }: Asked): Promise<FoundEntry | null> {
  const index = await readGuideIndex(shop);
  // 'what underlay under this?' on a product's page is asked of its kind.
  const kind =
    (reading.refersBack || (visitor.productId !== null && reading.floor.every((floor) => goodsOfFloor.has(floor)))) && reading.names.length === 0
      ? (context.subject ?? (visitor.productId ? await kindOfPage(shop, visitor.productId) : null))
      : null;
  const best = (text: string) =>
    meant(
      findEntries(index, text, 4).filter(
        ({ entry }) => !entry.task && !isOfAnotherFloor(entry.title, reading.floor) && !isOfAnotherWood(entry.title, reading.species, reading.said),
      ),
      reading.asks.meaning,
    );
  const [alone, whole] = [best(reading.text), best(`${reading.told} ${reading.text} ${kind ?? ''}`.trim())];
  const plain = kind ? best(`${reading.told} ${reading.text}`.trim()) : whole;
  // The kind alone is not what was asked: something else of the question has to be in it.
  if (kind && whole && whole.score > 0.55 && findEntries(index, reading.text, 8).some(({ entry, score }) => entry === whole.entry && score > 0.25))
    return whole;
  // 'what would lift it?' says nothing without what was told before it.
  const standsAlone = !(reading.told && reading.refersBack);
  return alone && standsAlone && (!plain || alone.score > plain.score + 0.03) ? alone : (plain ?? null);
}

/** The task that a question is known to ask for in words like these. */
export async function searchTerms({ shop, reading }: Asked): Promise<FoundEntry | null> {
  return findEntries(await readGuideIndex(shop), reading.text, 4).find(({ entry }) => entry.task) ?? null;
}

async function kindOfPage(shop: Asked['shop'], id: string): Promise<string | null> {
  const product = await readProduct(shop, id);
  return product && guideKindOf(product);
}

/** What the guide would call a product. */
export function guideKindOf(product: Product): string | null {
  if (product.construction === 'Glue Down') return 'glue down lvt';
  return /wall tile/i.test(product.name) ? 'wall tile' : /carpet tile/i.test(product.name) ? 'carpet tile' : adviceKindOf(product);
}

/** The guide's best entry for these words of a kind of floor: something else than the kind has to be in it. */
export async function searchGuideFor(shop: Asked['shop'], text: string, kind: string): Promise<FoundEntry | null> {
  const index = await readGuideIndex(shop);
  const alone = findEntries(index, text, 12);
  return (
    findEntries(index, `${text} ${kind}`, 6).find(
      ({ entry }) => (alone.length === 0 || alone.some((one) => one.entry === entry && one.score > 0.3)) && !entry.task,
    ) ?? null
  );
}

const sameHere: Record<string, readonly string[]> = {
  wood: ['engineered wood'],
  porcelain: ['tiles'],
  ceramic: ['tiles'],
  lvp: ['lvt'],
  spc: ['lvt'],
  wpc: ['lvt'],
  'click lvt': ['lvt'],
};

/** What the guide has on two kinds of floor side by side. */
export async function searchDifference(shop: Asked['shop'], floors: readonly string[]): Promise<GuideEntry | null> {
  // 'rigid click LVT or laminate' stands there as LVT or laminate.
  const index = await readGuideIndex(shop);
  const plain = floors.map((floor) => sameHere[floor]?.[0] ?? floor);
  const found = [...findEntries(index, floors.join(' or '), 8), ...findEntries(index, plain.join(' or '), 8)];
  const isOf = (floor: string, terms: readonly string[]) => [floor, ...(sameHere[floor] ?? [])].some((name) => terms.includes(`#${name}`));
  const isOfBoth = ({ title }: GuideEntry) => floors.every((floor) => isOf(floor, termsOf(title, true)));
  return found.find(({ entry }) => entry.page === 'differences' && isOfBoth(entry))?.entry ?? null;
}

const goodsOfFloor: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'grout', 'trims', 'threshold', 'cleaner', 'sealer', 'primer', 'leveller']);
const nearlyAsGood = 0.08;

/** 'what is a saxony' asks for the word: among entries that fit about as well the one that explains it. */
function meant(found: readonly FoundEntry[], asksMeaning: boolean): FoundEntry | null {
  const [first] = found;
  const explained = asksMeaning && first ? found.find(({ entry, score }) => entry.page === 'terms' && score > first.score - nearlyAsGood) : null;
  return explained ?? first ?? null;
}
