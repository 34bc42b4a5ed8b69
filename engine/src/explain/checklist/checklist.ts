import type { PaperDocument } from '../../document/paper-document.ts'
import { type Claim, checkerVersion } from '../../evidence/claim.ts'
import { isLanguageRead } from '../../text/language.ts'
import { licenceWords } from '../../text/licence-words.ts'
import type { Span } from '../../text/span.ts'
import type { ReplicationClaim, ReplicationItem } from '../explanation.ts'
import { isUnder } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Item } from './checklist-item.ts'
import { items } from './checklist-items.ts'
import {
  isRead,
  isSentence,
  isUnmet,
  statementsIn,
  statementsRead,
  wordingsFor,
} from './checklist-statements.ts'
import { itemInTables } from './checklist-tables.ts'
import { imprintLicence } from './imprint-licence.ts'
import { withListBelow } from './list-below.ts'
import { notedRepository } from './noted-repository.ts'

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
  return entry ? statementsIn(entry, statementsRead(sentences)) : []
}

/** Of each section the outermost with a heading that holds it. */
const outermostOf = ({ sections }: PaperDocument): (number | undefined)[] =>
  sections.map((_, section) => {
    let outermost: number | undefined
    for (let at: number | undefined = section; at !== undefined; at = sections[at]?.parent)
      if (sections[at]?.heading) outermost = at
    return outermost
  })

/** Headings of the outermost sections in which sentences were read for an item, in order. */
function headingsSearched(
  { sections, text }: PaperDocument,
  outermost: readonly (number | undefined)[],
  entry: Item,
  sentences: readonly Sentence[],
): string[] {
  const found = new Set<number>()
  for (const sentence of sentences) {
    const place = outermost[sentence.section]
    if (place !== undefined && !found.has(place) && isRead(entry, sentence)) found.add(place)
  }
  return [...found]
    .toSorted((a, b) => a - b)
    .map((at) => sections[at]?.heading)
    .flatMap((heading) => (heading ? [text.slice(heading.start, heading.end)] : []))
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
    ? `No sentence states a licence; the paper’s file declares ${licenceWords(license).replace(/\.$/, '')}.`
    : `No statement of ${name} was found.`

/** False when a quotation without its label or heading no longer states the item. */
const statesStill = (
  document: PaperDocument,
  entry: Item,
  sentence: Sentence,
  quoted: string,
): boolean =>
  quoted.endsWith(sentence.text) ||
  isUnder(document, sentence, entry.under) ||
  [...wordingsFor(entry, sentence), ...(entry.within ?? [])].some((pattern) => pattern.test(quoted))

type Quote = (section: Claim['section'], span: Span) => Claim | null
const betweenBlocks = '\n\n'

/** The claim that quotes a sentence for an item; its words alone, where the sentence was quoted before or cannot be. */
function stating(
  document: PaperDocument,
  entry: Item,
  sentence: Sentence,
  before: Sentence | undefined,
  quote: Quote,
  told: ReadonlySet<number>,
): Claim | null {
  const { span, text } = sentence
  const words = entry.phrase?.exec(text)
  const start = span.start + (words?.index ?? 0)
  const phrase = () =>
    words ? quote('replicationChecklist', { start, end: start + words[0].length }) : null
  const isLeaning = entry.leansBack?.test(text) && before?.block === sentence.block
  const whole = isLeaning
    ? { start: before.span.start, end: span.end }
    : withListBelow(document, span)
  const all = () => {
    const claim = quote('replicationChecklist', whole)
    const [said = ''] = claim?.text.split(betweenBlocks) ?? []
    return claim && statesStill(document, entry, sentence, said) ? claim : null
  }
  return told.has(span.start) ? (phrase() ?? all()) : (all() ?? phrase())
}

/** An item by what its paper took from others. */
const namedOf = ({ item, name, where, named: stated = [], beside = /(?!)/ }: Item): Item => {
  return { item, name, where, stated, beside }
}

/**
 * What a replication needs to know, item by item: stated with the paper's sentence, or two where a second holds beside
 * it (another survey, another machine), or not found.
 * @param others places of sentences on others' work, which state nothing of this paper
 */
export function checklist(
  document: PaperDocument,
  sentences: readonly Sentence[],
  quote: Quote,
  others: ReadonlySet<number> = new Set(),
): ReplicationClaim[] {
  const isKnown = isLanguageRead(document.language)
  const whole = sentences.filter(isSentence)
  const outermost = outermostOf(document)
  const own = statementsRead(sentences.filter(({ index }) => !others.has(index)))
  const told = new Set<number>()
  const before = ({ index }: Sentence) => sentences.find((other) => other.index === index - 1)
  return items.flatMap((entry): ReplicationClaim[] => {
    const searched = isKnown ? headingsSearched(document, outermost, entry, whole) : []
    const found = statementsIn(entry, own, document)
    const stated = (candidates: readonly Sentence[]): [Sentence, ReplicationClaim] | null => {
      for (const sentence of candidates) {
        const claim = stating(document, entry, sentence, before(sentence), quote, told)
        told.add(sentence.span.start)
        if (claim) {
          const unmet = isUnmet(entry, claim.text) && { unmet: true as const }
          return [sentence, { ...claim, item: entry.item, status: 'stated', ...unmet, searched }]
        }
      }
      return null
    }
    const first = stated(found.slice(0, 3))
    if (first) {
      const isAnother = ({ text }: Sentence) => entry.another?.(first[0].text, text) === true
      const second = stated(found.filter((sentence) => isAnother(sentence)).slice(0, 1))
      return second ? [first[1], second[1]] : [first[1]]
    }
    const imprint = isKnown && entry.item === 'licence' ? imprintLicence(document) : null
    const licence = imprint && quote('replicationChecklist', imprint)
    if (licence) return [{ ...licence, item: entry.item, status: 'stated', searched }]
    const noted = isKnown && entry.item === 'code' ? notedRepository(sentences) : null
    const repository = noted && quote('replicationChecklist', noted)
    if (repository) return [{ ...repository, item: entry.item, status: 'stated', searched }]
    const tabled = isKnown ? itemInTables(document, entry.item) : null
    if (tabled) return [{ ...tabled, item: entry.item, status: 'stated', searched }]
    const named = entry.named && stated(statementsIn(namedOf(entry), own, document).slice(0, 3))
    if (named) return [named[1]]
    return [
      {
        text: isKnown
          ? absentText(document, entry)
          : `The text is not in English and was not searched for ${entry.name}.`,
        section: 'replicationChecklist',
        spans: [],
        verdict: { kind: 'unverified', score: 0, spans: [], problems: [], checker: checkerVersion },
        item: entry.item,
        status: isKnown ? 'not-found' : 'not-read',
        searched,
      },
    ]
  })
}
