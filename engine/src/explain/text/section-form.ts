import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { slice } from '../../text/span.ts'
import type { Sentence } from './sentence.ts'
import { leansBack } from './statement.ts'

/** What it weighs to stand in a section of this role; a role that is not named does not count. */
export type Weights = Partial<Record<SectionRole, number>>

/** True when the heading of a sentence's section is of that name. */
export function isUnder(
  document: Pick<PaperDocument, 'sections' | 'text'>,
  { section }: Pick<Sentence, 'section'>,
  name: RegExp | undefined,
): boolean {
  return name !== undefined && sectionsNamed(document, name)[section] === true
}

const named = new WeakMap<PaperDocument['sections'], Map<RegExp, readonly boolean[]>>()

/** Which sections have a heading of that name; read once, as all their sentences are asked. */
function sectionsNamed(
  { sections, text }: Pick<PaperDocument, 'sections' | 'text'>,
  name: RegExp,
): readonly boolean[] {
  const known = named.get(sections) ?? new Map<RegExp, readonly boolean[]>()
  named.set(sections, known)
  const found =
    known.get(name) ?? sections.map(({ heading }) => !!heading && name.test(slice(text, heading)))
  known.set(name, found)
  return found
}

const read = new WeakMap<Pick<Sentence, 'text'>, number>()

/** Wording that costs a sentence in every section; read once, as each section asks for it. */
export function form(sentence: Sentence): number {
  const known = read.get(sentence)
  if (known !== undefined) return known
  const cost = formOf(sentence)
  read.set(sentence, cost)
  return cost
}

const ofPart = /\bin (this|the (next|following|previous)) (sub)?section\b/i
const asks = /\?\W*$/
const supposes = /^(if|suppose|assume|note that|recall|in (the )?\w* ?cases?|e\.g|i\.e)\b/i
const announces = /:\W*$/
const illustrates =
  /^(for (example|instance)|as (discussed|mentioned|described|noted) (above|earlier|before))\b/i
/** Where to read more, and in what order, is said of the text. */
const leadsOn =
  /\brefers? (?:the )?(?:interested )?readers?\b|^below,? we (?:\w+ )?(?:describe|list|present|discuss)\b/i
/** What a picture or the notation is for says nothing of the work; neither does what one equation takes. */
const onNotation =
  /^(in|see) (fig|table|section|appendix)\w*\.? ?[\w.]+|\bnotations?\b|\bin this equation\b|\bgiven by \(?\d/i
/** "The settings are summarised in Table 2." says where, not what. */
const saysWhere =
  /\b(are|is) (\w+ )?(summari[sz]ed|listed|given|shown|reported) in (the )?(supplement|table|fig|appendix)/i
const pointsOn = /\b(see|cf\.) (section|fig|table|appendix|supplement|below|above)/i
const sources = /\[[\d,\s–-]+\]|\((?:[^()]*\b(?:19|20)\d\d[a-z]?)[^()]*\)/g

function formOf({ text }: Sentence): number {
  const length = wordCount(text)
  let cost = 0
  if (leansBack(text)) cost += 1.2
  if (length > 45) cost += 0.8
  if (length > 60) cost += 0.8
  if (length < 9) cost += 0.6
  if (holds(ofPart, text)) cost += 1.5
  if (holds(asks, text)) cost += 2
  if (holds(supposes, text)) cost += 1
  if (holds(announces, text)) cost += 1.5
  if (holds(illustrates, text)) cost += 1.2
  if (holds(leadsOn, text)) cost += 3
  if (holds(onNotation, text)) cost += 1.5
  if (length < 16 && holds(saysWhere, text)) cost += 1.5
  if (holds(pointsOn, text)) cost += 0.5
  if ((text.match(sources)?.length ?? 0) > 1) cost += 0.8
  return cost
}
