import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFrame } from './form-frame.tsx'

interface FieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> {
  name: string
  label: string
  isOptional?: boolean
  hint?: ReactNode
  /** Beside the label. */
  aside?: ReactNode
}

/** A field with its label, its hint, and what is wrong with it. */
export function Field({ name, label, isOptional = false, hint, aside, ...input }: FieldProps) {
  const { form, idOf } = useFrame()
  const id = idOf(name)
  const error = form.errors[name]
  const labelled = (
    <label className="field__label" htmlFor={id}>
      {label} {isOptional && <span className="field__optional">optional</span>}
    </label>
  )
  return (
    <div className="field">
      {aside ? (
        <div className="field__row">
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      <Input
        {...input}
        id={id}
        name={name}
        value={form.values[name] ?? ''}
        onChange={(event) => form.set(name as never, event.currentTarget.value)}
        {...(error ? { 'aria-invalid': true } : {})}
        {...(error || hint ? { 'aria-describedby': `${id}-note` } : {})}
      />
      {error ? (
        <span className="field__error" id={`${id}-note`}>
          {error}
        </span>
      ) : (
        hint && (
          <span className="field__hint" id={`${id}-note`}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}

function Input({ type = 'text', ...rest }: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false)
  if (type !== 'password') return <input className="input" type={type} {...rest} />
  return (
    <span className="reveal">
      <input className="input" type={isShown ? 'text' : 'password'} {...rest} />
      <Button
        variant="ghost"
        iconOnly
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
      </Button>
    </span>
  )
}
