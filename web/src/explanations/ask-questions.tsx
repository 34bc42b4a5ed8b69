import { mostAsked, type QaEntry, unsureWords } from '@tessera/contract'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { rarePart } from '../ui/lazy-screen.tsx'
import type { Evidence } from './use-evidence.ts'

// A first visit finds nothing asked.
const QaCard = rarePart(async () => (await import('./qa-card.tsx')).QaCard)

/**
 * The question box, which never scrolls away, and the questions asked so far, newest first.
 * @param children what else a reader may bring to the paper
 */
export function AskQuestions({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  const { history, ask, isAskOpen, setAskOpen, draft, setDraft } = evidence
  const list = useRef<HTMLDivElement>(null)
  const entries = (history.data ?? []).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const newest = entries[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer brings the list to its top
  useEffect(() => {
    list.current?.scrollTo?.({ top: 0 })
  }, [newest])

  const question = draft.trim()
  const isTooLong = question.length > mostAsked
  const hint = useId()
  // While it was on its way another may have been begun.
  const latest = useRef(draft)
  latest.current = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question === '' || isTooLong || ask.isPending) return
    // Until the answer is here the words stay, for another try.
    ask.mutate(question, {
      onSuccess: () => latest.current.trim() === question && setDraft(''),
    })
  }
  return (
    <section className="ask" data-ev="answers" aria-label="Ask Questions">
      <details
        className="disclosure"
        open={isAskOpen}
        onToggle={(event) => setAskOpen(event.currentTarget.open)}
      >
        <summary>
          <Icon name="caret" className="icon--caret" />
          <span>
            Ask Questions <span className="num">{countOf(entries)}</span>
          </span>
        </summary>
        <section
          className="ask__list"
          ref={list}
          aria-label="Questions and answers"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {history.isError && <p className="ask__none">{history.error.message}</p>}
          {history.isSuccess && entries.length === 0 && (
            <p className="ask__none">
              Nothing asked yet. Answers come with the passages that prove them; what the paper does
              not say is not answered.
            </p>
          )}
          {entries.map((entry) => (
            <QaCard key={entry.id} entry={entry} />
          ))}
        </section>
      </details>
      {children}
      <form className="ask__form" onSubmit={submit}>
        <input
          id="ask-input"
          aria-label="Ask a question about this paper"
          placeholder="Ask a question about this paper..."
          autoComplete="off"
          aria-describedby={isTooLong ? hint : undefined}
          aria-invalid={isTooLong}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button
          className="btn btn--primary btn--icon"
          type="submit"
          aria-label="Send question"
          // One that is disabled would lose focus as it is pressed.
          aria-disabled={question === '' || isTooLong || ask.isPending}
          aria-busy={ask.isPending}
        >
          {ask.isPending ? <span className="spinner" aria-hidden="true" /> : <Icon name="send" />}
        </button>
      </form>
      {isTooLong && (
        <p className="field__hint" id={hint} role="status">
          {`${question.length.toLocaleString('en')} characters: a question may have at most ${mostAsked.toLocaleString('en')}.`}
        </p>
      )}
      <p className="sr-only" role="status">
        {ask.isPending ? 'Looking for an answer in the paper' : ''}
      </p>
    </section>
  )
}

/** "2 answered, 1 unsure, 1 refused": an answer that is told as unsure is counted as one. */
function countOf(entries: readonly QaEntry[]): string {
  const kindOf = (entry: QaEntry) =>
    entry.refused ? 'refused' : unsureWords(entry) === null ? 'answered' : 'unsure'
  return ['answered', 'unsure', 'refused']
    .map((kind) => ({ kind, count: entries.filter((entry) => kindOf(entry) === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ')
}
