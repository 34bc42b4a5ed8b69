import type { Paper } from '@tessera/contract'
import { licenceWords, type PaperDocument } from '@tessera/engine'
import { useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { rarePart } from '../ui/lazy-screen.tsx'
import { licenceOfCopy } from './licences.ts'
import { type AskedVersion, versionOf } from './shown-version.ts'

const Facts = rarePart(async () => (await import('./provenance-facts.tsx')).ProvenanceFacts)

/** Who gave what, when, and where they disagree: only sources that truly answered. */
export function ProvenanceCard({
  paper,
  document,
  asked,
  explainedBy,
}: {
  paper: Paper
  document: PaperDocument | null
  /** What the address asks for. */
  asked: AskedVersion
  /** The engine of the summary that is shown; null without one. */
  explainedBy: string | null
}) {
  const card = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = versionOf(paper, document?.id, asked)
  const version = shown?.label ?? paper.versions[0]?.label ?? unreadVersion(paper)
  const license = licenceWords(licenceOfCopy(paper, shown) ?? document?.license ?? 'Unknown')
  const telling = new Set(paper.provenance.map(({ source }) => source)).size
  const count = `${telling} ${telling === 1 ? 'source' : 'sources'}`
  return (
    <details
      className="prov disclosure"
      ref={card}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="shield" />
        <span>Provenance</span>
        <span>{[count, version, license].join(' · ')}</span>
        <Icon name="caret" className="icon--caret" />
      </summary>
      {isOpen && <Facts {...{ card, paper, document, shown, version, license, explainedBy }} />}
    </details>
  )
}

/** Of a paper whose text is not here: a preprint has versions, what came out in a journal has none. */
const unreadVersion = ({ stage, newestVersion }: Paper) =>
  newestVersion !== null ? `v${newestVersion}` : stage === 'published' ? 'Published' : 'v1'
