import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { isOfCounting } from '../tables/table-counts.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { readCount } from './count-asked.ts'
import { countsNearly } from './counted-nearly.ts'
import { countsAnyone, isOfPeople } from './counted-people.ts'
import { countsAsked } from './counted-phrase.ts'
import { countsSpecimens } from './counted-specimens.ts'
import {
  countsJoined,
  countsPart,
  countsSpeakers,
  countsThings,
  nounStem,
  numberedAfter,
  severalCounted,
} from './counted-things.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'
import { ofAnotherYear } from './year-asked.ts'

/** What a set is counted in where its things have no other name: "500 instances", "60 question-answer pairs". */
const units = 'instances examples pairs items entries records triples'.split(' ').map(nounStem)
const leastWhole = 0.6
/** People are never counted in pairs or entries. */
const people = /(?:ers|ors|ants|ists|people|students|experts)$/i

/** What a collection comes to. */
const amounting =
  /\b(?:in total|in all|altogether|in the end|a total of|consist(?:s|ed|ing)? of|compris(?:e[sd]?|ing)|result(?:s|ed|ing)? in|(?:amounts?|comes|came) to) /i

const leastBounds = 2
const ofPart = /\b(?:up to|at most|at least|a maximum of|for each|for every|in each|per \p{L}+) /iu

/** Below this share of the question's topic a count is of something else. */
const leastOwn = 0.4
const mostCounted = 25
/** Words by which a paper counts all that it was done on. */
const overall =
  /\b(?:in total|in all|altogether|a total of|overall|across (?:the |our |all |these )*(?:\d[\d,]*|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:study|final|whole|total|entire) (?:sample|population|cohort|data ?set)|recruited|enrolled|participated|took part|randomi[sz]ed|were (?:included|analy[sz]ed|collected|sampled|interviewed|surveyed|annotated|studied|examined|screened|selected)|consist(?:s|ed) of|comprise[sd]|contain(?:s|ed)|we (?:\w+ly )?(?:collected|sampled|included|interviewed|surveyed|annotated|studied|examined|screened|selected|analy[sz]ed|gathered|obtained|used|evaluated?|test(?:ed)?|compared?|investigated?|benchmark(?:ed)?|consider(?:ed)?))\b/i

/**
 * Of ranked candidates those that count what "how many" asks for come first; without any the question has no
 * answer. Other questions keep their order.
 */
export function byCount(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
  topic: Topic,
): Demanded {
  const thing = countsAsked(question)
  if (thing === null) return ranked
  const {
    asked,
    things,
    qualities,
    rest,
    areCalledPeople,
    isOfCollection,
    isOfUnsaid,
    has,
    isSuch,
    tells,
  } = readCount(question, thing, topic)
  const counting = ranked.slice(0, mostCounted).filter(
    (candidate) =>
      candidate.own >= leastOwn &&
      tells(candidate) &&
      isSuch(candidate) &&
      (rest.length > 0 || !countsSpeakers(candidate.text, thing)) &&
      (things.some((one) => countsThings(candidate.text, one)) ||
        countsJoined(candidate.text, thing) ||
        // How many of them are so is told by a part of them.
        (countsPart(candidate.text, thing) && rest.some((stem) => candidate.stems.has(stem))) ||
        numberedAfter(candidate.text, thing)),
  )
  // "How many patients were included?" is told by what counts them all, in whatever words.
  if (counting.length === 0 && rest.length === 0)
    counting.push(
      ...ranked.filter(
        (candidate) =>
          candidate.role !== 'background' &&
          candidate.role !== 'introduction' &&
          candidate.kind !== 'table' &&
          overall.test(candidate.text) &&
          isSuch(candidate) &&
          countsThings(candidate.text, thing),
      ),
    )
  // "Twenty samples from ewes were positive" tells of how many ewes that is so, where nothing tells it plainly.
  if (counting.length === 0)
    counting.push(
      ...ranked
        .slice(0, mostCounted)
        .filter(
          (candidate) =>
            candidate.own >= leastWhole &&
            candidate.kind !== 'table' &&
            tells(candidate) &&
            isSuch(candidate) &&
            countsSpecimens(candidate.text, thing),
        ),
    )
  // What the title speaks of every sentence does: "The sequence counts 30,847 nucleotides" is of the strain of the title.
  const titled = new Set(topicStems(text.slice(0, text.indexOf('\n') + 1)))
  const bounds = [...qualities, ...rest].filter((stem) => !isOfCounting(stem))
  const untitled = bounds.filter((stem) => !titled.has(stem))
  if (counting.length === 0 && untitled.length < bounds.length)
    counting.push(
      ...ranked.filter(
        (candidate) =>
          candidate.role !== 'background' &&
          candidate.role !== 'introduction' &&
          candidate.kind === 'paragraph' &&
          untitled.every((stem) => has(candidate, stem)) &&
          things.some((one) => severalCounted(candidate.text).has(one)),
      ),
    )
  // "93 subjects completed it" counts the girls of a paper that has no boys, and the nurses of one on nurses.
  if (counting.length === 0 && isOfPeople(thing, text) && bounds.length >= leastBounds)
    counting.push(
      ...ranked.filter(
        (candidate) =>
          candidate.kind === 'paragraph' &&
          bounds.every((stem) => has(candidate, stem)) &&
          bounds.some((stem) => candidate.stems.has(stem)) &&
          countsAnyone.test(candidate.text),
      ),
    )
  // "400 question pairs" tells how many questions where nothing tells it plainly.
  if (counting.length === 0 && !people.test(asked))
    counting.push(
      ...ranked
        .slice(0, mostCounted)
        .filter(
          (candidate) =>
            candidate.own >= leastWhole &&
            isSuch(candidate) &&
            tells(candidate) &&
            candidate.kind !== 'table' &&
            units.some((unit) => countsThings(candidate.text, unit)),
        ),
    )
  // "How many pages are in the corpus?" is told by what comes to so many before what takes a few of them.
  const inAll =
    rest.length === 0 && isOfCollection
      ? ranked.filter(
          (candidate) =>
            candidate.kind === 'paragraph' &&
            candidate.role !== 'background' &&
            isSuch(candidate) &&
            amounting.test(candidate.text) &&
            countsThings(candidate.text, thing),
        )
      : []
  if (inAll.length > 0) return inFront(inAll, ranked)
  if (counting.length === 0) {
    const lacking = `no passage that fits the question gives a number of ${asked || 'them'}`
    const isNear = !isOfUnsaid && countsNearly(ranked[0], things, rest)
    // People are counted in words that are known, other things in more than these.
    const isSign = isNear || !areCalledPeople
    return { lacking, ...(isSign && { isSign }), ...(isNear && { isNear }) }
  }
  // What counts it fully tells it best: "322 marked crows" before "17,645 observations of marked crows".
  // "Up to five for each" and what a picture shows are counts of a part.
  const whole = counting.filter(({ kind, text }) => kind !== 'caption' && !ofPart.test(text))
  const isOfOtherYear = ofAnotherYear(question)
  const timely = whole.filter((one) => !isOfOtherYear?.(one))
  const all = timely.length > 0 ? timely : whole.length > 0 ? whole : counting
  // "Two noisy point sets" counts sets before points.
  const outright = all.filter(
    ({ text }) =>
      things.some((one) => severalCounted(text).has(one)) ||
      countsJoined(text, thing) ||
      numberedAfter(text, thing),
  )
  const told = outright.length > 0 ? outright : all
  const best = Math.max(...told.map(({ own }) => own))
  const lead = told.filter(({ own }) => own === best)
  return inFront(lead, ranked)
}
