import { stopWords, tokens, type Word } from '../../text/tokens.ts'
import { directionOf, withoutWhy } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { directionAsked, directionNear, filler, holdsAll, isOf } from './premise-directions.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './rank-candidates.ts'

/** Passages in which a denial or the opposite is looked for, and so many words may stand between it and its thing. */
const looked = 40
const reachOfNone = 4
const reachOfNot = 6
const fewestWords = 2

const denying = /^(?:not|never|cannot|none|no|neither|nor|without)$/
/** "Failed to show", "stopped growing": it did not, or does so no longer. */
const failing = /^(?:fail|fails|failed|failing|unable)$/
const stopping = /^(?:stops?|stopped|ceases?|ceased)$/
/** True for a word that denies what comes next. */
const denies = (word: Word, next: Word | undefined): boolean =>
  denying.test(word.text) ||
  (failing.test(word.text) && next?.text === 'to') ||
  (stopping.test(word.text) && /ing$/.test(next?.text ?? ''))
const reason = /(?<=\S),? (?:because|since)\b.*$/su
/** A sentence without the reason that it gives, which may well suppose what the rest says outright. */
export const withoutReason = (sentence: string): string => sentence.replace(reason, '')
/** "Not only", "no longer", "may not": these deny nothing, or not for good. */
const noDenial =
  /\b(?:not (?:only|just|limited to|merely|necessarily|all|every|always|surprising\w*|clear|known|least)|no (?:longer|doubt|more than)|(?:may|might|would|should|if|or|why|whether) (?:\w+ )?not|not (?:in|un)(?:significant|common|usual|likely|expected|important))\b/i
/** True for a clause that denies nothing for good; who asks why it should be is told that it should not. */
export const deniesNothing = (clause: string, question: string): boolean =>
  noDenial.test(/\bshould\b/i.test(question) ? clause.replace(/\bshould not\b/gi, 'not') : clause)
/** What was expected, asked or supposed is no word on what is so. */
export const supposed =
  /\b(?:if|whether|unless|would|hypothes\w+|expect\w*|assum\w+|suppos\w+|aim\w*|aimed|previous\w*|prior|earlier|critics?|critique|in order to|to (?:prove|test|confirm|evaluate|assess|determine|investigate|examine|see|find out))\b|\?/i
const everySupposed = new RegExp(supposed.source, 'giu')
/** "Fewer than expected" is no supposition. */
const thanSupposed =
  /\bthan (?:was |were |is )?(?:expected|assumed|hypothesi[sz]ed|supposed|before)\b/giu
/** True for a text that only supposes, but for what a question says in the same words: "Why does it assume …?" */
export const onlySupposes = (text: string, question: string): boolean => {
  const asked = new Set(tokens(question).map(({ stem }) => stem))
  return [...text.replace(thanSupposed, ' ').matchAll(everySupposed)].some(
    ([said]) => !tokens(said).some(({ stem }) => asked.has(stem)),
  )
}
export const clauseEnds =
  /;|:\s|,\s(?=(?:but|while|whereas|although|though|and|however|nor)\b)|\b(?:but|whereas|although|albeit|however)\b/

/** "Not to be used as", "not be considered as": the word is of what comes after it. */
const takenAs =
  /\b(?:used|considered|regarded|seen|taken|treated) as(?: an?| the)?(?: first| initial| primary| main)?$/
const mayBeTaken = /\b(?:used|considered|regarded|seen|taken|treated)$/
/** True for words of a clause that only lead over to what is denied. */
const leadsOn = (words: readonly Word[]): boolean => {
  const said = words.map(({ text }) => text).join(' ')
  return filler.test(words.at(-1)?.text ?? '') || mayBeTaken.test(said) || takenAs.test(said)
}

/** The last of the first words that are all the question's, or small ones. */
function lastOf(words: readonly Word[], stems: readonly string[]): Word {
  const isAsked = (word: Word) => stems.some((stem) => isOf(word, stem))
  const end = words.findIndex((word) => !isAsked(word) && !filler.test(word.text))
  const run = end < 0 ? words : words.slice(0, end)
  return run.findLast(isAsked) ?? (words[0] as Word)
}

/** The words of a clause from a denial to what it denies of the question's; null when it denies none of them. */
export function denialIn(clause: string, stems: readonly string[]): string | null {
  const words = tokens(clause)
  for (const [at, word] of words.entries()) {
    if (!denies(word, words[at + 1])) continue
    const isNot = !/^(?:none|no|neither|nor|without)$/.test(word.text)
    const after = words.slice(at + 1, at + 1 + (isNot ? reachOfNot : reachOfNone))
    for (const [step, next] of after.entries()) {
      if (stems.some((stem) => isOf(next, stem)))
        return clause.slice(word.start, lastOf(words.slice(at + 1 + step), stems).end)
      if (!leadsOn(after.slice(0, step + 1))) break
    }
  }
  return null
}

/** The words of a clause that give a direction. */
const changes = (clause: string) =>
  tokens(clause).flatMap(({ stem }) => (directionOf(stem) === null ? [] : [stem]))

/** "A promising candidate to be it", "too low to be it" say of nothing that it is so. */
const notQuite = /\bcandidates? (?:to|for)\b|\btoo \p{L}+ to\b/iu

interface Found {
  readonly asked: string
  readonly said: string
}

