import { months } from '../../text/asides.ts'
import { allStems, stem, stopWords, tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { synonymsOf } from '../question/kindred-cues.ts'
import { topicStems } from '../text/words.ts'
import { place } from './misfit-wants.ts'

/** "Which GPU was used?", "What kind of scanner did they use?": what is asked for stands before the verb; of what was done with it a name or a kind is wanted. */
const asksNamed =
  /^(?!.*\bneed)\W*(?:(?:on|with|by|from|in|at|to|for|using) )?(?:which|what)(?: (?:kind|type|sort|brand|make|model|name)s? of)? ((?:(?!(?:is|was|are|were|did|does|do|has|have|had|can|could|will|would)\b)[\p{L}\p{N}-]+ ){1,4})(?:is|was|are|were|did|does|do|has|have|had)\b.*\b(?:us(?:e|ed|ing)|employ(?:ed)?|r[au]n|appl(?:y|ied)|perform(?:ed)?|conducted|carried|giv(?:e|en)|gave|administered|receive[d]?|took|take|taken|train(?:ed)?|tested|tried(?: out)?|try|validated|demonstrated|deployed|adopted|recruit(?:ed)?|come|came|evaluated?)\b/iu

/** Where a paper points at its own parts, and at what it cites. */
const pointers =
  /\((?:[^()]*\b(?:19|20)\d\d[^()]*|(?:Fig|Tab|Sec|Eq)[^()]*)\)|\b(?:Fig(?:ure|s)?|Tables?|Sect?(?:ion)?|Eq)\b\.? ?\w*|\[[\d,;\s–-]+\]|\(\d{1,3}\)/gu
/** A word that a sentence does not begin with, in capitals or with a figure: a name, a model, a version. */
const name =
  /(?<=\S\s[("“‘]?)(?:\p{Lu}[\p{L}\p{N}-]*|\p{L}*\d[\p{L}\p{N}.-]*|\p{Ll}+\p{Lu}\p{L}*)/gu
/** What is asked for as a place, and as a number. */
const placed = new Set(
  topicStems('hospital university clinic centre center school country city region laboratory site'),
)
const measured = new Set(
  topicStems(
    'dose dosage amount concentration temperature size length rate volume level threshold speed',
  ),
)
const dated = new RegExp(months, 'gu')
/** "Two paths were tried: …", "(i) …": behind the things' own word they are told one by one. */
const listing = /:\s|\b(?:namely|such as|including|called|termed|i\.e\.|e\.g\.)|\((?:1|i|a)\)/iu
/** What tells no kind of what it stands before. */
const kindless =
  /^(?:same|single|one|two|several|many|some|any|all|both|each|other|another|different|various|such|following|given|used|using|our|new|own|available|corresponding|respective|first|second|whole|entire)$/

/** True for a word before a thing that tells its kind: "graphics card", "university hospital". */
const tellsKind = (word: string, asked: ReadonlySet<string>) =>
  !stopWords.has(word) && !kindless.test(word) && !asked.has(stem(word)) && !isFaint(stem(word))

/**
 * True where a question asks which thing, and a text has only the thing's own word, without a name, a number or a kind:
 * "Which GPU was used?" and "it ran on a GPU".
 */
export function namesNone(question: string, text: string): boolean {
  const phrase = asksNamed.exec(question)?.[1]
  if (phrase === undefined) return false
  const head = tokens(phrase).at(-1)?.stem ?? ''
  const asked = allStems(question)
  const plain = text.replace(pointers, ' ')
  const words = tokens(plain)
  if (placed.has(head)) return !place.test(plain.replace(dated, ' '))
  if (/\d/.test(plain) && measured.has(head)) return false
  const kin = synonymsOf(head)
  const places = words.flatMap(({ stem }, at) => (stem === head || kin.has(stem) ? [at] : []))
  if (places.length === 0) return false
  const first = tokens(text).find(({ stem }) => stem === head || kin.has(stem))
  if (first && listing.test(text.slice(first.end))) return false
  const names = [...plain.matchAll(name)].filter(
    ([found]) => !tokens(found).every((word) => asked.has(word.stem) || stopWords.has(word.text)),
  )
  return names.length === 0 && places.every((at) => !tellsKind(words[at - 1]?.text ?? 'the', asked))
}
