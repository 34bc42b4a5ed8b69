import type { Log } from '../../platform/log.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelFailure } from './model-failure.ts'
import { hintFor } from './operator-hints.ts'

/**
 * A language model whose failures its operator finds in the log: what failed, what to do about it, and the service's
 * status or the system's error code where there is one; never a word of the paper, of the model, or the key. A model that
 * rests after failures is told of by those.
 */
export function loggedModel(model: LanguageModel, log: Log): LanguageModel {
  const warn = (failure: object, ...sentences: string[]) =>
    log.warn(failure, sentences.filter(Boolean).join(' '))
  return {
    async propose(...asked) {
      try {
        const said = await model.propose(...asked)
        if (said.end !== 'whole')
          warn(
            { failure: said.end },
            new ModelFailure(said.end).message,
            hintFor({ kind: said.end }),
          )
        return said
      } catch (error) {
        if (error instanceof ModelFailure && error.kind !== 'resting') {
          const { kind, cause } = error
          const because = cause instanceof Error ? { cause: cause.message } : {}
          warn({ failure: kind, ...because }, error.message, hintFor(error))
        }
        throw error
      }
    },
  }
}
