import type { Sentence } from '../text/sentence.ts'
import { spelledStems } from '../text/spelled-stems.ts'
import { similarity } from '../text/words.ts'
import { claimsFirst } from './news-bounds.ts'
import { same } from './repeats.ts'
import { mostWorth } from './section-by-worth.ts'
import type { Telling } from './telling.ts'
import { worthOf } from './worth.ts'

const mostNews = 3
/** Share of the worth of the best piece of news, told or not, below which another is none beside it. */
const worthBeside = 0.2
/** How alike a sentence is that says the summary over again in other words. */
const alikeSummary = 0.42
const figure = /\d ?%|\bp\s?[<=>]/i

/** The sentences that say what is new: what the summary has said in other words only where there is nothing else. */
export function newsOf(telling: Telling): readonly Sentence[] {
  const { document, sentences, taken, limit } = telling
  const worth = worthOf(document, sentences).whatsNew
  const least = worthBeside * Math.max(0, ...worth.map(({ score }) => score))
  const worthy = new Set(
    worth.filter(({ score }) => score >= least).map(({ sentence: { index } }) => index),
  )
  const about = spelledStems(document)
  const [summary] = taken.map(about)
  const isWorthy = ({ index }: Sentence) => worthy.has(index)
  const isFresh = (sentence: Sentence) =>
    isWorthy(sentence) && !(summary && similarity(about(sentence), summary) >= alikeSummary)
  const most = Math.min(limit, mostNews)
  const fresh = mostWorth(telling, 'whatsNew', most, isFresh)
  // The words of the summary over again are no news even then.
  const isOther = (sentence: Sentence) =>
    isWorthy(sentence) && !(summary && similarity(about(sentence), summary) >= same)
  const news = withoutSecondFirst(
    fresh.length > 0
      ? fresh
      : mostWorth({ ...telling, taken: taken.slice(1) }, 'whatsNew', most, isOther),
  )
  return presentedOnce(news, taken[0])
}

/** "We present GULL, a …": what is presented, by its name. */
const presents =
  /\b(?:[Ww]e|[Tt]his (?:paper|work|study|article)) (?:\w+ly |here |also )?(?:propos|present|introduc|develop|releas|describ)(?:ed|es|e|s)? (?:[^.;]{0,60}? )?(\p{Lu}[\p{L}\p{N}-]*[\p{Lu}\p{N}][\p{L}\p{N}-]*)/u
const presentedIn = ({ text }: Sentence) => presents.exec(text)?.[1]

/** Of sentences that present the same thing, the first; none that presents what the summary presents, where other news is. */
function presentedOnce(news: readonly Sentence[], told: Sentence | undefined): readonly Sentence[] {
  const names = new Set(told ? [presentedIn(told)] : [])
  const once = news.filter((sentence) => {
    const name = presentedIn(sentence)
    const isAgain = name !== undefined && names.has(name)
    names.add(name)
    return !isAgain
  })
  return once.length > 0 ? once : news.slice(0, 1)
}

/** Of two sentences that say that the work is the first, the one that gives what came out is a result. */
function withoutSecondFirst(news: readonly Sentence[]): readonly Sentence[] {
  const isPlainFirst = ({ text }: Sentence) => claimsFirst(text) && !figure.test(text)
  return news.some(isPlainFirst)
    ? news.filter(({ text }) => !claimsFirst(text) || !figure.test(text))
    : news
}
