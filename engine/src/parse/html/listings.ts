import type { Run } from '../../document/runs.ts'
import { descendants, type MarkupElement } from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

/** A listing as one block of code, line by line; numbers of lines are not text. */
export function addListing(listing: MarkupElement, place: Place): void {
  const { builder, flow } = place
  flow.flush()
  const lines = descendants(listing, (element) => hasClass(element, 'ltx_listingline'))
  const read = (element: MarkupElement) => flow.inline(() => readInline(element.children, place))
  if (lines.length === 0) builder.add('code', read(listing))
  else
    builder.add(
      'code',
      lines.flatMap((line) => [...onOneLine(read(line)), { text: '\n' }]),
    )
  flow.flush()
}

/** Runs with white space collapsed across them and none at the ends, as a browser shows a line. */
function onOneLine(runs: readonly Run[]): Run[] {
  let isAfterSpace = true
  const shown = runs.map((run) => {
    const collapsed = run.text.replace(/\s+/g, ' ')
    const text = isAfterSpace ? collapsed.trimStart() : collapsed
    if (text !== '') isAfterSpace = text.endsWith(' ')
    return { ...run, text }
  })
  const last = shown.findLastIndex((run) => run.text.trim() !== '')
  return shown
    .slice(0, last + 1)
    .map((run, index) => (index === last ? { ...run, text: run.text.trimEnd() } : run))
}
