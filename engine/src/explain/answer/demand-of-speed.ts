import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const asksSpeed = /^\W*how (?:fast|quick(?:ly)?|slow(?:ly)?)\b/i
const unit =
  '(?:(?:milli|micro|nano)?seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?)'
/** A time or a rate: "9 days", "within hours", "40 per second", "12 m/s". */
const measured = new RegExp(
  [
    `(?:\\d|\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|several|few|hundreds?|within|in|per|each|every)) ?(?:of |[–-])?(?:\\d[\\d.,]*[\\s-]?)?${unit}(?!\\p{L})`,
    '\\d\\s?(?:ms|s|h|min|d|fps|rpm|mph|km/h|m/s)(?![\\p{L}\\d])',
    '/ ?(?:s|sec|min|h|hr|day|d|week|month|year|yr)\\b|\\b(?:s|sec|min|h|hr|d|day|yr|year)\\s?[-−–⁻]\\s?[1¹]',
    '\\bovernight\\b',
  ].join('|'),
  'iu',
)
/** That a thing is fast, or faster than another. */
const called =
  /\b(?:fast|slow)(?:er|est|ly)?\b|\bquick(?:ly|er|est)?\b|\brapid(?:ly)?\b|\bspeed-?ups?\b|\breal[- ]time\b|\bimmediate(?:ly)?\b|\binstantaneous\w*\b|\bat once\b/i
const looked = 60
const leastOwn = 0.3
const leastWide = 0.5
/** A passage that names nothing of the question stands beside all of it, or is of something else. */
const leastBeside = 0.9

/** "How fast is the count?" wants a passage that gives a time or a rate, or says how fast a thing is. */
export function bySpeed(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!asksSpeed.test(question.text)) return ranked
  const near = ranked
    .slice(0, looked)
    .filter(
      ({ own, wide }) => own >= leastOwn || (own > 0 && wide >= leastWide) || wide >= leastBeside,
    )
  const timed = near.filter(({ text }) => measured.test(text))
  const found = timed.length > 0 ? timed : near.filter(({ text }) => called.test(text))
  return found.length > 0
    ? inFront(found, ranked)
    : { lacking: 'no passage that fits the question tells how fast that is' }
}
