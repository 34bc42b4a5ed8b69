import type {
  Claim,
  FiguresAnalysis,
  MathAnalysis,
  QaEntry,
  ResultsAnalysis,
  Summary,
} from '@tessera/contract'
import type { Highlight } from '../reader/highlight.ts'
import type { EvidenceKind } from '../ui/evidence-kind.ts'

type ReplicationClaim = Summary['claims']['replicationChecklist'][number]

export type Tab = 'summary' | 'results' | 'figures' | 'math'

/** A claim with the name that joins it to its passage, its tile and its tick (`data-c`). */
export interface NamedClaim<Kind extends Claim = Claim> {
  readonly id: string
  readonly claim: Kind
  readonly kind: EvidenceKind
}

export interface NamedSection {
  readonly key: string
  readonly title: string
  readonly kind: EvidenceKind
  readonly claims: readonly NamedClaim[]
}

/** Names in order: `prefix-0`, `prefix-1`, … */
export function named<Kind extends Claim>(
  prefix: string,
  kind: EvidenceKind,
  claims: readonly Kind[],
): NamedClaim<Kind>[] {
  return claims.map((claim, index) => ({ id: `${prefix}-${index}`, claim, kind }))
}

/** The sections of a summary that are told in claims: key, title, colour. */
export const sectionNames = [
  ['tldr', 'TL;DR', 'tldr'],
  ['whatsNew', "What's New?", 'new'],
  ['methods', 'Methods', 'methods'],
  ['results', 'Results', 'results'],
  ['limitations', 'Limitations', 'limitations'],
] as const

/** The five sections of a summary, as the panel heads them; the checklist stands apart. */
export function namedSummary(summary: Summary): NamedSection[] {
  return sectionNames.map(([key, title, kind]) => ({
    key,
    title,
    kind,
    claims: named(`s-${key}`, kind, summary.claims[key]),
  }))
}

export function namedChecklist(summary: Summary): NamedClaim<ReplicationClaim>[] {
  return named('s-replication', 'replication', summary.claims.replicationChecklist)
}

export function namedResults(analysis: ResultsAnalysis) {
  return {
    overall: named('r', 'results', analysis.overallSummary),
    notes: named('r-n', 'limitations', analysis.numberNotes),
    experiments: analysis.experiments.map((experiment, index) => ({
      title: experiment.title,
      methodology: named(`r${index}-m`, 'methods', experiment.methodology),
      keyFindings: named(`r${index}-k`, 'results', experiment.keyFindings),
      significance: named(`r${index}-s`, 'results', experiment.significance),
    })),
  }
}

export function namedFigures(analysis: FiguresAnalysis) {
  return {
    overall: named('f', 'results', analysis.overallAnalysis),
    figures: analysis.figures.map((figure, index) => ({
      ...figure,
      description: named(`f${index}-d`, 'results', figure.description),
      keyInsights: named(`f${index}-k`, 'results', figure.keyInsights),
    })),
  }
}

type SymbolName = Pick<MathAnalysis['equations'][number]['symbols'][number], 'symbol' | 'latex'>

/** A symbol that an equation before has as well, with its definition there. */
interface SymbolAgain extends SymbolName {
  readonly definition: NamedClaim
}

/**
 * What is said of equations. Each thing is said once: symbols that one sentence defines stand together at the first
 * equation that has them, later ones refer to it; a sentence that leads to several equations leads to the first.
 */
export function namedMath(analysis: MathAnalysis) {
  const placeOf = ({ spans }: Claim) => spans.map(({ start, end }) => `${start}-${end}`).join()
  const defined = new Map<string, NamedClaim>()
  const led = new Set<string>()
  return {
    framework: named('m', 'methods', analysis.framework),
    equations: analysis.equations.map((equation, index) => {
      const symbols: { readonly named: SymbolName[]; readonly definition: NamedClaim }[] = []
      const again: SymbolAgain[] = []
      for (const [at, { symbol, latex, definition }] of equation.symbols.entries()) {
        const name = { symbol, ...(latex !== undefined && { latex }) }
        const place = placeOf(definition)
        const before = defined.get(`${symbol} ${place}`)
        const beside = symbols.find((other) => placeOf(other.definition.claim) === place)
        const own = named(`m${index}-y${at}`, 'methods', [definition])[0] as NamedClaim
        if (before) again.push({ ...name, definition: before })
        else if (beside) beside.named.push(name)
        else symbols.push({ named: [name], definition: own })
        defined.set(`${symbol} ${place}`, before ?? beside?.definition ?? own)
      }
      const explanation = named(`m${index}-e`, 'methods', equation.explanation).filter(
        ({ claim }) => !led.has(placeOf(claim)),
      )
      for (const { claim } of explanation) led.add(placeOf(claim))
      return {
        ...equation,
        explanation,
        significance: named(`m${index}-s`, 'methods', equation.significance),
        symbols,
        again,
      }
    }),
  }
}

export type NamedEquation = ReturnType<typeof namedMath>['equations'][number]

export function namedAnswer(entry: QaEntry): NamedClaim[] {
  return named(`q-${entry.id}`, 'answers', entry.claims)
}

export interface Explained {
  readonly summary: Summary | null
  readonly results: ResultsAnalysis | null
  readonly figures: FiguresAnalysis | null
  readonly math: MathAnalysis | null
  readonly history: readonly QaEntry[]
}

/** Every claim that is shown somewhere, by the tab that shows it; answers are under every tab. */
export function claimsByTab(explained: Explained): Record<Tab | 'ask', NamedClaim[]> {
  const results = explained.results && namedResults(explained.results)
  const figures = explained.figures && namedFigures(explained.figures)
  const math = explained.math && namedMath(explained.math)
  return {
    summary: explained.summary
      ? [
          ...namedSummary(explained.summary).flatMap((section) => section.claims),
          ...namedChecklist(explained.summary),
        ]
      : [],
    results: results
      ? [
          ...results.overall,
          ...results.notes,
          ...results.experiments.flatMap((one) => [
            ...one.methodology,
            ...one.keyFindings,
            ...one.significance,
          ]),
        ]
      : [],
    figures: figures
      ? [
          ...figures.overall,
          ...figures.figures.flatMap((one) => [...one.description, ...one.keyInsights]),
        ]
      : [],
    math: math
      ? [
          ...math.framework,
          ...math.equations.flatMap((one) => [
            ...one.explanation,
            ...one.symbols.map((symbol) => symbol.definition),
            ...one.significance,
          ]),
        ]
      : [],
    ask: explained.history.flatMap(namedAnswer),
  }
}

/**
 * The passages to mark in the text. What no passage proves is never marked; evidence of tabs that
 * are not open is quiet.
 */
export function highlightsOf(
  claims: Readonly<Record<Tab | 'ask', readonly NamedClaim[]>>,
  open: Tab,
): Highlight[] {
  return (Object.keys(claims) as (Tab | 'ask')[]).flatMap((tab) =>
    claims[tab].flatMap(({ id, claim, kind }) =>
      claim.verdict.kind === 'unverified'
        ? []
        : claim.spans.map((span) => ({
            claim: id,
            kind,
            span,
            proves: claim.text,
            quiet: tab !== open && tab !== 'ask',
          })),
    ),
  )
}
