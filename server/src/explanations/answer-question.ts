import type { Db } from '../platform/database.ts'
import type { RunEngine } from './engine-tasks.ts'
import type { Readable } from './explainer.ts'
import { askModel } from './model/ask-model.ts'
import type { ModelExplainer } from './model/model-explainer.ts'
import { modelEngineVersion } from './model/model-prompt.ts'
import { withheldProposals } from './model/withheld-proposals.ts'
import { type Answered, findAnswer } from './qa-store.ts'
import { quote, spansOf } from './quotations.ts'
import { singleFlight } from './single-flight.ts'

interface Deps {
  readonly db: Db
  readonly run: RunEngine
  readonly models: ModelExplainer | null
}

/**
 * Answers questions about papers by the language model that is switched on, or else by the embedded engine.
 * What a model proved once is not paid for again: the same question about the same text gets the same answer,
 * whoever asks, for 30 days; an answer that was cut is asked for again.
 */
export function createAnswerer({ db, run, models }: Deps) {
  const underWay = singleFlight<Answered>()

  async function answer(
    { paperId, document, isPrivate }: Readable,
    question: string,
    reader: string,
  ): Promise<Answered> {
    const maker = models && { ...models.settings, engineVersion: modelEngineVersion }
    const place = { paperId, documentId: document.id, question }
    const known = maker && (await findAnswer(db, place, maker))
    if (known) return known
    const asked =
      models &&
      (await askModel(models, 'answer', { paperId, document, isPrivate }, { question, reader }))
    if (maker && asked && 'claims' in asked) {
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
    const said = await run('answer', document, question)
    quote(document, spansOf(said.claims), 'checked')
    const note = [said.note, asked?.note].filter((part) => part !== undefined).join(' ')
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
      withheld: withheldProposals(asked?.dropped ?? []),
      engine: said.engine,
      engineVersion: said.engineVersion,
      ...(note === '' ? {} : { note }),
    }
  }

  return (readable: Readable, question: string, reader: string): Promise<Answered> =>
    underWay(`${readable.paperId} ${readable.document.id} ${question}`, () =>
      answer(readable, question, reader),
    )
}