/** What a clause says against all that is asked, by a denial; null when it does not. */
function denied(clause: string, stems: readonly string[], asked: string): Found | null {
  if (deniesNothing(clause, asked) || !holdsAll(tokens(clause), stems)) return null
  // "Be used to predict": a verb that any question may have is denied as well as its own.
  const verbs = tokens(asked).flatMap(({ text, stem }) => (/ed$/.test(text) ? [stem] : []))
  const said = denialIn(clause, [...stems, ...verbs])
  return said === null ? null : { asked, said }
}

/** What holds now, and not only in what was done. */
const asksNow = /^\W*why (?:is|are|do|does|can|should)\b/iu

/** The words that a question has for a thing, up to it, as stems: "third peak". */
function phraseOf(question: string, thing: string): string[] {
  const words = tokens(question)
  const at = words.findIndex(({ stem }) => stem === thing)
  const before = words.slice(0, Math.max(0, at))
  const apart = before.findLastIndex(({ text }) => filler.test(text) || stopWords.has(text))
  return [...before.slice(apart + 1), ...words.slice(at, at + 1)].map(({ stem }) => stem)
}

/** The parts of a sentence that have all words for a thing, where the sentence names the rest; none for a thing of one word. */
function partsOf(text: string, rest: readonly string[], phrase: readonly string[]): string[] {
  if (phrase.length < fewestWords || supposed.test(text) || !holdsAll(tokens(text), rest)) return []
  return text.split(clauseEnds).filter((part) => holdsAll(tokens(part), phrase))
}

/** A question that denies, in whatever words, is turned by no denial: "few", "hard to", "left out", "give up". */
export const deniesItself =
  /\b(?:few|little|hardly|hard|difficult|rare\p{L}*|seldom|scarce\p{L}*|distrust\p{L}*|doubt\p{L}*|exclu\p{L}*|omit\p{L}*|ignor\p{L}*|avoid\p{L}*|reject\p{L}*|refus\p{L}*|drop\p{L}*|instead|rather|in place of|g[ai]ves? up|(?:left|leave|kept|keep|rule|ruled|dry|dried) (?:[\p{L}\p{N}-]+ ){0,4}?(?:out|off|away|aside|up))\b/iu
const negatedQuestion =
  /\b(?:not|no|never|without|lack\w*|fail\w*|\p{L}+n['’]t|neither|nor|none|only|than|unable|(?:stop|cease)\p{L}* (?=\p{L}+ing))\b/iu

/**
 * A passage that denies what a why question takes for granted, or says the opposite of it, of all that the question
 * names; none where any passage says it as the question does.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function deniedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
) {
  if (question.type !== 'why' || negatedQuestion.test(question.text)) return null
  const mayBeDenied = !deniesItself.test(question.text)
  const direction = directionAsked(question)
  const turned = direction?.word.stem
  const plain = question.stems.filter((stem) => !/^(?:significantli|significant)$/.test(stem))
  const rest = plain.filter((stem) => stem !== turned)
  if (plain.length < fewestWords || rest.length === 0) return null
  const asked = withoutWhy(question.text)
  const told = ranked.filter(({ kind }) => kind !== 'table' && kind !== 'caption')
  const own = told.filter((one) => !isOthers(one))
  // What holds in general may be the word of others, too.
  const isGeneral = asksNow.test(question.text)
  const others = isGeneral ? told.filter(isOthers) : []
  const passages = [...own, ...others]
  const phrase = direction ? phraseOf(question.text, direction.thing) : []
  const clausesOf = (sentence: string) => {
    const text = withoutReason(sentence)
    if (!holdsAll(tokens(text), rest) || supposed.test(text)) return []
    const parts = text.split(clauseEnds)
    const whole = parts.filter((clause) => holdsAll(tokens(clause), rest))
    // What one part of a sentence denies and another says is denied of something else.
    const isTold = (stem: string) =>
      parts.some((part) => denialIn(part, plain) === null && holdsAll(tokens(part), [stem]))
    return whole.length > 0 || plain.every(isTold) ? whole : [text]
  }
  const against = (text: string): Found | null => {
    for (const clause of clausesOf(text).toReversed()) {
      const denial = mayBeDenied ? denied(clause, plain, asked) : null
      if (denial) return denial
      if (!direction || !turned || denialIn(clause, changes(clause)) !== null) continue
      const near = directionNear(clause, direction.thing, turned)
      if (near?.isOpposite && rest.length >= fewestWords)
        return {
          asked: question.text.slice(direction.word.start, direction.word.end),
          said: near.said,
        }
    }
    // "The first two rose, albeit the third peak fell": the part with all the words for a thing is of that thing.
    const near = rest.length >= fewestWords && turned ? partsOf(text, rest, phrase) : []
    const [only, another] = near.flatMap(
      (part) => directionNear(part, phrase.at(-1) ?? '', turned ?? '') ?? [],
    )
    return direction && only?.isOpposite && another === undefined
      ? { asked: question.text.slice(direction.word.start, direction.word.end), said: only.said }
      : null
  }
  for (const passage of [...own.slice(0, looked), ...others.slice(0, looked)]) {
    const found = against(passage.text)
    if (found === null) continue
    const isAffirmed = passages.some(
      ({ text }) =>
        against(text) === null &&
        holdsAll(tokens(text), plain) &&
        !(
          supposed.test(text) ||
          notQuite.test(text) ||
          tokens(text).some((word, at, words) => denies(word, words[at + 1]))
        ),
    )
    if (isAffirmed) return null
    return {
      passage,
      premise: saysOtherwise(found.asked, found.said),
    }
  }
  return null
}
