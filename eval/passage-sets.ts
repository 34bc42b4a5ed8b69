import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { overlaps, type Span } from '../engine/src/text/span.ts'
import { covidQa } from './covid-qa.ts'
import { readRows } from './data.ts'
import { folds } from './folds.ts'
import { type AskedPaper, holdsAnswer, qasper } from './question-sets.ts'

/** A query of one paper, and which of its passages are right. */
export interface AskedPassage {
  readonly set: 'covid-qa' | 'qasper' | 'claims' | 'trials'
  readonly document: PaperDocument
  /** 0 to 4, by paper. */
  readonly fold: number
  readonly query: string
  readonly isRight: (span: Span, text: string) => boolean
}

/** Where words stand in a document; null when they do not, white space aside. */
function placeOf(document: PaperDocument, words: string): Span | null {
  const plain = words.replace(/\s+/g, ' ').trim()
  const start = plain === '' ? -1 : document.text.indexOf(plain)
  return start < 0 ? null : { start, end: start + plain.length }
}

function byPlaces(asked: Omit<AskedPassage, 'isRight'>, words: readonly string[]): AskedPassage[] {
  const gold = words.map((text) => placeOf(asked.document, text)).filter((span) => span !== null)
  return gold.length === 0
    ? []
    : [{ ...asked, isRight: (span) => gold.some((right) => overlaps(span, right)) }]
}

/** The questions of papers as queries of their passages. */
export function byWords(set: 'covid-qa' | 'qasper', papers: readonly AskedPaper[]): AskedPassage[] {
  return papers.flatMap(({ document, questions }, paper) =>
    questions
      .filter(({ gold }) => gold.length > 0)
      .map((asked) => ({
        set,
        document,
        fold: paper % folds,
        query: asked.question,
        isRight: (span: Span, text: string) => holdsAnswer(asked, [{ span, text }]),
      })),
  )
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

/** From a claim to the sentences of an abstract that bear on it: SciFact (Wadden et al. 2020). */
export function askedClaims(
  folder: string,
  part: 'train' | 'dev' = 'train',
): AskedPassage[] | null {
  const claims = readRows<ClaimRow>(folder, `scifact/claims_${part}.jsonl`)
  const corpus = readRows<AbstractRow>(folder, 'scifact/corpus.jsonl')
  if (!claims || !corpus) return null
  const rows = new Map(corpus.map((row) => [String(row.doc_id), row]))
  const documents = new Map<string, PaperDocument>()
  return claims.flatMap(({ claim, evidence }) =>
    Object.entries(evidence).flatMap(([id, rationales]) => {
      const row = rows.get(id)
      if (!row) return []
      const document =
        documents.get(id) ??
        documentFromSections({ title: row.title, abstract: row.abstract.join(' '), sections: [] })
      documents.set(id, document)
      return byPlaces(
        { set: 'claims', document, fold: row.doc_id % folds, query: claim },
        rationales.flatMap(({ sentences }) => sentences.map((at) => row.abstract[at] ?? '')),
      )
    }),
  )
}

export interface TrialRow {
  paper_id: string
  title: string
  sections: { name: string; paragraphs: { text: string }[] }[]
  qas: {
    question: string
    intervention: string
    outcome: string
    comparator: string
    answers: { evidence: { text: string }[] }[]
  }[]
}

const plain = ({ text }: { text: string }) => text.replace(/\s+/g, ' ')

/** A trial's report as a reader has it: the parts of its abstract as one, then the sections of its body. */
export function trialDocument({ title, sections }: TrialRow): PaperDocument {
  const abstract = sections
    .filter(({ name }) => name.startsWith('ABSTRACT'))
    .flatMap(({ paragraphs }) => paragraphs.map(plain))
    .join(' ')
  return documentFromSections({
    title,
    ...(abstract !== '' && { abstract }),
    sections: sections
      .filter(({ name }) => !/^(TITLE|ABSTRACT)/.test(name))
      .map(({ name, paragraphs }) => ({
        heading: name.replace(/^BODY\.?/, '') || 'Text',
        paragraphs: paragraphs.map(plain),
      })),
  })
}

/** Each trial's report with the set's name for it. */
export function trialDocuments(
  folder: string,
  part: 'train' | 'dev',
): { id: string; document: PaperDocument }[] | null {
  const rows = readRows<TrialRow>(folder, `evidence_inference/${part}.jsonl`)
  return rows?.map((row) => ({ id: row.paper_id, document: trialDocument(row) })) ?? null
}

/** From a question to the evidence in a trial's full text: Evidence Inference 2.0 (DeYoung et al. 2020). */
export function askedTrials(
  folder: string,
  part: 'train' | 'dev' | 'test',
  most = Number.POSITIVE_INFINITY,
): AskedPassage[] | null {
  const rows = readRows<TrialRow>(folder, `evidence_inference/${part}.jsonl`)?.slice(0, most)
  return (
    rows?.flatMap((row, paper) => {
      const document = trialDocument(row)
      return row.qas.flatMap(({ question, answers }) =>
        byPlaces(
          { set: 'trials', document, fold: paper % folds, query: question },
          answers.flatMap(({ evidence }) => evidence.map(({ text }) => text)),
        ),
      )
    }) ?? null
  )
}

/** Trials that are trained on: the first of the training part, enough for a linear model. */
const trialsTrained = 150

/** Everything that the passage ranker learns from; null when a set is not at hand. */
export function passageTraining(folder: string): AskedPassage[] | null {
  const covid = covidQa(folder)
  const science = qasper(folder)
  const claims = askedClaims(folder)
  const trials = askedTrials(folder, 'train', trialsTrained)
  if (!covid || !science || !claims || !trials) return null
  return [...byWords('covid-qa', covid), ...byWords('qasper', science), ...claims, ...trials]
}
