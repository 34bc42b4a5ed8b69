import { citesOthers, namesOwnWork } from './antecedent.ts'
import type { Sentence } from './sentence.ts'

export type Voice = 'own' | 'others'

/** Whose work a sentence names; nothing for one that names nobody's. */
export function voiceOf({
  text,
  speaksOf,
}: Pick<Sentence, 'text' | 'speaksOf'>): Voice | undefined {
  if (namesOwnWork(text)) return 'own'
  return citesOthers(text) || speaksOf !== 'paper' ? 'others' : undefined
}

/** By place, whose work the last sentence before it in its paragraph names that names anyone's. */
export function voicesBefore(sentences: readonly Sentence[]): ReadonlyMap<number, Voice> {
  const found = new Map<number, Voice>()
  let block = -1
  let voice: Voice | undefined
  for (const sentence of sentences) {
    if (sentence.block !== block) voice = undefined
    block = sentence.block
    if (voice !== undefined) found.set(sentence.index, voice)
    voice = voiceOf(sentence) ?? voice
  }
  return found
}

const lead =
  '(?:(?:however|moreover|finally|furthermore|also|in addition|nevertheless|still|unfortunately|yet|but),? )?'
const goesOn = new RegExp(
  `^${lead}(?:(?:one|an?|another|the (?:main|major|other)|its|their|some) (?:[\\w-]+ ){0,2}(?:limitation|drawback|disadvantage|shortcoming|weakness|problem|downside|difficulty|advantage)s?\\b|(?:the|this|that|these|those|both|such) (?:[\\w-]+ ){0,3}(?:methods?|approach(?:es)?|algorithms?|models?|systems?|techniques?|tools?|parsers?|works?|estimators?|frameworks?|pipelines?)\\b|it (?!(?:is|was|should|must|has|may|might)\\b(?: \\w+){0,3} (?:possible|impossible|feasible|noted|worth|clear|unclear|known|unknown|acknowledged|mentioned)\\b)|they )`,
  'i',
)

/** What no rival method has: "One limitation of the study …". */
const ofStudy =
  /\b(?:we|our|study|trial|survey|samples?|patients|participants|subjects|follow-?up|this (?:work|paper|analysis|review|report))\b/i

/** "One drawback is …", "The method …", where the voice before is that of others: said of their work. */
export const goesOnAboutOthers = (text: string, before: Voice | undefined): boolean =>
  before === 'others' && !ofStudy.test(text) && goesOn.test(text)
