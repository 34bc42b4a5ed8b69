import type { PaperDocument } from '../document/paper-document.ts'
import { rankPassages } from '../retrieve/rank-passages.ts'
import type { Span } from '../text/span.ts'
import type { Question } from './question.ts'
import { answersType } from './question.ts'
import type { Sentence } from './sentence.ts'
import { topicStems } from './words.ts'

/** Something that can be quoted as an answer: a sentence, a caption's sentence or a table row. */
export interface Candidate {
  readonly span: Span
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** Stems around it: its heading, its neighbours, its table's caption. */
  readonly around: ReadonlySet<string>
  readonly section: number
  readonly kind: Sentence['kind']
  readonly role: Sentence['role']
}

export interface RankedCandidate extends Candidate {
  readonly score: number
  /** Share of the question's topic, weighted by rarity, in the passage itself. */
  readonly own: number
  /** The same with what stands around it. */
  readonly wide: number
  readonly fit: number
}

/** All that can be quoted: running text, captions, footnotes and table rows; references are left out. */
export function candidatesOf(document: PaperDocument, sentences: readonly Sentence[]): Candidate[] {
  const headings = document.sections.map(
    ({ heading }) =>
      new Set(heading ? topicStems(document.text.slice(heading.start, heading.end)) : []),
  )
  const found: Candidate[] = sentences
    .filter(
      ({ role, text }) =>
        role !== 'references' && text.length >= 20 && text.length <= 900 && /\p{L}{3}/u.test(text),
    )
    .map((sentence) => {
      const before = sentences[sentence.index - 1]
      const after = sentences[sentence.index + 1]
      const around = new Set(headings[sentence.section])
      for (const neighbour of [before, after])
        if (neighbour?.block === sentence.block)
          for (const stem of neighbour.stems) around.add(stem)
      return { ...sentence, around }
    })
  for (const table of document.tables) {
    const block = document.blocks.find(({ of, kind }) => of === table.id && kind === 'table')
    const caption = table.caption ? document.text.slice(table.caption.start, table.caption.end) : ''
    const header = (table.rows[0] ?? []).map(({ text }) => text).join(' ')
    const around = new Set(topicStems(`${caption} ${header}`))
    for (const row of table.rows.slice(1)) {
      const spans = row.map(({ span }) => span).filter((span) => span !== null)
      const first = spans[0]
      const last = spans[spans.length - 1]
      if (!first || !last || spans.length < 2) continue
      const span = { start: first.start, end: last.end }
      const text = document.text.slice(span.start, span.end)
      if (text.length > 400) continue
      found.push({
        span,
        text,
        stems: new Set(topicStems(text)),
        around,
        section: block?.section ?? 0,
        kind: 'table',
        role: block?.role ?? 'other',
      })
    }
  }
  return found
}

const sameThing: readonly ReadonlySet<string>[] = [
  'participants patients subjects individuals people volunteers respondents children adults mice rats animals',
  'dataset data corpus corpora benchmark database',
  'baseline compare',
  'method approach technique algorithm',
  'cause lead reason due',
  'symptom sign',
  'show demonstrate find',
  'increase rise higher',
  'decrease reduce lower',
  'percentage proportion percent rate',
  'funded supported grant funding',
  'evaluate evaluation metric measure',
  'name call',
  'treat treatment therapy',
].map((group) => new Set(topicStems(group)))

/** How rare every stem of the question is among the candidates; a stem's kin counts for it. */
export function rarity(
  question: Question,
  candidates: readonly Candidate[],
): { weights: Map<string, number>; known: number } {
  const weights = new Map<string, number>()
  let total = 0
  let inPaper = 0
  for (const stem of question.stems) {
    let having = 0
    for (const { stems } of candidates) if (stems.has(stem)) having++
    const weight = Math.log(1 + candidates.length / (having + 0.5))
    weights.set(stem, weight)
    total += weight
    if (having > 0) inPaper += weight
  }
  return { weights, known: total === 0 ? 0 : inPaper / total }
}

/** Share of the question's weight that a set of stems covers; a kindred word counts for 0.6 of the word. */
function weightedCoverage(
  weights: ReadonlyMap<string, number>,
  stems: ReadonlySet<string>,
): number {
  let covered = 0
  let total = 0
  for (const [stem, weight] of weights) {
    total += weight
    if (stems.has(stem)) covered += weight
    else if (sameThing.some((kin) => kin.has(stem) && [...kin].some((word) => stems.has(word))))
      covered += 0.6 * weight
  }
  return total === 0 ? 0 : covered / total
}

const retrieved = 50
/** Weight of the passage ranking beside coverage; on COVID-QA dev 0.3 to 1.5 differ by less than 0.005. */
const retrievalWeight = 0.6

/** How passage retrieval ranks sentences: their starts with scores from 0 to 1, the best being 1. */
function retrieval(document: PaperDocument, question: Question): Map<number, number> {
  const found = rankPassages(
    document,
    question.stems.length < 40 ? question.text : question.stems.join(' '),
    {
      unit: 'sentence',
      k: retrieved,
    },
  )
  const best = found[0]?.score ?? 1
  return new Map(found.map(({ span, score }) => [span.start, score / best]))
}

/** Candidates by how well they answer, best first; ties in reading order. */
export function rankCandidates(
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
  weights: ReadonlyMap<string, number>,
): RankedCandidate[] {
  const relevance = retrieval(document, question)
  return candidates
    .map((candidate): RankedCandidate => {
      const own = weightedCoverage(weights, candidate.stems)
      const wide = weightedCoverage(weights, new Set([...candidate.stems, ...candidate.around]))
      const fit = answersType(question, candidate.text)
      const length = candidate.text.length
      const cost =
        (length > 350 ? 0.06 : 0) +
        (candidate.kind === 'caption' || candidate.kind === 'table' ? 0.05 : 0) +
        (candidate.kind === 'footnote' ? 0.1 : 0) +
        (/\bin (this|the (next|following|previous)) (sub)?section\b/i.test(candidate.text)
          ? 0.2
          : 0) +
        (/\?\W*$/.test(candidate.text) ? 0.25 : 0)
      return {
        ...candidate,
        own,
        wide,
        fit,
        score:
          own +
          0.35 * (wide - own) +
          0.15 * fit * own +
          retrievalWeight * (relevance.get(candidate.span.start) ?? 0) -
          cost,
      }
    })
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
}
