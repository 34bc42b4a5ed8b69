import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { rememberBrought } from './brought-before.ts'
import { ImportButton } from './import-button.tsx'
import { forgetImports, type ImportedFile } from './imports.ts'
import { type ImportProgress, useImport } from './use-import.ts'

/** The imports under way. A single one leads to its paper by itself. */
export default function ImportPanel({ files }: { files: readonly ImportedFile[] }) {
  const [kinds, setKinds] = useState<Readonly<Record<number, ImportProgress['kind']>>>({})
  return (
    <section className="imports" aria-label="Imports">
      <div className="imports__head">
        <h2>{title(files.map(({ key }) => kinds[key] ?? 'sending'))}</h2>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label="Close imports"
          onClick={() => forgetImports()}
        >
          <Icon name="x" />
        </Button>
      </div>
      <ul>
        {files.map((file) => (
          <ImportItem
            key={file.key}
            imported={file}
            isAlone={files.length === 1}
            onKind={(kind) => setKinds((known) => ({ ...known, [file.key]: kind }))}
          />
        ))}
      </ul>
    </section>
  )
}

/** What the list holds, in one line. */
function title(kinds: readonly ImportProgress['kind'][]): string {
  const failed = kinds.filter((kind) => kind === 'failed').length
  const ended = failed + kinds.filter((kind) => kind === 'done').length
  if (ended < kinds.length)
    return kinds.length === 1 ? 'Importing a paper' : `Importing ${kinds.length} papers`
  if (failed === 0) return kinds.length === 1 ? 'Paper imported' : `${kinds.length} papers imported`
  return kinds.length === 1
    ? 'The paper was not imported'
    : `${failed} of ${kinds.length} papers were not imported`
}

function ImportItem({
  imported,
  isAlone,
  onKind,
}: {
  imported: ImportedFile
  isAlone: boolean
  onKind: (kind: ImportProgress['kind']) => void
}) {
  const { progress, retry } = useImport(imported.file)
  const { kind } = progress
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, to whoever listens then
  useEffect(() => onKind(kind), [kind])
  const navigate = useNavigate()
  const paperId = progress.kind === 'done' ? progress.paperId : null
  useEffect(() => {
    if (paperId === null) return
    rememberBrought()
    if (!isAlone) return
    void navigate({ to: '/paper/$', params: { _splat: paperId } })
    forgetImports(imported.key)
  }, [isAlone, paperId, imported.key, navigate])
  return (
    <li className="imports__item">
      <span className="imports__name">{imported.file.name}</span>
      <span role="status" className={progress.kind === 'failed' ? 'field__error' : 'field__hint'}>
        {words(progress)}
      </span>
      {(progress.kind === 'sending' || progress.kind === 'working') && (
        <Progress
          label={`Import of ${imported.file.name}`}
          percent={progress.kind === 'working' ? Math.max(10, progress.percent) : 5}
        />
      )}
      {progress.kind === 'failed' && !progress.isFinal && (
        <Button size="sm" onClick={retry}>
          <Icon name="refresh" />
          Try again
        </Button>
      )}
      {progress.kind === 'failed' && progress.isFinal && (
        <span className="field__hint">
          The same file would fail again. If you have another copy of the paper,{' '}
          <ImportButton variant="inline" onChosen={() => forgetImports(imported.key)} />.
        </span>
      )}
      {progress.kind === 'done' && (
        <Link
          className="link"
          to="/paper/$"
          params={{ _splat: progress.paperId }}
          onClick={() => forgetImports(imported.key)}
        >
          Open the paper
        </Link>
      )}
    </li>
  )
}

const steps = {
  queued: 'Waiting for its turn',
  fetching: 'Fetching the text',
  parsing: 'Reading the text',
  explaining: 'Writing the explanation',
}

function words(progress: ImportProgress): string {
  switch (progress.kind) {
    case 'sending':
      return 'Sending'
    case 'working':
      return steps[progress.step]
    case 'done':
      return 'Ready to read'
    case 'failed':
      return progress.reason
  }
}
