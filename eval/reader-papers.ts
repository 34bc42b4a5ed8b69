import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFromSections } from '../engine/src/document/from-sections.ts'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { parseHtml } from '../engine/src/parse/html/parse-html.ts'
import { parseJats } from '../engine/src/parse/jats/parse-jats.ts'
import { parsePdf } from '../engine/src/parse/pdf/index.ts'
import { loadPdfjs } from '../server/src/platform/parsing/load-pdfjs.ts'
import { covidQa } from './covid-qa.ts'
import { readRows } from './data.ts'
import { type TrialRow, trialDocument } from './passage-sets.ts'
import { qasper } from './question-sets.ts'

interface ZonedRow {
  title: string
  sections: { name: string; sentences: { text: string; para: number }[] }[]
}
interface SummarisedRow {
  paper_id: string
  sections: { name: string; sents: { text: string }[] }[]
}

const isAbstract = ({ name }: { readonly name: string }) => /^abstract/i.test(name)

/** Runs of items that a key holds together, as texts. */
function paragraphs<T extends { text: string }>(
  items: readonly T[],
  key: (item: T, at: number) => number,
): string[] {
  const found = new Map<number, string[]>()
  items.forEach((item, at) => {
    const place = key(item, at)
    found.set(place, [...(found.get(place) ?? []), item.text])
  })
  return [...found.values()].map((texts) => texts.join(' '))
}

function sectioned(
  title: string,
  sections: readonly { name: string; paragraphs: string[] }[],
): PaperDocument {
  const abstract = sections.find(isAbstract)
  return documentFromSections({
    title,
    ...(abstract && { abstract: abstract.paragraphs.join(' ') }),
    sections: sections
      .filter((section) => section !== abstract && section.name !== 'Title')
      .map(({ name, paragraphs }) => ({ heading: name, paragraphs })),
  })
}

const sentencesOfParagraph = 5
const readers: Readonly<Record<string, (folder: string) => PaperDocument[]>> = {
  covid_qa: (folder) => (covidQa(folder) ?? []).map(({ document }) => document),
  qasper: (folder) => (qasper(folder) ?? []).map(({ document }) => document),
  trials: (folder) =>
    (readRows<TrialRow>(folder, 'evidence_inference/train.jsonl') ?? []).map(trialDocument),
  zones: (folder) =>
    (readRows<ZonedRow>(folder, 'az_teufel/dev.jsonl') ?? []).map(({ title, sections }) =>
      sectioned(
        title,
        sections.map(({ name, sentences }) => ({
          name,
          paragraphs: paragraphs(sentences, ({ para }) => para),
        })),
      ),
    ),
  cited: (folder) =>
    (readRows<SummarisedRow>(folder, 'clscisumm/task1_train_refs.jsonl') ?? []).map(
      ({ paper_id, sections }) =>
        sectioned(
          sections.find(({ name }) => name === 'Title')?.sents[0]?.text ?? paper_id,
          sections.map(({ name, sents }) => ({
            name,
            paragraphs: paragraphs(sents, (_, at) => Math.floor(at / sentencesOfParagraph)),
          })),
        ),
    ),
}

/** Reads papers by their names in the sets at hand: "trials/163", "papers/elife-00666.xml"; null for what is not there. */
export function paperReader(folder: string): (name: string) => Promise<PaperDocument | null> {
  const sets = new Map<string, PaperDocument[]>()
  return async (name) => {
    const [set = '', rest = ''] = name.split('/')
    const read = readers[set]
    if (!read) return readFile(join(folder, '..', 'papers', rest))
    const papers = sets.get(set) ?? read(folder)
    sets.set(set, papers)
    return papers[Number(rest)] ?? null
  }
}

async function readFile(path: string): Promise<PaperDocument | null> {
  if (!existsSync(path)) return null
  const bytes = readFileSync(path)
  if (path.endsWith('.xml')) return parseJats(bytes.toString('utf8'))
  if (path.endsWith('.html')) return parseHtml(bytes.toString('utf8'))
  return parsePdf(new Uint8Array(bytes), await loadPdfjs())
}
