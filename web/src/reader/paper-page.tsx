import { useQuery } from '@tanstack/react-query'
import { paperQuery } from '../api/paper-queries.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** The paper named by its id or any identifier. */
export function PaperPage({ id }: { id: string }) {
  const { data: paper } = useQuery(paperQuery(id))
  usePageTitle(paper?.title ?? null)
  return (
    <article className="page">
      <h1 className="page-title">{paper?.title}</h1>
      <p className="page-lead">{paper?.authors.join(', ')}</p>
      <p>{paper?.abstract}</p>
    </article>
  )
}
