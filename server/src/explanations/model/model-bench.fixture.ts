import type { ModelSettings } from '../../model-settings.ts'
import { type Clock, systemClock } from '../../sources/broker/clock.ts'
import { runEngineHere } from '../engine-tasks.ts'
import { createLanguageModel, type Used } from './language-model.ts'
import { type LyingProvider, type Protocol, startLyingProvider } from './lying-provider.fixture.ts'
import { createModelExplainer, type ModelExplainer } from './model-explainer.ts'
import { ModelFailure } from './model-failure.ts'

export interface ModelBench {
  readonly provider: LyingProvider
  readonly explainer: ModelExplainer
  /** Every reservation, and what was settled. */
  readonly reserved: Used[]
  readonly settled: Used[]
  /** Readers whose share of the day is used up. */
  readonly spent: Set<string>
  close(): Promise<void>
}

/** A model explainer before a service on loopback that lies; the engine runs in place, the budget in memory. */
export async function startModelBench(
  protocol: Protocol,
  more: Partial<ModelSettings> = {},
  clock: Clock = systemClock,
): Promise<ModelBench> {
  const provider = await startLyingProvider(protocol)
  const settings: ModelSettings = {
    engine: protocol,
    baseUrl: `${provider.url}/v1`,
    apiKey: 'test-key',
    model: 'liar-1',
    deadlineMs: 20_000,
    inputTokens: 20_000,
    outputTokens: 2_000,
    dailyTokens: Number.MAX_SAFE_INTEGER,
    prices: { input: 3, output: 15 },
    dailyCost: null,
    readerTokens: Number.MAX_SAFE_INTEGER,
    privatePapers: false,
    ...more,
  }
  const reserved: Used[] = []
  const settled: Used[] = []
  const spent = new Set<string>()
  const explainer = createModelExplainer({
    settings,
    // Hundreds of answers in a row: a service on loopback needs no mercy.
    model: createLanguageModel(settings, {
      clock,
      random: () => 0.5,
      pace: { requests: 1_000, perMs: 1, burst: 1_000, concurrency: 4 },
    }),
    budget: {
      reserve: async (most, reader) => {
        if (spent.has(reader)) throw new ModelFailure('over-share')
        const used = settled.reduce((sum, { input, output }) => sum + input + output, 0)
        if (used + most.input + most.output > settings.dailyTokens)
          throw new ModelFailure('over-budget')
        reserved.push(most)
        return async (used) => void settled.push(used)
      },
    },
    run: runEngineHere,
    clock,
  })
  return { provider, explainer, reserved, settled, spent, close: () => provider.close() }
}
