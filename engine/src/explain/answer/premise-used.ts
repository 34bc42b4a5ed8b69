import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { denialOf } from './denial.ts'
import { ofOwnWork } from './own-work.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const use =
  'us(?:e|ed|es|ing)|need(?:ed|s)?|requir(?:e|ed|es)|rel(?:y|ies|ied) on|employ(?:ed|s)?|appl(?:y|ies|ied)|includ(?:e|ed|es)|contain(?:s|ed)?|depend(?:s|ed)? on'
const article = '(?:an?|the|any|so many|many|several) '
const thing = '(?:[\\p{L}\\p{N}-]+ ){0,2}?[\\p{L}\\p{N}-]+'
/** "Why do they use recurrent layers in the decoder?", "Why were recurrent layers used?": what is taken to be there. */
const asksUse: readonly RegExp[] = [
  new RegExp(
    `^\\W*why (?:do|does|did|must|should) (?<subject>[^?,]+?) (?:${use}) (?:${article})?(?<object>${thing})(?: (?:in|for|to|with|on|at|of|as|when|during|from|by|and|before|after|instead|rather)\\b[^?]*)?\\W*$`,
    'iu',
  ),
  new RegExp(
    `^\\W*why (?:was|were|is|are) (?:${article})?(?<object>${thing}) (?:used|needed|required|employed|applied|included)\\b`,
    'iu',
  ),
]
const denying = /\b(?:not|no|never|without|only|instead|rather)\b|n['’]t\b/iu
/** The paper's own work by any name, of which what it does without is told. */
const ofPaper =
  /^(?:they|we|it|you|(?:the|this|these|its?|their) (?:\p{L}+ )?(?:authors?|researchers|team|paper|study|work|trial|model|method|system|approach|algorithm|network|architecture)s?)$/iu
/** "Why do most builders use mortar?": what others use the paper may well do without. */
const ofOthers = new RegExp(
  `^\\W*why (?:do|does|did|must|should) (?:[^?,]*? )?(?:others?|earlier|previous|prior|existing|traditional|conventional|most|many|some|competing)\\b[^?,]*? (?:${use})\\b`,
  'iu',
)
const using = new RegExp(
  `^(?:${use.replaceAll(' on', '')}|with|via|perform(?:ed)?|add(?:ed)?|receiv(?:e|ed)|gave|given|install(?:ed)?|provid(?:e|ed)|had)$`,
  'iu',
)
const reach = 4
/** What earlier and other work makes use of is told here. */
const elsewhere: ReadonlySet<string> = new Set(['introduction', 'background', 'references'])

/** True where a paper says of its own work that a thing was made use of: "we used traps", "traps were used". */
function saysUsed({ text, role }: RankedCandidate, object: string): boolean {
  const words = tokens(text)
  return words.some(({ stem, start }, at) => {
    if (stem !== object) return false
    const after = words.slice(at + 1, at + 1 + reach)
    const be = after.findIndex((word) => /^(?:is|are|was|were)$/.test(word.text))
    const isPassive = be >= 0 && after.slice(be).some((word) => using.test(word.text))
    const isActive = words.slice(Math.max(0, at - reach), at).some((word) => using.test(word.text))
    const isOwn = !elsewhere.has(role) || ofOwnWork.test(text.slice(0, start))
    return (isPassive || isActive) && isOwn
  })
}

/**
 * The passage by which the paper does without what a why question takes it to use: "dispensing with recurrence". None
 * where another one of its own says that it is used.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function unusedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (denying.test(question.text) || ofOthers.test(question.text)) return null
  const asks = asksUse.map((form) => form.exec(question.text)?.groups).find((found) => found)
  const { subject = 'they', object: words } = asks ?? {}
  if (words === undefined) return null
  const subjects = ofPaper.test(subject) ? [] : topicStems(subject)
  // What weirs do without is no word on dams.
  const isOfSubject = ({ stems }: RankedCandidate) => subjects.every((stem) => stems.has(stem))
  const asked = new Set(question.stems)
  const objects = topicStems(words)
  // What denies all of "stone walls" comes before what denies stones or walls.
  const isWhole = ({ stems }: RankedCandidate) => objects.every((stem) => stems.has(stem))
  const told = ranked.filter((one) => one.kind !== 'table' && !isOthers(one))
  for (const passages of [told.filter(isWhole), told])
    for (const object of objects) {
      // "Recurrent models" have their recurrence by their name.
      if (subjects.includes(object)) continue
      const own = told.filter((one) => one.stems.has(object))
      const denialIn = ({ text }: RankedCandidate) => denialOf(text, object, asked)
      const passage = passages.find(
        (one) =>
          one.stems.has(object) &&
          ofOwnWork.test(one.text) &&
          isOfSubject(one) &&
          denialIn(one) !== null,
      )
      const denial = passage ? denialIn(passage) : null
      if (!passage || denial === null) continue
      if (own.some((one) => denialIn(one) === null && saysUsed(one, object))) continue
      const premise = `The question takes “${words}” for granted; the passage says “${denial}”.`
      return { passage, premise }
    }
  return null
}
