import type { Figure, PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { isLanguageRead } from '../../text/language.ts'
import { contains, overlaps, slice } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { engineVersion, type FigureReading, type FiguresAnalysis } from '../explanation.ts'
import { findingScore } from '../summary/finding-score.ts'
import { tableFacts } from '../tables/table-facts.ts'
import { isStatement, readSentences, type Sentence } from '../text/sentence.ts'
import { captionSentences } from './caption-sentences.ts'

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(receiver operating|ROC)\b.{0,20}\bcurves?\b|\bROC\b/, 'ROC curve'],
  [/\bkaplan[-–]meier\b|\bsurvival curves?\b/i, 'survival curve'],
  [/\bforest plots?\b/i, 'forest plot'],
  [/\bfunnel plots?\b/i, 'funnel plot'],
  [/\bbox[- ]?(and[- ]whisker )?plots?\b/i, 'box plot'],
  [/\bviolin plots?\b/i, 'violin plot'],
  [/\bscatter ?-?(plots?|grams?)\b/i, 'scatter plot'],
  [/\bbar (charts?|plots?|graphs?)\b|\bbars (show|indicate|represent)/i, 'bar chart'],
  [/\bpie charts?\b/i, 'pie chart'],
  [/\bhistograms?\b/i, 'histogram'],
  [/\bheat ?-?maps?\b/i, 'heat map'],
  [/\bconfusion matri(x|ces)\b/i, 'confusion matrix'],
  [/\bphylogen\w+ tree\b|\bdendrograms?\b|\bcladograms?\b/i, 'tree'],
  [/\bflow ?-?(charts?|diagrams?)\b|\bPRISMA\b/i, 'flow chart'],
  [/\b(western|northern|southern) blots?\b|\bimmunoblot/i, 'blot'],
  [
    /\b(micrographs?|microscop\w+|immunofluorescence|stained|staining|scale bars?)\b/i,
    'micrograph',
  ],
  [/\b(photographs?|photos?)\b/i, 'photograph'],
  [/\b(map|maps) of\b|\bstudy (area|sites?)\b/i, 'map'],
  [/\b(t-?SNE|UMAP|PCA) (plots?|visuali[sz]ation|embedding)/i, 'embedding plot'],
  [
    /\b(line (chart|graph|plot)s?|time series|time course|(learning|training|loss|dose[- ]response|growth) curves?)\b/i,
    'line chart',
  ],
  [
    /\b(architecture|schematic|diagram|overview|pipeline|workflow|framework|illustration)\b/i,
    'diagram',
  ],
  [/\bscreenshots?\b|\buser interface\b/i, 'screenshot'],
  [/\bcurves?\b/i, 'curve'],
  [/\bplots?\b|\bplotted\b/i, 'plot'],
  [/\bexamples?\b/i, 'example'],
]

const mostInsights = 3
/** "“In Figure 3, we show how A and B relate.”": an example of words, and none of what a figure shows. */
const quotedWhole = /^\W*[“"][^“”"]+[”"]\W*$/u
const label = /\b(fig(ure)?s?|tables?)\b\.?\s*[A-Z]?\d+[a-z]?/i
const labels = new RegExp(label, 'gi')
/** A sentence this sure of a finding stands for itself; one below is told only when nothing better is. */
const sure = 1.6
const reach = 3

/**
 * What the text says of a figure: the sentences that mention it, and findings that follow one that
 * only points, until another figure is named; best first chosen, in reading order.
 */
export function findingsOn(figure: Figure, sentences: readonly Sentence[]): Sentence[] {
  const found = new Map<Sentence, number>()
  sentences.forEach((sentence, at) => {
    if (!figure.mentions.some((mention) => overlaps(mention, sentence.span))) return
    if (quotedWhole.test(sentence.text)) return
    const bare = sentence.text.replace(labels, '').replace(/\[[\d,\s–-]+\]/g, '')
    const own = Math.max(findingScore(sentence), /\d/.test(bare) ? sure : 0)
    if (isStatement(sentence)) found.set(sentence, Math.max(0.1, own))
    // "Table 1 shows what became of them": what became of them is said next.
    if (own >= sure || sentence.kind === 'caption') return
    const near = sentences.slice(at + 1, at + 1 + reach)
    const next = near.findIndex(({ block, text }) => block !== sentence.block || label.test(text))
    for (const other of next < 0 ? near : near.slice(0, next)) {
      if (found.has(other)) continue
      const score = findingScore(other)
      if (score >= sure && isStatement(other)) found.set(other, score - 0.4)
    }
  })
  const scored = [...found].map(([sentence, score]) => ({ sentence, score }))
  const floor = scored.some(({ score }) => score >= sure) ? sure / 2 : 0
  return scored
    .filter(({ score }) => score >= floor)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, mostInsights)
    .map(({ sentence }) => sentence)
    .toSorted((a, b) => a.index - b.index)
}

