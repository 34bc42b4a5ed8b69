import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import type { Claim } from '../engine/src/evidence/claim.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import type { Span } from '../engine/src/text/span.ts'
import { holdsPlace } from './answer-places.ts'
import { readRows } from './data.ts'

export interface AskedQuestion {
  readonly question: string
  /** Words that hold the answer; empty when the paper does not give one. */
  readonly gold: readonly string[]
  /** Where those words stand, where a set tells their places. */
  readonly places?: readonly Span[]
  /** Evidence paragraphs by annotator, where a set gives them. */
  readonly annotators?: readonly (readonly string[])[]
}
export interface AskedPaper {
  readonly document: PaperDocument
  readonly questions: readonly AskedQuestion[]
}

interface QasperRow {
  title: string
  sections: { name: string; paragraphs: string[] }[]
  qas: { question: string; answers: { type: string; evidence: (string | null)[] | null }[] }[]
}

/** The part of QASPER that is at hand with full texts; null when the data folder does not hold it. */
export function qasper(
  folder: string,
  part: 'train' | 'dev' | 'test' = 'train',
): AskedPaper[] | null {
  const rows = readRows<QasperRow>(folder, `qasper_partial/papers_${part}.jsonl`)
  return (
    rows?.map(({ title, sections, qas }) => {
      const isAbstract = ({ name }: { name: string }) => /^abstract/i.test(name)
      const abstract = sections.find(isAbstract)?.paragraphs.join(' ')
      return {
        document: documentFromSections({
          title,
          ...(abstract !== undefined && { abstract }),
          sections: sections
            .filter((section) => !isAbstract(section))
            .map(({ name, paragraphs }) => ({
              heading: name.split(':::').pop()?.trim() ?? name,
              paragraphs: paragraphs,
            })),
        }),
        questions: qas.map(({ question, answers }) => ({
          question,
          gold: answers
            .filter(({ type }) => type !== 'unanswerable' && type !== 'none')
            .flatMap(({ evidence }) => (evidence ?? []).filter((words) => words !== null)),
          annotators: answers.map(({ evidence }) =>
            (evidence ?? []).filter((words) => words !== null),
          ),
        })),
      }
    }) ?? null
  )
}

/** QASPER's papers of the parts kept for the end, as far as they are at hand. */
export const keptQasper = (folder: string): AskedPaper[] => [
  ...(qasper(folder, 'dev') ?? []),
  ...(qasper(folder, 'test') ?? []),
]

/** For every question, the place of a paper of the set that it was not asked of. */
export function foreignPairs(
  papers: readonly AskedPaper[],
  seed: number,
): { paper: number; question: string }[] {
  const random = seeded(seed)
  return papers.flatMap(({ questions }, own) =>
    questions.map(({ question }) => {
      const other = (own + 1 + Math.floor(random() * (papers.length - 1))) % papers.length
      return { paper: other, question }
    }),
  )
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True when quoted words hold the gold words, lie in them, or share most of them. */
export function hits(quoted: readonly string[], gold: readonly string[]): boolean {
  return gold.some((answer) => {
    const wanted = plain(answer)
    return quoted.some((words) => {
      const said = plain(words)
      if (wanted === '' || said === '') return false
      if (` ${said} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${said} `)) return true
      const set = new Set(said.split(' '))
      const list = wanted.split(' ')
      return list.length >= 8 && list.filter((word) => set.has(word)).length / list.length >= 0.7
    })
  })
}

/** Where the words of claims stand, each place with the whole claim. */
export const quoted = (claims: readonly Claim[]) =>
  claims.flatMap(({ text, spans }) => spans.map((span) => ({ span, text })))

/** True when one of the passages holds the answer: by the place of its words, or where a set does not tell it, by the words. */
export function holdsAnswer(
  { gold, places }: AskedQuestion,
  passages: readonly { readonly span: Span; readonly text: string }[],
): boolean {
  if (!places)
    return hits(
      passages.map(({ text }) => text),
      gold,
    )
  return passages.some(({ span }) => places.some((place) => holdsPlace(span, place)))
}
