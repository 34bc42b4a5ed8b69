import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mostChecked, nothingToCheck, paths, Verification } from '@tessera/contract'
import { whereOf } from '@tessera/engine'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { afterClosing } from '../ui/dialog-history.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { VerdictMark } from '../ui/verdict-mark.tsx'
import { verdictCounts } from './counts.ts'
import { useDraft } from './drafts.ts'
import { usePanel } from './panel-context.ts'
import { PassageWords } from './passage-words.tsx'

/** Words that the reader brings, sentence by sentence held against the paper. Opened again, it is as it was left. */
export default function CheckDialog({
  paperId,
  onClose,
  onReturn,
}: {
  paperId: string
  onClose: () => void
  /** Opens it again from where a passage was looked at. */
  onReturn: () => void
}) {
  return (
    <Dialog
      title="Check a text"
      description="Paste what somebody says about this paper. Each sentence gets its verdict."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="check-dialog"
    >
      <CheckForm paperId={paperId} onLeave={onClose} onReturn={onReturn} />
    </Dialog>
  )
}

interface Checked {
  readonly found: Verification | null
  /** Where the sentence begins whose passage was looked at last. */
  readonly lookedAt: number | null
}

const untouched: Checked = { found: null, lookedAt: null }

/** What came of a text that was brought, kept while the page lives and forgotten with who brought it. */
function useChecked(paperId: string) {
  const queries = useQueryClient()
  const queryKey = ['checked', paperId, usePanel().document.id]
  const { data: checked = untouched } = useQuery<Checked>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const keep = (more: Partial<Checked>) =>
    queries.setQueryData<Checked>(queryKey, (before) => ({ ...untouched, ...before, ...more }))
  return { checked, keep }
}

function CheckForm({
  paperId,
  onLeave,
  onReturn,
}: {
  paperId: string
  onLeave: () => void
  onReturn: () => void
}) {
  const {
    checked: { found, lookedAt },
    keep,
  } = useChecked(paperId)
  const [text, setText] = useDraft('text', paperId)
  const check = useMutation({
    mutationFn: (words: string) =>
      callApi(paths.verify(paperId), Verification, { method: 'POST', body: { text: words } }),
    onSuccess: (verdicts) => keep({ found: verdicts, lookedAt: null }),
    // Shown in the dialog itself.
    onError: () => {},
  })
  const { length } = text.trim()
  const isTooLong = length > mostChecked
  const hint = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // Before the dialog would give focus to its cross, which the first space of what is typed would press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it was left with verdicts, they are read
  useEffect(() => {
    if (found === null) box.current?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (length > 0 && !isTooLong) check.mutate(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <textarea
        ref={box}
        className="input check-input"
        aria-label="Text to check"
        rows={5}
        aria-describedby={isTooLong ? hint : undefined}
        aria-invalid={isTooLong}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isTooLong && (
        <p className="field__hint" id={hint} role="status">
          {`${length.toLocaleString('en')} characters: at most ${mostChecked.toLocaleString('en')} can be checked at once. Check it in parts.`}
        </p>
      )}
      <div className="dialog__foot">
        <Button
          variant="primary"
          type="submit"
          busy={check.isPending}
          disabled={length === 0 || isTooLong}
        >
          {check.isPending ? 'Checking...' : 'Check'}
        </Button>
      </div>
      {check.error && (
        <Notice tone="danger" role="alert">
          {check.error.message}
        </Notice>
      )}
      {found && !check.isPending && (
        <Sentences
          found={found}
          lookedAt={lookedAt}
          onLook={(start) => {
            keep({ lookedAt: start })
            return afterClosing(onLeave)
          }}
          onReturn={onReturn}
        />
      )}
    </form>
  )
}

function Sentences({
  found,
  lookedAt,
  onLook,
  onReturn,
}: {
  found: Verification
  lookedAt: number | null
  /** Makes way for the passage of the sentence that begins there. */
  onLook: (start: number) => Promise<void>
  onReturn: () => void
}) {
  const { document, jump } = usePanel()
  const last = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Chromium 150 gives a promise back, which would be taken for what to do at the end.
    last.current?.scrollIntoView({ block: 'center' })
    // Before the dialog would give it to its first button.
    last.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  const { counts, isUnproven } = summed(found)
  return (
    <>
      <p className="checked__paper">{document.title}</p>
      <p className="checked__counts" role="status">
        {counts}
      </p>
      {isUnproven && (
        <p className="field__hint">
          Unverified is not proven by the paper’s words; it may still be true.
        </p>
      )}
      <ol className="checked" aria-label="Verdicts">
        {found.sentences.map(({ text, start, verdict, reasons, citations, passages }) => {
          const places = new Set(citations.map((passage) => whereOf(document, passage)))
          const place = [...places].filter((name) => name !== '').join('; ')
          return (
            <li key={start} className="checked__item" ref={start === lookedAt ? last : null}>
              <p>{text}</p>
              <div className="claim__meta">
                <VerdictMark kind={verdict.kind} />
                {place && verdict.kind !== 'unverified' && (
                  <span className="claim__where">{place}</span>
                )}
                {reasons.length > 0 && <span className="checked__why">{reasons.join(' ')}</span>}
                {citations.length > 0 && (
                  <button
                    className="claim__act"
                    type="button"
                    onClick={() =>
                      void onLook(start).then(() =>
                        jump({
                          spans: citations,
                          kind: 'answers',
                          proves: text,
                          back: { words: 'Back to the checked text', open: onReturn },
                          where: place,
                        }),
                      )
                    }
                  >
                    <Icon name="jump" />
                    Jump
                  </button>
                )}
              </div>
              {passages.map((passage) => (
                <blockquote
                  key={passage.id}
                  className={verdict.kind === 'unverified' ? 'near' : 'near near--proof'}
                  data-ev="answers"
                >
                  {verdict.kind === 'unverified' && (
                    <span className="near__label">
                      {['Nearest passage', passage.where].filter(Boolean).join(', ')}
                    </span>
                  )}
                  <PassageWords passage={passage} />
                </blockquote>
              ))}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** "2 verbatim · 1 not proven · 1 too short to check": what is too short was not held against the paper. */
function summed({ sentences }: Verification): { counts: string; isUnproven: boolean } {
  if (sentences.length === 0) return { counts: nothingToCheck, isUnproven: false }
  const checked = sentences.filter(({ verdict }) => !verdict.problems.includes('too-short'))
  const kinds = checked.map(({ verdict }) => verdict.kind)
  const short = sentences.length - checked.length
  return {
    counts: [...verdictCounts(kinds), ...(short > 0 ? [`${short} too short to check`] : [])]
      .join(' · ')
      .replace('unverified', 'not proven'),
    isUnproven: kinds.includes('unverified'),
  }
}
