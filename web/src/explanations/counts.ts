import type { Claim, ModelRun } from '@tessera/contract'

/** "13 claims: 9 verbatim, 1 located, 3 supported. 1 withheld." Kinds that do not occur are left out. */
export function countsLine(claims: readonly Claim[], withheld: number): string {
  const proven = claims.map(({ verdict }) => verdict.kind).filter((kind) => kind !== 'unverified')
  const parts = verdictCounts(proven)
  const head = `${proven.length} ${proven.length === 1 ? 'claim' : 'claims'}`
  const line = parts.length > 0 ? `${head}: ${parts.join(', ')}.` : `${head}.`
  return withheld > 0 ? `${line} ${withheld} withheld.` : line
}

/** "7 verbatim", "3 located"; kinds that do not occur are left out. */
export const verdictCounts = (kinds: readonly Claim['verdict']['kind'][]): string[] =>
  (['verbatim', 'located', 'supported', 'unverified'] as const).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length
    return count > 0 ? `${count} ${kind}` : []
  })

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

/** "Prompt 1, 2 calls, 5,120 tokens, 3.4 s, cost 0.021": what a model's explanation took. */
export function runLine({
  promptVersion,
  calls,
  inputTokens,
  outputTokens,
  cost,
  ms,
}: ModelRun): string {
  return [
    `Prompt ${promptVersion}`,
    calls === 1 ? '1 call' : `${calls} calls`,
    `${(inputTokens + outputTokens).toLocaleString('en')} tokens`,
    `${(ms / 1000).toFixed(1)} s`,
    ...(cost === null ? [] : [`cost ${cost.toPrecision(2)}`]),
  ].join(', ')
}
