import type { Proposal } from '@tessera/engine'
import { type FinishReason, Output, streamText } from 'ai'
import type { ModelSettings } from '../../model-settings.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import type { Pace } from '../../sources/broker/policy.ts'
import { ModelFailure } from './model-failure.ts'
import { type Prompt, tokensOf } from './model-prompt.ts'
import { type ModelTask, schemaOf } from './model-task.ts'
import { createProposalReader } from './proposal-reader.ts'
import { sdkModel } from './sdk-model.ts'
import { serviceFailure } from './service-failure.ts'
import { createServiceTurns } from './service-turns.ts'

export interface Used {
  readonly input: number
  readonly output: number
}

export interface Proposed {
  /**
   * Whether all of it came that is read; or it was not the JSON that was asked for, was cut at the most that it might be,
   * was declined, broke off, passed the deadline, or was more than anybody asked for. Proposals that came before count.
   */
  readonly end: 'whole' | ShortEnd
  /** What the service counted, or what came by a fair guess. After the last two ends more may be written unheard. */
  readonly used: Used
}

/** How an answer ends before its end, the plainest reason first. */
export const shortEnds = [
  'declined',
  'cut-short',
  'broke-off',
  'too-slow',
  'too-large',
  'unreadable',
] as const
type ShortEnd = (typeof shortEnds)[number]

/** A language model behind its service's protocol. It sees a prompt and nothing else. */
export interface LanguageModel {
  /**
   * Asks once; proposals are handed over as they are complete.
   * @throws ModelFailure when the service rests, or fails, stalls or says too much before its first whole proposal
   */
  propose(
    task: ModelTask,
    prompt: Prompt,
    onProposal: (proposal: Proposal) => void,
  ): Promise<Proposed>
}

/** More proposals than any task asks for; further ones are not read. */
const mostProposals = 40
const usualPace: Pace = { requests: 120, perMs: 60_000, burst: 20, concurrency: 4 }

/** A model of the settings' service, with one deadline for the whole call, and at most four calls at a time. */
export function createLanguageModel(
  settings: ModelSettings,
  { clock, random, pace = usualPace }: { clock: Clock; random: () => number; pace?: Pace },
): LanguageModel {
  const model = sdkModel(settings)
  const turns = createServiceTurns(pace, { clock, random })

  return {
    async propose(task, prompt, onProposal) {
      const over = new AbortController()
      const done = new AbortController()
      void clock.sleep(settings.deadlineMs, done.signal).then(
        () => over.abort(),
        () => {},
      )
      try {
        const leave = await turns.enter(over.signal)
        try {
          return await ask(task, prompt, { onProposal, signal: over.signal })
        } finally {
          leave()
        }
      } finally {
        done.abort()
      }
    },
  }

  async function ask(
    task: ModelTask,
    { instructions, prompt }: Prompt,
    { onProposal, signal }: { onProposal: (proposal: Proposal) => void; signal: AbortSignal },
  ): Promise<Proposed> {
    const enough = new AbortController()
    const reader = createProposalReader(task)
    let failure: unknown = null
    let heard = 0
    let count = 0
    const usedOf = (input?: number, output?: number): Used => ({
      input: atLeast(input, instructions.length + prompt.length),
      output: atLeast(output, heard),
    })
    const stream = streamText({
      model,
      instructions,
      prompt,
      output: jsonOf(task),
      maxOutputTokens: settings.outputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, enough.signal]),
      onError: ({ error }) => {
        failure ??= error
      },
      ...(settings.engine === 'anthropic' && {
        providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
      }),
    })
    try {
      for await (const piece of stream.textStream) {
        heard += piece.length
        for (const proposal of reader.read(piece)) {
          if (count === mostProposals) break
          count++
          onProposal(proposal)
        }
        if (count < mostProposals) continue
        enough.abort()
        turns.succeeded()
        return { end: 'whole', used: usedOf() }
      }
      if (failure !== null || signal.aborted) throw failure ?? signal.reason
      const { inputTokens, outputTokens } = await stream.usage
      const end = endOf(await stream.finishReason, reader.isWhole(), heard > 0)
      if (end === 'unreadable' || end === 'broke-off') turns.failed({ kind: end, again: null })
      else turns.succeeded()
      return { end, used: usedOf(inputTokens, outputTokens) }
    } catch (error) {
      const said = signal.aborted
        ? new ModelFailure('too-slow')
        : serviceFailure(failure ?? error, clock.now())
      turns.failed(said)
      if (count === 0) throw said
      return { end: shortEnds.find((kind) => kind === said.kind) ?? 'broke-off', used: usedOf() }
    }
  }
}

/** JSON of the task's schema is asked for; what comes is read by the proposal reader, as text. */
const jsonOf = (task: ModelTask) => ({
  ...Output.text(),
  responseFormat: Promise.resolve({
    type: 'json' as const,
    schema: schemaOf(task),
    name: 'proposals',
  }),
})

/** How an answer ended for which the model, or nobody, says why it stopped. */
function endOf(reason: FinishReason, isWhole: boolean, isHeard: boolean): Proposed['end'] {
  if (isWhole) return 'whole'
  if (reason === 'length') return 'cut-short'
  if (reason === 'content-filter') return 'declined'
  return reason !== 'stop' && isHeard ? 'broke-off' : 'unreadable'
}

/** What a service counts, or a fair guess when it counts nothing. */
function atLeast(counted: number | undefined, characters: number): number {
  return counted !== undefined && counted > 0 ? Math.ceil(counted) : tokensOf(characters)
}
