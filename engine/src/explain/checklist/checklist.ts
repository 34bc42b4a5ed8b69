import type { PaperDocument } from '../../document/paper-document.ts'
import { type Claim, checkerVersion } from '../../evidence/claim.ts'
import { holds } from '../../text/holds.ts'
import { isLanguageRead } from '../../text/language.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { licenceWords } from '../../text/licence-words.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Span, slice } from '../../text/span.ts'
import type { ReplicationClaim, ReplicationItem } from '../explanation.ts'
import { citesOthers } from '../text/antecedent.ts'
import { isUnder } from '../text/section-form.ts'
import { cells, isWhole, type Sentence } from '../text/sentence.ts'
import { type Item, items } from './checklist-items.ts'
import { itemInTables } from './checklist-tables.ts'

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
  return entry ? find(entry, statements(sentences)) : []
}

// What a form says to authors, or leaves open, is no statement of theirs.
const guidance =
  /\banswer NA\b|\bNA answer\b|\ba No answer\b|\bNA means\b|\b(?:the )?authors? (?:should|are encouraged)\b|\bpapers? (?:cannot|can|should|must) (?:not )?be (?:rejected|desk)|\breviewers? (?:will|should|are)\b|^\W*(?:Guidelines|Question):|^\W*Depending on the country\b|\bwould be listed here\b|\byou should\b|\bexpect (?:the )?authors\b/i

/** A form's own answer that it is not so, or does not apply. */
const answeredNo = /^\W*Answer:? \[?(?:No|NA|N\/A)\b/

/** True for words that speak of an item without saying that the paper has it. */
const isUnmet = ({ denies, underIf, stated }: Item, text: string): boolean =>
  answeredNo.test(text) ||
  (denies !== undefined && holds(denies, text)) ||
  (underIf !== undefined &&
    !holds(underIf, text) &&
    !stated.some((pattern) => holds(pattern, text)))

/** "(GenBank accession no." and what follows: the number belongs to the sentence. */
function withNumbers(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (
      last &&
      last.block === sentence.block &&
      /\b[Nn]os?\.$/.test(last.text) &&
      /^\S*\d/.test(sentence.text)
    )
      joined[joined.length - 1] = {
        ...last,
        span: { start: last.span.start, end: sentence.span.end },
        text: `${last.text} ${sentence.text}`,
      }
    else joined.push(sentence)
  }
  return joined
}

/** True for a whole sentence, whatever the item. */
const isSentence = ({ text, isBegun }: Sentence): boolean =>
  text.length <= 700 && (isBegun || !/^\p{Ll}/u.test(text)) && isWhole(text)

const foundThat =
  /\b(?:reveal|show|f[io]u?nd|report|demonstrat|indicat|suggest|conclud)\w* that\b.*(?:\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\))\W*$/is
/** "An analysis of two studies in 153 children revealed that … [41, 42]": what a source found, with its numbers. */
const holdsFindingOfOthers = (text: string): boolean => holds(foundThat, text) && citesOthers(text)

/** True for a sentence that is read for an item: no reference, no other part of the paper than those that speak of it. */
function isRead(entry: Item, { role, kind, text, speaksOf }: Sentence): boolean {
  if (entry.ownOnly && (speaksOf === 'cited' || holdsFindingOfOthers(text))) return false
  if (role === 'references' || (kind === 'caption' && !entry.inCaptions)) return false
  return !entry.only || (entry.where.includes(role) && !cells.test(text))
}

/** Sentences that may state an item: no question, nothing that a form says. */
const statements = (sentences: readonly Sentence[]): Sentence[] =>
  withNumbers(sentences).filter(
    (sentence) =>
      isSentence(sentence) && !/\?\W*$/.test(sentence.text) && !holds(guidance, sentence.text),
  )

/** The wordings that state an item where a sentence stands. */
const wordingsFor = ({ stated, within, inCaptions }: Item, { role, kind }: Sentence) =>
  kind === 'caption'
    ? (inCaptions ?? [])
    : role === 'availability'
      ? [...stated, ...(within ?? [])]
      : stated

/** From 0 to less than 3: a number with twice as many says 0.2 more. */
const captionWorth = ({ counted }: Item, text: string): number =>
  counted ? Math.min(2.9, 0.2 * Math.log2(1 + counted(text))) : 0