function readFigure(
  document: PaperDocument,
  figure: Figure,
  table: Table | undefined,
  sentences: readonly Sentence[],
  claims: ReturnType<typeof claimMaker>,
): FigureReading {
  const caption = captionSentences(document, figure)
  const words = figure.caption ? slice(document.text, figure.caption) : ''
  const first = caption[0]
  const told = findingsOn(figure, sentences)
  const facts = table ? tableFacts(document, table, 2) : []
  return {
    id: figure.id,
    title: titleOf(figure.label, first ? slice(document.text, first) : ''),
    description: claims.quoteAll('figures', caption.slice(0, 4)),
    keyInsights: [
      ...claims.quoteAll(
        'figures',
        told.map(({ span }) => span),
      ),
      ...facts.map((fact): Claim => ({ ...fact, section: 'figures' })),
    ],
    visualPattern: table ? 'table' : (patterns.find(([cue]) => cue.test(words))?.[1] ?? ''),
  }
}

function titleOf(label: string, sentence: string): string {
  const words = sentence
    .replace(/(?<=\p{L}{4})\.\s+(\([^()]*\))\W*$/u, ' $1')
    .replace(/[.:;]\s*$/, '')
    .trim()
  const short = words.length > 90 ? `${words.slice(0, 88).replace(/\s+\S*$/, '')} …` : words
  return short === '' ? label : `${label}: ${short}`
}

/** Every figure and table: what its caption says, what the text says of it, what kind it is as worded. */
export async function analyzeFigures(document: PaperDocument): Promise<FiguresAnalysis> {
  const claims = claimMaker(document)
  const isRead = isLanguageRead(document.language)
  const sentences = isRead ? readSentences(document) : []
  const statements = sentences.filter(isStatement)
  const place = ({ caption, mentions }: Figure) =>
    caption?.start ?? mentions[0]?.start ?? document.text.length
  const tables = new Map(document.tables.map((table) => [table.id, table]))
  const told = new Set<string>()
  /** An insight told of one figure is not told again of the next, which shows the same data. */
  const once = (reading: FigureReading): FigureReading => {
    const keyInsights = reading.keyInsights.filter(({ text }) => !told.has(text))
    for (const { text } of keyInsights) told.add(text)
    return { ...reading, keyInsights }
  }
  const figures = [...document.figures, ...document.tables]
    .toSorted((a, b) => place(a) - place(b))
    .map((figure) => readFigure(document, figure, tables.get(figure.id), sentences, claims))
    .map((reading) => (isRead ? reading : { ...reading, description: [], keyInsights: [] }))
    .map(once)
  const spoken = [...document.figures, ...document.tables].flatMap(({ mentions }) => mentions)
  const overall = statements
    .filter(({ span }) => spoken.some((mention) => contains(span, mention)))
    .map((sentence) => ({ sentence, score: findingScore(sentence) }))
    .filter(({ score }) => score >= 2.6)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, 3)
    .toSorted((a, b) => a.sentence.index - b.sentence.index)
  return {
    figures,
    overallAnalysis: claims.quoteAll(
      'figures',
      overall.map(({ sentence }) => sentence.span),
    ),
    engine: 'embedded',
    engineVersion,
  }
}
