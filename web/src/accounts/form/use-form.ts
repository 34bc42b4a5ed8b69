import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { dismissToast, toast } from '../../ui/toast.ts'

/** What is wrong: beside a field, or with the whole. */
export interface Problem<Name extends string> {
  readonly title: string
  readonly message: string
  readonly field?: Name
}

interface FormOptions<Values extends Record<string, string>> {
  readonly initial: Values
  /** Checked before anything is sent. Issues stand beside the field that they name. */
  readonly schema: z.ZodType
  readonly send: (values: Values) => Promise<void>
  /** Says in words why `send` failed. */
  readonly explain: (error: unknown) => Problem<keyof Values & string>
  /** A notification says it too, until the form is sent again or leaves. */
  readonly isNotified?: boolean
}

/**
 * A form's values, its problems and its sending. What was typed stays whatever happens; after a refusal the
 * summary takes focus.
 */
export function useForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null)
  const [isPending, setIsPending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const refusals = useRef(0)
  const [refusal, setRefusal] = useState(0)
  const notified = useRef(0)
  useEffect(() => () => dismissToast(notified.current), [])
  useEffect(() => {
    if (refusal > 0) summary.current?.focus()
  }, [refusal])

  function refuse(found: Partial<Record<Name, string>>, problem: typeof failure): void {
    setErrors(found)
    setFailure(problem)
    setRefusal(++refusals.current)
  }

  /** What was wrong with the old value says nothing of the new one. */
  function set(name: Name, value: string): void {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others as typeof errors)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isPending) return
    dismissToast(notified.current)
    const found = problemsIn(options.schema, values)
    if (found !== null) return refuse(found as Partial<Record<Name, string>>, null)
    setErrors({})
    setFailure(null)
    setIsPending(true)
    try {
      await options.send(values)
      setIsPending(false)
    } catch (error) {
      setIsPending(false)
      const { field, title, message } = options.explain(error)
      if (options.isNotified)
        notified.current = toast({ title, description: message, variant: 'destructive' })
      if (field) refuse({ [field]: message } as Partial<Record<Name, string>>, null)
      else refuse({}, { title, message })
    }
  }

  return {
    values,
    errors,
    failure,
    isPending,
    summary,
    submit,
    set,
    reset: () => setValues(options.initial),
  }
}

/** The first problem of each field; null when there is none. */
function problemsIn(schema: z.ZodType, values: unknown): Record<string, string> | null {
  const checked = schema.safeParse(values)
  if (checked.success) return null
  const found: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message
  return found
}
