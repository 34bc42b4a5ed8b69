import type { PaperDocument } from '../../document/paper-document.ts'
import { literally } from '../../text/literally.ts'
import { joinGroups, smallNumbers, tensInFigures } from '../../text/numbers.ts'
import { type Span, slice } from '../../text/span.ts'
import { tokens, type Word } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import { type Question, readQuestion } from '../question/question.ts'
import { isPlural } from '../text/plural.ts'
import type { Sentence } from '../text/sentence.ts'
import { hasLeft, isOfStudying, isPlan } from '../text/studying.ts'
import { labelled, numberOf } from './premise-numbers.ts'
import { countsOtherwise } from './premise-words.ts'
import { wholeCounts } from './whole-counts.ts'

// Who asks after "27 chickens" of a paper that counts 72 is told so, with the sentence; never by a count of other
// things, and never where the paper's own counts leave it open which is meant.

const reach = 5
const reachInAll = 11
const longestLabel = 12
const longest = 500
const reachAfter = 50
/** A number that only a slip parts from the paper's is set right by a sentence with this share of the question, too. */
const leastShare = 0.5
const stopsNumber =
  /^(?:of|in|on|at|from|per|for|with|by|and|or|between|to|than|as|which|that|were|was|had|have|is|are|the|an?|near|among|within|after|before|during|not|who|whose|where|when|while|because|also|then)$/
const parted = /[.;:()%,|–—\t\n]/

const inFigures = (text: string) =>
  // "88 657 of 98 942 tumours" counts tumours twice.
  tensInFigures(joinGroups(text)).replace(/(?<=\d) of (?=(?:the )?\d)/g, ' / ')

/** The numbers of a text in order, as figures, each with the words that it counts: those up to the next preposition, bracket or number. */
export function countsOf(
  plain: string,
): { readonly number: string; readonly words: Word[]; readonly end: number }[] {
  const text = inFigures(plain)
  const list = tokens(text)
  return list.flatMap(({ text: word, start, end }, at) => {
    const number = numberOf(word)
    if (number === null || /^(?:19|20)\d\d$/.test(word) || /[-\p{L}]/u.test(text[start - 1] ?? ''))
      return []
    if (labelled.test(text.slice(Math.max(0, start - longestLabel), start))) return []
    const isTotal = /\btotal of $/i.test(text.slice(Math.max(0, start - 12), start))
    const words: Word[] = []
    const from = /^ \/ (?:the )?\d/.test(text.slice(end)) ? at + 2 : at + 1
    const begin = list[from - 1]?.end ?? end
    for (const next of list.slice(from, from + (isTotal ? reachInAll : reach))) {
      if (numberOf(next.text) !== null || parted.test(text.slice(begin, next.start))) break
      if (stopsNumber.test(next.text) && !(isTotal && next.text === 'of') && next.text !== 'and')
        break
      if (next.text === 'and' && !isTotal) break
      words.push(next)
      if (!isTotal && isPlural(next.text)) break
    }
    return [{ number, words, end }]
  })
}

/** A number without the commas that group its digits. */
const plainValue = (number: string) => number.replaceAll(',', '')
const longNumber = 4
/** True for two numbers that a slip makes of each other: one digit is the next one, in long numbers any, or two changed places. */
function isSlipOf(one: string, other: string): boolean {
  const [a, b] = [plainValue(one), plainValue(other)]
  if (a.length !== b.length || a.length < 2 || a === b) return false
  const steps = [...a].map((digit, at) => Math.abs(Number(digit) - Number(b[at]))).filter(Boolean)
  if (steps.length === 1) return steps[0] === 1 || a.length >= longNumber
  return steps.length === 2 && [...a].toSorted().join('') === [...b].toSorted().join('')
}

/** What is done with the things right after a number alone: "105 completed", "119 (0.5%) were confirmed". */
const doneNext =
  /^\s*(?:\([^()]{0,25}\)\s*)?(?:(?:were|was|had|have|been|also|finally|later)\s+)*(\p{L}+)/u

/** The numbers of the sentence that counts all such things of the paper: what is asked of all of them is not set right by a part. */
function countedInAll(
  document: PaperDocument,
  sentences: readonly Sentence[],
  phrase: readonly Word[],
): readonly string[] {
  const things = phrase.map(({ text }) => text).join(' ')
  const [best] = wholeCounts(document, sentences, readQuestion(`How many ${things} were there?`))
  return best ? countsOf(slice(document.text, best)).map(({ number }) => plainValue(number)) : []
}

