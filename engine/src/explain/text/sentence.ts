import { wordsWithin } from '../../document/block-words.ts'
import type { BlockKind, PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { beginsSentence, smallNames } from '../../document/small-names.ts'
import type { Span } from '../../text/span.ts'
import type { WordForm } from '../../text/tokens.ts'
import {
  echoes,
  speaksOfOthers,
  tellsOfTheirs,
  turnsToItself,
  withAntecedent,
} from './antecedent.ts'
import { formBlocks, isInstruction } from './instruction.ts'
import { roleInContext } from './role-in-context.ts'
import { loweredNames, topicsOf } from './words.ts'

/** A sentence of a paper with what the ranking needs to know of it. */
export interface Sentence {
  /** Place among all sentences, in reading order. */
  readonly index: number
  readonly span: Span
  readonly text: string
  readonly kind: BlockKind
  readonly role: SectionRole
  /** Index into the document's blocks and sections. */
  readonly block: number
  readonly section: number
  /** 0 for the first sentence of its block. */
  readonly inBlock: number
  /** Begins as sentences do; the rest of a paragraph that was broken does not. */
  readonly isBegun: boolean
  /** 0 at the first sentence of its section, 1 at the last. */
  readonly place: number
  readonly stems: ReadonlySet<string>
  /** Whose work its subject is: the paper's, one that it cites, or one that the sentence before it cites. */
  readonly speaksOf: 'paper' | 'cited' | 'cited-before'
  /** The sentence with what its subject points back at; null when that cannot be shown with it. */
  readonly whole: Span | null
}

const onItself: ReadonlySet<SectionRole> = new Set(['discussion', 'conclusion', 'limitations'])

/** Whose work the subject of a sentence is, given its section and the sentence before it in its paragraph. */
function subjectOf(
  text: string,
  role: SectionRole,
  before?: Pick<Sentence, 'speaksOf'>,
): Sentence['speaksOf'] {
  if (speaksOfOthers(text)) return 'cited'
  if (before === undefined || before.speaksOf === 'paper') return 'paper'
  if (onItself.has(role) && turnsToItself(text)) return 'paper'
  return echoes(text) || tellsOfTheirs(text) ? 'cited-before' : 'paper'
}

const longestRemark = 12_000
/** A letter or comment, which has no abstract and little text: "the authors" are those of the work that it is on. */
const isRemark = ({ blocks, text }: PaperDocument): boolean =>
  text.length < longestRemark && !blocks.some(({ role }) => role === 'abstract')
const byAuthors = /\bthe authors\b/i

const made = new WeakMap<PaperDocument, readonly Sentence[]>()

/**
 * All sentences of a document, instructions to its readers left out, with their block, section and stems; read once
 * for each document.
 */
export function readSentences(document: PaperDocument): readonly Sentence[] {
  const known = made.get(document) ?? sentencesOf(document)
  made.set(document, known)
  return known
}

function sentencesOf(document: PaperDocument): readonly Sentence[] {
  const { blocks, text } = document
  const found: Omit<Sentence, 'place'>[] = []
  let at = 0
  let inBlock = 0
  let paragraph: Omit<Sentence, 'place'>[] = []
  const roles = document.sections.map((_, index) => roleInContext(document, index))
  const form = formBlocks(document)
  const names = smallNames(document)
  const isOnOthers = isRemark(document)
  for (const span of document.sentences) {
    while (at < blocks.length && (blocks[at]?.span.end ?? 0) <= span.start) {
      at++
      inBlock = 0
      paragraph = []
    }
    const block = blocks[at]
    if (!block || block.span.start > span.start) continue
    const words = text.slice(span.start, span.end)
    if (form.has(at) || isInstruction(words)) continue
    const role = roles[block.section] ?? block.role
    const sentence: Omit<Sentence, 'place'> = {
      index: found.length,
      span,
      text: words,
      kind: block.kind,
      role,
      block: at,
      section: block.section,
      inBlock: inBlock++,
      isBegun: beginsSentence(words, names),
      stems: stemsIn(wordsWithin(document, block, span), words),
      speaksOf:
        isOnOthers && byAuthors.test(words) ? 'cited' : subjectOf(words, role, paragraph.at(-1)),
      whole: withAntecedent({ span, text: words }, paragraph),
    }
    found.push(sentence)
    paragraph.push(sentence)
  }
  const sizes = new Map<number, number>()
  for (const { section } of found) sizes.set(section, (sizes.get(section) ?? 0) + 1)
  const seen = new Map<number, number>()
  return found.map((sentence) => {
    const order = seen.get(sentence.section) ?? 0
    seen.set(sentence.section, order + 1)
    const last = (sizes.get(sentence.section) ?? 1) - 1
    return { ...sentence, place: last === 0 ? 0 : order / last }
  })
}

function stemsIn(forms: readonly WordForm[], text: string): ReadonlySet<string> {
  const stems = new Set(topicsOf(forms))
  for (const name of loweredNames(text)) stems.add(name)
  return stems
}
