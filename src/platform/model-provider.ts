/** The model that answers in the chat, at Anthropic or at anything that speaks OpenAI's chat completions. */
export type ModelProvider = {
  kind: 'anthropic' | 'openai-compatible';
  model: string;
  /** Absent for servers of one's own that ask for none. */
  apiKey: string | undefined;
  /** Absent: Anthropic's own. */
  baseUrl: string | undefined;
  /** Tokens, read and written together, that may be spent in a day and in one visit. At the cap the assistant without a model answers. */
  dayTokens: number;
  visitTokens: number;
};

const optional = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const;
export type ModelVariables = { AI_PROVIDER?: ModelProvider['kind'] | undefined; AI_DAY_TOKENS: number; AI_VISIT_TOKENS: number } & Partial<
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
    dayTokens: given.AI_DAY_TOKENS,
    visitTokens: given.AI_VISIT_TOKENS,
  };
}
