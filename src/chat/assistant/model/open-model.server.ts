import type { LanguageModel } from 'ai';
import type { ModelProvider } from '#platform/model-provider.ts';

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
