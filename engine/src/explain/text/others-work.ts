import type { PaperDocument } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import { namesOwnWork, tellsWhatOthersDid } from './antecedent.ts'
import { ownName } from './own-name.ts'
import type { Sentence } from './sentence.ts'
import { isStatement } from './statement.ts'

const onEarlierWork =
  /\b(?:related|previous|prior|earlier|existing) (?:works?|research|literature|stud(?:y|ies)|approach(?:es)?|methods|efforts)\b|\bstate of the art\b/i
/** A story that shows how a thing may be used tells of people who do not exist. */
const onStory =
  /\b(?:vignettes?|(?:usage|use|user) scenarios?|walk-?throughs?|motivating examples?)\b/i

/** True when a section, or one that holds it, is headed as one on earlier work, or a story, and on nothing beside it. */
function isOnOthers({ sections, text }: PaperDocument, section: number): boolean {
  for (let at: number | undefined = section; at !== undefined; at = sections[at]?.parent) {
    const heading = sections[at]?.heading
    const words = heading ? slice(text, heading) : ''
    if (onStory.test(words)) return true
    if (onEarlierWork.test(words) && !/\b(?:introduction|discussion) and\b/i.test(words))
      return true
  }
  return false
}

const example = /^(?:for (?:example|instance)|as an example|(?:one|an) example (?:is|was))\b/i
/** "Over 250 volunteers took part in the project": the one of the example before it. */
const ofExample = /\bthe (?:project|programme?|campaign|initiative|contest|platform)\b/i

/**
 * Places of the sentences that tell of others' work although their subject does not say so: the rest of a paragraph
 * that opened with what named authors did ("Zheng et al. assembled … The solution was kept …"), up to the paper's own
 * voice or name; what goes on about the project of an example; and what stands under a heading on earlier work, or that of a
 * story, without that voice.
 */
export function othersWork(
  document: PaperDocument,
  sentences: readonly Sentence[],
): ReadonlySet<number> {
  const known = told.get(sentences) ?? othersIn(document, sentences)
  told.set(sentences, known)
  return known
}

/** Summary, limitations and questions ask it of the same sentences. */
const told = new WeakMap<readonly Sentence[], ReadonlySet<number>>()

function othersIn(document: PaperDocument, sentences: readonly Sentence[]): ReadonlySet<number> {
  const found = new Set<number>()
  const foreign = document.sections.map((_, section) => isOnOthers(document, section))
  const name = ownName(document, sentences)
  let block = -1
  let isTold = false
  let isExample = false
  for (const { index, text, block: own, section } of sentences) {
    if (own !== block) isTold = isExample = false
    block = own
    if (namesOwnWork(text) || (name !== undefined && text.includes(name))) {
      isTold = isExample = false
      continue
    }
    isTold ||= tellsWhatOthersDid(text)
    const goesOn: boolean = isExample && ofExample.test(text)
    isExample = goesOn || example.test(text)
    if (isTold || goesOn || foreign[section]) found.add(index)
  }
  return found
}

/** The whole sentences by which a paper states something of its own work, as `states` tells them. */
export function ownStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  states: (sentence: Sentence) => boolean = isStatement,
): readonly Sentence[] {
  const others = othersWork(document, sentences)
  return sentences.filter(
    (sentence) =>
      states(sentence) &&
      sentence.speaksOf === 'paper' &&
      sentence.whole !== null &&
      !others.has(sentence.index),
  )
}
