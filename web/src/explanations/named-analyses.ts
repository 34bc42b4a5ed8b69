import type { Claim, FiguresAnalysis, MathAnalysis, ResultsAnalysis } from '@tessera/contract'
import { type NamedClaim, named } from './named-claims.ts'

// What the tabs on demand show, with the names of its claims. `claims` are all that are shown: the text marks their passages.

export function namedResults(analysis: ResultsAnalysis) {
  const overall = named('r', 'results', analysis.overallSummary)
  const notes = named('r-n', 'limitations', analysis.numberNotes)
  const experiments = analysis.experiments.map((experiment, index) => ({
    title: experiment.title,
    methodology: named(`r${index}-m`, 'methods', experiment.methodology),
    keyFindings: named(`r${index}-k`, 'results', experiment.keyFindings),
    significance: named(`r${index}-s`, 'results', experiment.significance),
  }))
  const told = experiments.flatMap((one) => [
    ...one.methodology,
    ...one.keyFindings,
    ...one.significance,
  ])
  return { analysis, overall, notes, experiments, claims: [...overall, ...notes, ...told] }
}

export function namedFigures(analysis: FiguresAnalysis) {
  const overall = named('f', 'results', analysis.overallAnalysis)
  const figures = analysis.figures.map((figure, index) => ({
    ...figure,
    description: named(`f${index}-d`, 'results', figure.description),
    keyInsights: named(`f${index}-k`, 'results', figure.keyInsights),
  }))
  const told = figures.flatMap((one) => [...one.description, ...one.keyInsights])
  return { analysis, overall, figures, claims: [...overall, ...told] }
}

/** A symbol by its characters and, where the paper has them, its LaTeX. */
export type NamedSymbol = Pick<
  MathAnalysis['equations'][number]['symbols'][number],
  'symbol' | 'latex'
>

/** A symbol that an equation before has as well, with its definition there. */
interface SymbolAgain extends NamedSymbol {
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
  const framework = named('m', 'methods', analysis.framework)
  const equations = analysis.equations.map((equation, index) => {
    const symbols: { readonly named: NamedSymbol[]; readonly definition: NamedClaim }[] = []
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
  })
  const told = equations.flatMap((one) => [
    ...one.explanation,
    ...one.symbols.map(({ definition }) => definition),
    ...one.significance,
  ])
  return { analysis, framework, equations, claims: [...framework, ...told] }
}

export type NamedEquation = ReturnType<typeof namedMath>['equations'][number]
