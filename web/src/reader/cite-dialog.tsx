import { useQuery } from '@tanstack/react-query'
import type { CiteStyle } from '@tessera/contract'
import { citationsQuery } from '../api/paper-queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { copyBibtex } from './cite-export.ts'
import { copyCitation } from './copy-citation.ts'

const names: Record<CiteStyle, string> = {
  apa: 'APA 7',
  mla: 'MLA 9',
  chicago: 'Chicago 17, author-date',
  ieee: 'IEEE',
  vancouver: 'Vancouver',
  harvard: 'Harvard, Cite Them Right',
}

/** The paper in every citation style, each to be copied. */
export default function CiteDialog({ paperId, onClose }: { paperId: string; onClose: () => void }) {
  return (
    <Dialog
      title="Cite this paper"
      description="Made from what the sources say; check it before you print it."
      isOpen
      onOpenChange={onClose}
      className="cite-dialog"
      foot={
        <Button variant="secondary" size="sm" onClick={() => copyBibtex(paperId)}>
          Copy BibTeX
        </Button>
      }
    >
      <Styles paperId={paperId} />
    </Dialog>
  )
}

function Styles({ paperId }: { paperId: string }) {
  const { data, error } = useQuery(citationsQuery(paperId))
  if (error)
    return (
      <Notice tone="danger" role="alert">
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton height="20rem" />
  return (
    <ul className="cite-list">
      {data.citations.map(({ style, runs }) => (
        <li key={style}>
          <h3>{names[style]}</h3>
          <p>{runs.map(({ text, isItalic }) => (isItalic ? <i key={text}>{text}</i> : text))}</p>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Copy ${names[style]}`}
            onClick={() => copyCitation(runs, names[style])}
          >
            Copy
          </Button>
        </li>
      ))}
    </ul>
  )
}
