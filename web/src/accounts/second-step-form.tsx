import { Me, paths, SecondStep } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, messageOf } from './message-of.ts'
import { openAccountDialog } from './open-dialog.ts'
import { useWelcome } from './use-enter.ts'

/** The code of the second factor, or a recovery code in its place. */
export function SecondStepForm({ next }: { next: string | undefined }) {
  const [hasDevice, setHasDevice] = useState(true)
  const enter = useWelcome(next)
  const form = useForm({
    initial: { token: '' },
    schema: SecondStep,
    send: async (values) => {
      const { user } = await callApi(paths.secondStep, Me, { method: 'POST', body: values })
      enter(user)
    },
    explain: (error) => {
      if (codeOf(error) === 'unauthenticated') openAccountDialog({ kind: 'sign-in' })
      const title = 'Login Failed'
      const message = messageOf(error, 'Invalid code')
      return codeOf(error) === 'invalid-code'
        ? { title, message, field: 'token' }
        : { title, message }
    },
  })
  return (
    <>
      <FormFrame form={form}>
        <Field
          name="token"
          label={hasDevice ? 'Six-digit code' : 'Recovery code'}
          autoComplete="one-time-code"
          inputMode={hasDevice ? 'numeric' : 'text'}
          hint={
            hasDevice
              ? 'A new code appears every 30 seconds. Pasting works.'
              : 'One of the ten that you saved. Each works once.'
          }
        />
        <Button variant="primary" size="lg" type="submit" busy={form.isPending}>
          {form.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </FormFrame>
      <p className="form__switch">
        {hasDevice ? 'Lost the device? ' : 'Found the device? '}
        <button className="link" type="button" onClick={() => setHasDevice(!hasDevice)}>
          {hasDevice ? 'Use a recovery code' : 'Use its code'}
        </button>
      </p>
    </>
  )
}
