import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'
import { importFiles, useImports } from './imports.ts'

declare global {
  interface Window {
    /** Of `/early-drop.js`: gives what was dropped before this app had started, once, and leaves drops to the app. */
    takeEarlyDrop?: () => readonly File[]
  }
}

const ImportPanel = lazy(screenCode(() => import('./import-panel.tsx'), sayCodeIsMissing))

/** Takes files that are dropped anywhere on the page, and shows how far each import has come. */
export function ImportDrop() {
  const isOver = useFileDrop(importFiles)
  const files = useImports()
  return (
    <>
      {isOver && (
        <div className="drop" aria-hidden="true">
          <div className="drop__words">
            <Icon name="upload" large />
            Drop the paper here: PDF, HTML or JATS, at most 50 MB
          </div>
        </div>
      )}
      {files.length > 0 && (
        <Suspense>
          <ImportPanel files={files} />
        </Suspense>
      )}
    </>
  )
}

/** True while files are dragged over the page; hands them over when they are dropped. */
function useFileDrop(onDrop: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(false)
      onDrop(event.dataTransfer.files)
    }
    const early = window.takeEarlyDrop?.() ?? []
    if (early.length > 0) onDrop(early)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onDrop])
  return isOver
}
