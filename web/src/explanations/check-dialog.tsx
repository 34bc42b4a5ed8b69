import { useMutation } from '@tanstack/react-query'
import { paths, Verification } from '@tessera/contract'
import { type FormEvent, useState } from 'react'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { afterClosing } from '../ui/dialog-history.ts'
import { Notice } from '../ui/notice.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { problemWords } from './counts.ts'
import { usePanel } from './panel-context.ts'
import { whereOf } from './quote-around.ts'

const mostCharacters = 20_000

/** Words that the reader brings, sentence by sentence held against the paper. */
export default function CheckDialog({
  paperId,
  onClose,
}: {
  paperId: string
  onClose: () => void
}) {
  return (
    <Dialog
      title="Check a text"
      description="Paste what somebody says about this paper. Each sentence gets its verdict."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="check-dialog"
    >
      <CheckForm paperId={paperId} onLeave={onClose} />
    </Dialog>
  )
}

function CheckForm({ paperId, onLeave }: { paperId: string; onLeave: () => void }) {
  const [text, setText] = useState('')
  const check = useMutation({
    mutationFn: (words: string) =>
      callApi(paths.verify(paperId), Verification, { method: 'POST', body: { text: words } }),
    // Shown in the dialog itself.
    onError: () => {},
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') check.mutate(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <textarea
        className="input check-input"
        aria-label="Text to check"
        rows={5}
        maxLength={mostCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="dialog__foot">
        <Button
          variant="primary"
          type="submit"
          busy={check.isPending}
          disabled={text.trim() === ''}
        >
          {check.isPending ? 'Checking...' : 'Check'}
        </Button>
      </div>
      {check.error && (
        <Notice tone="danger" role="alert">
          {check.error.message}
        </Notice>
      )}
      {check.data && <Sentences found={check.data} onLeave={onLeave} />}
    </form>
  )
}

function Sentences({ found, onLeave }: { found: Verification; onLeave: () => void }) {
  const { document, jump } = usePanel()
  return (
    <ol className="checked" aria-label="Verdicts">
      {found.sentences.map(({ text, start, verdict, citations }) => {
        const first = citations[0]
        const place = first ? whereOf(document, first) : ''
        return (
          <li key={start} className="checked__item">
            <p>{text}</p>
            <div className="claim__meta">
              <VerdictMark kind={verdict.kind} />
              {place && <span className="claim__where">{place}</span>}
              {verdict.problems.length > 0 && (
                <span>{problemWords(verdict.problems, verdict.omitted)}</span>
              )}
              {first && (
                <button
                  className="claim__act"
                  type="button"
                  onClick={() => {
                    void afterClosing(onLeave).then(() =>
                      jump({ spans: citations, kind: 'answers', where: place }),
                    )
                  }}
                >
                  Jump
                </button>
              )}
            </div>
            {first && <blockquote className="near">{first.quote}</blockquote>}
          </li>
        )
      })}
    </ol>
  )
}
