import { Done, ForgotPassword, paths } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useForm } from './form/use-form.ts'
import { messageOf } from './message-of.ts'
import { openAccountDialog } from './open-dialog.ts'

/** Asks for a link; the answer is the same for every address. */
export function ForgotForm() {
  const [said, setSaid] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    schema: ForgotPassword,
    send: async (values) => {
      const { message } = await callApi(paths.forgotPassword, Done, {
        method: 'POST',
        body: values,
      })
      setSaid(message)
    },
    explain: (error) => ({
      title: 'The link was not sent',
      message: messageOf(error, 'Please try again.'),
    }),
  })
  return (
    <>
      {said ? (
        <p role="status">{said}</p>
      ) : (
        <FormFrame form={form}>
          <Field name="email" label="Email" type="email" autoComplete="username" />
          <Button variant="primary" size="lg" type="submit" busy={form.isPending}>
            {form.isPending ? 'Sending...' : 'Send link'}
          </Button>
        </FormFrame>
      )}
      <p className="form__switch">
        <button
          className="link"
          type="button"
          onClick={() => openAccountDialog({ kind: 'sign-in' })}
        >
          Back to Sign In
        </button>
      </p>
    </>
  )
}
