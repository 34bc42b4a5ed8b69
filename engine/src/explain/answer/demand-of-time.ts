import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { givesMoment } from './misfit.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "How long did training take?", "How long were the fish exposed?"; no "How long are the documents?". */
const asksTime =
  /^\W*(?:for )?how long\b.*\b(?:tak(?:e|es|en|ing)|took|last(?:s|ed|ing)?|(?:pre-?)?train(?:ed)?|treated|exposed|followed|stored|incubated|run|wait(?:ed)?|stay(?:ed)?|live[ds]?|survive[ds]?|observed|monitored|continue[ds]?|kept|fed|given|remain(?:s|ed)?|infused|administered|hospitali[sz]ed)\b/i
const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|several)'
const range = `${number}(?:\\s?(?:[–-]|to|or|±)\\s?${number})?`
const unit =
  '(?:(?:milli|micro)?seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|nights?|seasons?|epochs?|iterations?|generations?)'
/** "24.3 ± 3.4 (18–28) minutes". */
const spread = '(?:\\s?\\([^()]{1,20}\\))?'
const time = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${range}${spread}[\\s-]?${unit}|\\d[\\d.,]*\\s?(?:ms|s|min|h|d)|(?:an?|half an?) (?:minute|hour|day|week|month|year|night|season))(?![\\p{L}\\p{N}])|\\bovernight\\b`,
  'iu',
)
const looked = 40
/** What says only that it took its time. */
const ofTime = new Set(topicStems('take took taken last lasted run long duration time'))
const leastOwn = 0.3
const leastWide = 0.5
const inEveryPlace = 0.5

/** What was done, with what it is before and after another time: pretraining is training. */
const pretrained = new Set(topicStems('pretrain pretrained pretraining train trained training'))

/** "How long did it take?" wants a passage that gives a time; of those that do, the ones nearest to the question come first. */
export function byTime(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  if (!asksTime.test(question.text)) return ranked
  const named = question.stems.filter((stem) => !isFaint(stem) && !ofTime.has(stem))
  const asked = named.flatMap((stem) => [stem, ...(kin.get(stem) ?? [])])
  const isTraining = asked.some((stem) => pretrained.has(stem))
  const speaks = ({ stems, around }: RankedCandidate) =>
    asked.length === 0 || asked.some((stem) => stems.has(stem) || around.has(stem))
  const gives = (one: RankedCandidate, least: number) =>
    one.kind !== 'table' &&
    !isGluedTable(one.text) &&
    (one.own >= least || one.wide >= leastWide) &&
    time.test(one.text) &&
    speaks(one)
  const near = ranked.slice(0, looked).filter((one) => gives(one, leastOwn))
  const found = near.length > 0 ? near : ranked.filter((one) => gives(one, inEveryPlace))
  if (found.length > 0) return inFront(found, ranked)
  const trained = isTraining
    ? ranked.filter(
        ({ text, stems, kind }) =>
          kind !== 'table' && time.test(text) && [...pretrained].some((stem) => stems.has(stem)),
      )
    : []
  return trained.length > 0
    ? inFront(trained, ranked)
    : { lacking: 'no passage that fits the question tells how long that took' }
}

const leastOfDate = 0.25
const asksPast = /\bwhen (?:was|were|did)\b/i
const dated =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|early|late|mid)[ -](?:of )?(?:\d{1,2},? )?(?:1[5-9]|20)\d\d\b|\b(?:in|since|until|from|by|between|during) (?:1[5-9]|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** "When were they collected?": where what leads gives no time, a passage on the same thing that gives a date comes before it. */
export function byMoment(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const [lead] = ranked
  if (!asksPast.test(question.text) || !lead || givesMoment(lead.text)) return ranked
  const found = ranked
    .slice(0, looked)
    .filter(
      ({ text, own, wide }) =>
        (own >= leastOfDate || (own > 0 && wide >= leastWide)) &&
        dated.test(text) &&
        givesMoment(text),
    )
  return inFront(found, ranked)
}
