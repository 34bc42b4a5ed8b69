import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../model-settings.ts'
import { adaptingFetch } from './adapting-fetch.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The AI SDK's model of the settings' service; thoughts that a model writes before its answer are no part of it. */
export function sdkModel(settings: ModelSettings) {
  return wrapLanguageModel({
    model: providerModel(settings),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

function providerModel(settings: ModelSettings) {
  const { baseUrl: baseURL, apiKey, model, outputTokens } = settings
  // A streamed token comes in an event of up to some 300 bytes.
  const fetch = adaptingFetch(boundedFetch(64_000 + 300 * outputTokens))
  const key = apiKey === undefined ? {} : { apiKey }
  if (settings.engine === 'anthropic') return createAnthropic({ baseURL, fetch, ...key })(model)
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...key,
  }).chatModel(model)
}