/** The statements of an item, best first: by wording, then by a section where it belongs. */
function find(entry: Item, all: readonly Sentence[], document?: PaperDocument): Sentence[] {
  const scored = all.flatMap((sentence) => {
    const { text, role } = sentence
    if (!isRead(entry, sentence)) return []
    const home = role === 'availability'
    const under = document !== undefined && isUnder(document, sentence, entry.under)
    const wordings = wordingsFor(entry, sentence)
    const worded = wordings.findIndex((pattern) => holds(pattern, text))
    if (worded < 0 && !under) return []
    if (entry.not && holds(entry.not, text)) return []
    const words = wordCount(text)
    // Under a heading that names the item, a whole sentence is its statement; a heading's own words are none.
    if (worded < 0 && words < 5) return []
    if (under && words < 4 && !/\d/.test(text)) return []
    const rank = worded < 0 ? wordings.length : worded
    const where = entry.where.indexOf(role)
    // A section on what is available was written to state it: no wording elsewhere is surer.
    const cost =
      1.5 * rank +
      (where < 0 ? 4 : 0.7 * where) -
      (home && where >= 0 ? 6 : 0) -
      (under ? 8 : 0) +
      (sentence.kind === 'caption' ? 6 - captionWorth(entry, text) : 0) +
      (isUnmet(entry, text) || entry.beside?.test(text) ? 3 : 0) -
      1.8 * Math.min(4, entry.values?.(text) ?? 0) -
      // Where it is beats that it will be somewhere.
      3.5 * (entry.isAtHand?.(text) ?? 0)
    return [{ sentence, cost }]
  })
  return scored
    .toSorted((a, b) => a.cost - b.cost || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence)
}

/** Headings of the outermost sections in which sentences were read for an item, in order. */
function headingsSearched(
  { sections, text }: PaperDocument,
  entry: Item,
  sentences: readonly Sentence[],
): string[] {
  const found = new Set<number>()
  for (const sentence of sentences) {
    if (!isRead(entry, sentence)) continue
    let outermost: number | undefined
    for (let at: number | undefined = sentence.section; at !== undefined; at = sections[at]?.parent)
      if (sections[at]?.heading) outermost = at
    if (outermost !== undefined) found.add(outermost)
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

const ownLicence =
  /\b(?:this|the) (?:is an? )?(?:open[- ]access )?(?:article|work|paper|publication|journal)\b[^.]{0,60}\b(?:licen[cs]ed|distributed|published|available)\b[^.]{0,40}\bunder\b[^.]{0,80}\b(?:creative commons|licen[cs]e)\b/i

/** The sentence on the licence in an imprint that a page sets behind its last reference, where it passes for one. */
function imprintLicence({ blocks, text }: PaperDocument): Span | null {
  for (const { kind, span } of blocks.toReversed()) {
    if (kind !== 'reference') continue
    const licence = splitSentences(slice(text, span))
      .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }))
      .find((sentence) => ownLicence.test(slice(text, sentence)))
    if (licence) return licence
  }
  return null
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
  quoted.length === sentence.text.length ||
  isUnder(document, sentence, entry.under) ||
  [...wordingsFor(entry, sentence), ...(entry.within ?? [])].some((pattern) => pattern.test(quoted))

/**
 * What a replication needs to know, item by item: stated with the paper's sentence, or not found.
 * @param others places of sentences on others' work, which state nothing of this paper
 */
export function checklist(
  document: PaperDocument,
  sentences: readonly Sentence[],
  quote: (section: Claim['section'], span: Span) => Claim | null,
  others: ReadonlySet<number> = new Set(),
): ReplicationClaim[] {
  const isKnown = isLanguageRead(document.language)
  const whole = sentences.filter(isSentence)
  const own = statements(sentences.filter(({ index }) => !others.has(index)))
  const told = new Set<number>()
  return items.map((entry): ReplicationClaim => {
    const searched = isKnown ? headingsSearched(document, entry, whole) : []
    for (const sentence of find(entry, own, document).slice(0, 3)) {
      const { span, text } = sentence
      const words = entry.phrase?.exec(text)
      const start = span.start + (words?.index ?? 0)
      const phrase = () =>
        words && quote('replicationChecklist', { start, end: start + words[0].length })
      const all = () => {
        const claim = quote('replicationChecklist', span)
        return claim && statesStill(document, entry, sentence, claim.text) ? claim : null
      }
      const claim = told.has(span.start) ? (phrase() ?? all()) : (all() ?? phrase())
      told.add(span.start)
      if (claim) {
        return {
          ...claim,
          item: entry.item,
          status: 'stated',
          ...(isUnmet(entry, claim.text) && { unmet: true as const }),
          searched,
        }
      }
    }
    const imprint = isKnown && entry.item === 'licence' ? imprintLicence(document) : null
    const licence = imprint && quote('replicationChecklist', imprint)
    if (licence) return { ...licence, item: entry.item, status: 'stated', searched }
    const tabled = isKnown ? itemInTables(document, entry.item) : null
    if (tabled) return { ...tabled, item: entry.item, status: 'stated', searched }
    return {
      text: isKnown
        ? absentText(document, entry)
        : `The text is not in English and was not searched for ${entry.name}.`,
      section: 'replicationChecklist',
      spans: [],
      verdict: { kind: 'unverified', score: 0, spans: [], problems: [], checker: checkerVersion },
      item: entry.item,
      status: isKnown ? 'not-found' : 'not-read',
      searched,
    }
  })
}
