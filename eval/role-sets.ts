import { splitSentences } from '../engine/src/text/sentences.ts'
import { readRows } from './data.ts'

export interface LabelledSentence {
  readonly text: string
  /** A role, or several joined by "|" where a set does not tell them apart. */
  readonly label: string
}

interface ScienceRow {
  sentences: { text: string; label: string }[]
}
interface MedicalRow {
  contexts: { label: string; text: string }[]
  long_answer: string
}
interface TrialRow {
  sections: { name: string; paragraphs: { text: string }[] }[]
}
interface BiologyRow {
  structured: boolean
  abstract: string[]
}

/** The labels of structured abstracts by role; a background often closes with the aim. */
const sectionLabels: readonly (readonly [RegExp, string])[] = [
  [/(METHOD|METHODOLOGY).*(RESULT|FINDING)/, 'method|result'],
  [/RESULTS? AND (CONCLUSION|DISCUSSION)/, 'result|conclusion'],
  [/CONCLU|INTERPRET|DISCUSS|SIGNIFICANCE|IMPLICATION/, 'conclusion'],
  [/RESULT|FINDING/, 'result'],
  [/BACKGROUND.*(AIM|PURPOSE|OBJECTIVE)/, 'background|objective'],
  [/OBJECTIVE|AIM|PURPOSE|HYPOTHES|GOAL/, 'objective'],
  [
    /METHOD|DESIGN|SETTING|PARTICIPANT|PATIENT|SUBJECT|MATERIAL|MEASURE|INTERVENTION|PROCEDURE|ANALYS|DATA|SELECTION|EXTRACTION|SOURCE|POPULATION|TRIAL/,
    'method',
  ],
  [/BACKGROUND|INTRO|CONTEXT|IMPORTANCE|RATIONALE/, 'background|objective'],
]
const roleOf = (label: string) =>
  sectionLabels.find(([pattern]) => pattern.test(label.toUpperCase()))?.[1]

/** Sentences of sections with the role of each section; none when a section is of another kind. */
function labelled(sections: readonly { label: string; text: string }[]): LabelledSentence[] {
  const known = sections.map(({ label, text }) => ({ text, label: roleOf(label) }))
  if (known.some(({ label }) => label === undefined)) return []
  return known.flatMap(({ text, label = '' }) =>
    splitSentences(text).map(({ start, end }) => ({ text: text.slice(start, end), label })),
  )
}

/** Abstracts of CSAbstruct (Cohan et al. 2019) with a role for each sentence; null when not at hand. */
export function scienceAbstracts(
  folder: string,
  part: 'train' | 'dev' | 'test',
): LabelledSentence[][] | null {
  const rows = readRows<ScienceRow>(folder, `csabstruct/${part}.jsonl`)
  return rows?.map(({ sentences }) => sentences) ?? null
}

/** PubMedQA's structured abstracts (Jin et al. 2019), sentences by their section's role; null when not at hand. */
export function medicalAbstracts(
  folder: string,
  part: 'dev' | 'test' = 'dev',
): LabelledSentence[][] | null {
  const rows = readRows<MedicalRow>(folder, `pubmedqa/${part}.jsonl`)
  return (
    rows?.map(({ contexts, long_answer }) =>
      labelled([...contexts, { label: 'CONCLUSION', text: long_answer }]),
    ) ?? null
  )
}

const runIn = /^([A-Z][A-Z]+(?:[ ,&/-]+[A-Z]+)*)[:.]?\s+(?=\S)/

/** Structured abstracts of SciFact's corpus (Wadden et al. 2020), their labels cut off the sentences. */
function biologyAbstracts(folder: string): LabelledSentence[][] {
  const rows = readRows<BiologyRow>(folder, 'scifact/corpus.jsonl') ?? []
  return rows
    .filter(({ structured }) => structured)
    .map(({ abstract }) => {
      let label = ''
      return abstract.map((raw) => {
        const text = raw.replace(/\s+/g, ' ').trim()
        const head = runIn.exec(text)
        const role = head && roleOf(head[1] ?? '')
        if (role) label = role
        return { text: role ? text.slice(head[0].length) : text, label }
      })
    })
    .filter((sentences) => sentences.every(({ label }) => label !== ''))
}

/** Structured abstracts of Evidence Inference's training trials (DeYoung et al. 2020). */
function trialAbstracts(folder: string): LabelledSentence[][] {
  const rows = readRows<TrialRow>(folder, 'evidence_inference/train.jsonl') ?? []
  return rows.map(({ sections }) =>
    labelled(
      sections
        .filter(({ name, paragraphs }) => name.startsWith('ABSTRACT.') && paragraphs.length > 0)
        .map(({ name, paragraphs }) => ({
          label: name.slice('ABSTRACT.'.length),
          text: paragraphs.map(({ text }) => text.replace(/\s+/g, ' ')).join(' '),
        })),
    ),
  )
}

/** How many of PubMedQA's abstracts are trained on, in the file's order; the rest is held out. */
export const medicalTrained = 400
/** An abstract of fewer sentences teaches no order. */
const fewest = 3

/**
 * Medical and biological abstracts to train on: PubMedQA's first 400 and the structured ones of SciFact's
 * corpus and of the trials, those left out that share a sentence with PubMedQA's held-out part.
 */
export function medicalTraining(folder: string): LabelledSentence[][] {
  const own = medicalAbstracts(folder) ?? []
  const key = ({ text }: LabelledSentence) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 60)
  const held = new Set(own.slice(medicalTrained).flat().map(key))
  return [
    ...own.slice(0, medicalTrained),
    ...biologyAbstracts(folder),
    ...trialAbstracts(folder),
  ].filter(
    (sentences) => sentences.length >= fewest && !sentences.some((one) => held.has(key(one))),
  )
}
