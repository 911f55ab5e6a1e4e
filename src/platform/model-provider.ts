/**
 * What tokens cost, in pounds a million, which is millionths of a pound a token: `read` by the model afresh, `written` by it, and read
 * from (`cached`) or put into (`caching`) the provider's cache.
 */
export type ModelPrice = { read: number; written: number; cached: number; caching: number };

/** The model that answers in the chat, at Anthropic or at anything that speaks OpenAI's chat completions. */
export type ModelProvider = {
  kind: 'anthropic' | 'openai-compatible';
  model: string;
  /** Absent for servers of one's own that ask for none. */
  apiKey: string | undefined;
  /** Absent: Anthropic's own. */
  baseUrl: string | undefined;
  price: ModelPrice;
  /** Millionths of a pound that may be spent in a day and in one visit. At the cap the assistant without a model answers. */
  dayMicros: number;
  visitMicros: number;
};

const optional = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_PRICES'] as const;
export type ModelVariables = { AI_PROVIDER?: ModelProvider['kind'] | undefined; AI_DAY_BUDGET: number; AI_VISIT_BUDGET: number } & Partial<
  Record<(typeof optional)[number], string | undefined>
>;

/** The provider as the environment gives it: null is a shop whose assistant has no model. Throws an Error of one sentence for settings that cannot work. */
export function readModelProvider(given: ModelVariables): ModelProvider | null {
  if (!given.AI_PROVIDER) {
    const some = optional.filter((name) => given[name]);
    if (some.length === 0) return null;
    throw new Error(`${some.join(', ')} ${some.length === 1 ? 'is' : 'are'} of no use without AI_PROVIDER, which is not set.`);
  }
  if (!given.AI_MODEL) throw new Error('AI_PROVIDER needs AI_MODEL, the name of the model, which is not set.');
  if (given.AI_PROVIDER === 'anthropic' && !given.AI_API_KEY) throw new Error('AI_PROVIDER=anthropic needs AI_API_KEY, which is not set.');
  if (given.AI_PROVIDER === 'openai-compatible' && !given.AI_BASE_URL)
    throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as http://localhost:11434/v1, which is not set.');
  return {
    kind: given.AI_PROVIDER,
    model: given.AI_MODEL,
    apiKey: given.AI_API_KEY,
    baseUrl: given.AI_BASE_URL?.replace(/\/+$/, ''),
    price: priceOf(given.AI_MODEL, given.AI_PRICES ?? ''),
    dayMicros: Math.round(given.AI_DAY_BUDGET * 1_000_000),
    visitMicros: Math.round(given.AI_VISIT_BUDGET * 1_000_000),
  };
}

/** A model's line of the table `MODEL READ WRITTEN [CACHED [CACHING]]; …`. What the cache costs is what reading costs, unless it is said. */
function priceOf(model: string, table: string): ModelPrice {
  const lines = table.split(';').map((line) => line.trim().split(/\s+/));
  const [, ...figures] = lines.find(([name]) => name === model) ?? [];
  const [read, written, cached = read, caching = read] = figures.map(Number);
  if (read === undefined || written === undefined || cached === undefined || caching === undefined || !figures.every(isPrice))
    throw new Error(
      `AI_PRICES must say what ${model} costs, in pounds a million tokens, read and written, such as "${model} 2.30 11.50" ` +
        `("${model} 0 0" for a server of one's own).`,
    );
  return { read, written, cached, caching };
}

const isPrice = (figure: string) => /^\d{1,5}(\.\d{1,6})?$/.test(figure);
