import { OwnerProof, OwnerProofWithCode } from '@tessera/contract'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { OwnPasswordField } from '../form/password-fields.tsx'
import { useForm } from '../form/use-form.ts'
import { problemOf } from '../message-of.ts'
import { useExpired } from './use-expired.ts'

interface OwnerFormProps {
  /** What is said when it was refused. */
  failed: string
  passwordLabel?: string
  /** Codes are on: neither a stolen session nor a stolen device is enough. */
  asksCode: boolean
  send: (proof: OwnerProof) => Promise<void>
  variant?: ComponentProps<typeof Button>['variant']
  children: string
}

/** Asks the owner for the password, and for a code where codes are on, before something grave is done. */
export function OwnerForm({
  failed,
  passwordLabel = 'Password',
  asksCode,
  send,
  variant = 'secondary',
  children,
}: OwnerFormProps) {
  const isExpired = useExpired()
  const form = useForm({
    initial: { password: '', token: '' },
    schema: asksCode ? OwnerProofWithCode : OwnerProof,
    send: ({ password, token }) => send({ password, ...(token ? { token } : {}) }),
    explain: (error) => {
      isExpired(error)
      return problemOf(error, failed, 'Please try again.', {
        'wrong-password': 'password',
        'invalid-code': 'token',
      })
    },
  })
  return (
    <FormFrame form={form} className="set__form">
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
      <div>
        <Button variant={variant} type="submit" busy={form.isPending}>
          {children}
        </Button>
      </div>
    </FormFrame>
  )
}
