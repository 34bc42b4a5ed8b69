import type { PaperDocument, Section } from '../../document/paper-document.ts'
import { citedKey } from '../../text/cited-keys.ts'
import { contains, type Span, slice } from '../../text/span.ts'
import { paragraphBefore } from '../places.ts'
import { isSpoken } from './belief-cues.ts'
import { citationsIn } from './citations.ts'
import { sayerLost } from './frames.ts'
import { isOfOthers } from './others-studies.ts'

// Whose words a sentence of a paper tells: its own, or those of others that it cites, quotes or has just named.

/** The section that a place is in, the innermost. */
export const sectionOf = ({ sections }: PaperDocument, place: Span): Section | undefined =>
  sections.findLast(({ span }) => contains(span, place))

const opened = /^\s*["“‘]|^[^“]*”|“[^”]*$/
const saidBehind = /,["”’']? (?=\p{L})/gu

/** Behind a citation its statement ends: what goes on is no name that was only given a source, "the scale [7] of Ames". */
const ends = /^(?: \([^()]{1,20}\))?(?:[.,;:]|\s*$| (?:and|but|or|while|whereas|although)\s)/

/**
 * Whether a sentence cites or quotes others, or they speak in it, and a claim of its words does not tell so: that the
 * paper says it is then not what it says.
 */
export function tellsOfOthers(document: PaperDocument, sentence: Span, claim: string): boolean {
  const words = slice(document.text, sentence)
  const isHidden = (cue: (words: string) => boolean) => cue(words) && !cue(claim)
  if ([isQuoted, isSpoken, namesOthers, isSaidBehind].some(isHidden)) return true
  if (sectionOf(document, sentence)?.role === 'methods' && done.test(words)) return false
  return citationsIn(document, sentence).some(
    (span) =>
      ends.test(document.text.slice(span.end, sentence.end)) &&
      !claim.includes(slice(document.text, span).trim()),
  )
}

/** Where a paper tells what it did, it cites what it did it with. */
const done = /\b(?:was|were)\b/
const isQuoted = (words: string) => opened.test(words)
/** Who is named in brackets is cited, and no word of the sentence. */
const namesOthers = (words: string) => isOfOthers(words.replace(/\([^()]*\)/g, ''))
const isSaidBehind = (words: string) =>
  [...words.matchAll(saidBehind)].some(({ index }) => sayerLost(words.slice(index)) !== null)

const known = /^(?:introduction|background|appendix)$/
const own = /\b(?:we|our|us|ours|here|herein|this study)\b/gi
const cited = new RegExp(
  String.raw`\bet al\b|\bcolleagues\b|\[\d[\d,;\s–-]{0,30}\]|\((?:[^()\d]{2,80}(?:19|20)\d\d[a-z]?)|${citedKey}`,
  'gu',
)
const tellsOfWorks = (section: Section | undefined) => known.test(section?.role ?? '')
/** So far back are those who are spoken of named. */
const reach = 1200
const betweenSentences = /(?<=[a-z)\]]{2}[.?!]) (?=\p{Lu})/u

/**
 * Whether what is told before a sentence is what others did: a work is cited there, and not a word of the paper's own
 * comes behind it. Where a paper tells of earlier work, it may be some sentences before, else it is right before.
 */
export function followsOthers(document: PaperDocument, sentence: Span): boolean {
  const section = sectionOf(document, sentence)
  if (section?.role === 'abstract') return false
  const from = Math.max(section?.span.start ?? 0, sentence.start - reach)
  const before = document.text.slice(from, sentence.start)
  const near = tellsOfWorks(section)
    ? before
    : (before
        .split('\n\n')
        .flatMap((paragraph) => paragraph.split(betweenSentences))
        .findLast((words) => words.trim() !== '') ?? '')
  const last = (cue: RegExp) => [...near.matchAll(cue)].at(-1)?.index ?? -1
  return last(cited) > last(own)
}

const verbs =
  '(?:ha(?:s|ve|d) )?(?:find|found|show|report|conclude|hypothesi|observe|suggest|argue|propose|claim|emphasi|state|note|demonstrate|conduct|investigate|evaluate|compare|examine|introduce|present|describe|identif|distill|develop)'
