import type { Figure, PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { isLanguageRead } from '../../text/language.ts'
import { contains, overlaps, type Span, slice } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { engineVersion, type FigureReading, type FiguresAnalysis } from '../explanation.ts'
import { findingScore } from '../summary/finding-score.ts'
import { tableFacts } from '../tables/table-facts.ts'
import { namesOnly } from '../text/names-figure.ts'
import { readSentences, type Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { captionSentences } from './caption-sentences.ts'
import { pointsOnly } from './points-only.ts'
import { saidOf, seenIn } from './said-of-figure.ts'
import { visualPattern } from './visual-pattern.ts'

/** "Although such effects were not seen, X did more": what points back is granted or stated beside the finding. */
const opensAside =
  /^(?:although|while|whereas|though|even though|despite|because|since|as|if|when|given|consistent with|in (?:line|agreement) with)\b[^,]*,/i

/**
 * What is quoted of sentences on a figure: each with what it points back at, "These mice …", left out where that cannot be
 * shown with it or it says only where to look; what one is quoted with is not quoted again.
 */
function shownWhole(said: readonly Sentence[]): Span[] {
  const spans = said.flatMap(({ text, span, whole }) => {
    const shown = whole ?? (opensAside.test(text) ? span : null)
    return shown && !pointsOnly(text) ? [shown] : []
  })
  return spans.filter((span) => !spans.some((other) => other !== span && contains(other, span)))
}

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
  const seen = shownWhole(findings)
  const named = shownWhole(others).filter((span) => !seen.some((other) => contains(other, span)))
  const told = caption.filter((span) => !pointsOnly(slice(document.text, span)))
  const facts = tables.flatMap((table) => tableFacts(document, table, 2))
  const title = first ? slice(document.text, first) : ''
  // What the title has said in full is said again only where nothing else is.
  const saysMore =
    told.length > 1 ||
    seen.length > 0 ||
    named.some((span) => !namesOnly(slice(document.text, span)))
  const isSaid = title.length <= longestTitle && saysMore
  const besides = isSaid ? told.filter((span) => span !== first) : told
  return {
    id: figure.id,
    title: titleOf(figure.label, title),
    description: claims.quoteAll('figures', [...besides, ...named]),
    keyInsights: [
      ...claims.quoteAll('figures', seen),
      ...facts.map((fact): Claim => ({ ...fact, section: 'figures' })),
    ],
    visualPattern: tables.length > 0 ? 'table' : visualPattern(words),
  }
}

/** Longest title that is shown whole. */
const longestTitle = 90

function titleOf(label: string, sentence: string): string {
  const words = sentence
    .replace(/(?<=\p{L}{4})\.\s+(\([^()]*\))\W*$/u, ' $1')
    .replace(/[.:;]\s*$/, '')
    .trim()
  const short =
    words.length > longestTitle
      ? `${words.slice(0, longestTitle - 2).replace(/\s+\S*$/, '')} …`
      : words
  return short === '' ? label : `${label}: ${short}`
}

/** Score from which on a sentence that names a figure tells what figures show over all. */
const plainFinding = 2.6
const mostFindings = 3

const bestFindings = (sentences: readonly Sentence[], least: number): Sentence[] =>
  sentences
    .map((sentence) => ({ sentence, score: findingScore(sentence) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, mostFindings)
    .map(({ sentence }) => sentence)
    .toSorted((a, b) => a.index - b.index)

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
  const naming = statements.filter(({ span }) => spoken.some((mention) => contains(span, mention)))
  const plain = bestFindings(naming, plainFinding)
  // Where no sentence names a figure with what it shows, those that follow one that points at it may tell.
  const overall = plain.length > 0 ? plain : bestFindings([...seenIn(all, sentences)], 0)
  return {
    figures,
    overallAnalysis: claims.quoteAll('figures', shownWhole(overall)),
    engine: 'embedded',
    engineVersion,
  }
}
