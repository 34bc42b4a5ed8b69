import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import type { Span } from '../engine/src/text/span.ts'
import { placeInBlock } from './answer-places.ts'
import { readRows } from './data.ts'
import type { AskedPaper } from './question-sets.ts'

interface Placed extends Span {
  text: string
}
interface CovidRow {
  title: string
  paragraphs: Placed[]
  qas: { question: string; answers: Placed[] }[]
}

/** COVID-QA (expert questions over full articles); null when the data folder does not hold it. */
export function covidQa(folder: string, part: 'dev' | 'test' = 'dev'): AskedPaper[] | null {
  const rows = readRows<CovidRow>(folder, `covid_qa/${part}.jsonl`)
  return (
    rows?.map(({ title, paragraphs, qas }) => {
      const shown = paragraphs
        .filter(({ text }) => text !== title && !/^(SHA:|https?:|Authors:)/.test(text))
        .map(withoutLabel)
        .filter(({ text }) => text.trim() !== '')
      const document = documentFromSections({
        title,
        sections: [{ heading: 'Article', paragraphs: shown.map(({ text }) => text) }],
      })
      return {
        document,
        questions: qas.map(({ question, answers }) => ({
          question,
          gold: answers.map(({ text }) => text),
          places: answers.flatMap((answer) => placeOf(document, shown, answer) ?? []),
        })),
      }
    }) ?? null
  )
}

function withoutLabel({ start, end, text }: Placed): Placed {
  const own = text.replace(/^(Abstract|Text): /, '')
  return { start: start + text.length - own.length, end, text: own }
}

/** Where an answer stands in the document that was made of the paragraphs; null where it is of what was left out. */
function placeOf(document: PaperDocument, shown: readonly Placed[], answer: Placed): Span | null {
  const nth = shown.findIndex(({ start, end }) => start <= answer.start && answer.start < end)
  const blocks = document.blocks.filter(({ kind }) => kind === 'paragraph')
  const [raw, block] = [shown[nth], blocks[nth]]
  if (!raw || !block) return null
  const words = { start: answer.start - raw.start, end: Math.min(answer.end, raw.end) - raw.start }
  return placeInBlock(document, block, raw.text, words)
}
