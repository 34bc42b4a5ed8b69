import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import { namesOwnWork } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'

/** A heading of methods as a whole, and of no single one: "Materials and methods". */
const allMethods =
  /^[\d.\s]*(?:(?:materials?|patients|subjects|participants|data|experimental|study) (?:and |& )?)?(?:methods?|methodology|procedures)\b/i

interface Opened {
  readonly part: 'methods' | 'results'
  /** A heading without text of its own names all that follows, up to the next part. */
  readonly isOfAll: boolean
  /** Told in the paper's own voice only: what stands there may be what others made. */
  readonly isOwnOnly?: true
}

/**
 * The part of the work that each section stands in by the last heading that names one: "Masking" after "Methods" tells
 * of methods where a page sets all headings alike, and "Study population" below an empty "Results" of results. Between
 * an introduction and the first results a paper says what it made.
 */
function partsOf(document: PaperDocument, sentences: readonly Sentence[]): (Opened | undefined)[] {
  const roles: SectionRole[] = document.sections.map(({ role }) => role)
  const held = new Set<number>()
  for (const { section, role } of sentences) {
    roles[section] = role
    held.add(section)
  }
  const lastResults = roles.lastIndexOf('results')
  let opened: Opened | undefined
  return roles.map((role, at) => {
    const heading = document.sections[at]?.heading
    const words = heading ? slice(document.text, heading) : ''
    const isNamed = role === 'results' || (role === 'methods' && allMethods.test(words))
    if (!isNamed && opened?.isOfAll && (role === 'methods' || role === 'other'))
      return opened.part === role ? undefined : opened
    if (role === 'other') return opened
    if (role === 'methods' || role === 'results') opened = { part: role, isOfAll: !held.has(at) }
    else if ((role === 'introduction' || role === 'background') && at < lastResults)
      opened = { part: 'methods', isOfAll: false, isOwnOnly: true }
    else opened = undefined
    return undefined
  })
}

/**
 * Statements, each with the role of the part of the work that its section stands in. Where one section may tell both,
 * it is a method for those who look for `methods` only.
 */
export function inTheirParts(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
  sought: Opened['part'],
): Sentence[] {
  const parts = partsOf(document, sentences)
  return statements.map((sentence) => {
    const opened = parts[sentence.section]
    if (!opened || (opened.isOwnOnly && !namesOwnWork(sentence.text))) return sentence
    if (opened.part !== sought && !opened.isOfAll) return sentence
    return { ...sentence, role: opened.part }
  })
}
