import { holds } from '../../text/holds.ts'
import { letterCount, wordCount } from '../../text/letter-counts.ts'
import type { Sentence } from './sentence.ts'

// What a sentence is by its words: a statement that says something by itself, or an imprint, a roadmap, a list of search terms.

const housekeeping =
  /©|@[\w.-]+\.\w|\b(correspond(ing|ence)( author| to)?\b.{0,20}[:@]|all rights reserved|distributed under the terms|creative commons|permits unrestricted|this (work|article|paper) is licensed|received:|accepted:|keywords?:|published (online|by)|downloaded from|licensee|conflicts? of interest|competing interests?|^(question|answer|justification|guidelines?):|\bby the reviewers\b|^reviewers will\b|(main|primary) contact\b|contact (information|details|person))/i
// "“DVT”, “trauma”, “heparin” and/or “filter”": what was typed into a search engine says nothing.
// "OR 1.52" is an odds ratio.
const searchSigns =
  /\b(?:AND|(?<!\()OR(?!\)|[ :,;=([]{1,4}(?:of )?\.?\d)|NOT|NEAR)\b|\[(?:mesh|tiab|tw|title|all fields)[^\]]*\]|\band\/or\b/g
const searchSign = new RegExp(searchSigns.source)
const quotationMark = /["“”]/
const searchTerms = (text: string) =>
  (holds(quotationMark, text) && (text.match(/["“”]/g)?.length ?? 0) >= 8) ||
  (holds(searchSign, text) && (text.match(searchSigns)?.length ?? 0) >= 3)

const searchList =
  /\bsearch (?:terms?|string|strategy|quer(?:y|ies)|keywords?)\b[^.]{0,40}\b(?:included?|were|was|:)[^.]*(?:,[^,]+){4,}/i

/** True for a list of search terms set as a sentence. */
export const isSearchString = (text: string): boolean =>
  searchTerms(text) || holds(searchList, text)

const roadmap =
  /\b(paper|article|work|section|sections|rest|remainder)\b.{0,40}\b(is|are) (organi[sz]ed|structured|arranged|laid out)\b|^(in )?(the (next|following|remaining) )?sections? [\divx]+[^.]{0,30}\b(we )?(describe|present|discuss|review|introduce|conclude|report|give|outline|detail)s?\b|\bsections? \d[\d.]* (describes?|presents?|discusses|reviews?|introduces?|concludes?|reports?|gives?|outlines?|details?|summari[sz]es)\b|\bis (discussed|described|presented|given|provided) in (section|appendix|the appendix|supplement|theorem|lemma|proposition|corollary)/i
const pointer =
  /^((the )?(results?|details?|values?|summary|overview|examples?)( of| for| are| is|,)?.{0,60})?\b(are |is )?(shown|listed|given|reported|presented|summari[sz]ed|illustrated|displayed|depicted|provided) (in|by) ((supplementary |extended data )?(fig|table|appendix|section)\w*)\W*[\w.]*\W*$|^(supplementary )?(fig|table)\w*\.? ?[\w.]+ (shows|lists|presents|gives|summari[sz]es|illustrates|reports|depicts|displays|compares)\b(?!(?:,? \w+)?,? that\b)|\b(by the following|as follows)\W*$/i

/** What a list of references gives of a source, set as text. */
const ofSource = /\(Eds?\.\)|\(pp\. ?\d+[–-]\d+\)\.$/
/** "Communications in Computer and Information Science": only a name has no longer word without a capital. */
const longWord = /(?<!\p{L})\p{Ll}{4}/u

// Listings that were set as text.
const programme = />>>|[=!]=|\w\.\w+\(\)|[{}]\s*$|\bdef \w+\(|\bfor \w+ in \w+[.:]/

/** Cells of a table that run into the words after them. */
export const cells = /^(?:\S*\d\S*\s+){2}/

const [roundOpen, roundClose, squareOpen, squareClose] = [40, 41, 91, 93]
/** False for a sentence that was cut inside brackets. */
export function isWhole(text: string): boolean {
  let round = 0
  let square = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > squareClose) continue
    if (code === roundOpen) round++
    else if (code === roundClose) round--
    else if (code === squareOpen) square++
    else if (code === squareClose) square--
  }
  return round <= 0 && square === 0
}

/** True for running text that says something by itself: no captions, imprint, roadmap or bare pointer. */
export function isStatement(sentence: Sentence): boolean {
  const known = statements.get(sentence)
  if (known !== undefined) return known
  // What a section on limits says is said shortly: "The revisions are simulated."
  const found =
    sentence.role === 'limitations' ? isShortStatement(sentence) : states(sentence, 35, 6)
  statements.set(sentence, found)
  return found
}

/** What each part of an explanation asks of every sentence again. */
const statements = new WeakMap<Sentence, boolean>()

/** The same where few words may say it: "The study lasted 14 months." */
export const isShortStatement = (sentence: Sentence): boolean => states(sentence, 20, 4)

/** The same of what has its own wording: "Nobody died.", "They had a mean (SD) age of 69 (9) years". */
export const isBriefStatement = (sentence: Sentence): boolean =>
  states(sentence, 12, 2, sentence.text.replace(inBrackets, ' ').replace(/ {2,}/g, ' '))

/** The same where figures in brackets make up much of it: "The stay was shorter (3 days [1–5] vs. 6 days [3–11])." */
export const isCountedStatement = (sentence: Sentence): boolean =>
  isStatement(sentence) || states(sentence, 35, 6, sentence.text.replace(inBrackets, ' '))
/** The same where few words have their test in brackets: "The groups did not differ (t(38) = 0.50, p = 0.62)." */
export const isTestedStatement = (sentence: Sentence): boolean =>
  states(sentence, 20, 4, sentence.text.replace(testInBrackets, ' '))
const testInBrackets = /\((?:[^()]|\([^()]{0,20}\)){1,200}\)/g
const inBrackets = /\([^()]*\)|±\s?[\d.]+/g

/** The end of a sentence, with the marks of notes behind it. */
const ended = /[.!?;]["'”’)\]\d,¹²³⁴-⁹⁰]*$/

/** True for a whole sentence of running text or of a note, be it a bare pointer: one that may speak of a figure. */
export function isWholeSentence({ kind, role, isBegun, text }: Sentence): boolean {
  if (kind !== 'paragraph' && kind !== 'list-item' && kind !== 'footnote') return false
  if (role === 'references' || role === 'acknowledgements') return false
  if (!isBegun || text.length > 600 || !ended.test(text)) return false
  return isWhole(text) && !holds(programme, text) && !holds(housekeeping, text)
}

function states(
  sentence: Sentence,
  fewestLetters: number,
  fewestWords: number,
  worded = sentence.text,
): boolean {
  const { text, kind, role } = sentence
  if (kind !== 'paragraph' && kind !== 'list-item') return false
  if (role === 'references' || role === 'acknowledgements') return false
  if (text.length < fewestLetters || text.length > 600) return false
  if (sentence.speaksOf === 'cited-before' || isSearchString(text)) return false
  if (!sentence.isBegun || !ended.test(text)) return false
  if (
    !isWhole(text) ||
    holds(programme, text) ||
    cells.test(text) ||
    ofSource.test(text) ||
    !longWord.test(text)
  )
    return false
  if (letterCount(worded) / worded.length < 0.6 || wordCount(worded) < fewestWords) return false
  return !holds(housekeeping, text) && !holds(roadmap, text) && !holds(pointer, text)
}

const dangling =
  /^(these|those|this|that|it|they|he|she|its|their|such|here|there|both|one|another|others|the (former|latter|same|other|above|following|second|third)|as (such|a result|mentioned|shown|described|seen)|in (this|that|these|the latter|such) (case|cases|way|setting|context|example)|for (this|these|that)|to (this|that|do so)|doing so|(first|second|third|fourth)(ly)?,|also|similarly|likewise|instead|otherwise|again|then|nevertheless|hence|thus|so|but|and|or|because of this|at the same time|on the (other|one) hand|by contrast|in contrast)\b/i
const selfNaming =
  /^(this|these|here|in this|the present|our) ?(paper|study|work|article|review|survey|thesis|report|research|trial|data|results|findings|is the first|we |, we|analysis)/i

/** True when the sentence leans on the one before it: "These", "It", "In this case". */
export function leansBack(text: string): boolean {
  return holds(dangling, text) && !selfNaming.test(text)
}
