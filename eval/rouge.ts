import { porterStem } from './porter.ts'

export interface Rouge {
  readonly r1: number
  readonly r2: number
  readonly rl: number
}

/** Lower-case words of letters and digits, stemmed when longer than three letters, as rouge-score does. */
function rougeTokens(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.length > 3 ? porterStem(word) : word,
  )
}

function f1(shared: number, a: number, b: number): number {
  return shared === 0 ? 0 : (2 * shared) / (a + b)
}

function ngramF1(a: readonly string[], b: readonly string[], n: number): number {
  const count = (tokens: readonly string[]) => {
    const counts = new Map<string, number>()
    for (let at = 0; at + n <= tokens.length; at++) {
      const key = tokens.slice(at, at + n).join(' ')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return counts
  }
  const left = count(a)
  let shared = 0
  for (const [key, times] of count(b)) shared += Math.min(times, left.get(key) ?? 0)
  return f1(shared, Math.max(0, a.length - n + 1), Math.max(0, b.length - n + 1))
}

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const next = [0]
    for (let at = 1; at <= b.length; at++)
      next.push(
        word === b[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** ROUGE-1, -2 and -L F1 (0 to 1) of a text against one reference. */
function rouge(candidate: string, reference: string): Rouge {
  const a = rougeTokens(candidate)
  const b = rougeTokens(reference)
  return {
    r1: ngramF1(a, b, 1),
    r2: ngramF1(a, b, 2),
    rl: f1(longestCommon(a, b), a.length, b.length),
  }
}

/** Against several references: those of the reference with the best ROUGE-1. */
export function bestRouge(candidate: string, references: readonly string[]): Rouge {
  let best: Rouge = { r1: 0, r2: 0, rl: 0 }
  for (const reference of references) {
    const scores = rouge(candidate, reference)
    if (scores.r1 > best.r1) best = scores
  }
  return best
}
