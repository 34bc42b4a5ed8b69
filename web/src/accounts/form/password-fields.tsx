import { type OwnWords, passwordsDiffer } from '@tessera/contract'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { Field } from './field.tsx'
import { useFrame } from './form-frame.tsx'
import { PasswordHint } from './password-hint.tsx'

/** The password that the account has. */
export function OwnPasswordField({
  name = 'password',
  label = 'Password',
  aside,
}: {
  name?: string
  label?: string
  aside?: ReactNode
}) {
  return (
    <Field
      name={name}
      label={label}
      type="password"
      autoComplete="current-password"
      {...(aside ? { aside } : {})}
    />
  )
}

/** Tells a password manager whose password it is, where no field asks for the address. */
export function WhosePassword({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

/**
 * A password that is being chosen, with a word about it, and the same once more in `confirmPassword`.
 * @param own whose password it is; else the same form may say so
 */
export function ChosenPasswordFields({
  name = 'newPassword',
  label = 'New password',
  again = 'Confirm new password',
  own,
}: {
  name?: string
  label?: string
  again?: string
  own?: OwnWords
}) {
  const { form } = useFrame()
  const { email = '', firstName, lastName } = form.values
  return (
    <>
      <Field
        name={name}
        label={label}
        type="password"
        autoComplete="new-password"
        hint={
          <PasswordHint
            password={form.values[name] ?? ''}
            own={own ?? { email, firstName, lastName }}
          />
        }
      />
      <Field name="confirmPassword" label={again} type="password" autoComplete="new-password" />
    </>
  )
}

/** The same form, and `confirmPassword` must be what stands in the field `name`. */
export const withSamePassword = <Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  name: keyof Shape & string,
) => {
  const areSame = (values: Record<string, unknown>) => values[name] === values.confirmPassword
  return form
    .extend({ confirmPassword: z.string() })
    .refine((values) => areSame(values as Record<string, unknown>), {
      path: ['confirmPassword'],
      message: passwordsDiffer,
      when: () => true,
    })
}
