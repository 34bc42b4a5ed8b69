import { paths, SecondStep, SignedIn } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { toast } from '../ui/toast.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { FormSwitch } from './form/form-switch.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, problemOf } from './message-of.ts'
import { type Carried, openAccountDialog } from './open-dialog.ts'
import { useWelcome } from './use-enter.ts'

/** The code of the second factor, or a recovery code in its place. */
export function SecondStepForm({ carried, hasDevice }: { carried: Carried; hasDevice: boolean }) {
  const enter = useWelcome(carried)
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useForm({
    initial: { token: '' },
    schema: SecondStep,
    send: async (values) => {
      const body = { ...values, ...(trustDevice ? { trustDevice } : {}) }
      enter(await callApi(paths.secondStep, SignedIn, { method: 'POST', body }))
    },
    explain: (error) => {
      const problem = problemOf(error, 'Login Failed', 'Invalid code', { 'invalid-code': 'token' })
      if (codeOf(error) === 'unauthenticated') {
        openAccountDialog({ ...carried, kind: 'sign-in' })
        toast({ title: problem.title, description: problem.message, variant: 'destructive' })
      }
      return problem
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
              : 'Ten letters and digits. Capitals and the dash do not matter.'
          }
        />
        {hasDevice && (
          <label className="check">
            <input
              type="checkbox"
              checked={trustDevice}
              onChange={(event) => setTrustDevice(event.currentTarget.checked)}
            />
            <span className="set__text">Do not ask again on this device for 30 days</span>
          </label>
        )}
        <SendButton pending="Signing In...">Sign In</SendButton>
      </FormFrame>
      <FormSwitch
        question={hasDevice ? 'Lost the device?' : 'Found the device?'}
        onClick={() =>
          openAccountDialog({ ...carried, kind: hasDevice ? 'recovery-code' : 'second-step' })
        }
      >
        {hasDevice ? 'Use a recovery code' : 'Use its code'}
      </FormSwitch>
    </>
  )
}
