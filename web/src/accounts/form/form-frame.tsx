import type { FormEvent, ReactNode, Ref, RefObject } from 'react'
import { createContext, useContext, useId } from 'react'
import { useFocusBack } from '../../ui/focus-return.ts'

interface FrameForm {
  values: Record<string, string>
  errors: Partial<Record<string, string>>
  failure: { title: string; message: string } | null
  isPending: boolean
  summary: RefObject<HTMLDivElement | null>
  submit: (event: FormEvent) => Promise<void>
  set: (name: never, value: string) => void
}

interface FieldContext {
  form: FrameForm
  idOf: (name: string) => string
}

const Context = createContext<FieldContext | null>(null)

/** The form that a field stands in, and the ids of its fields. */
export function useFrame(): FieldContext {
  const frame = useContext(Context)
  if (!frame) throw new Error('A field stands in no form.')
  return frame
}

/** A form with the summary of what is wrong above its fields. It is disabled while it is being sent. */
export function FormFrame({
  form,
  className = 'form',
  ref,
  children,
}: {
  form: FrameForm
  className?: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}) {
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  useFocusBack(form.isPending)
  return (
    <Context value={{ form, idOf }}>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => void form.submit(event)}
        aria-busy={form.isPending}
      >
        <fieldset className={className} disabled={form.isPending}>
          <Summary form={form} idOf={idOf} />
          {children}
        </fieldset>
      </form>
    </Context>
  )
}

const counts = ['No thing needs', 'One thing needs', 'Two things need', 'Three things need']

function Summary({ form, idOf }: FieldContext) {
  const wrong = Object.entries(form.errors)
  if (!form.failure && wrong.length === 0) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={form.summary}>
      <p className="summary__title">
        {form.failure?.title ??
          `${counts[wrong.length] ?? `${wrong.length} things need`} another look`}
      </p>
      {form.failure && <p>{form.failure.message}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, message]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The address of the page stays as it is: it may name a passage. */
function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
