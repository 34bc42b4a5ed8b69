import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import { rankPassages } from '../retrieve/rank-passages.ts'
import { contains, overlaps, type Span } from '../text/span.ts'
import { worthOf } from './summary/worth.ts'
import { isInstruction } from './text/instruction.ts'
import { readSentences, type Sentence } from './text/sentence.ts'

/** A sentence that a language model may cite, under a name that stands for its place. */
export interface CitableSentence {
  /** "s17": the eighteenth sentence of the document. */
  readonly id: string
  readonly span: Span
  /** The sentence on one line. */
  readonly text: string
  /** The heading above it; empty when there is none. */
  readonly heading: string
}

export interface CitableOptions {
  /** Most characters of all sentences together. */
  readonly characters: number
  /** What was asked, so that the sentences nearest to it are kept when not all fit. */
  readonly question?: string
}

/** Sections in the order in which they are kept when a paper is too long. */
const keptFirst: readonly SectionRole[] = [
  'abstract',
  'conclusion',
  'limitations',
  'results',
  'discussion',
  'methods',
  'introduction',
]
/**
 * So many statements that the engine holds the best for each part of a summary are kept before whole sections. Of the
 * marked papers kept from training that do not fit into 9,000 characters that keeps 67 of 100 of the best methods where
 * it was 57, 76 of the best results where it was 64, and 51 of the best limits where it was 40.
 */
const mostOfEach = 12
const neverCited: ReadonlySet<SectionRole> = new Set(['references', 'acknowledgements'])
const longest = 1_500

/**
 * The sentences of a paper that a model is shown, in reading order: no references, and nothing that
 * gives orders to its reader. When not all fit, the ones nearest to the question are kept, or the abstract, the
 * best for each part of a summary, and then the sections that say most.
 */
export function citableSentences(
  document: PaperDocument,
  { characters, question }: CitableOptions,
): CitableSentence[] {
  const sentences = citableOf(document)
  if (lengthOf(sentences) <= characters) return sentences.map(named(document))
  const order =
    question === undefined
      ? byWorth(document, sentences)
      : byQuestion(document, sentences, question)
  const kept = new Set<Sentence>()
  let left = characters
  for (const sentence of order) {
    if (sentence.text.length > left) continue
    kept.add(sentence)
    left -= sentence.text.length
  }
  return sentences.filter((sentence) => kept.has(sentence)).map(named(document))
}

const lengthOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length, 0)

const named =
  (document: PaperDocument) =>
  (sentence: Sentence): CitableSentence => ({
    id: `s${sentence.index}`,
    span: sentence.span,
    text: sentence.text.replace(/\s+/g, ' '),
    heading: headingOf(document, sentence),
  })

const citable = new WeakMap<PaperDocument, readonly Sentence[]>()

// What no paper says to people, and what programs may take for more than words: markup, addresses that
// run, names of sentences, the ends of JSON, marks around data.
const machineTalk =
  /!\[[^\]]*\]\(|\]\(\s*https?:|<\s*\/?\s*(?:script|img|iframe|a|style|svg|object|form|link|meta)\b|javascript:|\[s\d+\]|"\s*\}\s*\]|\b[0-9a-f]{24,}\b/i
/** A line of names, institutes and addresses on the title page: it holds an address, or says nothing about anything. */
const isImprint = ({ role, text }: Sentence) =>
  role === 'front' && (/\S@\S|\{[^}]*\}@/.test(text) || !says.test(text))
const says =
  /\b(?:is|are|was|were|be|been|has|have|had|can|may|we|our|this|these|shows?|found|finds?|propose[ds]?|presents?)\b/i
const secondPerson = /\byou(?:rs?|rself)?\b/i

/**
 * Every sentence of a document that may be cited; documents never change, so it is made once. A paragraph
 * in which something is said to a program is left out whole: the rest of it may be what shall be repeated.
 */
export function citableOf(document: PaperDocument): readonly Sentence[] {
  const made = citable.get(document)
  if (made) return made
  const all = readSentences(document)
  const suspect = new Set(blocksWithOrders(document, all))
  const sentences = all.filter(
    (sentence) => !suspect.has(sentence.block) && !isImprint(sentence) && isCitable(sentence),
  )
  citable.set(document, sentences)
  return sentences
}

const isCitable = ({ kind, role, text }: Sentence) =>
  !secondPerson.test(text) &&
  kind !== 'title' &&
  kind !== 'heading' &&
  kind !== 'reference' &&
  !neverCited.has(role) &&
  text.length <= longest

function blocksWithOrders(document: PaperDocument, kept: readonly Sentence[]): number[] {
  const machine = kept.filter(({ text }) => machineTalk.test(text)).map(({ block }) => block)
  const ordering = document.blocks.flatMap(({ span }, at) =>
    document.sentences.some(
      (sentence) =>
        contains(span, sentence) &&
        isInstruction(document.text.slice(sentence.start, sentence.end)),
    )
      ? [at]
      : [],
  )
  return [...machine, ...ordering]
}

function byWorth(document: PaperDocument, sentences: readonly Sentence[]): Sentence[] {
  const best = new Set(
    Object.values(worthOf(document, readSentences(document))).flatMap((scored) =>
      scored
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostOfEach)
        .map(({ sentence }) => sentence),
    ),
  )
  const rank = (sentence: Sentence): number => {
    if (sentence.role === 'abstract') return -2
    const place = keptFirst.indexOf(sentence.role)
    return best.has(sentence) ? -1 : place < 0 ? keptFirst.length : place
  }
  return sentences.toSorted((a, b) => rank(a) - rank(b) || a.index - b.index)
}

function byQuestion(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Sentence[] {
  const ranked = rankPassages(document, question, { unit: 'paragraph', k: sentences.length })
  const rank = ({ span }: Sentence) => {
    const at = ranked.findIndex((passage) => overlaps(passage.span, span))
    return at < 0 ? ranked.length : at
  }
  const ranks = new Map(sentences.map((sentence) => [sentence, rank(sentence)]))
  return sentences.toSorted(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a.index - b.index,
  )
}

function headingOf(document: PaperDocument, { section }: Sentence): string {
  const heading = document.sections[section]?.heading
  const words = heading ? document.text.slice(heading.start, heading.end).replace(/\s+/g, ' ') : ''
  return isInstruction(words) ? '' : words
}
