import type { Db } from '../platform/database.ts'
import type { RunEngine } from './engine-tasks.ts'
import type { Readable } from './explainer.ts'
import { askModel, isPersonal, type NotAnswered } from './model/ask-model.ts'
import type { ModelExplainer } from './model/model-explainer.ts'
import { modelEngineVersion } from './model/model-prompt.ts'
import { withheldProposals } from './model/withheld-proposals.ts'
import { type Answered, findAnswer } from './qa-store.ts'
import { quote, spansOf } from './quotations.ts'
import { sharedFlight, singleFlight } from './single-flight.ts'

interface Deps {
  readonly db: Db
  readonly run: RunEngine
  readonly models: ModelExplainer | null
}

/**
 * Answers questions about papers by the language model that is switched on, or else by the embedded engine.
 * What a model proved once is not paid for again: the same question about the same text gets the same answer,
 * whoever asks, for 30 days; an answer that was cut is asked for again. Nobody is told of another's limits.
 */
export function createAnswerer({ db, run, models }: Deps) {
  const byModel = sharedFlight<Answered | NotAnswered>(isPersonal)
  const byEngine = singleFlight<Answered>()

  async function askFirst(
    asking: ModelExplainer,
    readable: Readable,
    question: string,
    reader: string,
  ): Promise<Answered | NotAnswered> {
    const { paperId, document } = readable
    const maker = { ...asking.settings, engineVersion: modelEngineVersion }
    const known = await findAnswer(db, { paperId, documentId: document.id, question }, maker)
    if (known) return known
    const asked = await askModel(asking, 'answer', readable, { question, reader })
    if (!('claims' in asked)) return asked
    return {
      answer: asked.claims[0]?.text ?? '',
      refused: false,
      claims: asked.claims,
      citations: quote(document, spansOf(asked.claims), 'answer'),
      nearest: [],
      searched: [],
      withheld: withheldProposals(asked.dropped),
      engine: maker.engine,
      engineVersion: maker.engineVersion,
      model: maker.model,
      run: asked.run,
      ...(asked.note === undefined ? {} : { note: asked.note }),
    }
  }

  async function askEngine({ document }: Readable, question: string): Promise<Answered> {
    const said = await run('answer', document, question)
    quote(document, spansOf(said.claims), 'checked')
    return {
      answer: said.answer,
      refused: said.refused,
      ...(said.reason === undefined ? {} : { reason: said.reason }),
      ...(said.premise === undefined ? {} : { premise: said.premise }),
      ...(said.chance === undefined ? {} : { chance: said.chance }),
      claims: said.claims,
      citations: quote(document, said.evidence, 'answer'),
      nearest: quote(document, said.nearest ?? [], 'nearest'),
      searched: said.searched ?? [],
      withheld: [],
      engine: said.engine,
      engineVersion: said.engineVersion,
      ...(said.note === undefined ? {} : { note: said.note }),
    }
  }

  return async (readable: Readable, question: string, reader: string): Promise<Answered> => {
    const key = `${readable.paperId} ${readable.document.id} ${question}`
    const asked =
      models && (await byModel(key, reader, () => askFirst(models, readable, question, reader)))
    if (asked && 'claims' in asked) return asked
    const said = await byEngine(key, () => askEngine(readable, question))
    if (!asked) return said
    const note = said.note === undefined ? asked.note : `${said.note} ${asked.note}`
    return { ...said, withheld: withheldProposals(asked.dropped), note }
  }
}
