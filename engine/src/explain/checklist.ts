import type { PaperDocument } from '../document/paper-document.ts'
import { type Claim, checkerVersion } from '../evidence/claim.ts'
import { isLanguageRead } from '../text/language.ts'
import type { Span } from '../text/span.ts'
import { type Item, items } from './checklist-items.ts'
import { itemInTables } from './checklist-tables.ts'
import type { ReplicationClaim, ReplicationItem } from './explanation.ts'
import { isWhole, type Sentence } from './sentence.ts'

/** Headings of the top-level sections that were read: everything except the references. */
export function headingsRead(document: PaperDocument): string[] {
  return document.sections
    .filter(({ heading, level, role }) => heading && level <= 1 && role !== 'references')
    .map(({ heading }) => document.text.slice(heading?.start, heading?.end))
}

/** How an item is called in a sentence. */
export function itemName(wanted: ReplicationItem): string {
  return items.find(({ item }) => item === wanted)?.name ?? wanted
}

/** The sentences that state an item, best first. */
export function statementsOf(wanted: ReplicationItem, sentences: readonly Sentence[]): Sentence[] {
  const entry = items.find(({ item }) => item === wanted)
  return entry ? find(entry, sentences) : []
}

// What a form says to authors is no statement of theirs.
const guidance =
  /\banswer NA\b|\bNA answer\b|\ba No answer\b|\bNA means\b|\b(?:the )?authors? (?:should|are encouraged)\b|\bpapers? (?:cannot|can|should|must) (?:not )?be (?:rejected|desk)|\breviewers? (?:will|should|are)\b|^\W*Guidelines:/i

/** The sentence that states an item best: by wording first, then by a section where it belongs. */
function find(entry: Item, sentences: readonly Sentence[]): Sentence[] {
  const scored = sentences.flatMap((sentence) => {
    if (
      sentence.role === 'references' ||
      sentence.kind === 'caption' ||
      sentence.text.length > 700 ||
      /^\p{Ll}/u.test(sentence.text) ||
      /\?\W*$/.test(sentence.text) ||
      guidance.test(sentence.text)
    )
      return []
    if (!isWhole(sentence.text)) return []
    const home = sentence.role === 'availability'
    const wordings = home ? [...entry.stated, ...(entry.within ?? [])] : entry.stated
    const rank = wordings.findIndex((pattern) => pattern.test(sentence.text))
    if (rank < 0 || entry.not?.test(sentence.text)) return []
    const where = entry.where.indexOf(sentence.role)
    if (entry.only && where < 0) return []
    // A section on what is available was written to state it: no wording elsewhere is surer.
    const cost = 1.5 * rank + (where < 0 ? 4 : 0.7 * where) - (home && where >= 0 ? 6 : 0)
    return [{ sentence, cost }]
  })
  return scored
    .toSorted((a, b) => a.cost - b.cost || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence)
}

const repository = /\b(dryad|zenodo|figshare|osf\.io|dataverse|pangaea|mendeley data)\b/i

/** Entries of the bibliography that are deposits of data and that a sentence cites. */
export function depositsCited(document: PaperDocument, { span, text }: Sentence): Span[] {
  const cited = document.marks.filter(
    (mark) =>
      mark.kind === 'citation' && span.start <= mark.span.start && mark.span.end <= span.end,
  )
  return document.references
    .filter(({ raw }) => repository.test(raw))
    .filter(({ id, year }) => {
      if (cited.some(({ target }) => target === id)) return true
      return cited.length === 0 && year !== undefined && text.includes(String(year))
    })
    .flatMap((reference) => (reference.span ? [reference.span] : []))
}

/** That an item was not found; the licence may stand in the file where no sentence says it. */
const absentText = ({ license }: PaperDocument, { item, name }: Item) =>
  item === 'licence' && license !== undefined
    ? `No sentence states a licence; the paper’s file declares ${license}.`
    : `No statement of ${name} was found.`

/** What a replication needs to know, item by item: stated with the paper's sentence, or not found. */
export function checklist(
  document: PaperDocument,
  sentences: readonly Sentence[],
  quote: (section: Claim['section'], span: Span) => Claim | null,
): ReplicationClaim[] {
  const isRead = isLanguageRead(document.language)
  const searched = isRead ? headingsRead(document) : []
  const told = new Set<number>()
  return items.map((entry): ReplicationClaim => {
    for (const { span, text } of find(entry, sentences).slice(0, 3)) {
      const words = told.has(span.start) ? entry.phrase?.exec(text) : null
      const start = span.start + (words?.index ?? 0)
      const claim =
        (words && quote('replicationChecklist', { start, end: start + words[0].length })) ??
        quote('replicationChecklist', span)
      told.add(span.start)
      if (claim) return { ...claim, item: entry.item, status: 'stated', searched }
    }
    const tabled = isRead ? itemInTables(document, entry.item) : null
    if (tabled) return { ...tabled, item: entry.item, status: 'stated', searched }
    return {
      text: isRead
        ? absentText(document, entry)
        : `The text is not in English and was not searched for ${entry.name}.`,
      section: 'replicationChecklist',
      spans: [],
      verdict: { kind: 'unverified', score: 0, spans: [], problems: [], checker: checkerVersion },
      item: entry.item,
      status: isRead ? 'not-found' : 'not-read',
      searched,
    }
  })
}
