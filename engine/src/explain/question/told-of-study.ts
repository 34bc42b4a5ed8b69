import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { citesOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'
import { isBriefStatement } from '../text/statement.ts'
import { worthiestOwn } from '../text/worthiest-own.ts'

/** What papers tell of a study in words of its own kind: whom it let in, how it drew lots, how old people were. */
export interface ToldOfStudy {
  /** "list": an item of any length counts, as criteria have it; "statement": only what says something, of the own work. */
  readonly form: 'list' | 'statement'
  /** What a part of the paper adds; of the parts not named here nothing is taken. */
  readonly places: Readonly<Partial<Record<Sentence['role'], number>>>
  /** How plainly a text tells it; 0 or less where it does not. */
  readonly told: (text: string) => number
  /** What is worth less, with its place, does not tell it. */
  readonly floor: number
}

const most = 2
const longest = 1200

const isListed = ({ kind, text }: Sentence) =>
  (kind === 'paragraph' || kind === 'list-item') && text.length <= longest

const isStated = (sentence: Sentence) =>
  isBriefStatement(sentence) &&
  sentence.kind !== 'table' &&
  sentence.kind !== 'caption' &&
  !citesOthers(sentence.text)

/** Where the two sentences stand that tell it most plainly, the plainest first; `sentences` are all of the paper's. */
export function statementsTelling(
  { form, places, told, floor }: ToldOfStudy,
  document: PaperDocument,
  sentences: readonly Sentence[],
): Span[] {
  const isInForm = form === 'list' ? isListed : isStated
  const worthOf = (sentence: Sentence): number => {
    const place = places[sentence.role]
    if (place === undefined || sentence.speaksOf !== 'paper' || !isInForm(sentence)) return 0
    const plainness = told(sentence.text)
    return plainness <= 0 ? 0 : plainness + place
  }
  return worthiestOwn(document, sentences, worthOf, { floor, most })
}
