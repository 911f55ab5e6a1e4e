import type { LanguageModel } from 'ai';
import type { ModelProvider } from '#platform/provider-accounts.ts';

/** The configured model. The SDK and the provider's part of it are loaded here, and only here: a shop without a key never loads them. */
export async function openModel({ kind, model, apiKey, baseUrl }: ModelProvider): Promise<{ sdk: typeof import('ai'); model: LanguageModel }> {
  const sdk = await import('ai');
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return { sdk, model: createAnthropic({ apiKey: apiKey ?? '', ...(baseUrl ? { baseURL: baseUrl } : {}) })(model) };
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return { sdk, model: createOpenAICompatible({ name: 'own', baseURL: baseUrl ?? '', includeUsage: true, ...(apiKey ? { apiKey } : {}) })(model) };
}

type State = { failures: number; until: number };
const states = new WeakMap<object, State>();
const maxFailures = 3;
const restMs = 60_000;

/** Whether a provider that failed again and again is left alone for a minute, so that visitors need not wait for it. */
export function isResting(owner: object, now: Date): boolean {
  return (states.get(owner)?.until ?? 0) > now.getTime();
}

/** Counts a failure of the provider. What it refuses because of one visitor's message (a 4xx that is neither ours nor its own load) is none. */
export function noteFailure(owner: object, now: Date, error: unknown): void {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status)) return;
  const failures = (states.get(owner)?.failures ?? 0) + 1;
  states.set(owner, { failures, until: failures >= maxFailures ? now.getTime() + restMs : 0 });
}

export function noteSuccess(owner: object): void {
  states.delete(owner);
}
