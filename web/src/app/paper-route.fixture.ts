import {
  blankPaper,
  type Claim,
  type Paper,
  type QaEntry,
  type ResultsAnalysis,
  type Summary,
} from '@tessera/contract'
import { documentFromSections } from '@tessera/engine'

export const fixtureDocument = documentFromSections({
  title: 'Anchors That Hold',
  abstract: 'A link that once showed a sentence shows its neighbour instead.',
  sections: [
    { heading: 'Method', paragraphs: ['The random seed is fixed at 17. Lost is never a guess.'] },
    { heading: 'Results', paragraphs: ['Three-part anchors recovered 97.4% of the passages.'] },
  ],
})

/** A claim in the paper's own words. */
export function quoted(words: string, section: string): Claim {
  const start = fixtureDocument.text.indexOf(words)
  if (start === -1) throw new Error(`The fixture does not say: ${words}`)
  const span = { start, end: start + words.length }
  return {
    text: words,
    section,
    spans: [span],
    verdict: { kind: 'verbatim', score: 1, spans: [span], problems: [], checker: '1' },
  }
}

const at = '2026-11-01T08:00:00.000Z'
const made = {
  engine: 'embedded',
  engineVersion: '1',
  documentId: fixtureDocument.id,
  createdAt: at,
}

export const fixturePaper: Paper = blankPaper({
  id: 'p1',
  title: fixtureDocument.title,
  authors: ['Ada', 'Ben', 'Cy', 'Di'],
  venue: 'Technical Notes',
  year: 2026,
  abstract: 'A link that once showed a sentence shows its neighbour instead.',
  isOpenAccess: true,
  contentStatus: 'full',
  source: 'library',
  sources: ['library'],
  license: 'CC BY 4.0',
  content: fixtureDocument.text,
  documentId: fixtureDocument.id,
  provenance: [
    { field: 'title', source: 'library', value: fixtureDocument.title, at, standing: 'shown' },
  ],
  versions: [
    {
      documentId: fixtureDocument.id,
      label: 'v1',
      source: 'sections',
      createdAt: at,
      preprintVersion: null,
      state: null,
      license: null,
      origin: null,
    },
  ],
  createdAt: at,
  updatedAt: at,
})

const tldr = quoted('A link that once showed a sentence shows its neighbour instead.', 'tldr')
const seeds = quoted('The random seed is fixed at 17.', 'replicationChecklist')

export const fixtureSummary: Summary = {
  id: 's1',
  paperId: 'p1',
  tldr: tldr.text,
  whatsNew: '',
  whatNew: '',
  methods: '',
  results: '',
  limitations: '',
  replicationChecklist: [],
  evidenceMap: {},
  claims: {
    tldr: [tldr],
    whatsNew: [],
    methods: [],
    results: [quoted('Three-part anchors recovered 97.4% of the passages.', 'results')],
    limitations: [],
    replicationChecklist: [
      { ...seeds, item: 'seeds', status: 'stated', searched: ['Method'] },
      {
        text: 'No statement of code was found.',
        section: 'replicationChecklist',
        spans: [],
        verdict: { kind: 'unverified', score: 0, spans: [], problems: [], checker: '1' },
        item: 'code',
        status: 'not-found',
        searched: ['Method', 'Results'],
      },
    ],
  },
  withheld: [
    {
      text: 'The anchor never points to a wrong passage.',
      section: 'results',
      spans: [],
      verdict: {
        kind: 'unverified',
        score: 0,
        spans: [],
        problems: ['number-mismatch'],
        checker: '1',
      },
    },
  ],
  ...made,
}

export const fixtureResults: ResultsAnalysis = {
  experiments: [],
  overallSummary: [quoted('Three-part anchors recovered 97.4% of the passages.', 'results')],
  numberNotes: [],
  ...made,
}

export function refusal(question: string): QaEntry {
  const near = quoted('Lost is never a guess.', 'answer').spans[0] ?? { start: 0, end: 0 }
  return {
    id: 'q1',
    paperId: 'p1',
    question,
    answer: '',
    refused: true,
    reason: 'No passage in this paper speaks of cost.',
    claims: [],
    citations: [],
    nearest: [{ id: 'n1', ...near, quote: 'Lost is never a guess.' }],
    searched: ['Method', 'Results'],
    withheld: [],
    ...made,
  }
}
