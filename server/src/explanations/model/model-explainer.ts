import type { Claim } from '@tessera/engine'
import type { ModelSettings } from '../../model-settings.ts'
import { costOf } from '../../model-settings.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import type { RunEngine } from '../engine-tasks.ts'
import { judgeProposals } from './judge-proposals.ts'
import { type LanguageModel, type Proposed, shortEnds, type Used } from './language-model.ts'
import type { ModelBudget } from './model-budget.ts'
import { createModelCalls, isEndless, type ModelTaskInput } from './model-calls.ts'
import { ModelFailure } from './model-failure.ts'
import { promptVersion, type Unproven, writePrompt } from './model-prompt.ts'
import type { ModelTask } from './model-task.ts'
import { createTurns } from './turns.ts'
import type { Dropped } from './withheld-proposals.ts'

/** What a model's explanation took. */
export interface ModelRun {
  readonly promptVersion: string
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** In the currency of the operator's prices; null when there are none. */
  readonly cost: number | null
  readonly ms: number
  /** It was cut short: there may be more. */
  readonly isCut?: true
}

export interface ModelSaid {
  /** Every one proven, in the order of their coming. */
  readonly claims: readonly Claim[]
  readonly dropped: readonly Dropped[]
  readonly run: ModelRun
  /** Why there may be more than was heard, in a sentence for readers. */
  readonly note?: string
}

interface Explained extends ModelTaskInput {
  /** Hears every claim at the moment when it is proven. */
  readonly onClaim?: (claim: Claim) => void
}

/** A language model whose every sentence is proven before anybody sees it. */
export interface ModelExplainer {
  readonly settings: ModelSettings
  /** @throws ModelFailure when the model fails; claims heard by then were proven all the same */
  explain(task: ModelTask, input: Explained): Promise<ModelSaid>
}

interface Deps {
  readonly settings: ModelSettings
  readonly model: LanguageModel
  readonly budget: ModelBudget
  readonly run: RunEngine
  readonly clock: Clock
}

/** Asked again, it would do the same. */
const isFinal = (proposed: Proposed) =>
  isEndless(proposed) || proposed.end === 'cut-short' || proposed.end === 'declined'

/** Quotes first, then claims written from them, each judged by the verifier; one repair, then dropped. */
export function createModelExplainer(deps: Deps): ModelExplainer {
  const { settings, run, clock } = deps
  const calls = createModelCalls(deps)
  const turns = createTurns()

  return {
    settings,
    explain: (task, input) => turns(input.reader, () => explain(task, input)),
  }

  async function explain(task: ModelTask, input: Explained): Promise<ModelSaid> {
    const { document, reader, question, onClaim } = input
    const startedAt = clock.now()
    const used: Used[] = []
    const judge = judgeProposals(run, document, onClaim)
    const asked = question === undefined ? {} : { question }
    const { sentences, proposed: first } = await calls.first(task, input, judge.take)
    if (!first) return said([], [])
    used.push(first.used)
    const unproven = await judge.failed()
    if (first.end === 'whole' && unproven.length === 0) return said(judge.claims, [])
    const wanted = first.end === 'whole' ? near(sentences, unproven) : sentences
    let failedBy: ModelFailure['kind'] | null = null
    const repair = () =>
      calls
        .call(task, writePrompt(task, wanted, { ...asked, unproven }), reader, judge.take)
        .catch((error: unknown) => {
          // The repair is worth a try, no more: what is proven stays.
          if (!(error instanceof ModelFailure)) throw error
          failedBy = error.kind
          return null
        })
    const second = isFinal(first) ? null : await repair()
    if (second) used.push(second.used)
    const left = second ? await judge.failed() : unproven
    const ends = [first.end, second?.end ?? failedBy]
    if (ends.includes('whole')) return said(judge.claims, left)
    const why = shortEnds.find((kind) => ends.includes(kind)) ?? 'unreadable'
    const cut = new ModelFailure(why, { dropped: left.map(named) })
    if (judge.claims.length === 0) throw cut
    return said(judge.claims, left, `${cut.message} What was proven by then is kept.`)

    function said(
      claims: readonly Claim[],
      dropped: readonly Unproven[],
      note?: string,
    ): ModelSaid {
      const total = {
        input: used.reduce((sum, it) => sum + it.input, 0),
        output: used.reduce((sum, it) => sum + it.output, 0),
      }
      return {
        claims: [...claims],
        dropped: dropped.map(named),
        run: {
          promptVersion,
          calls: used.length,
          inputTokens: total.input,
          outputTokens: total.output,
          cost: costOf(settings, total),
          ms: clock.now() - startedAt,
          ...(note !== undefined && { isCut: true }),
        },
        ...(note !== undefined && { note }),
      }
    }
  }
}

const named = ({ section, problems }: Unproven): Dropped => ({ section, problems })

/** The sentences that the failed proposals named, with their neighbours; all when they named none. */
function near<Sentence extends { readonly id: string }>(
  sentences: readonly Sentence[],
  failed: readonly Unproven[],
): readonly Sentence[] {
  const named = new Set(failed.flatMap(({ ids }) => ids))
  const kept = sentences.filter((_, at) =>
    [-2, -1, 0, 1, 2].some((step) => named.has(sentences[at + step]?.id ?? '')),
  )
  return kept.length > 0 ? kept : sentences
}
