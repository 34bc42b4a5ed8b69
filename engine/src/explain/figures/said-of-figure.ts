import type { Figure } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { overlaps } from '../../text/span.ts'
import { findingScore } from '../summary/finding-score.ts'
import { figureLabel, holdsValue, namesFigure, tellsWhatIsSeen } from '../text/names-figure.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement, isWholeSentence } from '../text/statement.ts'
import { similarity } from '../text/words.ts'

const mostInsights = 3
/** "“In Figure 3, we show how A and B relate.”": an example of words, and none of what a figure shows. */
const quotedWhole = /^\W*[“"][^“”"]+[”"]\W*$/u
/** A sentence this sure of a finding stands for itself; one below is told only when nothing better is. */
const sure = 1.6
const reach = 3

const supposes =
  /^(?:please )?note that\b|\b(?:speculate|hypothesi[sz]e|expect|may|might|could|would)\b/i

/** True for words that by themselves tell what was seen, and neither name what there is to see nor suppose it. */
const tellsSeen = (text: string): boolean =>
  holds(tellsWhatIsSeen, text) && !namesFigure.test(text) && !supposes.test(text)

const deed =
  /\bwe (?:\w+ )?(?:provided?|give|gave|included?|vary|varied|plot(?:ted)?|compar(?:e|ed)|comput(?:e|ed)|sort(?:ed)?|used?|took|take|train(?:ed)?|evaluat(?:e|ed)|fit(?:ted)?|repeat(?:ed)?|present(?:ed)?|describ(?:e|ed)|defin(?:e|ed)|consider(?:ed)?|perform(?:ed)?|select(?:ed)?|chose|appl(?:y|ied)|calculat(?:e|ed)|analy[sz](?:e|ed)|test(?:ed)?|examin(?:e|ed)|investigat(?:e|ed)|explor(?:e|ed)|measured?|summari[sz]ed?|illustrat(?:e|ed))\b/i
const outcome = /\b(?:find|found|shows?|showed|shown|see|seen|observed?|to be)\b/i
/** "We vary the size in Figure 2, from 3 to 9": what was done, with whatever numbers, is not what is seen. */
const tellsWhatWasDone = (text: string): boolean => holds(deed, text) && !holds(outcome, text)

const speaksOf = (figure: Figure, { span }: Sentence) =>
  figure.mentions.some((mention) => overlaps(mention, span))

/** How much a sentence that mentions a figure says of what is seen there. */
function scoreOf(sentence: Sentence): number {
  const { text, kind } = sentence
  const score = findingScore(sentence)
  // What stands below another figure tells how that one came about.
  if (namesFigure.test(text) || kind === 'footnote') return score
  if (holds(tellsWhatIsSeen, text)) return Math.max(score, sure)
  if (tellsWhatWasDone(text)) return Math.min(score, sure / 2)
  return Math.max(score, holdsValue(text) ? sure : 0)
}

/** The sentences that mention a figure, and findings that follow one that only points, each with how much it tells. */
function scoredOn(figure: Figure, sentences: readonly Sentence[]): Map<Sentence, number> {
  const found = new Map<Sentence, number>()
  sentences.forEach((sentence, at) => {
    if (!speaksOf(figure, sentence) || quotedWhole.test(sentence.text)) return
    const own = scoreOf(sentence)
    if (isWholeSentence(sentence)) found.set(sentence, Math.max(0.1, own))
    // "Table 1 shows what became of them": what became of them is said next.
    if (own >= sure || sentence.kind === 'caption' || namedAside.test(sentence.text)) return
    const near = sentences.slice(at + 1, at + 1 + reach)
    const next = near.findIndex(
      ({ block, text }) => block !== sentence.block || figureLabel.test(text),
    )
    for (const other of next < 0 ? near : near.slice(0, next)) {
      if (found.has(other) || !isStatement(other)) continue
      const score = Math.max(findingScore(other), tellsSeen(other.text) ? sure : 0)
      const isSeen = tellsSeen(other.text) || !tellsWhatWasDone(other.text)
      if (score >= sure && isSeen) found.set(other, score - 0.4)
    }
  })
  return found
}

/** "Patient flow, as depicted in Figure 1, is a summary": the sentence goes on to another thing than the figure. */
const namedAside =
  /, as (?:is |are )?(?:depicted|shown|illustrated|seen|described|presented|listed|given|summari[sz]ed|displayed) in [^,;]{1,40},/i

type Scored = readonly [Sentence, number]
const best = (scored: readonly Scored[]) =>
  scored
    .toSorted(([one, a], [other, b]) => b - a || one.index - other.index)
    .slice(0, mostInsights)
    .map(([sentence]) => sentence)
const inOrder = (sentences: readonly Sentence[]) => sentences.toSorted((a, b) => a.index - b.index)

/**
 * What the text says of a figure: the sentences that mention it, and findings that follow one that
 * only points, until another figure is named; best first chosen, in reading order.
 */
export function findingsOn(figure: Figure, sentences: readonly Sentence[]): Sentence[] {
  const scored = [...scoredOn(figure, sentences)]
  const floor = scored.some(([, score]) => score >= sure) ? sure / 2 : 0
  return inOrder(best(scored.filter(([, score]) => score >= floor)))
}

/** What the text says of a figure, all of it, in reading order. */
export interface SaidOfFigure {
  /** What is seen there: in sentences that mention it, and in those that follow one that only points. */
  readonly findings: readonly Sentence[]
  /** The other sentences that mention it. */
  readonly others: readonly Sentence[]
}

/** The sentences that by their own words tell what is seen in a figure or table. */
export const seenIn = (
  figures: readonly Figure[],
  sentences: readonly Sentence[],
): ReadonlySet<Sentence> =>
  new Set(
    figures
      .flatMap((figure) => saidOf(figure, sentences).findings)
      .filter(
        (sentence) =>
          tellsSeen(sentence.text) ||
          (findingScore(sentence) >= sure && !tellsWhatWasDone(sentence.text)),
      ),
  )

/** Sentences below several figures that are this alike, with the same numbers, are one. */
const alike = 0.8
const digits = ({ text }: Sentence) => (text.match(/\d[\d.,]*/g) ?? []).join(' ')

/** Without what stands below one figure after another in nearly the same words: the first of them tells it. */
function withoutEchoes(scored: readonly Scored[]): readonly Scored[] {
  const told: Sentence[] = []
  return scored.filter(([sentence]) => {
    if (sentence.kind !== 'footnote') return true
    const isEcho = told.some(
      (other) =>
        digits(other) === digits(sentence) && similarity(other.stems, sentence.stems) >= alike,
    )
    if (!isEcho) told.push(sentence)
    return !isEcho
  })
}

/** Every sentence that mentions a figure, those that tell what is seen there apart; few are told of those that follow. */
export function saidOf(figure: Figure, sentences: readonly Sentence[]): SaidOfFigure {
  const scored = withoutEchoes([...scoredOn(figure, sentences)])
  const isMention = ([sentence]: Scored) => speaksOf(figure, sentence)
  const findings = scored.filter(([, score]) => score >= sure)
  const mentions = scored.filter(isMention)
  const following = scored.filter((one) => !isMention(one))
  const told = findings.filter(isMention).map(([sentence]) => sentence)
  const after = best(following).slice(0, Math.max(0, mostInsights - told.length))
  return {
    findings: inOrder([...told, ...after]),
    others: inOrder(mentions.filter(([, score]) => score < sure).map(([sentence]) => sentence)),
  }
}
