import { lazy, Suspense, useState } from 'react'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'

const CheckDialog = lazy(screenCode(() => import('./check-dialog.tsx'), sayCodeIsMissing))

/** Opens the dialog in which a text is held against the paper. */
export function CheckText({ paperId }: { paperId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className="claim__act check-open" type="button" onClick={() => setOpen(true)}>
        Check a text
      </button>
      <Suspense>
        {isOpen && (
          <CheckDialog
            paperId={paperId}
            onClose={() => setOpen(false)}
            onReturn={() => setOpen(true)}
          />
        )}
      </Suspense>
    </>
  )
}
