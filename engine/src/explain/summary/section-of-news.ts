import type { Sentence } from '../text/sentence.ts'
import { spelledStems } from '../text/spelled-stems.ts'
import { similarity } from '../text/words.ts'
import { claimsFirst, noveltyScorer } from './novelty-score.ts'
import { selectDiverse } from './select.ts'
import { choose, type Telling } from './telling.ts'

const mostNews = 3
// Scores below which there is no news; set by reading papers of several fields.
const floor = 2.4
const faintFloor = 1.4
/** How alike a sentence is that says the summary over again in other words. */
const alikeSummary = 0.42
/** Share of the best score below which a piece of news is none beside it, told or not. */
const worthBeside = 0.5

const figure = /\d ?%|\bp\s?[<=>]/i

/** Of two sentences that say that the work is the first, the one that gives what came out is a result. */
function withoutSecondFirst(news: readonly Sentence[]): readonly Sentence[] {
  const isPlainFirst = ({ text }: Sentence) => claimsFirst(text) && !figure.test(text)
  return news.some(isPlainFirst)
    ? news.filter(({ text }) => !claimsFirst(text) || !figure.test(text))
    : news
}

/** The sentences that say what is new. */
export function newsOf(telling: Telling): Sentence[] {
  const { document, sentences, statements, taken, limit, isTold } = telling
  const noveltyScore = noveltyScorer(sentences)
  // "SAMs" and "software architecture models" are told once.
  const about = spelledStems(document)
  const spelled = (sentence: Sentence) => ({ ...sentence, stems: about(sentence) })
  const scoredNews = statements
    .map((sentence) => ({ sentence, score: isTold(sentence) ? 0 : noveltyScore(sentence) }))
    .filter(({ score }) => score >= floor)
  // What the summary has said in other words is no second piece of news where there is another.
  const [summary] = taken
  const newsworthy = worthBeside * Math.max(0, ...scoredNews.map(({ score }) => score))
  const fresh = scoredNews.filter(
    ({ sentence, score }) =>
      score >= newsworthy &&
      !(summary && similarity(sentence.stems, summary.stems) >= alikeSummary),
  )
  const news = (fresh.length > 0 ? fresh : scoredNews).map(({ sentence, score }) => ({
    sentence: spelled(sentence),
    score,
  }))
  const newest = selectDiverse(news, {
    most: Math.min(limit, mostNews),
    floor,
    taken: taken.map(spelled),
  })
  const told = withoutSecondFirst(newest)
  const worded = statements.filter(({ index }) => told.some((other) => other.index === index))
  return worded.length > 0 ? worded : choose(telling, noveltyScore, faintFloor, 1)
}