const theirs = String.raw`(?:the|these) (?:authors|researchers|study|paper|article|work|team)\b|their (?:own )?(?:study|evaluation|approach|methods?|methodology|results|findings|analys[ei]s|data|work|models?|experiments|review)\b`
const lead = String.raw`^(?:(?:however|moreover|furthermore|in addition|therefore|thus|hence|consequently|similarly|finally|also|indeed), )?`
/** "The authors", "In their evaluation", "With the best setting, the authors report": whoever reads it takes them for the paper's. */
const pointing = new RegExp(
  String.raw`${lead}(?:(?:in|with|for|from|based on) )?(?:${theirs})|^[^,]{3,80}, the (?:authors|researchers) `,
  'i',
)
const telling = new RegExp(
  String.raw`\b(?:the|these) (?:authors|researchers|study|paper|article|work|team) (?:\p{Ll}+ly |also )?${verbs}|\btheir `,
  'iu',
)
const doings = String.raw`(?!of\b|and\b|who\b|thank|(?:have )?declare|would like|wish|acknowledge|are grateful|read and)\p{Ll}`
/** Where a paper tells of the work of others, whatever they did. */
const doing = new RegExp(String.raw`\b(?:the|these) (?:authors|researchers) ${doings}`, 'iu')
/** Who are many, where a paper has one author. */
const several = new RegExp(String.raw`\bthe authors ${doings}`, 'iu')
const we = /\bwe\b/gi
/** A paper that says "we" so often means others by "the authors". */
const often = 5

const heard = new WeakMap<PaperDocument, boolean>()

function saysWe(document: PaperDocument): boolean {
  const known = heard.get(document) ?? [...document.text.matchAll(we)].length >= often
  heard.set(document, known)
  return known
}

/** "This study", "The results of this study". */
const thisStudy = new RegExp(
  String.raw`${lead}(?:the (?:results?|findings|data|authors|patients|participants) (?:of|from|in) )?this (?:study|trial|survey|experiment|review)\b`,
  'i',
)
/** "A recent study [40] …": until "we" is said, "this study" is that one. */
const introduced =
  /\b(?:an?|one|another) (?:\p{L}+ ){0,3}?(?:study|trial|survey|experiment|review)\b/iu

/** Whether the paragraph of a sentence has told, last of all studies, of one that it cites. */
function followsAnotherStudy({ text }: PaperDocument, sentence: Span): boolean {
  const told = paragraphBefore(text, sentence.start, reach).split(betweenSentences)
  const at = told.findLastIndex((words) => introduced.test(words) && words.search(cited) >= 0)
  return at >= 0 && !/\b(?:we|our)\b/i.test(told.slice(at).join(' '))
}

/**
 * Whether the words before a claim say who found it, "Hence, the authors show that", and these are others: without them
 * it is told as the paper's own.
 */
export const foundElsewhere = (document: PaperDocument, sentence: Span, before: string): boolean =>
  /\bthat,?\s*$/.test(before) && pointsElsewhere(document, sentence, before.trim())

/** How many wrote a paper is not told but by its own data: those of a PDF are read off its first page. */
const isByOne = ({ authors, source }: PaperDocument): boolean =>
  authors.length === 1 && source !== 'pdf'

/**
 * Whether a claim in a paper's own words begins with "the authors" or "this study", and there it is others'; in a paper
 * of one author "the authors" are others wherever they stand.
 */
export function pointsElsewhere(document: PaperDocument, sentence: Span, claim: string): boolean {
  if (isByOne(document) && several.test(claim)) return !namesOthers(claim)
  const isThis = thisStudy.test(claim)
  if (!(isThis || pointing.test(claim))) return false
  const words = slice(document.text, sentence)
  if (/\b(?:we|our)\b/i.test(words) || namesOthers(claim)) return false
  if (isThis) return followsAnotherStudy(document, sentence)
  const isFar = tellsOfWorks(sectionOf(document, sentence))
  if (!(telling.test(claim) || (isFar && doing.test(claim)))) return false
  if (!saysWe(document)) return false
  return isOfOthers(words) || followsOthers(document, sentence)
}