/** A number as a text has it, with its spaces ("88 657") or in words; one of its own, and no part of "1,224". */
export function asWritten(text: string, number: string): string {
  const figures = [...number].map(literally).join('[ \\u00a0\\u2009\\u202f]?')
  const word = smallNumbers[Number(number)]
  const forms = [`(?<![\\d.,])${figures}(?!\\d|[.,]\\d)`, ...(word ? [`\\b${word}\\b`] : [])]
  return forms.flatMap((form) => new RegExp(form, 'iu').exec(text)?.[0] ?? [])[0] ?? number
}

/**
 * The sentence that counts the things of a question otherwise, where the question's own number stands nowhere in the
 * paper; with what to say. Null where none does, or where several numbers could be meant.
 */
export function correctedNumber(
  document: PaperDocument,
  question: Question,
  unknown: string,
  sentences: readonly Sentence[],
): { readonly span: Span; readonly premise: string } | null {
  const asked = countsOf(question.text).find(
    ({ number }) => plainValue(number) === plainValue(unknown),
  )
  const words = asked?.words ?? []
  const last = words.findIndex(({ text }) => isPlural(text))
  const phrase = words.slice(0, last + 1).filter(({ text }) => !/(?:ed|ing)$/.test(text))
  const verbs = new Set(question.stems.filter((stem) => !phrase.some((word) => word.stem === stem)))
  const things = phrase.filter(({ stem }) => question.stems.includes(stem)).map(({ stem }) => stem)
  const noun = things.at(-1)
  if (!asked || noun === undefined) return null
  const rest = [...verbs].filter(
    (stem) => !isFaint(stem) && !isOfStudying(stem) && numberOf(stem) === null,
  )
  const isSaid = (stems: ReadonlySet<string>, stem: string) =>
    stems.has(stem) || [...stems].some((one) => sameWord(one, stem))
  const told = sentences.flatMap(({ text, stems, span, role, speaksOf, kind }) => {
    if (role === 'references' || speaksOf !== 'paper' || kind === 'table' || isPlan(text)) return []
    if (text.length > longest || !things.every((stem) => stems.has(stem))) return []
    const share = rest.filter((stem) => isSaid(stems, stem)).length / Math.max(1, rest.length)
    const isWhole = rest.length === 0 || share === 1
    if (!isWhole && share < leastShare) return []
    const plain = inFigures(text)
    return countsOf(text).flatMap(({ number, words, end }) => {
      const isLeft = hasLeft(plain.slice(end, end + reachAfter)) && !hasLeft(question.text)
      const isCount = !isLeft && things.every((stem) => words.some((word) => word.stem === stem))
      // "133 patients were screened, of which 28 discontinued": the verb stands for the things.
      const next = words.length > 0 && isCount ? undefined : doneNext.exec(plain.slice(end))?.[1]
      const isDeed =
        next !== undefined &&
        /(?:ed|en|ied)$/.test(next) &&
        tokens(next).some(({ stem }) => verbs.has(stem) && !isFaint(stem))
      // "Children were selected (n = 91)" counts them only for who nearly said so.
      const isN = /\bn\s?=\s?$/i.test(
        plain.slice(Math.max(0, end - number.length - 5), end - number.length),
      )
      return isCount || isDeed || isN
        ? [{ number, span, text, isDeed, isSure: isWhole && !isN }]
        : []
    })
  })
  const deeds = told.filter(({ isDeed }) => isDeed)
  const meant = deeds.length > 0 ? deeds : told
  const valuesOf = (list: typeof meant) => [
    ...new Set(list.map(({ number }) => plainValue(number))),
  ]
  const sure = valuesOf(meant.filter(({ isSure }) => isSure))
  const slips = valuesOf(
    meant.filter(
      ({ number, isSure }) => isSlipOf(number, unknown) && (isSure || number.length > 1),
    ),
  )
  const whole = rest.length > 0 ? null : countedInAll(document, sentences, phrase)
  const alone = whole === null ? sure : sure.filter((number) => whole.includes(number))
  const right = slips.length === 1 ? slips[0] : sure.length === 1 ? alone[0] : undefined
  const found = meant.find(({ number }) => plainValue(number) === right)
  return found
    ? {
        span: found.span,
        premise: countsOtherwise(
          asWritten(question.text, unknown),
          asWritten(found.text, found.number),
        ),
      }
    : null
}
