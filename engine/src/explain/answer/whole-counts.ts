import type { PaperDocument } from '../../document/paper-document.ts'
import { joinGroups } from '../../text/numbers.ts'
import type { Span } from '../../text/span.ts'
import { american } from '../../text/spelling.ts'
import { stem } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { citesOthers } from '../text/antecedent.ts'
import { othersWork } from '../text/others-work.ts'
import { isPlural } from '../text/plural.ts'
import type { Sentence } from '../text/sentence.ts'
import { hasLeft, isOfStudying, isPlan } from '../text/studying.ts'
import { topicStems } from '../text/words.ts'
import { worthiest } from '../text/worthiest.ts'
import { countedPhrase } from './counted-phrase.ts'
import {
  countsSpeakers,
  mayName,
  nounStem,
  numberedAfter,
  severalCounted,
} from './counted-things.ts'

// What a paper counts of all that it was done on answers who asks how many there were, in whatever words: "How many
// children took part?" by "Participants were 37,801 children".

/** What says that all of them are counted. */
const overall =
  /\b(?:in total|in all|altogether|a total of|overall|(?:study|final|whole|total|entire|pretraining|training) (?:sample|population|cohort|data ?set|corpus)|recruited|enrol+ed|participa(?:ted|nts? (?:were|was|included))|took part|randomi[sz]ed|randomly (?:assigned|allocated)|(?:was|were|are|is) (?:included|analy[sz]ed|collected|sampled|interviewed|surveyed|annotated|studied|examined|screened|selected|tested|identified|conducted|carried out|eligible)|identified|consist(?:s|ed|ing) of|compris(?:e[sd]?|ing)|contain(?:s|ed|ing)|cover(?:s|ed|ing)|result(?:s|ed|ing) in|there (?:are|were)|we (?:\w+ly )?(?:collect|sample|include|interview|survey|annotate|study|examine|screen|select|analy[sz]e|gather|obtain|use|test|evaluate|compare|studied)d?)\b/i
/** What counts a part of them, an average, or what is only planned. */
const ofPart =
  /\b(?:of (?:the|these|those|all)|each|per|every|at least|at most|up to|maximum|minimum|mean|average|median|only|remaining|other|another|subset|subgroup|subsample|expected|estimated)\b|%/i
const ofPlace =
  /(?<![\p{L}\p{N}.])(\d[\d,.]*|\p{L}+ty|hundred|thousand) ([\p{L}-]+s) of (?:the|these|those)\b/giu
const reachBefore = 40
const counting =
  /(?<![\p{L}\p{N}.])(?:\d[\d,.]*[KkMB]?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|\p{L}+teen|\p{L}+ty(?:-\p{Ll}+)?|hundred|thousand|million)((?: [\p{L}\p{N}-]+){1,5})/gu
