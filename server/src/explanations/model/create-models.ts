import type { Sql } from 'postgres'
import type { ModelSettings } from '../../model-settings.ts'
import type { Log } from '../../platform/log.ts'
import { systemClock } from '../../sources/broker/clock.ts'
import type { RunEngine } from '../engine-tasks.ts'
import { createLanguageModel } from './language-model.ts'
import { loggedModel } from './logged-model.ts'
import { createModelBudget } from './model-budget.ts'
import { createModelExplainer, type ModelExplainer } from './model-explainer.ts'

/** The language model of the settings with its budget; null when none is switched on. */
export function createModels(
  { ai: { model: settings } }: { readonly ai: { readonly model: ModelSettings | null } },
  { sql, log }: { readonly sql: Sql; readonly log: Log },
  run: RunEngine,
): ModelExplainer | null {
  if (!settings) return null
  const clock = systemClock
  return createModelExplainer({
    settings,
    model: loggedModel(createLanguageModel(settings, { clock, random: Math.random }), log),
    budget: createModelBudget(sql, settings, clock),
    run,
    clock,
  })
}
