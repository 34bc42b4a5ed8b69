import { descendants, type MarkupElement, wordsOf } from '../markup/tree.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/** More are no list of a real article. */
const mostAwards = 100

/** Elements of a name inside another, at any depth. */
const inside = (element: MarkupElement, wanted: string) =>
  descendants(element, ({ name }) => name === wanted)

/** The names of those who gave an award, without the numbers and short forms by which registers know them. */
function fundersOf(award: MarkupElement): MarkupElement[] {
  return inside(award, 'funding-source').flatMap((source) => {
    const institutions = inside(source, 'institution')
    const named = institutions.length > 0 ? institutions : inside(source, 'named-content')
    return named.length > 0 ? named.slice(0, 1) : [source]
  })
}

/**
 * Who paid for the work, which journals print with the text and keep in the front matter: the statement in its own
 * words, and the awards ("European Research Council, 293926"), where the article itself does not print the same.
 */
export function addFunding(front: MarkupElement, printed: string, place: Place): void {
  const { builder, flow } = place
  const isNew = (element: MarkupElement) => !printed.includes(wordsOf(element))
  const statements = inside(front, 'funding-statement').slice(0, mostAwards).filter(isNew)
  const awards = inside(front, 'award-group')
    .slice(0, mostAwards)
    .map((award) => ({ funders: fundersOf(award), numbers: inside(award, 'award-id') }))
    .filter(({ funders, numbers }) => (numbers.length > 0 ? numbers : funders).some(isNew))
  if (statements.length + awards.length === 0) return
  flow.flush()
  builder.section({ heading: null, level: 1, role: 'acknowledgements' })
  for (const { children } of statements) flow.block('paragraph', () => readInline(children, place))
  for (const { funders, numbers } of awards)
    flow.block('list-item', () => {
      for (const [at, { children }] of [...funders, ...numbers].entries()) {
        if (at > 0) flow.say(', ')
        readInline(children, place)
      }
    })
  flow.flush()
}
