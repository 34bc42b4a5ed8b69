import {
  type Claim,
  type Explanation,
  overlaps,
  type ReplicationClaim,
  type Span,
} from '@tessera/engine/documents'
import type { ModelSettings } from '../../model-settings.ts'
import type { ModelSaid } from './model-explainer.ts'
import { modelEngineVersion } from './model-prompt.ts'
import { sectionTitles as titles, withheldProposals } from './withheld-proposals.ts'

type Section = keyof typeof titles
const sections = Object.keys(titles) as Section[]

/** An explanation with who made it. */
export interface JoinedExplanation extends Explanation {
  readonly model: string
  readonly note: string
  readonly run: ModelSaid['run']
}

/**
 * What a model proved, and for the sections where it proved nothing what the embedded engine found, with a
 * sentence that says which is whose, and before it why there may be more. No passage stands in two sections, and none that may not be cited.
 */
export function joinExplanations(
  embedded: Explanation,
  said: ModelSaid,
  { engine, model }: Pick<ModelSettings, 'engine' | 'model'>,
  citable: readonly { readonly span: Span }[],
): JoinedExplanation {
  const taken = said.claims.flatMap(({ spans }) => spans)
  const isNew = ({ spans }: Claim) =>
    spans.every(
      (span) =>
        citable.some((sentence) => overlaps(sentence.span, span)) &&
        !taken.some((other) => overlaps(span, other)),
    )
  const byModel = (section: Section) => said.claims.filter((claim) => claim.section === section)
  const filled = sections.filter((section) => byModel(section).length === 0)
  const of = (section: Section) =>
    filled.includes(section) ? embedded[section].filter(isNew) : byModel(section)
  const checklist: readonly ReplicationClaim[] = embedded.replicationChecklist
  const others = filled.filter((section) => of(section).length > 0).map((name) => titles[name])
  return {
    tldr: of('tldr'),
    whatsNew: of('whatsNew'),
    methods: of('methods'),
    results: of('results'),
    limitations: of('limitations'),
    replicationChecklist: checklist,
    withheld: withheldProposals(said.dropped),
    engine,
    engineVersion: modelEngineVersion,
    documentId: embedded.documentId,
    model,
    note: [
      ...(said.note === undefined ? [] : [said.note]),
      `By the embedded engine: ${inWords([...others, 'the replication checklist'])}.`,
    ].join(' '),
    run: said.run,
  }
}

/** "A", "A and B", "A, B and C". */
function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
