import { useQuery } from '@tanstack/react-query'
import { CodeAndPassword, paths, RecoveryCodes, TwoFactorSetup as Setup } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { copyShown } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { OwnPasswordField } from '../form/password-fields.tsx'
import { readFromHere } from '../form/read-from-here.ts'
import { useForm } from '../form/use-form.ts'
import { problemOf } from '../message-of.ts'
import { useKeptWhileSending } from './kept-open.ts'
import { LoadProblem } from './load-problem.tsx'
import { useExpired } from './use-expired.ts'

/** The key as a picture and as text, and the field for the first code. */
export function TwoFactorSetup({
  onEnabled,
}: {
  onEnabled: (recoveryCodes: readonly string[]) => void
}) {
  // A set-up is made by asking, and is never shown again.
  const { data: setup, error } = useQuery({
    queryKey: ['two-factor-setup'],
    queryFn: () => callApi(paths.twoFactorSetup, Setup, { method: 'POST' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isExpired = useExpired()
  const form = useForm({
    initial: { token: '', password: '' },
    schema: CodeAndPassword.extend({ password: z.string().min(1, 'Enter your password') }),
    send: async (body) => {
      const { recoveryCodes } = await callApi(paths.twoFactorEnable, RecoveryCodes, {
        method: 'POST',
        body,
      })
      onEnabled(recoveryCodes)
    },
    explain: (failure) => {
      isExpired(failure)
      return problemOf(failure, 'Not enabled', 'Please try again.', {
        'invalid-code': 'token',
        'wrong-password': 'password',
      })
    },
  })
  // The answer holds the recovery codes, the only time that they are shown.
  useKeptWhileSending(form.isPending)
  if (error) return <LoadProblem error={error} />
  if (!setup) return <p className="set__text">Making a key …</p>
  const grouped = setup.secret.match(/.{1,4}/g)?.join(' ')
  return (
    <div className="setup" tabIndex={-1} ref={readFromHere}>
      <div className="qr">
        <img src={setup.qrCode} alt="QR code for your authenticator app" />
      </div>
      <ol className="setup__steps">
        <li>
          <div>
            <span>
              <b>Scan the picture</b> with an authenticator app, or type this key:
            </span>
            <span className="secret">
              <span>{grouped}</span>
              <Button size="sm" onClick={() => copyShown(setup.secret, 'Key')}>
                <Icon name="copy" />
                Copy
              </Button>
            </span>
          </div>
        </li>
        <li>
          <FormFrame form={form} className="set__form">
            {/* First, since the code has half a minute. */}
            <OwnPasswordField label="Your password" />
            <Field
              name="token"
              label="Enter the six digits that it shows now."
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <div>
              <Button variant="primary" type="submit" busy={form.isPending}>
                Enable
              </Button>
            </div>
          </FormFrame>
        </li>
      </ol>
    </div>
  )
}
