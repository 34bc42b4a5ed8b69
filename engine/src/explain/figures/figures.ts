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
import { pointsOnly } from './points-only.ts'
import { saidOf } from './said-of-figure.ts'
import { visualPattern } from './visual-pattern.ts'

function readFigure(
  document: PaperDocument,
  figure: Figure,
  tables: readonly Table[],
  sentences: readonly Sentence[],
  claims: ReturnType<typeof claimMaker>,
): FigureReading {
  const caption = captionSentences(document, figure)
  const words = figure.caption ? slice(document.text, figure.caption) : ''
  const first = caption[0]
  const { findings, others } = saidOf(figure, sentences)
  const spansOf = (said: readonly Sentence[]) =>
    said.filter(({ text }) => !pointsOnly(text)).map(({ span }) => span)
  const told = caption.filter((span) => !pointsOnly(slice(document.text, span)))
  const facts = tables.flatMap((table) => tableFacts(document, table, 2))
  return {
    id: figure.id,
    title: titleOf(figure.label, first ? slice(document.text, first) : ''),
    description: claims.quoteAll('figures', [...told, ...spansOf(others)]),
    keyInsights: [
      ...claims.quoteAll('figures', spansOf(findings)),
      ...facts.map((fact): Claim => ({ ...fact, section: 'figures' })),
    ],
    visualPattern: tables.length > 0 ? 'table' : visualPattern(words),
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
  const all = [...document.figures, ...document.tables]
  /** A table without a caption, of the label of one that has a caption, is a part of that one. */
  const isPart = ({ label, caption }: Figure) =>
    caption === null && label !== '' && all.some((one) => one.caption && one.label === label)
  const tablesOf = ({ id, label }: Figure) =>
    document.tables.filter((one) => one.id === id || (isPart(one) && one.label === label))
  const told = new Set<string>()
  const mentionsOf = new Map(all.map(({ id, mentions }) => [id, mentions]))
  /** An insight told of one figure is none of the next that it names, too: it stands in what is said of that one. */
  const once = (reading: FigureReading): FigureReading => {
    const mentions = mentionsOf.get(reading.id) ?? []
    const isAgain = ({ text }: Claim) => told.has(text)
    const namesIt = ({ spans }: Claim) =>
      spans.some((span) => mentions.some((mention) => overlaps(mention, span)))
    const again = reading.keyInsights.filter((claim) => isAgain(claim) && namesIt(claim))
    const keyInsights = reading.keyInsights.filter((claim) => !isAgain(claim))
    for (const { text } of keyInsights) told.add(text)
    return { ...reading, description: [...reading.description, ...again], keyInsights }
  }
  const figures = all
    .filter((figure) => !isPart(figure))
    .toSorted((a, b) => place(a) - place(b))
    .map((figure) => readFigure(document, figure, tablesOf(figure), sentences, claims))
    .map((reading) => (isRead ? reading : { ...reading, description: [], keyInsights: [] }))
    .map(once)
  const spoken = all.flatMap(({ mentions }) => mentions)
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
