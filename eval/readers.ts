import { unsureWords } from '@tessera/contract'
import { answer } from '../engine/src/explain/answer/answer.ts'
import { readSentences } from '../engine/src/explain/text/sentence.ts'
import { overlaps, type Span } from '../engine/src/text/span.ts'
import { plainBm25 } from './bm25.ts'
import type { Measure } from './measure.ts'
import { type ReaderPaper, type ReaderQuestion, readerQuestions } from './reader-questions.ts'
import { typedForms } from './typed-forms.ts'

interface Given {
  readonly question: ReaderQuestion
  /** The passages of each sentence that is shown, first one first. */
  readonly shown: readonly (readonly Span[])[]
  /** The sentence that plain BM25 puts first. */
  readonly plain: readonly Span[]
  readonly refused: boolean
  readonly unsure: boolean
  readonly setRight: boolean
}

async function ask(
  { document, questions }: ReaderPaper,
  typed: (question: string) => string,
): Promise<Given[]> {
  const all: Given[] = []
  const sentences = readSentences(document)
  const search = plainBm25(sentences.map(({ text }) => text))
  for (const question of questions) {
    const { claims, refused, premise, chance } = await answer(document, typed(question.question))
    all.push({
      question,
      shown: claims.map(({ verdict }) => verdict.spans),
      plain: search(question.question, 1).flatMap((at) => sentences[at]?.span ?? []),
      refused,
      unsure: !refused && unsureWords({ chance }) !== null,
      setRight: premise !== undefined,
    })
  }
  return all
}

const meets = (spans: readonly Span[] = [], marked: readonly Span[]) =>
  spans.some((span) => marked.some((one) => overlaps(span, one)))

/**
 * Readers' questions of the papers that are kept from training: whether what is shown first answers them, and what
 * becomes of those that the paper does not answer; null where no paper is at hand.
 */
export async function measureReaders(folder: string): Promise<Measure[] | null> {
  const papers = await readerQuestions(folder, 'kept')
  if (!papers) return null
  const askAll = async (typed: (question: string) => string) => {
    const all: Given[] = []
    for (const paper of papers) all.push(...(await ask(paper, typed)))
    return all
  }
  const given = await askAll((question) => question)
  const isSaid = ({ question: { kind, answers } }: Given) => kind !== 'false' && answers.length > 0
  const said = given.filter(isSaid)
  const unsaid = given.filter(({ question }) => question.kind === 'none')
  const untrue = given.filter(({ question }) => question.kind === 'false')
  const measure = (
    name: string,
    list: readonly Given[],
    isSo: (one: Given) => boolean,
  ): Measure => ({
    task: 'readers',
    part: 'held out',
    name,
    values: list.map((one) => (isSo(one) ? 1 : 0)),
  })
  const first = ({ shown, question }: Given) => meets(shown[0], question.answers)
  const inPart = (one: Given) => first(one) || meets(one.shown[0], one.question.partly)
  const typed: Measure[] = []
  for (const [way, form] of Object.entries(typedForms())) {
    const asked = (await askAll(form)).filter(isSaid)
    typed.push(measure(`first sentence answers, engine, asked ${way}`, asked, first))
  }
  return [
    measure('first sentence answers, engine', said, first),
    ...typed,
    measure('first sentence answers, plain BM25', said, ({ plain, question }) =>
      meets(plain, question.answers),
    ),
    measure('first sentence answers at least in part, engine', said, inPart),
    measure('first sentence answers at least in part, plain BM25', said, ({ plain, question }) =>
      meets(plain, [...question.answers, ...question.partly]),
    ),
    measure(
      'the same, of those that are not told as unsure',
      said.filter(({ refused, unsure }) => !refused && !unsure),
      inPart,
    ),
    measure('a shown sentence answers', said, ({ shown, question }) =>
      shown.some((spans) => meets(spans, question.answers)),
    ),
    measure('refused though the paper says', said, ({ refused }) => refused),
    measure('refused, the paper does not say', unsaid, ({ refused }) => refused),
    measure(
      'refused or told as unsure, the paper does not say',
      unsaid,
      ({ refused, unsure }) => refused || unsure,
    ),
    measure(
      'refused, set right, or shown what contradicts it, false premise',
      untrue,
      (one) => one.refused || one.setRight || first(one),
    ),
  ]
}
