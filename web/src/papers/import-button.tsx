import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { importFiles } from './imports.ts'

/** What the file chooser offers: PDF, arXiv or publisher HTML, JATS XML. */
const accepted = '.pdf,.html,.htm,.xhtml,.xml,.nxml,application/pdf,text/html,application/xml'

/** Opens the file chooser. In a line of text it reads "choose a file"; in the header it is a button. */
export function ImportButton({
  variant,
  onChosen,
}: {
  variant: 'header' | 'inline'
  /** Told when files were chosen. */
  onChosen?: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      {variant === 'header' ? (
        <Button onClick={choose}>
          <Icon name="upload" />
          <span className="import__word">Import</span>
        </Button>
      ) : (
        <button type="button" className="link" onClick={choose}>
          choose a PDF, HTML or JATS file
        </button>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        accept={accepted}
        aria-label="Import papers"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          importFiles(event.target.files ?? [])
          event.target.value = ''
          onChosen?.()
        }}
      />
    </>
  )
}
