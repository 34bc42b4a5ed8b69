import { answer } from '../engine/src/explain/answer/answer.ts'
import type { AnswerModel } from '../engine/src/explain/answer/answer-model.ts'
import type { Answer } from '../engine/src/explain/explanation.ts'
import { pick, seeded } from '../engine/src/text/seeded.fixture.ts'
import type { Measure, Part } from './measure.ts'
import { type AskedPaper, holdsAnswer, quoted } from './question-sets.ts'

const seed = 23
/** The model for the nth paper of a set, fitted without it. */
export type ModelOf = (paper: number) => AnswerModel
interface Asked {
  readonly paper: number
  readonly question: string
}

const name =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{2,}[\p{L}\p{N}]*|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{L}+-?\d+)(?![\p{L}\p{N}-])/gu
const namesIn = (text: string) => [...new Set(text.match(name) ?? [])]

/** Questions in which one name of the paper is exchanged for one that another paper is asked about and this one never prints. */
function renamed(papers: readonly AskedPaper[]): Asked[] {
  const random = seeded(seed)
  const all = papers.map(({ questions }) => namesIn(questions.map((one) => one.question).join(' ')))
  return papers.flatMap(({ document, questions }, paper) => {
    const text = document.text.toLowerCase()
    const foreign = all.flat().filter((other) => !text.includes(other.toLowerCase()))
    return questions.flatMap(({ question }) => {
      const own = pick(namesIn(question), random)
      const other = pick(foreign, random)
      return own && other ? [{ paper, question: question.replaceAll(own, other) }] : []
    })
  })
}

const counted =
  /(?<![\d.,-])(\d{2,4}) (patients|participants|subjects|individuals|children|women|men|mice|samples|cases|passengers|persons)\b/g

/** "Why were 57 patients included?" of papers that speak of 32 patients, and nowhere of 57. */
function miscounted(papers: readonly AskedPaper[]): Asked[] {
  const random = seeded(seed)
  return papers.flatMap(({ document: { text } }, paper) => {
    const found = new Map([...text.matchAll(counted)].map((match) => [match[2], Number(match[1])]))
    return [...found].flatMap(([thing, count]) => {
      const others = Array.from({ length: 60 }, (_, i) => count + i - 30).filter(
        (other) => other > 9 && !new RegExp(`\\b${other}\\b`).test(text),
      )
      const other = pick(others, random)
      return other ? [{ paper, question: `Why were ${other} ${thing} included?` }] : []
    })
  })
}

const isRefused = ({ refused }: Answer) => refused
/** Refused, or answered with what the question takes for granted named as not so. */
const isSeenThrough = ({ refused, premise }: Answer) => refused || premise !== undefined

/** Questions that a paper does not answer: how many are refused, or told what is wrong with them. */
export async function measureRefusals(
  part: Part,
  covid: readonly AskedPaper[],
  science: readonly AskedPaper[],
  modelOf: ModelOf,
): Promise<Measure[]> {
  const unanswerable = science.flatMap(({ questions }, paper) =>
    questions
      .filter(({ gold }) => gold.length === 0)
      .map(({ question }): Asked => ({ paper, question })),
  )
  const measure = async (
    title: string,
    papers: readonly AskedPaper[],
    asked: readonly Asked[],
    isRight: (given: Answer) => boolean,
  ): Promise<Measure> => {
    const values: number[] = []
    for (const { paper, question } of asked) {
      const { document } = papers[paper] as AskedPaper
      values.push(isRight(await answer(document, question, { model: modelOf(paper) })) ? 1 : 0)
    }
    return { task: 'refusal', part, name: title, values }
  }
  const measured = [
    await measure(
      'refused, no annotator found an answer, QASPER',
      science,
      unanswerable,
      isRefused,
    ),
    await measure(
      'refused or set right, another name, COVID-QA',
      covid,
      renamed(covid),
      isSeenThrough,
    ),
    await measure(
      'refused or set right, another number, COVID-QA',
      covid,
      miscounted(covid),
      isSeenThrough,
    ),
    await measureCoverage(part, covid, modelOf),
  ]
  return measured.filter(({ values }) => values.length > 0)
}

/** Where answers stand that were found outright, to which the engine gives no chance. */
const outright = 0.5

/** Of the half of the questions that the engine is surest of, how many first sentences hold the answer. */
async function measureCoverage(
  part: Part,
  papers: readonly AskedPaper[],
  modelOf: ModelOf,
): Promise<Measure> {
  const judged: { chance: number; right: number }[] = []
  for (const [at, paper] of papers.entries())
    for (const asked of paper.questions) {
      if (asked.gold.length === 0) continue
      const model = modelOf(at)
      const {
        claims,
        refused,
        chance = outright,
      } = await answer(paper.document, asked.question, { model })
      judged.push({
        chance: refused ? 0 : chance,
        right: holdsAnswer(asked, quoted(claims.slice(0, 1))) ? 1 : 0,
      })
    }
  const surest = judged
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, Math.ceil(judged.length / 2))
  return {
    task: 'refusal',
    part,
    name: 'first sentence right, the surer half, COVID-QA',
    values: surest.map(({ right }) => right),
  }
}
