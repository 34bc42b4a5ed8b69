import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  documentFromSections,
  type PaperDocument,
  ParseError,
  type PdfOpener,
  parseHtml,
  parseJats,
  parsePdf,
} from '../engine/src/index.ts'
import { readRows } from './data.ts'
import { trialDocuments } from './passage-sets.ts'
import { qasper } from './question-sets.ts'

export interface NumberPaper {
  readonly id: string
  readonly document: PaperDocument
}

/** A test file that is nothing but a decompression bomb, and takes seconds to be refused. */
const bombs = /bomb/

/** Papers of all kinds beside the sets: PDF, HTML and JATS; those that cannot be read are left out. */
export async function papersBeside(folder: string): Promise<NumberPaper[] | null> {
  const papers = join(folder, '..', 'papers')
  if (!existsSync(papers)) return null
  const found: NumberPaper[] = []
  for (const file of readdirSync(papers).toSorted()) {
    if (!/\.(?:xml|html|pdf)$/.test(file) || bombs.test(file)) continue
    try {
      found.push({ id: file, document: await parsed(join(papers, file)) })
    } catch (problem) {
      if (!(problem instanceof ParseError)) throw problem
    }
  }
  return found
}

async function parsed(path: string): Promise<PaperDocument> {
  const bytes = readFileSync(path)
  if (path.endsWith('.pdf'))
    return await parsePdf(new Uint8Array(bytes), pdfjs as unknown as PdfOpener)
  return path.endsWith('.xml') ? parseJats(bytes.toString()) : parseHtml(bytes.toString())
}

/** The reports of trials of Evidence Inference, both parts. */
export function trialPapers(folder: string): NumberPaper[] | null {
  const train = trialDocuments(folder, 'train')
  const dev = trialDocuments(folder, 'dev')
  return train && dev && [...train, ...dev]
}

interface AbstractRow {
  id: string
  question: string
  contexts: { text: string }[]
  long_answer: string
}

/** Abstracts of PubMedQA. */
export function pubMedAbstracts(folder: string): NumberPaper[] | null {
  const rows = readRows<AbstractRow>(folder, 'pubmedqa/dev.jsonl')
  return (
    rows?.map(({ id, question, contexts, long_answer }) =>
      paperOf(id, question, 'Abstract', [...contexts.map(({ text }) => text), long_answer]),
    ) ?? null
  )
}

/** Abstracts of SciFact's corpus. */
export function sciFactAbstracts(folder: string): NumberPaper[] | null {
  const rows = readRows<{ doc_id: number; title: string; abstract: string[] }>(
    folder,
    'scifact/corpus.jsonl',
  )
  return (
    rows?.map(({ doc_id, title, abstract }) =>
      paperOf(String(doc_id), title, 'Abstract', [abstract.join(' ')]),
    ) ?? null
  )
}

/** The full texts of COVID-QA, their abstracts apart. */
export function textsOfCovid(folder: string): NumberPaper[] | null {
  const rows = readRows<{ paper_id: string | number; title: string; text: string }>(
    folder,
    'covid_qa/dev.jsonl',
  )
  return (
    rows?.map(({ paper_id, title, text }) => {
      const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
      const isAbstract = (line: string) => line.startsWith('Abstract: ')
      return {
        id: String(paper_id),
        document: documentFromSections({
          title,
          abstract: lines
            .filter(isAbstract)
            .map((line) => line.replace('Abstract: ', ''))
            .join(' '),
          sections: [{ heading: 'Text', paragraphs: lines.filter((line) => !isAbstract(line)) }],
        }),
      }
    }) ?? null
  )
}

interface ReferenceRow {
  paper_id: string
  sections: { name: string; sents: { text: string }[] }[]
}

/** Papers on language of QASPER and CL-SciSumm: no rule on numbers was written with them in view. */
export function papersOnLanguage(folder: string): NumberPaper[] | null {
  const asked = qasper(folder)
  const rows = readRows<ReferenceRow>(folder, 'clscisumm/task1_train_refs.jsonl')
  if (!asked || !rows) return null
  return [
    ...asked.map(({ document }) => ({ id: document.title, document })),
    ...rows.map(({ paper_id, sections }) => {
      const told = sections.map(({ name, sents }) => ({
        heading: name,
        paragraphs: [sents.map(({ text }) => text).join(' ')],
      }))
      const abstract = told.find(({ heading }) => /^abstract/i.test(heading))
      return {
        id: paper_id,
        document: documentFromSections({
          title: paper_id,
          ...(abstract && { abstract: abstract.paragraphs.join(' ') }),
          sections: told.filter((one) => one !== abstract && one.heading !== 'Title'),
        }),
      }
    }),
  ]
}

const paperOf = (
  id: string,
  title: string,
  heading: string,
  paragraphs: readonly string[],
): NumberPaper => ({
  id,
  document: documentFromSections({ title, sections: [{ heading, paragraphs: [...paragraphs] }] }),
})
