import { isFaint } from '../question/faint-cues.ts'
import { setsApart, type Trait, traits } from '../question/study-trait-cues.ts'
import { citesOthers } from '../text/antecedent.ts'
import { othersWork } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { isOfStudying } from '../text/studying.ts'
import { topicStems } from '../text/words.ts'
import type { Asking } from './asking.ts'
import { answered } from './given.ts'
import type { Rule } from './outright.ts'
import { saysOtherwise } from './premise-words.ts'

/** Where a paper says what its own study is like. */
const tellsOfStudy: ReadonlySet<Sentence['role']> = new Set([
  'abstract',
  'methods',
  'results',
  'other',
])
/** Where it may speak of what others did, or might have done, as well. */
const tellsOfOthers: ReadonlySet<Sentence['role']> = new Set([
  'introduction',
  'background',
  'references',
])
/** What may stand beside the subjects in a question on who they were, and say nothing more of them. */
const choosing = new Set(
  topicStems(
    'only choose chosen pick patient participant people person subject volunteer old need',
  ),
)

/** True where a question has no topic beside who, or what, was studied. */
const isOnSubjects = (question: string, words: string): boolean =>
  topicStems(question.replace(words, ' ')).every(
    (stem) => isOfStudying(stem) || isFaint(stem) || choosing.has(stem),
  )

/** What a question takes a study to be, in its words, and the other ways of being so; null where it takes nothing so. */
function askedOf(question: string, { ways, isOfSubjects }: Trait) {
  const found = ways.filter(({ asked }) => asked.test(question))
  const [way] = found
  const words = way?.asked.exec(question)?.[0]
  if (!way || words === undefined || found.length > 1) return null
  if (isOfSubjects ? !isOnSubjects(question, words) : setsApart.test(question.replace(words, ' ')))
    return null
  return { way, words, others: ways.filter((other) => other !== way) }
}

/** Who asks whether any were there asks whom the study was on, and who asks what "the men" did asks of them. */
const asksWhom =
  /^(?!.*\b(?:the|these|those|their) (?:\p{L}+ )?(?:(?:wo)?men|(?:fe)?males|girls|boys|children|adults)\b).*\b(?:there|any|only|includ\p{L}*|enrol\p{L}*|recruit\p{L}*|involv\p{L}*|accept\p{L}*|eligible|t(?:ake|ook) part|participat\p{L}*)\b/iu

/** The sentences that tell of the paper's own study. */
function ownSentences({ document, sentences }: Asking): Sentence[] {
  const others = othersWork(document, sentences)
  return sentences.filter(
    ({ index, role, text, kind, speaksOf }) =>
      tellsOfStudy.has(role) &&
      kind !== 'table' &&
      speaksOf === 'paper' &&
      !others.has(index) &&
      !citesOthers(text),
  )
}

/**
 * The answer to a question that takes the study for what it is not: "Why was it open-label?" of one that was double-blind,
 * "Why were men chosen?" of one on women. Null where the paper says of anything that it is what was asked, or does not
 * say what its study is. Who asks whether it is so is told what it is.
 */
export const otherTrait: Rule = (asking) => {
  const { asked: question, plain, document, sentences, quote } = asking
  if (question.type === 'compare') return null
  const isWhether = question.type === 'yes-no'
  for (const trait of traits) {
    const asked = askedOf(plain, trait)
    if (!asked || (isWhether && trait.isOfSubjects && !asksWhom.test(plain))) continue
    const isOpen = (text: string) => asked.way.said.test(text) || (trait.both?.test(text) ?? false)
    if (isOpen(document.title)) continue
    if (sentences.some(({ role, text }) => !tellsOfOthers.has(role) && isOpen(text))) continue
    const told = ownSentences(asking).flatMap((sentence) => {
      const said = asked.others.flatMap(({ told }) => told.exec(sentence.text)?.[0] ?? [])[0]
      return said === undefined ? [] : [{ sentence, said }]
    })
    const [first] = told
    const claims = first ? quote([first.sentence.span], 1) : []
    if (first && claims.length > 0)
      return answered(asking, claims, isWhether ? null : saysOtherwise(asked.words, first.said))
  }
  return null
}
