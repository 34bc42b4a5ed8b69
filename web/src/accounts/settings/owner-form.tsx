import { OwnerProof, OwnerProofWithCode } from '@tessera/contract'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { beginTyping } from '../form/begin-typing.ts'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { OwnPasswordField } from '../form/password-fields.tsx'
import { useForm } from '../form/use-form.ts'
import { problemOf } from '../message-of.ts'
import { useKeptWhileSending } from './kept-open.ts'
import { useExpired } from './use-expired.ts'

interface OwnerFieldsProps {
  passwordLabel?: string
  /** Codes are on: neither a stolen session nor a stolen device is enough. */
  asksCode: boolean
}

interface OwnerFormProps extends OwnerFieldsProps {
  /** What is said when it was refused. */
  failed: string
  send: (proof: OwnerProof) => Promise<void>
  variant?: ComponentProps<typeof Button>['variant']
  children: string
}

/** Asks the owner for the password, and for a code where codes are on, before something grave is done. */
export function OwnerForm({
  failed,
  asksCode,
  send,
  variant = 'secondary',
  children,
  ...labels
}: OwnerFormProps) {
  const form = useForm({
    initial: { password: '', token: '' },
    schema: ownerProof(asksCode),
    send: ({ password, token }) => send({ password, ...(token ? { token } : {}) }),
    explain: useOwnerProblem(failed),
  })
  // What the answer brings would be lost with the form that waits for it.
  useKeptWhileSending(form.isPending)
  return (
    <FormFrame form={form} className="set__form" ref={beginTyping}>
      <OwnerFields asksCode={asksCode} {...labels} />
      <div>
        <Button variant={variant} type="submit" busy={form.isPending}>
          {children}
        </Button>
      </div>
    </FormFrame>
  )
}

/** The fields of the proof, in a form. */
export function OwnerFields({ passwordLabel = 'Password', asksCode }: OwnerFieldsProps) {
  return (
    <div className="form__pair">
      <OwnPasswordField label={passwordLabel} />
      {asksCode && (
        <Field
          name="token"
          label="Code of the app, or a recovery code"
          autoComplete="one-time-code"
        />
      )}
    </div>
  )
}

export const ownerProof = (asksCode: boolean) => (asksCode ? OwnerProofWithCode : OwnerProof)

/** Says which part of the proof was refused; leaves when the session has ended. */
export function useOwnerProblem(failed: string) {
  const isExpired = useExpired()
  return (error: unknown) => {
    isExpired(error)
    return problemOf(error, failed, 'Please try again.', {
      'wrong-password': 'password',
      'invalid-code': 'token',
    })
  }
}
