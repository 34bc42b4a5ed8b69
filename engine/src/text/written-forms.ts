import type { Token } from './statement-tokens.ts'
import { isDigit } from './tokens.ts'
import { unitOf } from './units.ts'

// Ways of writing that change nothing: "&", "25k" and "25 k", "2x" and "2×", "23/36" and "23 of 36", "with" or "using" a tool.

/** "25k", "2x": a number and what stands right behind it. */
const suffixed = /^(\d+(?:\.\d+)?)([kx])$/
/** Short forms of units of time that are no signs of them. */
const times = new Map(
  Object.entries({
    sec: 's',
    secs: 's',
    mins: 'min',
    hrs: 'h',
    yrs: 'year',
    wk: 'week',
    wks: 'week',
  }),
)
/** A size: "3x3", "64x64x3". */
const size = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/

/** What is done with a means: "measured with", "trained using"; people are not "performed with". */
const done =
  /^(?:perform|carri|out|conduct|do|analy[sz]|assess|calculat|comput|determin|evaluat|estimat|test|compar|measur|train|record|collect|implement|obtain|fit|model|optimi[sz]|classif|detect|identif|evaluat|visuali[sz]|quantif|score|grad|process|made|drawn|plott)(?:ed|ied|ne|ted)?$/
const means = new Set(['by', 'with', 'using'])
/** Nouns that name a tool, which nobody is. */
const tool =
  /^(?:software|packages?|programs?|programmes?|version|toolbox|toolkit|tests?|scales?|questionnaires?|algorithms?|methods?|techniques?|procedures?|instruments?|models?|kits?|regressions?|anova|assays?|analys[ei]s|solvers?|frameworks?|librar(?:y|ies)|optimizers?|estimators?|classifiers?|criteria|microscop[ey]|spectrometr?y|spectrometers?|chromatography|pcr|elisas?)$/
/** From a preposition to its noun there are so many words at most. */
const farthest = 5

/** The tokens with one way of writing for those that only differ in it. */
export function writtenAlike(tokens: readonly Token[]): Token[] {
  return tokens
    .flatMap((token, at) =>
      isPlain(token, tokens[at - 1]) ? token : alike(token, tokens[at - 1], tokens[at + 1]),
    )
    .map((token, at, all) => (isMeans(token, at, all) ? { ...token, key: 'with' } : token))
}

/** As most are: a word that no number is in or stands before. */
const isPlain = ({ kind, raw, key }: Token, before: Token | undefined) =>
  kind === 'word' &&
  key !== 'fewer' &&
  !opensDigit(raw) &&
  (before === undefined || (before.kind !== 'number' && !opensDigit(before.raw)))
const opensDigit = (raw: string) => isDigit(raw.charCodeAt(0))

function alike(token: Token, before: Token | undefined, next: Token | undefined): Token[] {
  if (token.raw === '&') return [{ ...token, kind: 'word', key: 'and' }]
  if (token.raw === '/' && isPart(before, next)) return [{ ...token, kind: 'word', key: 'of' }]
  if (token.kind !== 'word') return [token]
  if (token.key === 'fewer' && next?.key === 'than') return [{ ...token, key: 'less' }]
  const shortened = before?.kind === 'number' ? times.get(token.raw) : undefined
  if (shortened !== undefined) return [{ ...token, kind: 'unit', key: `unit:${shortened}` }]
  if (size.test(token.raw)) return sized(token)
  const [, number, letter] = suffixed.exec(token.raw) ?? []
  if (number !== undefined && letter !== undefined)
    return letter === 'x' && isLetter(next) ? [token] : [numberOf(token, number), suffix(token)]
  // "3x3 feet" has a unit as "3 × 3 feet" has.
  const unit = before && size.test(before.raw) ? unitOf(token.raw) : null
  if (unit !== null) return [{ ...token, kind: 'unit', key: `unit:${unit}` }]
  // "25 k tokens", "3 x 3".
  if (before?.kind !== 'number') return [token]
  if (token.raw === 'k' && !isLetter(next)) return [suffix(token)]
  return token.raw === 'x' && next?.kind === 'number' ? [suffix(token)] : [token]
}

/** "23/36" and "23 of 36": so many of that many. */
const isPart = (before: Token | undefined, next: Token | undefined): boolean =>
  before?.kind === 'number' && next?.kind === 'number' && Number(before.raw) <= Number(next.raw)

const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.raw.length === 1

const numberOf = (token: Token, number: string, start = token.start): Token => ({
  ...token,
  kind: 'number',
  raw: number,
  key: `number:${Number(number)}`,
  start,
  end: start + number.length,
})

/** The "k" or the "x" at the end of a token. */
function suffix(token: Token): Token {
  const raw = token.raw.slice(-1)
  const start = token.end - 1
  return raw === 'x'
    ? { ...token, kind: 'sign', raw, key: '×', start }
    : { ...token, kind: 'unit', raw, key: 'unit:k', start }
}

function sized(token: Token): Token[] {
  let { start } = token
  return token.raw.split(/(x)/).map((raw) => {
    const at = start
    start += raw.length
    return raw === 'x'
      ? { ...token, kind: 'sign' as const, raw, key: '×', start: at, end: start }
      : numberOf(token, raw, at)
  })
}

function isMeans(token: Token, at: number, all: readonly Token[]): boolean {
  if (!means.has(token.key) || !done.test(all[at - 1]?.key ?? '')) return false
  for (const { key, kind } of all.slice(at + 1, at + 1 + farthest)) {
    if (tool.test(key)) return true
    if (means.has(key) || kind === 'sign' || kind === 'unit') return false
  }
  return false
}
