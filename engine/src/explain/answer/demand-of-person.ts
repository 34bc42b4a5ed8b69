import { tokens } from '../../text/tokens.ts'
import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { inFront } from '../text/in-front.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "Who annotated the data?", "By whom were the films read?"; no "Who were the experts?". */
const asksDoer =
  /^\W*(?:who (?:has |have |had |also )?(?!(?:is|are|was|were|am)\b)(\p{L}{3,}(?:ed|t|d|n|de|ve|ok|ew|s|m)?)\b|by whom (?:was|were|is|are)\b.*?\b(\p{L}+(?:ed|en|wn)|made|done|read|put|set|built)\W*$)/iu
const count =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|both|all|many)'
/** "by four clinicians", "by a trained nurse", "by one of the authors". */
const byPeople = new RegExp(
  `\\bby (?:the |an? |our |all |${count} )?(?:of (?:the|our) )?(?:(?!(?:the|using|means|which|that|of|in|on|at|for|with)\\b)[\\p{L}-]+,? ){0,4}?${people}\\b`,
  'iu',
)
const doing = new RegExp(
  `(?:^|[,;:] |\\b(?:and|where|while|that|then) )(?:the |an? |our |all |each |${count} )?(?:[\\p{L}-]+ ){0,3}?${people}(?: \\([^()]{1,40}\\))? (?:\\p{L}+ly |then |also |each |were asked to |was asked to )?(\\p{L}+)`,
  'giu',
)
const leastOwn = 0.3

/** "Who annotated the data?" is told by what names a doer: "by four clinicians", "two nurses annotated". */
export function byPerson(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const found = asksDoer.exec(question.text)
  const verb = tokens(found?.[1] ?? found?.[2] ?? '')[0]?.stem
  if (verb === undefined) return ranked
  const forms = [verb, ...(kin.get(verb) ?? [])]
  const things = question.stems.filter((one) => !forms.includes(one))
  const speaks = ({ stems }: RankedCandidate) =>
    things.length === 0 ||
    things.some((one) => [one, ...(kin.get(one) ?? [])].some((form) => stems.has(form)))
  const tells = (one: RankedCandidate) => {
    const { text, stems, own, kind } = one
    return (
      kind !== 'table' &&
      own >= leastOwn &&
      speaks(one) &&
      forms.some((form) => stems.has(form)) &&
      (byPeople.test(text) ||
        [...text.matchAll(doing)].some(([, word = '']) =>
          forms.includes(tokens(word)[0]?.stem ?? ''),
        ))
    )
  }
  return inFront(ranked.slice(0, looked).filter(tells), ranked)
}
