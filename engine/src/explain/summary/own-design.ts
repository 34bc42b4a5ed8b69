import type { PaperDocument } from '../../document/paper-document.ts'
import { literally } from '../../text/literally.ts'
import { ownName } from '../text/own-name.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { isAchievement } from './method-score.ts'

const designed =
  '(?:encodes|uses|builds|consists|takes|adds|relies|combines|learns|computes|extends|employs|applies|integrates|incorporates|comes with|represents|splits|parses|follows|stores|maps|fuses|casts|treats|offers|formulates|decomposes|(?:is|are) (?:built|based|composed|designed|trained|implemented|made|organi[sz]ed)|(?:\\w+ ){1,2}(?:is|are) (?:based|built|computed|trained|learned))'
/** "The core NAME library also comes with": what kind of thing it is may be said with its name. */
const kind =
  '(?: (?:library|toolkit|system|framework|model|tool|package|platform|parser|solver|pipeline|software|method|algorithm))?'
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
    `^(?:[^,;]{3,40}, )?(?:the |our )?(?:core |full |whole )?${literally(name)}${kind},? (?:also |then |first )?${designed}\\b`,
    'i',
  )
  return (sentence) => {
    const place = where[sentence.role]
    if (place === undefined || !tells.test(sentence.text) || isAchievement(sentence.text)) return 0
    return worth + place - form(sentence)
  }
}
