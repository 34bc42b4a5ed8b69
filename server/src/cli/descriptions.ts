import {
  afterReading,
  type CheckedPassage,
  evidencePlace,
  type LinkTest,
  linkTestWords,
  nothingToCheck,
  partsOfPassage,
  type RepositoryReading,
  unsureWords,
} from '@tessera/contract'
import type {
  Answer,
  Claim,
  Explanation,
  FiguresAnalysis,
  MathAnalysis,
  PaperDocument,
  ResultsAnalysis,
  Span,
} from '@tessera/engine'

import type { ChecklistLink } from '../explanations/links/checklist-links.ts'
import type { DocumentVerification } from '../explanations/verification.ts'

// Results as people read them in a terminal. Each claim shows its verdict; nothing else is said.

/** What was found in a file, what is doubtful in it, and its text. */
export function describeDocument(document: PaperDocument): string {
  const counts = [
    [document.sections.length, 'sections'],
    [document.sentences.length, 'sentences'],
    [document.figures.length, 'figures'],
    [document.tables.length, 'tables'],
    [document.equations.length, 'equations'],
    [document.references.length, 'references'],
    [document.pages.length, 'pages'],
  ].map(([count, name]) => `${count} ${name}`)
  return [
    document.title,
    document.authors.join(', '),
    counts.join(', '),
    ...document.warnings.map((warning) => `Note: ${warning.message}`),
    '',
    document.text,
  ].join('\n')
}

/** A text that the engine does not read, with the reason: nothing is told to be absent from it. */
export interface NotRead {
  readonly notRead?: string
}

/** A link of the checklist, and what its last test found. */
export interface TestedLink extends ChecklistLink {
  readonly test: LinkTest
}

/** The sections of an explanation, the checklist with what became of its links, and what a repository says. */
export function describeExplanation(
  explanation: Explanation &
    NotRead & { readonly links?: readonly TestedLink[]; readonly repository?: RepositoryReading },
): string {
  const repositoryLines = linesOfRepository(explanation.repository)
  const linkLines = linesOfLinks(explanation.links ?? [])
  return sections(explanation, [
    ['TL;DR', explanation.tldr],
    ["What's new?", explanation.whatsNew],
    ['Methods', explanation.methods],
    ['Results', explanation.results],
    ['Limitations', explanation.limitations],
  ]).concat(
    '\nReplication checklist\n',
    ...explanation.replicationChecklist
      .toSorted((a, b) => Number(b.status === 'stated') - Number(a.status === 'stated'))
      .map(({ item, status, text, verdict, searched }) =>
        status === 'stated'
          ? `  - ${item}: ${text} [${verdict.kind}]\n${linkLines(item)}`
          : (repositoryLines(item) ??
            `  - ${status === 'not-read' ? 'not read' : `not found ${afterReading(searched)}`}: ${item}\n`),
      ),
    lineOfReading(explanation.repository),
  )
}

/** One line for each link that was tested, below the item that gives it. */
const linesOfLinks = (links: readonly TestedLink[]) => (wanted: string) =>
  links
    .filter(({ item }) => item === wanted)
    .map(
      ({ url, test }) => `    ${url} ${linkTestWords(test.outcome, test.testedAt.slice(0, 10))}\n`,
    )
    .join('')

/** What the paper does not say and its repository has, with the lines of its files; null when it has nothing either. */
const linesOfRepository = (reading: RepositoryReading | undefined) => (wanted: string) => {
  const found = reading?.findings.find(({ item }) => item === wanted)
  if (!found) return null
  const lines = found.evidence.flatMap((evidence) => [
    `    ${evidencePlace(evidence)}\n`,
    ...(evidence.lines?.text.split(/\r?\n/).map((line) => `      ${line}\n`) ?? []),
  ])
  return `  - in linked repository: ${wanted}\n${lines.join('')}`
}

/** Which repository that is, and what of it was read. */
const lineOfReading = (reading: RepositoryReading | undefined): string => {
  if (!reading) return ''
  const { name, commit, readAt, filesRead } = reading
  return `  Linked repository: ${name} at ${commit.slice(0, 7)}, read on ${readAt.slice(0, 10)}: ${filesRead.join(', ')}\n`
}

const longestOpening = 100
/** The first words of a paragraph, as many as fit beside its place. */
const opening = (words: string) =>
  words.length <= longestOpening
    ? words
    : `${words.slice(0, longestOpening).replace(/\s\S*$/, '')} …`

