import { joinedParts } from '../engine/src/evidence/given-parts.ts'
import { trimmedSpan } from '../engine/src/explain/claims.ts'
import { tldrScores } from '../engine/src/explain/summary/tldr.ts'
import { withoutBrackets } from '../engine/src/explain/text/brackets.ts'
import { overParts, readRows } from './data.ts'
import { lexRank, rarities } from './lexrank.ts'
import type { Measure, Part } from './measure.ts'
import { bestRouge, type Rouge } from './rouge.ts'

interface Item {
  title: string
  source: string[]
  targets: string[]
}

const cue = /\bwe (\w+ly )?(propose|present|introduce|show|develop|demonstrate|describe)\b/i

/** What is left of a sentence where the engine tells it as the summary. */
function told(sentence: string, title: string): string {
  const trimmed = trimmedSpan(sentence, { start: 0, end: sentence.length }, title)
  return joinedParts(sentence, withoutBrackets(sentence, trimmed))
}

/** The place chosen by each way of choosing one sentence of an abstract. */
const ways: Readonly<Record<string, (item: Item, rare: ReadonlyMap<string, number>) => number>> = {
  engine: ({ title, source }) => {
    const scores = tldrScores(title, source)
    return scores.indexOf(Math.max(...scores))
  },
  'first sentence': () => 0,
  'first “we propose …”': ({ source }) =>
    Math.max(
      0,
      source.findIndex((text) => cue.test(text)),
    ),
  LexRank: ({ source }, rare) => {
    const scores = lexRank(source, rare)
    return scores.indexOf(Math.max(...scores))
  },
  oracle: ({ source, targets }) => {
    const scores = source.map((text) => bestRouge(text, targets).r1)
    return scores.indexOf(Math.max(...scores))
  },
}

/** One-sentence summaries against SciTLDR's (Cachola et al. 2020): ROUGE F1, best over references. */
export const measureTldr = (folder: string): Measure[] | null =>
  overParts((file, part) => {
    const items = readRows<Item>(folder, `scitldr_a/${file}.jsonl`)
    return items && measured(items, part)
  })

function measured(items: readonly Item[], part: Part): Measure[] {
  const measures: Measure[] = []
  const rare = rarities(items.map(({ source }) => source.join(' ')))
  const scored = new Map<string, number[]>()
  for (const [way, choose] of Object.entries(ways)) {
    const scores: Rouge[] = items.map((item) => {
      const sentence = item.source[choose(item, rare)] ?? ''
      return bestRouge(way === 'engine' ? told(sentence, item.title) : sentence, item.targets)
    })
    const add = (name: string, of: (score: Rouge) => number) =>
      measures.push({
        task: 'tldr',
        part,
        name: `${name}, ${way}`,
        values: scores.map(of),
      })
    add('ROUGE-1', ({ r1 }) => r1)
    scored.set(
      way,
      scores.map(({ r1 }) => r1),
    )
    add('ROUGE-2', ({ r2 }) => r2)
    add('ROUGE-L', ({ rl }) => rl)
  }
  for (const [way, values] of scored)
    if (way !== 'oracle')
      measures.push({
        task: 'tldr',
        part,
        name: `ratio to oracle, ${way}`,
        values,
        over: scored.get('oracle') ?? [],
      })
  return measures
}
