import { getRouteApi } from '@tanstack/react-router'
import { PaperPage } from '../reader/paper-page.tsx'

const route = getRouteApi('/paper/$')

/** Hands the identifier in the address (an id, a DOI with its slash, an arXiv id) to the reader. */
export function PaperRoute() {
  const { _splat: id = '' } = route.useParams()
  return <PaperPage key={id} id={id} />
}