const reachAfter = 30
/** True when the words about the count say that it is of a part, an average or a bound, or of those who left. */
function countsPartOnly(text: string, forms: ReadonlySet<string>, asked: string): boolean {
  const plain = joinGroups(text)
  const found = [...plain.matchAll(counting)].filter(([, after = '']) =>
    after.split(' ').some((word) => forms.has(nounStem(word))),
  )
  return (
    found.length > 0 &&
    found.every(({ index, 0: words }) => {
      const end = index + words.length
      const about = plain.slice(Math.max(0, index - reachBefore), end)
      return (
        // "Seventy infants of the coast" are all of them.
        ofPart.test(about.replace(ofPlace, '$1 $2')) ||
        (hasLeft(plain.slice(index, end + reachAfter).split(/[,;(]/)[0] ?? '') && !hasLeft(asked))
      )
    })
  )
}
const ownVoice = /\b(?:we|our|this (?:study|paper|work|trial|survey)|the present study)\b/i
const places: Readonly<Partial<Record<Sentence['role'], number>>> = {
  abstract: 0.7,
  methods: 0.5,
  results: 0.4,
  other: 0.1,
  conclusion: 0.2,
}
const leastWorth = 1
const longest = 500

/** Whom a text may count where it is asked for people of any kind, or for patients: never the other way round. */
const ofPatients = 'subjects participants children adults women men infants neonates males females'
const ofPeople = `patients individuals volunteers respondents interviewees people persons students panelists ${ofPatients}`
const writings = ['papers', 'articles', 'publications', 'documents'].map(nounStem)
const sexes = [
  ['women', 'females'],
  ['men', 'males'],
]
const kinds: ReadonlyMap<string, readonly string[]> = new Map(
  'people persons individuals participants subjects respondents volunteers'
    .split(' ')
    .map((noun) => [nounStem(noun), topicStems(ofPeople)] as const)
    .concat([[nounStem('patients'), topicStems(ofPatients)]])
    .concat([[nounStem('children'), topicStems('infants toddlers babies newborns neonates')]])
    .concat([[nounStem('couples'), topicStems('dyads')]])
    .concat(sexes.map(([noun = '', said = '']) => [nounStem(noun), topicStems(said)] as const))
    .concat(writings.map((noun) => [noun, writings])),
)
const allPeople: ReadonlySet<string> = new Set(
  `${ofPeople} adolescents toddlers babies newborns boys girls couples`.split(' ').map(nounStem),
)
/** So often at least a paper says the noun of a question that is answered by another one. */
const leastSaid = 2

/** The forms of a noun on both sides of the ocean. */
function spellingsOf(noun: string): ReadonlySet<string> {
  const british = noun.replace(/(?<=[tb])er(?=s?$)/, 're').replace(/or(?=s?$)/, 'our')
  return new Set([noun, american(noun), british].map(nounStem))
}

/** "A total of 105 American Society of Anesthesiologists I and II children": the noun may stand further off. */
function countsInAll(text: string, forms: ReadonlySet<string>): boolean {
  const words = /\ba total of \d[\d,. ]*((?:[\p{L}\p{N}-]+ ){0,10}[\p{L}-]+)/iu.exec(text)?.[1]
  return words?.split(' ').some((word) => isPlural(word) && forms.has(nounStem(word))) ?? false
}

/** Those in whom a treatment worked are a result. */
const ofResponse = /^(?:non-?)?responders$/i

/** "How many girls took part?": people, with no word but those by which any study is told. */
export function countsAllPeople(asked: Question): boolean {
  const phrase = countedPhrase(asked)
  return (
    phrase !== null &&
    allPeople.has(nounStem(phrase.noun)) &&
    phrase.qualities.length === 0 &&
    phrase.rest.every(isOfStudying)
  )
}

/**
 * The sentences that count all of what "how many" asks the number of, best first, where nothing else in the question
 * bounds it: its other words are those by which any study is told, or stand in the sentence. Empty for other questions.
 */
export function wholeCounts(
  document: PaperDocument,
  sentences: readonly Sentence[],
  asked: Question,
): Span[] {
  const phrase = countedPhrase(asked)
  if (phrase === null || ofResponse.test(phrase.noun)) return []
  const { noun, qualities, rest } = phrase
  const own = spellingsOf(noun)
  const others = othersWork(document, sentences)
  const said = sentences.filter(({ stems }) => [...own].some((form) => stems.has(form))).length
  const isPeople = allPeople.has(nounStem(noun))
  const kin =
    said >= leastSaid || nounStem(noun) !== stem('patients') ? kinds.get(nounStem(noun)) : []
  const forms = new Set([...own, ...(kin ?? [])])
  const bounds = [...qualities, ...rest.filter((word) => !isOfStudying(word))]
  const worthOf = ({ text, role, kind, speaksOf, index, stems }: Sentence): number => {
    if (kind !== 'paragraph' && kind !== 'list-item' && kind !== 'caption') return 0
    if (speaksOf !== 'paper' || others.has(index) || text.length > longest) return 0
    if (role === 'references' || role === 'acknowledgements' || citesOthers(text)) return 0
    if ((role === 'introduction' || role === 'background') && !ownVoice.test(text)) return 0
    if (!bounds.every((word) => stems.has(word))) return 0
    const named = [...forms].filter((form) => mayName(text, form))
    if (named.length === 0 || countsSpeakers(text, nounStem(noun))) return 0
    const counted = severalCounted(text)
    const isExact = named.some(
      (form) => own.has(form) && (counted.has(form) || numberedAfter(text, form, true)),
    )
    const isKind = isExact || named.some((form) => counted.has(form))
    if (!isKind && !countsInAll(text, forms)) return 0
    const doing = rest.filter(isOfStudying)
    // What was done with things that are no people tells which of them are meant.
    const isDone = isPeople || doing.length === 0 || doing.some((word) => stems.has(word))
    return (
      (overall.test(text) && isDone ? 1 : 0) +
      (places[role] ?? 0) +
      (isExact ? 0.5 : 0) +
      0.3 * doing.filter((word) => stems.has(word)).length -
      (countsPartOnly(text, forms, asked.text) ? 0.7 : 0) -
      (isPlan(text) ? 1 : 0) -
      (kind === 'caption' ? 0.8 : 0)
    )
  }
  return worthiest(sentences, worthOf, { floor: leastWorth }).map(({ span }) => span)
}
