import { splitSentences } from '../engine/src/text/sentences.ts'
import { overParts, readRows } from './data.ts'
import type { Measure, Part } from './measure.ts'

interface Paper {
  text: string
  sentences: { start: number; end: number }[]
}

/** The one-line rule: a stop before a space and a capital letter ends a sentence, and so do blank lines. */
function byRegex(text: string): { end: number }[] {
  const stops = [...text.matchAll(/[.!?](?=\s+[A-Z])|\n\n+/g)]
  const ends = stops.map((stop) => ({ end: stop[0] === '\n\n' ? stop.index : stop.index + 1 }))
  return [...ends, { end: text.length }]
}

/** Ends of sentences in full papers against CRAFT (Bada et al. 2012): F1 over all ends. */
export const measureSentences = (folder: string): Measure[] | null =>
  overParts((file, part) => {
    const papers = readRows<Paper>(folder, `craft_sentences/${file}.jsonl`)
    return papers && measured(papers, part)
  })

const measured = (papers: readonly Paper[], part: Part): Measure[] =>
  [
    ['F1 of ends, engine', splitSentences] as const,
    ['F1 of ends, one-line rule', byRegex] as const,
  ].map(([name, split]): Measure => {
    const scores = papers.map(({ text, sentences }) => {
      const gold = new Set(sentences.map(({ end }) => end))
      const ours = new Set(split(text).map(({ end }) => end))
      const both = [...ours].filter((end) => gold.has(end)).length
      return { both: 2 * both, all: gold.size + ours.size }
    })
    return {
      task: 'sentences',
      part,
      name,
      values: scores.map(({ both }) => both),
      over: scores.map(({ all }) => all),
    }
  })
