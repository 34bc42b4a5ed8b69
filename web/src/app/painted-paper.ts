import type { QueryClient } from '@tanstack/react-query'
import { blankPaper, queryKeys } from '@tessera/contract'
import { documentFromSections } from '@tessera/engine'

/** Where the server puts a paper's own words. */
const slot = {
  id: '__id__',
  title: '__title__',
  authors: '__authors__',
  kicker: '__kicker__',
  problem: '__problem__',
  text: '__text__',
}

/** A paper of slots instead of words, and the text of slots where one is there. */
export function layOutPaper(
  queries: QueryClient,
  { hasText, hasFile }: { readonly hasText: boolean; readonly hasFile: boolean },
): string {
  const document = documentFromSections({ title: slot.title, abstract: slot.text, sections: [] })
  const paper = blankPaper({
    id: slot.id,
    title: slot.title,
    authors: [slot.authors],
    venue: slot.kicker,
    abstract: slot.text,
    pdfUrl: hasFile ? `/api/papers/${slot.id}/pdf` : null,
    // Its badge marks where the badges stand.
    isOpenAccess: true,
    contentStatus: hasText ? 'full' : 'pending',
    documentId: hasText ? document.id : null,
    contentProblem: hasText ? null : slot.problem,
  })
  queries.setQueryData(queryKeys.paper(slot.id), paper)
  if (hasText) queries.setQueryData(queryKeys.document(slot.id), document)
  return `/paper/${slot.id}`
}

/**
 * The markup of a paper's page with one slot for each thing that the server fills in.
 * @throws Error when the page has changed so that a slot is no longer found in it
 */
export function withSlots(markup: string): string {
  const cuts: readonly [what: RegExp, by: string][] = [
    [/<span class="badge badge--quiet">Open access<\/span>/, '__badges__'],
    [/(?:<h2[^>]*>Abstract<\/h2>)?<p[^>]*>(?:<span[^>]*>)?__text__(?:<\/span>)?<\/p>/, '__text__'],
    // How many sources there are is not known here.
    [/<details class="prov[\s\S]*?<\/details>/, ''],
  ]
  return cuts.reduce((page, [what, by]) => {
    if (!what.test(page)) throw new Error(`The painted page of a paper has nothing like ${what}.`)
    return page.replace(what, by)
  }, markup)
}
