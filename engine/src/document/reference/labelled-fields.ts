import { labelled, type SequenceModel, unpackModel } from '../../text/sequence-model.ts'
import { labelFeatures, type Piece, piecesOf } from './label-features.ts'
import trained from './label-weights.json' with { type: 'json' }
import { type ReferenceLabel, ruledLabels } from './labels.ts'
import { tidyRange } from './locator.ts'
import { readAuthors } from './names.ts'
import { type ReferenceWords, ruledFields } from './ruled-fields.ts'
import { tidy, tidyContainer } from './titles.ts'

/** More pieces are no reference; the rules alone read them. */
const mostPieces = 600

let shipped: SequenceModel<ReferenceLabel> | undefined
function shippedModel(): SequenceModel<ReferenceLabel> {
  shipped ??= unpackModel<ReferenceLabel>(trained.model)
  return shipped
}

/** Fields of a reference's words: the rules' reading, set right by what was learned of how references are written. */
export function labelledFields(words: string): ReferenceWords {
  const ruled = ruledFields(words)
  const pieces = piecesOf(words)
  if (pieces.length === 0 || pieces.length > mostPieces) return ruled
  const model = shippedModel()
  const features = labelFeatures(pieces, ruledLabels(words, pieces, ruled))
  const runs = runsOf(words, pieces, labelled(model, features))
  const first = (label: ReferenceLabel) => runs.get(label)?.[0] ?? ''
  const years = (runs.get('year') ?? []).join(' ')
  const year = /(?:1[5-9]|20)\d\d/.exec(years)?.[0] ?? ruled.year
  const found = {
    title: tidy(first('title')),
    container: tidyContainer(first('container')),
    publisher: tidy(first('publisher')),
    volume: volume.exec(first('volume'))?.[1] ?? '',
    issue: issue.exec(first('issue'))?.[1] ?? ruled.issue ?? '',
    pages: tidyRange(first('pages').replace(beforePages, '').replace(afterPages, '')),
  }
  return {
    authors: (runs.get('authors') ?? []).flatMap(namesIn),
    ...(year !== undefined && { year: Number(year) }),
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '')),
  }
}

const volume = /^\W*(?:vol(?:ume)?s?\b|v\b)?\W*([\p{L}\d]+(?:-[\p{L}\d]+)*)/iu
const issue = /^\W*(?:(?:no|nr|n|issue|iss|num|number)\b)?[\s.(]*([^()]*[\p{L}\d])/iu
const beforePages = /^\W*(?:pages?|pp?)\b\W*/i
/** "217 p." tells how long a book is. */
const afterPages = /(?:(?<=\d)\s?pp?)?\W*$/i

/** The words of each unbroken run of pieces with one label, in order. */
function runsOf(
  words: string,
  pieces: readonly Piece[],
  labels: readonly ReferenceLabel[],
): ReadonlyMap<ReferenceLabel, readonly string[]> {
  const runs = new Map<ReferenceLabel, string[]>()
  let start = 0
  pieces.forEach((piece, at) => {
    const label = labels[at] as ReferenceLabel
    if (at === 0 || labels[at - 1] !== label) start = piece.start
    if (labels[at + 1] === label) return
    runs.set(label, [...(runs.get(label) ?? []), words.slice(start, piece.end)])
  })
  return runs
}

const beforeName = /^[\s,;.:&()]*(?:(?:and|et al|et)\b[\s.]*)*/iu
const initials = /^(?:\p{Lu}\p{Ll}?\.?[\s-]?){1,4}$/u

/** The names in a list of authors; what the grammar of names does not know goes by its commas. */
function namesIn(list: string): string[] {
  const names: string[] = []
  let rest = list.replace(beforeName, '')
  while (/\p{L}/u.test(rest)) {
    const { authors, end } = readAuthors(rest)
    const name = /^.+?(?=[,;&]|\sand\s|$)/u.exec(rest)?.[0] ?? rest
    if (end > 0) names.push(...authors)
    else if (names.length > 0 && initials.test(name)) names.push(`${names.pop()}, ${name.trim()}`)
    else names.push(name.trim())
    rest = rest.slice(end > 0 ? end : name.length).replace(beforeName, '')
  }
  return names
}
