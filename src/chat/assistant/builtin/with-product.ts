import type { Asked } from './part.ts';

/** The reading as if the product had been named in the place of what pointed at it. */
export function withProduct(reading: Asked['reading'], { sku }: { sku: string | null }, pointing: string): Asked['reading'] {
  const leaves = { colour: [], species: [], finish: [], look: [], style: [], without: [], strangers: [], describing: [] };
  const isOfPrice = reading.intent === 'cheaper' || reading.intent === 'dearer' || reading.intent === 'more';
  const said = reading.said.replace(pointing, `${/^(?:of|for|is|are|does|has|do|with|about|take|get|order|in|on) /.exec(pointing)?.[0] ?? ''}{name}`);
  return { ...reading, ...leaves, sku, sort: null, refersBack: true, said, intent: isOfPrice ? null : reading.intent };
}
