import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { rankPassages } from '../engine/src/retrieve/rank-passages.ts'
import { overlaps, type Span, slice } from '../engine/src/text/span.ts'
import { plainBm25 } from './bm25.ts'
import { readRows } from './data.ts'
import type { Measure } from './measure.ts'

interface Asked {
  readonly document: PaperDocument
  readonly query: string
  readonly gold: readonly Span[]
}

const depths = [1, 3, 5] as const

/** Hits at k of sentences: the engine's ranking, and plain BM25 over the same sentences. */
function measureAsked(task: string, asked: readonly Asked[]): Measure[] {
  const ways = {
    engine: ({ document, query }: Asked) =>
      rankPassages(document, query, { unit: 'sentence', k: 5 }).map(({ span }) => span),
    'plain BM25': ({ document, query }: Asked) =>
      plainOf(document)(query, 5).map((at) => document.sentences[at] as Span),
  }
  return Object.entries(ways).flatMap(([way, rank]) => {
    const ranked = asked.map((item) => rank(item))
    return depths.map(
      (k): Measure => ({
        task,
        part: 'development',
        name: `hit@${k}, ${way}`,
        values: asked.map(({ gold }, at) =>
          ranked[at]?.slice(0, k).some((span) => gold.some((right) => overlaps(span, right)))
            ? 1
            : 0,
        ),
      }),
    )
  })
}

const kept = new WeakMap<PaperDocument, ReturnType<typeof plainBm25>>()
function plainOf(document: PaperDocument): ReturnType<typeof plainBm25> {
  const known = kept.get(document)
  if (known) return known
  const made = plainBm25(document.sentences.map((span) => slice(document.text, span)))
  kept.set(document, made)
  return made
}

/** Where words stand in a document; null when they do not, white space aside. */
function placeOf(document: PaperDocument, words: string): Span | null {
  const plain = words.replace(/\s+/g, ' ').trim()
  const start = plain === '' ? -1 : document.text.indexOf(plain)
  return start < 0 ? null : { start, end: start + plain.length }
}

interface ClaimRow {
  claim: string
  evidence: Record<string, { sentences: number[] }[]>
}
interface AbstractRow {
  doc_id: number
  title: string
  abstract: string[]
}

/** From a claim to the sentences of an abstract that bear on it: SciFact train (Wadden et al. 2020). */
export function measureRationales(folder: string): Measure[] | null {
  const claims = readRows<ClaimRow>(folder, 'scifact/claims_train.jsonl')
  const corpus = readRows<AbstractRow>(folder, 'scifact/corpus.jsonl')
  if (!claims || !corpus) return null
  const abstracts = new Map(corpus.map((row) => [String(row.doc_id), row]))
  const asked = claims.flatMap(({ claim, evidence }) =>
    Object.entries(evidence).flatMap(([id, rationales]): Asked[] => {
      const row = abstracts.get(id)
      if (!row) return []
      const abstract = row.abstract.join(' ')
      const document = documentFromSections({ title: row.title, abstract, sections: [] })
      const gold = rationales
        .flatMap(({ sentences }) => sentences)
        .map((at) => placeOf(document, row.abstract[at] ?? ''))
        .filter((span) => span !== null)
      return gold.length === 0 ? [] : [{ document, query: claim, gold }]
    }),
  )
  return measureAsked('claim to rationale, SciFact', asked)
}

interface TrialRow {
  title: string
  sections: { name: string; paragraphs: { text: string }[] }[]
  qas: { question: string; answers: { evidence: { text: string }[] }[] }[]
}

/** From a question to the evidence in a trial's full text: Evidence Inference 2.0 dev (DeYoung et al. 2020). */
export function measureTrials(folder: string): Measure[] | null {
  const rows = readRows<TrialRow>(folder, 'evidence_inference/dev.jsonl')
  if (!rows) return null
  const asked = rows.flatMap(({ title, sections, qas }): Asked[] => {
    const document = documentFromSections({
      title,
      sections: sections
        .filter(({ name }) => name !== 'TITLE')
        .map(({ name, paragraphs }) => ({
          heading: name,
          paragraphs: paragraphs.map(({ text }) => text.replace(/\s+/g, ' ')),
        })),
    })
    return qas.flatMap(({ question, answers }) => {
      const gold = answers
        .flatMap(({ evidence }) => evidence)
        .map(({ text }) => placeOf(document, text))
        .filter((span) => span !== null)
      return gold.length === 0 ? [] : [{ document, query: question, gold }]
    })
  })
  return measureAsked('question to evidence, trials', asked)
}
