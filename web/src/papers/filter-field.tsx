import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef } from 'react'

/** A text field of a filter, named for screen readers alone. */
export function FilterField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input {...input} className="input" id={id} autoComplete="off" />
    </>
  )
}

/**
 * A form whose fields show the filter in force again whenever that has changed.
 * @param inForce the filter in words; the fields have it as their `defaultValue`
 */
export function useFilterForm(inForce: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // Not by new elements, which would take the focus from whoever has just pressed Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is in force is the reason
  useLayoutEffect(() => form.current?.reset(), [inForce])
  return form
}
