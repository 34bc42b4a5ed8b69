import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Done, paths, type QaEntry, queryKeys } from '@tessera/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { failed } from './say-failure.ts'

/** Takes a question out of the reader's history, once they have said so twice; the focus goes on to the next one. */
export function DeleteQuestion({ entry: { id, paperId, question } }: { entry: QaEntry }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const remove = useMutation({
    mutationFn: () =>
      callApi(paths.question(paperId, id), Done, { method: 'DELETE' }).catch(unlessGone),
    onSuccess: () => {
      nextStop(place.current)?.focus()
      queries.setQueryData<QaEntry[]>(queryKeys.qa(paperId), (before) =>
        before?.filter((entry) => entry.id !== id),
      )
      toast({ title: 'Question deleted', isQuiet: true })
    },
    onError: failed('Not deleted', 'Failed to delete the question'),
  })
  return (
    <div className="qa__delete" ref={place}>
      <button
        className="claim__act"
        type="button"
        aria-expanded={isAsking}
        aria-label={
          isAsking ? `Keep the question: ${question}` : `Delete the question: ${question}`
        }
        onClick={() => setAsking(!isAsking)}
      >
        {isAsking ? 'Keep' : <Icon name="x" />}
      </button>
      {isAsking && (
        <Button variant="danger" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete question
        </Button>
      )}
    </div>
  )
}

/** What was deleted in another tab is deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** The button of the next question, else of the one before; the list itself when this was the last. */
function nextStop(place: HTMLElement | null): HTMLElement | null {
  const card = place?.closest('.qa')
  const other = card?.nextElementSibling ?? card?.previousElementSibling
  return (
    other?.querySelector<HTMLElement>('.qa__delete button') ??
    card?.closest<HTMLElement>('.ask__list') ??
    null
  )
}
