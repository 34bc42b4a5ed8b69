import { roleFeatures } from '../engine/src/explain/roles/role-features.ts'
import { stem, tokens } from '../engine/src/text/tokens.ts'
import { readRows } from './data.ts'
import { computingFit } from './fit-roles.ts'
import { fitSequence, likeliest, type SequenceExample, type SequenceFit } from './fit-sequence.ts'
import { inFolds } from './folds.ts'
import type { Told } from './measure.ts'

interface Section {
  name: string
  sentences: { text: string; para: number; az: string | null }[]
}
interface Row {
  sections: Section[]
}

const fit: SequenceFit = {
  ...computingFit,
  labels: ['OWN', 'OTH', 'BKG', 'CTR', 'AIM', 'BAS', 'TXT'],
  pull: 0.03,
  rate: 0.02,
  epochs: 15,
}
/** Zones are told by their chance over the root of how common they are: what macro-F1 asks of rare ones. */
const rarityPull = 0.5
const forms: readonly (readonly [string, RegExp])[] = [
  ['cross-reference', /\[CREF\]/],
  ['cites', /<REF|\[REF\]|\b19[6-9]\d\b/],
  ['turn', /^(however|but|although|while|though)\b/i],
  ['own', /\b(we|our|us)\b/i],
  ['here', /\b(this|present) (paper|article|work|study)\b/i],
  ['others', /\b(he|she|they|their|his|her)\b/i],
]

/** The features of a paper's sentences: those of the roles, their place in section and paper, its heading, some forms. */
function featuresOf(sections: readonly Section[]): string[][] {
  const length = sections.reduce((sum, { sentences }) => sum + sentences.length, 0)
  let at = -1
  return sections.flatMap(({ name, sentences }, place) => {
    const heading = tokens(name).map(({ text }) => `H${stem(text)}`)
    const read = roleFeatures(sentences.map(({ text }) => text))
    return sentences.map(({ text, para }, i) => {
      at++
      return [
        // Without neighbours' words, of which so few papers teach nothing; the place in an abstract is none here.
        ...(read[i] ?? []).filter((name) => !/^[<>@]/.test(name)),
        ...heading,
        ...forms.flatMap(([form, pattern]) => (pattern.test(text) ? [`#${form}`] : [])),
        `@tenth${Math.floor((10 * at) / length)}`,
        `@twentieth${Math.floor((20 * at) / length)}`,
        `@${Math.min(i, 4)}`,
        `@-${Math.min(sentences.length - 1 - i, 4)}`,
        `@section${Math.min(place, 5)}`,
        `@-section${Math.min(sections.length - 1 - place, 3)}`,
        ...(sentences[i - 1]?.para === para ? [] : ['@opens']),
        ...(sentences[i + 1]?.para === para ? [] : ['@closes']),
      ]
    })
  })
}

/**
 * Argumentative zones (Teufel 1999) of whole papers, as a chain of the kind that the engine has for abstracts tells
 * them, and a linear model: both see the same and are fitted to four fifths of the papers. Null when the set is not at hand.
 */
export function toldZones(folder: string): Told[] | null {
  const papers = zonedPapers(folder, 'dev')
  return papers && inFolds(papers, learn)
}

/** The same of the papers kept for the end, told by what was fitted to all others; null when a part is not at hand. */
export function toldKeptZones(folder: string): Told[] | null {
  const papers = zonedPapers(folder, 'dev')
  const kept = zonedPapers(folder, 'test')
  if (!papers || !kept) return null
  return kept.flatMap(learn(papers))
}

function zonedPapers(folder: string, part: 'dev' | 'test'): SequenceExample[] | null {
  const rows = readRows<Row>(folder, `az_teufel/${part}.jsonl`)
  return (
    rows?.map(({ sections }) => {
      const labelled = sections.map(({ name, sentences }) => ({
        name,
        sentences: sentences.filter(({ az }) => az !== null),
      }))
      const labels = labelled.flatMap(({ sentences }) => sentences.map(({ az }) => az ?? ''))
      return { features: featuresOf(labelled), labels }
    }) ?? null
  )
}

function learn(papers: readonly SequenceExample[]): (paper: SequenceExample) => Told[] {
  const known = papers.flatMap(({ labels }) => labels)
  const favour = new Map(
    [...Map.groupBy(known, (label) => label)].map(([label, { length }]) => [
      label,
      (length / known.length) ** -rarityPull,
    ]),
  )
  const model = fitSequence(papers, fit)
  const linear = fitSequence(papers, { ...fit, chained: false })
  return ({ features, labels }) => {
    const told = likeliest(model, features, favour)
    const baseline = likeliest(linear, features, favour)
    return labels.map((right, at) => ({
      right,
      engine: told[at] ?? '',
      linear: baseline[at] ?? '',
    }))
  }
}
