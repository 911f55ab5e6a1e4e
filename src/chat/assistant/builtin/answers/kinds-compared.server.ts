import { guideEntry } from '../../guide/guide.server.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource } from '../say.ts';
import { searchDifference, searchGuideFor } from '../search-guide.server.ts';
import { answerEntry, generalQuestions } from './guide.server.ts';
import { sayMerit } from './kind-merits.ts';
import { answerPricesCompared } from './prices-compared.server.ts';

/** 'which is warmer' of two kinds of floor: that first, and then what sets them apart. Null where nothing of the sort is asked. */
export async function answerMerit(asked: Asked, kinds: readonly string[]): Promise<Part | null> {
  const merit = sayMerit(kinds, asked.reading.said);
  if (!merit) return null;
  const difference = await searchDifference(asked.shop, kinds);
  const ofCarpet = kinds.includes('carpet') ? await guideEntry('Carpet or hard floor') : null;
  const entry = difference ?? asked.entry ?? ofCarpet ?? null;
  return {
    text: entry ? `${merit} ${entry.text}\n\nSource: ${entry.source}.` : `${merit}\n\nSource: makers' guidance.`,
    sources: entry ? [guideSource(entry)] : [],
    suggestions: [...generalQuestions],
    context: { topic: 'compare', explained: [...kinds], shown: [], focus: null, before: null },
  };
}

/** Two kinds that no entry sets side by side: what the guide says that comes nearest, and what each costs. */
export async function answerKinds(asked: Asked, kinds: readonly string[]): Promise<Part | null> {
  const entry = await searchGuideFor(asked.shop, kinds.map(sayKind).join(' or '), kinds[0] ?? '');
  const prices = await answerPricesCompared({ ...asked, reading: { ...asked.reading, floor: [...kinds] } });
  if (!entry || entry.score < 0.5) return prices;
  const part = answerEntry(entry.entry, 'compare');
  return prices ? { ...prices, text: `${part.text}\n\n${prices.text}`, sources: [...(part.sources ?? []), ...(prices.sources ?? [])] } : part;
}

/** Click or glue-down LVT, of which the guide has an entry rather than one of each: what it says, and what each costs. */
export async function answerConstructions(asked: Asked): Promise<Part | null> {
  const { floor } = asked.reading;
  const isGlued = (kind: string) => kind === 'glue down lvt';
  if (floor.length < 2 || !floor.some(isGlued) || !floor.some((kind) => clicked.has(kind))) return null;
  const entry = await searchGuideFor(asked.shop, 'Click or glue-down LVT', 'lvt');
  const prices = await answerPricesCompared(asked);
  if (!entry) return prices;
  const part = await answerEntry(entry.entry, 'compare');
  return prices
    ? { ...part, text: `${part.text}\n\n${prices.text}`, products: prices.products, context: { ...prices.context, subject: 'lvt' } }
    : part;
}

const clicked: ReadonlySet<string> = new Set(['click lvt', 'spc', 'wpc', 'lvt']);
