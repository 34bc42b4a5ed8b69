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
import type { CheckedSentence } from '../explanations/engine-tasks.ts'

// Results as people read them in a terminal. Each claim shows its verdict; nothing else is said.

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

export function describeExplanation(explanation: Explanation): string {
  return sections([
    ['TL;DR', explanation.tldr],
    ["What's new?", explanation.whatsNew],
    ['Methods', explanation.methods],
    ['Results', explanation.results],
    ['Limitations', explanation.limitations],
    [
      'Replication checklist',
      explanation.replicationChecklist.filter((claim) => claim.status === 'stated'),
    ],
  ]).concat(
    explanation.replicationChecklist
      .filter((claim) => claim.status !== 'stated')
      .map(
        (claim) => `  - ${claim.status === 'not-read' ? 'not read' : 'not found'}: ${claim.item}\n`,
      )
      .join(''),
  )
}

export function describeAnswer(document: PaperDocument, answer: Answer): string {
  if (answer.refused)
    return [
      answer.reason ?? answer.answer,
      ...(answer.nearest ?? []).map((span) => `  nearest: ${wordsAt(document, span)}`),
    ].join('\n')
  return [
    ...(answer.premise === undefined ? [] : [answer.premise]),
    answer.answer,
    ...answer.evidence.map((span) => `  ${span.start}-${span.end}: ${wordsAt(document, span)}`),
  ].join('\n')
}

export function describeSentences(
  document: PaperDocument,
  sentences: readonly CheckedSentence[],
): string {
  return sentences
    .map(({ text, verdict }) => {
      const problems = verdict.problems.length > 0 ? ` (${verdict.problems.join(', ')})` : ''
      const quotes = verdict.spans.map((span) => `  ${wordsAt(document, span)}`)
      return [`${verdict.kind}${problems}: ${text}`, ...quotes].join('\n')
    })
    .join('\n')
}

export function describeResults(analysis: ResultsAnalysis): string {
  return [
    ...analysis.experiments.map(
      (experiment) =>
        `${experiment.title}\n${lines([...experiment.methodology, ...experiment.keyFindings, ...experiment.significance])}`,
    ),
    `Overall\n${lines(analysis.overallSummary)}`,
    ...(analysis.numberNotes.length > 0 ? [`Does not add up\n${lines(analysis.numberNotes)}`] : []),
  ].join('\n')
}

export function describeFigures(analysis: FiguresAnalysis): string {
  return [
    ...analysis.figures.map(
      (figure) => `${figure.title}\n${lines([...figure.description, ...figure.keyInsights])}`,
    ),
    `Overall\n${lines(analysis.overallAnalysis)}`,
  ].join('\n')
}

export function describeMath(analysis: MathAnalysis): string {
  return [
    ...analysis.equations.map((equation) => {
      const symbols = equation.symbols.map(
        ({ symbol, definition }) => `  ${symbol}: ${definition.text}\n`,
      )
      return `${equation.title}\n  ${equation.expression}\n${symbols.join('')}${lines(equation.explanation)}`
    }),
    `Framework\n${lines(analysis.framework)}`,
  ].join('\n')
}

function sections(
  parts: readonly (readonly [heading: string, claims: readonly Claim[]])[],
): string {
  return parts.map(([heading, claims]) => `${heading}\n${lines(claims)}`).join('\n')
}

function lines(claims: readonly Claim[]): string {
  if (claims.length === 0) return '  - not found in this paper\n'
  return claims.map((claim) => `  - ${claim.text} [${claim.verdict.kind}]\n`).join('')
}

function wordsAt(document: PaperDocument, { start, end }: Span): string {
  return document.text.slice(start, end).replace(/\s+/g, ' ')
}
