import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import type { Sentence } from './sentence.ts'

/** "METHODS : We …", "Materials and methods: …", "DESIGN, SETTING, AND PARTICIPANTS: …": a heading inside of a text. */
const label =
  /^(?:BODY[.:]? ?)?(\p{Lu}[\p{Lu} ,&/]{3,60}|(?:Background|Introduction|Objectives?|Aims?|Purpose|(?:Materials? and )?[Mm]ethods?|Design|Setting|Participants|Results?|Findings|Discussion|Limitations|Conclusions?)(?: and \p{Ll}+)?)\s?:/u
const parts: readonly (readonly [RegExp, SectionRole])[] = [
  [/^(?:introduction|background|context|importance|objectives?|aims?|purpose)\b/i, 'introduction'],
  [
    /^(?:(?:materials?|patients|subjects) and methods?|methods?|design|settings?|participants|patients|interventions?|exposures?|(?:main |primary )?outcomes?|measure(?:s|ments))\b/i,
    'methods',
  ],
  [/^(?:results?|(?:main |principal )?findings)\b/i, 'results'],
  [/^(?:discussion|interpretation)\b/i, 'discussion'],
  [/^limitations?\b/i, 'limitations'],
  [/^conclusions?\b/i, 'conclusion'],
]
const partOf = ({ text }: Sentence): SectionRole | undefined => {
  const words = label.exec(text)?.[1]
  return words === undefined ? undefined : parts.find(([name]) => name.test(words))?.[1]
}

const fewestParts = 3
/** Letters of the longest abstracts, which have a label for each thing that they tell. */
const mostOfAbstract = 4_000
/** Of a whole paper the conclusion is a small part: where more follows its label, an abstract stood before a text without. */
const mostOfConclusion = 0.25

/**
 * The sentences of a text that no heading parts but labels inside of its paragraphs, or at their beginning, do: an
 * abstract where they are no longer than one, else each with the role of the last label before it. The same list where
 * there are no such labels.
 */
export function byLabels(
  { sections }: PaperDocument,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  if (sections.filter(({ heading }) => heading !== null).length > 1) return sentences
  const named = sentences.map(partOf)
  const isParted = new Set(named.filter(Boolean)).size >= fewestParts && named.includes('results')
  if (!isParted) return sentences
  const first = sentences[named.findIndex(Boolean)] as Sentence
  const last = sentences[named.findLastIndex(Boolean)] as Sentence
  const end = sentences.findLast(({ block }) => block === last.block) as Sentence
  if (end.span.end - first.span.start <= mostOfAbstract)
    return sentences.map((sentence) =>
      sentence.index >= first.index && sentence.index <= end.index && sentence.role === 'other'
        ? { ...sentence, role: 'abstract' }
        : sentence,
    )
  let part: SectionRole | undefined
  const parted = sentences.map((sentence, at): Sentence => {
    part = named[at] ?? part
    return part && sentence.role === 'other' ? { ...sentence, role: part } : sentence
  })
  const concluded = parted.filter(({ role }) => role === 'conclusion').length
  return concluded <= mostOfConclusion * parted.length ? parted : sentences
}
