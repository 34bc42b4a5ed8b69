import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { Candidate } from '../engine/src/explain/answer/candidates.ts'
import type { PosedPaper } from './answer-examples.ts'
import { readRows } from './data.ts'

interface PoolRow {
  paper_title: string
  question: string
  /** The answer's words; those of several annotators lie in lists of their own. */
  answer: unknown[]
  /** The paragraphs that hold it. */
  evidence: string[]
}

const leastParagraphs = 3
const isProse = (text: string) => !text.startsWith('FLOAT SELECTED') && text.length > 40
/** What one of its questions counts, against one of a reader. */
const share = 0.25
const longWords = 30

/**
 * Further questions of QASPER's training part, whose papers are not at hand: each paper is what is known of it, the
 * paragraphs that are evidence for one of its questions. Of no fold, as nothing is measured on them: papers that are at
 * hand as a whole are left out. Null when the data folder does not hold them.
 */
export function posedPool(folder: string): PosedPaper[] | null {
  const rows = readRows<PoolRow>(folder, 'qasper_partial/train_evidence_pool.jsonl')
  const whole = readRows<{ title: string }>(folder, 'qasper_partial/papers_train.jsonl') ?? []
  const titles = new Set(whole.map(({ title }) => title.toLowerCase()))
  const byPaper = Map.groupBy(rows ?? [], ({ paper_title }) => paper_title)
  const posed = [...byPaper].flatMap(([title, list]): PosedPaper[] => {
    const paragraphs = [...new Set(list.flatMap(({ evidence }) => evidence.filter(isProse)))]
    if (paragraphs.length < leastParagraphs || titles.has(title.toLowerCase())) return []
    const document = documentFromSections({ title, sections: [{ heading: 'Text', paragraphs }] })
    return [{ document, fold: -1, isOfSet: false, share, questions: list.map(posedQuestion) }]
  })
  return rows && posed
}

/** Right is a sentence of the evidence that holds the answer's words; the others of the evidence answer in part. */
function posedQuestion({ question, answer, evidence }: PoolRow): PosedPaper['questions'][number] {
  const words = answer
    .flat(2)
    .filter((one): one is string => typeof one === 'string' && one.length > 3)
  const isPartly = ({ text }: Candidate) => evidence.some((one) => one.includes(text))
  const isSaid = ({ text }: Candidate) =>
    words.some((said) => text.includes(said) || (said.length > longWords && said.includes(text)))
  const isRight = (candidate: Candidate) => isPartly(candidate) && isSaid(candidate)
  return { question, says: true, isRight, isPartly }
}
