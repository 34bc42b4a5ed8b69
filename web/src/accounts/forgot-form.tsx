import { Done, ForgotPassword, paths } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { FormSwitch } from './form/form-switch.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { problemOf } from './message-of.ts'
import { type Carried, openAccountDialog } from './open-dialog.ts'

/** Asks for a link; the answer is the same for every address. */
export function ForgotForm({ carried }: { carried: Carried }) {
  const [said, setSaid] = useState<string | null>(null)
  const form = useForm({
    initial: { email: carried.email ?? '' },
    schema: ForgotPassword,
    send: async (values) => {
      const { message } = await callApi(paths.forgotPassword, Done, {
        method: 'POST',
        body: values,
      })
      setSaid(message)
    },
    explain: (error) => problemOf(error, 'The link was not sent', 'Please try again.'),
  })
  return (
    <>
      {said ? (
        <p role="status">{said}</p>
      ) : (
        <FormFrame form={form}>
          <Field name="email" label="Email" type="email" autoComplete="username" />
          <SendButton pending="Sending...">Send link</SendButton>
        </FormFrame>
      )}
      <FormSwitch
        onClick={() => openAccountDialog({ ...carried, kind: 'sign-in', email: form.values.email })}
      >
        Back to Sign In
      </FormSwitch>
    </>
  )
}
