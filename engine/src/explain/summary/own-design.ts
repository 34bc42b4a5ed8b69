import type { PaperDocument } from '../../document/paper-document.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { isAchievement } from './method-score.ts'

const inTitle = /^(?:the )?(\p{L}[\p{L}\p{N}-]{2,24})\s?:/iu
const introduced =
  /\bwe (?:\w+ly |here |also )?(?:propose|present|introduce|develop|release|describe) (?:the )?(\p{Lu}[\p{L}\p{N}-]*[\p{Lu}\p{N}][\p{L}\p{N}-]*)(?=[,.¹²³\s]|$)/u

/** What the paper calls its own work: the name before the colon of its title, else one that it introduces. */
function ownName({ title }: PaperDocument, sentences: readonly Sentence[]): string | undefined {
  const opening = sentences.filter(({ role }) => role === 'abstract' || role === 'introduction')
  const named = inTitle.exec(title)?.[1]
  // "Dropout: a simple way …" names it; "Background: …" does not: the text has to speak of it.
  if (named && opening.filter(({ text }) => text.includes(named)).length >= 2) return named
  return opening.map(({ text }) => introduced.exec(text)?.[1]).find((name) => name !== undefined)
}

const designed =
  '(?:encodes|uses|builds|consists|takes|adds|relies|combines|learns|computes|extends|employs|applies|integrates|represents|splits|parses|follows|stores|maps|fuses|is (?:built|based|composed|designed|trained|implemented|made|organi[sz]ed)|(?:\\w+ ){1,2}(?:is|are) (?:based|built|computed|trained|learned))'
const where: Weights = {
  methods: 0.8,
  other: 0.6,
  abstract: 0.6,
  introduction: 0.5,
  background: 0.2,
}
const worth = 3.2

/** How much a sentence says how the thing that the paper made works, by its name: "NAME encodes …". */
export function ownDesignScorer(
  document: PaperDocument,
  sentences: readonly Sentence[],
): (sentence: Sentence) => number {
  const name = ownName(document, sentences)
  if (name === undefined) return () => 0
  const tells = new RegExp(
    `^(?:the |our )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},? ${designed}\\b`,
    'i',
  )
  return (sentence) => {
    const place = where[sentence.role]
    if (place === undefined || !tells.test(sentence.text) || isAchievement(sentence.text)) return 0
    return worth + place - form(sentence)
  }
}
