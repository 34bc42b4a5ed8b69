import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { othersWork } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'
import { codeNamed, otherVersions, programNamed, programWorded } from './software-cues.ts'

const asks =
  /\b(?:which|what) (?:[\p{L}-]+ ){0,3}?(?:software|programs?|programmes?|codes?|(?:statistical|software|analysis) (?:packages?|tools?)|computer packages?)\b.*\b(?:us(?:e|ed|ing)|employ(?:ed)?|appl(?:y|ied)|r[au]n|perform(?:ed)?|conducted|carried out|analy[sz]ed?)\b|\bwith (?:which|what) (?:[\p{L}-]+ ){0,2}?(?:software|programs?|codes?|packages?)\b/iu
/** What every such question says; any other word tells what the program was used for. */
const ofQuestion = new Set(
  topicStems(
    `software program programme code package statistical statistics statistic computer tool use used using employ employed apply applied
    run ran perform performed conduct conducted carry carried analyse analyze analysed analyzed analysis data study paper
    author researcher article work result compute calculation fit fitted fitting estimate estimated model`,
  ),
)
const ofStatistics = /\bstatistic|\banaly[sz]/i
const computes =
  /\b(?:statistic\w*|analy[sz]\w+|calculat\w+|comput(?:ed|ation\w*)|estimated|fitted|tests?|tested|regressions?)\b/i
const modelled = /\b(?:simulat|integrat|solv|model|spectr|numerical)/i
const done =
  /\b(?:us(?:e|es|ed|ing)|in|with|by|via|through|employ\w*|perform\w*|conducted|carried out|implement\w*|enter(?:ed)?|written|based on)\b/i
const most = 2
const longest = 700

/** How plainly a sentence says that a program was used; 0 when it does not. */
function worthOf({ text, role, kind, speaksOf }: Sentence, isStatistical: boolean): number {
  if (role === 'references' || kind === 'reference' || kind === 'heading' || kind === 'table')
    return 0
  if (speaksOf !== 'paper' || text.length > longest || /\?\W*$/.test(text)) return 0
  if (role === 'introduction' || role === 'background') return 0
  const isNamed = programNamed.test(text)
  const isCode = codeNamed.test(text) && (computes.test(text) || modelled.test(text))
  const isProgram = isNamed || isCode || (programWorded.test(text) && !otherVersions.test(text))
  if (!isProgram || !done.test(text)) return 0
  const isComputed = computes.test(text)
  if (isStatistical && !isComputed) return 0
  return (
    (isNamed ? 1 : 0) +
    (isComputed ? 1 : 0) +
    (/\b(?:statistical(?:ly)?|data|all|the) (?:analys[ei]s|calculations)|\b(?:analys[ei]s|data) (?:was|were)\b|analy[sz]ed/i.test(
      text,
    )
      ? 1
      : 0) +
    (/\b(?:software|version|package)\b|\d\.\d/i.test(text) ? 0.5 : 0) +
    (role === 'methods' ? 0.5 : 0) -
    (kind === 'caption' ? 1.5 : 0) -
    (/\bsample sizes?\b|\bpower calculation\b/i.test(text) ? 1.5 : 0)
  )
}

/** A sentence that was cut inside a bracket ("in STATA 11 (StataCorp.") without it. */
function withoutCut({ text, span }: Sentence): Span {
  const open = text.lastIndexOf('(')
  return open > text.lastIndexOf(')') && open > 20
    ? { start: span.start, end: span.start + text.slice(0, open).trimEnd().length }
    : span
}

/**
 * The sentences that name the program with which something was done, when a question asks for it ("Which software was
 * used?", "With which program were the trees drawn?"). Empty for other questions, and where none is named for that.
 */
export function softwareStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  const purposes = topicStems(question).filter((stem) => !ofQuestion.has(stem))
  const isStatistical = purposes.length === 0 && ofStatistics.test(question)
  const others = othersWork(document, sentences)
  return sentences
    .filter(({ index, stems }) => !others.has(index) && purposes.every((stem) => stems.has(stem)))
    .map((sentence) => ({ sentence, worth: worthOf(sentence, isStatistical) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.sentence.index - b.sentence.index)
    .slice(0, most)
    .map(({ sentence }) => withoutCut(sentence))
}