/** An answer with its passages, or why there is none and what came nearest. */
export function describeAnswer(document: PaperDocument, answer: Answer): string {
  if (answer.refused)
    return [
      answer.reason ?? answer.answer,
      ...(answer.nearest ?? []).map((span) => `  nearest: ${wordsAt(document, span)}`),
    ].join('\n')
  const unsure = unsureWords(answer)
  return [
    ...(answer.premise === undefined ? [] : [answer.premise]),
    ...(unsure === null ? [] : [unsure]),
    answer.answer,
    ...(answer.note === undefined ? [] : [answer.note]),
    ...answer.evidence.map((span) => `  ${span.start}-${span.end}: ${wordsAt(document, span)}`),
    ...(answer.readOn ?? []).map(
      (span) => `  read on at ${span.start}-${span.end}: ${opening(wordsAt(document, span))}`,
    ),
  ].join('\n')
}

/**
 * Each sentence behind its verdict and problems, with the paper's whole sentences and where they stand, in which **what
 * was found** is marked.
 */
export function describeVerification({ sentences }: DocumentVerification): string {
  if (sentences.length === 0) return nothingToCheck
  return sentences
    .map(({ text, verdict, reasons, passages }) => {
      const why = reasons.length > 0 ? [`  ${reasons.join(' ')}`] : []
      const near = verdict.kind === 'unverified' ? 'nearest' : ''
      const quotes = passages.map((passage) => {
        const place = [near, passage.where].filter((part) => part !== '').join(', ')
        return `  ${place === '' ? '' : `${place}: `}“${marked(passage)}”`
      })
      return [`${verdict.kind}: ${text.replace(/\s+/g, ' ')}`, ...why, ...quotes].join('\n')
    })
    .join('\n')
}

function marked(passage: CheckedPassage): string {
  const { start, quote } = passage
  return partsOfPassage(passage)
    .map((part) => {
      const words = quote.slice(part.start - start, part.end - start)
      return part.isMarked ? `**${words}**` : words
    })
    .join('')
    .replace(/\s+/g, ' ')
}

/** Experiments, what is told over all of them, and numbers that do not add up. */
export function describeResults(analysis: ResultsAnalysis & NotRead): string {
  return [
    ...analysis.experiments.map(
      (experiment) =>
        `${experiment.title}\n${lines([...experiment.methodology, ...experiment.keyFindings, ...experiment.significance])}`,
    ),
    sections(analysis, [['Overall', analysis.overallSummary]]),
    ...(analysis.numberNotes.length > 0 ? [`Does not add up\n${lines(analysis.numberNotes)}`] : []),
  ].join('\n')
}

/** What each figure and table shows, and all of them together. */
export function describeFigures(analysis: FiguresAnalysis & NotRead): string {
  return [
    ...analysis.figures.map(({ title, description, keyInsights }) =>
      analysis.notRead === undefined
        ? `${title}\n${lines([...description, ...keyInsights])}`
        : title,
    ),
    sections(analysis, [['Overall', analysis.overallAnalysis]]),
  ].join('\n')
}

/** Equations with the meaning of their symbols, and how many are left out. */
export function describeMath(analysis: MathAnalysis & NotRead): string {
  return [
    ...analysis.equations.map((equation) => {
      const symbols = equation.symbols.map(
        ({ symbol, definition }) => `  ${symbol}: ${definition.text}\n`,
      )
      return `${equation.title}\n  ${equation.expression}\n${symbols.join('')}${lines(equation.explanation)}`
    }),
    ...(analysis.leftOut ? [`${leftOutLine(analysis.leftOut)}\n`] : []),
    sections(analysis, [['Framework', analysis.framework]]),
  ].join('\n')
}

const leftOutLine = (count: number) =>
  count === 1
    ? '1 more displayed equation is left out.'
    : `${count} more displayed equations are left out.`

function sections(
  { notRead }: NotRead,
  parts: readonly (readonly [heading: string, claims: readonly Claim[]])[],
): string {
  const told = parts.filter(([, claims]) => notRead === undefined || claims.length > 0)
  return [
    ...(notRead === undefined
      ? []
      : [
          `${notRead}${told.length > 0 ? ' What stands below is of its abstract in English.' : ''}\n`,
        ]),
    ...told.map(([heading, claims]) => `${heading}\n${lines(claims)}`),
  ].join('\n')
}

function lines(claims: readonly Claim[]): string {
  if (claims.length === 0) return '  - not found in this paper\n'
  return claims.map((claim) => `  - ${claim.text} [${claim.verdict.kind}]\n`).join('')
}

function wordsAt(document: PaperDocument, { start, end }: Span): string {
  return document.text.slice(start, end).replace(/\s+/g, ' ')
}
