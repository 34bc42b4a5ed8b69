import { splitSentences } from '../engine/src/text/sentences.ts'
import { readRows } from './data.ts'

export interface LabelledSentence {
  readonly text: string
  readonly label: string
}

interface ScienceRow {
  sentences: { text: string; label: string }[]
}
interface MedicalRow {
  contexts: { label: string; text: string }[]
  long_answer: string
}

/** The labels of structured abstracts by role. */
const sectionLabels: readonly (readonly [RegExp, string])[] = [
  [/CONCLU|INTERPRET|DISCUSS/, 'conclusion'],
  [/RESULT|FINDING/, 'result'],
  [/OBJECTIVE|AIM|PURPOSE|HYPOTHES/, 'objective'],
  [
    /METHOD|DESIGN|SETTING|PARTICIPANT|PATIENT|SUBJECT|MATERIAL|MEASURE|INTERVENTION|PROCEDURE|ANALYS|DATA/,
    'method',
  ],
  [/BACKGROUND|INTRO|CONTEXT|IMPORTANCE|RATIONALE/, 'background'],
]

/** Abstracts of CSAbstruct (Cohan et al. 2019) with a role for each sentence; null when not at hand. */
export function scienceAbstracts(
  folder: string,
  part: 'train' | 'dev',
): LabelledSentence[][] | null {
  const rows = readRows<ScienceRow>(folder, `csabstruct/${part}.jsonl`)
  return rows?.map(({ sentences }) => sentences) ?? null
}

/** PubMedQA's structured abstracts (Jin et al. 2019), sentences by their section's role; null when not at hand. */
export function medicalAbstracts(folder: string): LabelledSentence[][] | null {
  const rows = readRows<MedicalRow>(folder, 'pubmedqa/dev.jsonl')
  if (!rows) return null
  return rows.map(({ contexts, long_answer }) => {
    const sections = [...contexts, { label: 'CONCLUSION', text: long_answer }].map((section) => ({
      text: section.text,
      role: sectionLabels.find(([pattern]) => pattern.test(section.label.toUpperCase()))?.[1],
    }))
    // An abstract with a section of another kind is no gold.
    if (sections.some(({ role }) => role === undefined)) return []
    return sections.flatMap(({ text, role }) =>
      splitSentences(text).map(({ start, end }) => ({
        text: text.slice(start, end),
        label: role ?? '',
      })),
    )
  })
}

/** How many of PubMedQA's abstracts are trained on, in the file's order; the rest is held out. */
export const medicalTrained = 400
