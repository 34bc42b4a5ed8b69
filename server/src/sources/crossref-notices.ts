import { given, identifiersFrom } from './answer-fields.ts'
import type { PaperFacts } from './connector.ts'
import { type CrossrefWork, dateOf } from './crossref-fields.ts'
import { typeOf } from './crossref-type.ts'
import type { Relation } from './source.ts'

/** Crossref passes on what Retraction Watch found, beside what publishers told it. */
export const throughCrossref = 'Retraction Watch via Crossref'

/** The notices that others gave of a work. */
export function noticesFrom(work: CrossrefWork): PaperFacts['notices'] {
  return work['updated-by'].flatMap(({ DOI, type, updated, source }) => {
    const kind = typeOf(work) === 'preprint' ? preprintNotice(type) : noticeKind(type)
    const doi = identifiersFrom(['doi', DOI])[0]?.value
    if (!kind) return []
    const teller = source === 'retraction-watch' ? throughCrossref : 'Crossref'
    return [{ kind, ...given('doi', doi), ...given('date', dateOf(updated)), source: teller }]
  })
}

/** Crossref's words for notices; a new edition or version is none. */
function noticeKind(type: string | undefined): keyof typeof relationOf | undefined {
  switch (type?.toLowerCase().replaceAll('-', '_')) {
    case 'retraction':
    case 'removal':
    case 'withdrawal':
      return 'retraction'
    case 'partial_retraction':
      return 'partial-retraction'
    case 'correction':
    case 'corrigendum':
    case 'erratum':
    case 'addendum':
    case 'clarification':
      return 'correction'
    case 'expression_of_concern':
      return 'concern'
    default:
      return undefined
  }
}

/** Servers withdraw and remove preprints; of a journal these words are retractions. */
const preprintNotice = (type: string | undefined) =>
  /^(?:withdrawal|removal)$/i.test(type ?? '') ? ('withdrawal' as const) : noticeKind(type)

const relationKinds: Readonly<Record<string, Relation['kind']>> = {
  'is-preprint-of': 'preprint-of',
  'has-preprint': 'has-preprint',
  'is-version-of': 'version-of',
  'has-version': 'version-of',
}

/** Its preprints, versions and publications. */
export function relationsFrom(work: CrossrefWork): Relation[] {
  return Object.entries(work.relation ?? {}).flatMap(([word, related]) => {
    const kind = relationKinds[word]
    if (!kind) return []
    return related.flatMap(({ id, 'id-type': type }) => {
      const to = type === 'doi' || type === 'arxiv' ? identifiersFrom([type, id])[0] : undefined
      return to ? [{ kind, to }] : []
    })
  })
}

const relationOf = {
  retraction: 'retracts',
  // The rest of the paper stands.
  'partial-retraction': 'corrects',
  correction: 'corrects',
  concern: 'concerns',
} as const

/** This work is itself the notice about another. */
export function updatesFrom(work: CrossrefWork): Relation[] {
  return work['update-to'].flatMap(({ DOI, type, updated }) => {
    const to = identifiersFrom(['doi', DOI])[0]
    const kind = noticeKind(type)
    if (!to || !kind) return []
    return [{ kind: relationOf[kind], to, ...given('date', dateOf(updated)) }]
  })
}
