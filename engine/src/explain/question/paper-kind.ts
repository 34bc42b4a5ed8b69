import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { speaksOfOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'

const kind =
  '(?:(?:systematic|scoping|rapid|literature|narrative|critical|umbrella|integrative|mapping|multivocal|mini-?)[ -](?:literature )?(?:review|study)|review|meta-analysis|survey|overview|tutorial|(?:position|perspective|opinion|discussion|white|demo|demonstration|workshop|review|survey|concept|theoretical|methods) (?:paper|article)|perspective|commentary|viewpoint|editorial|essay|case (?:report|study|series)|case[–-]control study|(?:\\w+ )?cohort study|cross-sectional (?:study|survey|analysis)|(?:randomi[sz]ed|controlled|clinical|crossover|field)(?: [\\w-]+){0,3} trial|trial|(?:pilot|qualitative|quantitative|longitudinal|observational|retrospective|prospective|experimental|field|laboratory|simulation|user|empirical|exploratory|comparative|comparison|feasibility|descriptive|mixed-methods|interview|replication|modelling|modeling|validation|diagnostic|ecological|epidemiological|theoretical|measurement|secondary|large-scale)(?: [\\w-]+){0,2} (?:study|survey|analysis)|technical report|(?:master’s|doctoral|PhD) thesis|thesis|dissertation|study protocol|correction|erratum|data (?:descriptor|paper)|proof of concept|secondary (?:data )?analysis)'
const adjectives = '(?:[\\w-]+,? ){0,4}?'
const stated: readonly (readonly [RegExp, number])[] = [
  // "In this position paper, we argue".
  [
    new RegExp(
      `\\b(?:this|our|the present|the current)(?: [\\w-]+){0,2}? ${kind}\\b(?! (?:of|in|by) \\p{Lu})`,
      'iu',
    ),
    2,
  ],
  [
    new RegExp(
      `\\b(?:this|the present|the current|our) (?:study|paper|article|work|report|research|note|review) (?:is|was|presents|reports|provides|describes|constitutes) (?:designed as )?(?:an? |the )?${adjectives}${kind}\\b`,
      'i',
    ),
    3,
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:study|trial|research|work|paper) (?:was|is) (?:designed as )?an? ${adjectives}${kind}\\b`,
      'i',
    ),
    2.5,
  ],
  [
    new RegExp(
      `\\b(?:we|authors|i) (?:therefore |thus |\\w+ly )?(?:conduct|perform|carry out|carried out|undertake|undertook|did|complete|present|report|run|ran|offer|provide|designed)(?:e?d|s)? an? ${adjectives}${kind}\\b`,
      'i',
    ),
    2.5,
  ],
  [
    new RegExp(
      `^an? ${adjectives}${kind} (?:was|is|has been) (?:\\w+ )?(?:conducted|performed|carried out|completed|undertaken|done|presented|reported)\\b`,
      'i',
    ),
    2.5,
  ],
]
/** "…: a systematic review of the literature"; "A survey of bees". */
const titled = new RegExp(`(?:[:.?–—-] |^)(?:an? |the )?(?:[\\w-]+,? ){0,4}?${kind}\\b(?!s)`, 'i')

/** What says of what kind a paper is: its title, then its own sentences; empty where neither names one. */
export function kindStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
): Span[] {
  const title = document.blocks.find((block) => block.kind === 'title')?.span
  const named = title && titled.test(document.text.slice(title.start, title.end)) ? [title] : []
  const found = sentences
    .filter(
      (sentence) =>
        isStatement(sentence) && sentence.speaksOf === 'paper' && !speaksOfOthers(sentence.text),
    )
    .filter(({ role }) =>
      ['abstract', 'introduction', 'methods', 'other', 'conclusion'].includes(role),
    )
    .map((sentence) => ({
      sentence,
      score:
        stated.reduce(
          (most_, [pattern, weight]) => Math.max(most_, pattern.test(sentence.text) ? weight : 0),
          0,
        ) + (sentence.role === 'abstract' ? 0.6 : 0),
    }))
    .filter(({ score }) => score >= 2)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence.span)
  return [...named, ...found].slice(0, Math.min(2, most))
}
