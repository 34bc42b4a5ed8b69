import type { Claim } from '@tessera/engine'
import type { Readable } from '../explainer.ts'
import type { ModelExplainer, ModelSaid } from './model-explainer.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelTask } from './model-task.ts'

/** Why a model has no part in the answer, in a sentence for readers, and what it proposed in vain. */
export interface NotAnswered extends Pick<ModelSaid, 'dropped'> {
  readonly note: string
  /** It concerns only the reader who asked. */
  readonly isPersonal?: boolean
}

/** Whether a model's part is missing for a reason that is one reader's own. */
export const isPersonal = (said: object): boolean =>
  'isPersonal' in said && said.isPersonal === true

const instead = 'The embedded engine answered instead.'

const unproven = `The language model proposed nothing that the paper’s own words prove. ${instead}`
const silence: Readonly<Record<ModelTask, string>> = {
  // The embedded engine may have found none either.
  answer:
    'The language model found no sentence in the paper that answers this. What is said here is the embedded engine’s.',
  summary: `The language model found nothing to quote. ${instead}`,
}

/** What a model proved about a paper, at least one claim; or why it proved nothing. */
export async function askModel(
  models: ModelExplainer,
  task: ModelTask,
  { document, isPrivate }: Readable,
  asked: {
    readonly reader: string
    readonly question?: string
    readonly onClaim?: (claim: Claim) => void
  },
): Promise<ModelSaid | NotAnswered> {
  if (isPrivate && !models.settings.privatePapers)
    return {
      note: `Papers that you bring are not sent to the language model here. ${instead}`,
      dropped: [],
    }
  try {
    const said = await models.explain(task, { document, ...asked })
    if (said.claims.length > 0) return said
    const note = said.dropped.length === 0 ? silence[task] : unproven
    return { note, dropped: said.dropped }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const { message, dropped, isPersonal } = error
    return { note: `${message} ${instead}`, dropped, isPersonal }
  }
}
