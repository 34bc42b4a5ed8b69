import type { Claim } from '@tessera/contract'

/** "13 claims: 9 verbatim, 1 located, 3 supported. 1 withheld." Kinds that do not occur are left out. */
export function countsLine(claims: readonly Claim[], withheld: number): string {
  const kinds = ['verbatim', 'located', 'supported'] as const
  const proven = claims.filter(({ verdict }) => verdict.kind !== 'unverified')
  const parts = kinds
    .map((kind) => [proven.filter(({ verdict }) => verdict.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
  const head = `${proven.length} ${proven.length === 1 ? 'claim' : 'claims'}`
  const line = parts.length > 0 ? `${head}: ${parts.join(', ')}.` : `${head}.`
  return withheld > 0 ? `${line} ${withheld} withheld.` : line
}

/** "Embedded engine 1" or "claude-x through anthropic, engine 1": which engine spoke. */
export function engineLine(made: {
  readonly engine: string
  readonly engineVersion: string
  readonly model?: string | undefined
}): string {
  if (made.engine === 'embedded') return `Embedded engine ${made.engineVersion}`
  return made.model
    ? `${made.model} through ${made.engine}, checked by engine ${made.engineVersion}`
    : `${made.engine}, checked by engine ${made.engineVersion}`
}

const problemNames: Readonly<Record<string, string>> = {
  'not-found': 'These words are not in the paper',
  stitched: 'Put together from separate sentences',
  elsewhere: 'The words stand in another place',
  'number-mismatch': 'Number mismatch',
  'unit-mismatch': 'Unit mismatch',
  negation: 'The paper says the opposite',
  comparison: 'The comparison goes the other way',
  'entity-mismatch': 'Another name than the paper gives',
  'hedge-dropped': 'The paper is less certain',
}

/** The reasons of a verdict in words; "" when there are none. */
export function problemWords(problems: readonly string[]): string {
  return problems.map((problem) => problemNames[problem] ?? problem).join('; ')
}
