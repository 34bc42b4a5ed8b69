import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyShown } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { readFromHere } from '../form/read-from-here.ts'
import { useKeptOpen } from './kept-open.ts'
import { saveFile } from './save-file.ts'

/** The recovery codes, the only time that they are shown: the dialog stays open until they are saved. */
export function RecoveryCodeList({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}) {
  const [isSaved, setIsSaved] = useState(false)
  const [isReminded, setIsReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useKeptOpen(!isSaved, () => {
    setIsReminded(true)
    box.current?.focus()
  })
  const text = `Recovery codes for Tessera. Each opens your account once.\n\n${codes.join('\n')}\n`
  return (
    <>
      <div className="notice notice--caution" tabIndex={-1} ref={readFromHere}>
        <Icon name="alert" />
        <div>
          <strong>Save your recovery codes now.</strong> They are shown once. Each opens your
          account once when the device is gone.
        </div>
      </div>
      <ol className="joined codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <span>{code}</span>
          </li>
        ))}
      </ol>
      <div className="set__row">
        <span className="set__buttons">
          <Button size="sm" onClick={() => copyShown(text, 'Recovery codes')}>
            <Icon name="copy" />
            Copy
          </Button>
          <Button size="sm" onClick={() => saveFile('tessera-recovery-codes.txt', text)}>
            <Icon name="download" />
            Download
          </Button>
        </span>
        <span className="set__done">
          <label className="check">
            <input
              ref={box}
              type="checkbox"
              checked={isSaved}
              onChange={(event) => setIsSaved(event.currentTarget.checked)}
            />
            <span>I have saved these codes</span>
          </label>
          <Button variant="primary" size="sm" disabled={!isSaved} onClick={onSaved}>
            Done
          </Button>
        </span>
      </div>
      {isReminded && !isSaved && (
        <p className="field__error" role="alert">
          Save these codes first and tick the box: they cannot be shown again.
        </p>
      )}
    </>
  )
}
