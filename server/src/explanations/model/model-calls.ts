import type { CitableSentence, PaperDocument, Proposal } from '@tessera/engine'
import type { ModelSettings } from '../../model-settings.ts'
import type { RunEngine } from '../engine-tasks.ts'
import type { LanguageModel, Proposed, Used } from './language-model.ts'
import type { ModelBudget } from './model-budget.ts'
import { ModelFailure } from './model-failure.ts'
import { type Prompt, tokensOf, writePrompt } from './model-prompt.ts'
import type { ModelTask } from './model-task.ts'

/** Who asks what of which paper. */
export interface ModelTaskInput {
  readonly document: PaperDocument
  /** Whose share of the budget pays. */
  readonly reader: string
  readonly question?: string
}

/** Calls of a language model, each paid from the budget. */
export interface ModelCalls {
  /** @throws ModelFailure when the budget is used up or the model fails */
  call(
    task: ModelTask,
    prompt: Prompt,
    reader: string,
    onProposal: (proposal: Proposal) => void,
  ): Promise<Proposed>
  /**
   * The first call about a paper, with as many of its sentences as fit: half as many each time that the service says that
   * they do not.
   * @returns the sentences that were sent, and how it ended: null where the paper has none
   * @throws ModelFailure as a call does
   */
  first(
    task: ModelTask,
    input: ModelTaskInput,
    onProposal: (proposal: Proposal) => void,
  ): Promise<{ sentences: readonly CitableSentence[]; proposed: Proposed | null }>
}

interface Deps {
  readonly settings: Pick<ModelSettings, 'inputTokens' | 'outputTokens'>
  readonly model: LanguageModel
  readonly budget: ModelBudget
  readonly run: RunEngine
}

/** Characters of the instructions, the task and a question; and of names, headings and line ends, by sentences. */
const instructionLength = 3_500
const nameShare = 0.1
/** Fewer characters of a paper than this explain nothing. */
const fewestCharacters = 3_000

/** A service that hangs, or does not stop, may write all that it was allowed. */
export const isEndless = ({ end }: Proposed): boolean => end === 'too-slow' || end === 'too-large'

/** Calls of the settings' size; what a service does not take is remembered. */
export function createModelCalls({ settings, model, budget, run }: Deps): ModelCalls {
  let fitting = Math.floor((settings.inputTokens * 3 - instructionLength) * (1 - nameShare))

  const call: ModelCalls['call'] = async (task, prompt, reader, onProposal) => {
    const most: Used = {
      input: tokensOf(prompt.instructions.length + prompt.prompt.length),
      output: settings.outputTokens,
    }
    const settle = await budget.reserve(most, reader)
    try {
      const proposed = await model.propose(task, prompt, onProposal)
      // Else the whole reservation stays spent.
      if (!isEndless(proposed)) await settle(proposed.used)
      return proposed
    } catch (error) {
      if (error instanceof ModelFailure && error.isFree) await settle({ input: 0, output: 0 })
      throw error
    }
  }

  return {
    call,
    async first(task, { document, reader, question }, onProposal) {
      const asked = question === undefined ? {} : { question }
      for (let characters = fitting; ; ) {
        const sentences = await run('citable', document, { characters, ...asked })
        if (sentences.length === 0) return { sentences, proposed: null }
        try {
          const prompt = writePrompt(task, sentences, asked)
          const proposed = await call(task, prompt, reader, onProposal)
          fitting = Math.min(fitting, characters)
          return { sentences, proposed }
        } catch (error) {
          const length = sentences.reduce((sum, { text }) => sum + text.length, 0)
          const isTooLong = error instanceof ModelFailure && error.kind === 'too-long'
          if (!isTooLong || length < fewestCharacters) throw error
          characters = Math.floor(length / 2)
        }
      }
    },
  }
}
