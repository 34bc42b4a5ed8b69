/** The hue of a kind of claim: the value of `data-ev`, which the style sheet maps to colours. */
export type EvidenceKind =
  | 'tldr'
  | 'new'
  | 'methods'
  | 'results'
  | 'limitations'
  | 'replication'
  | 'answers'

const kinds: Record<string, EvidenceKind> = {
  tldr: 'tldr',
  whatsNew: 'new',
  methods: 'methods',
  results: 'results',
  limitations: 'limitations',
  replicationChecklist: 'replication',
  figures: 'results',
  math: 'methods',
}

/** The hue of a claim's section; answers take the rest. */
export function evidenceKindOf(section: string): EvidenceKind {
  return kinds[section] ?? 'answers'
}
