import { useQueryClient } from '@tanstack/react-query'
import { CodeAndPassword, Done, paths, RecoveryCodes, type User } from '@tessera/contract'
import { useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { meQuery } from '../../api/me-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { useForm } from '../form/use-form.ts'
import { codeOf, messageOf } from '../message-of.ts'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useExpired } from './use-expired.ts'

type Step = 'rest' | 'set-up' | 'disable' | 'new-codes' | { readonly codes: readonly string[] }

/** Whether signing in asks for a code, and the ways to change that. */
export function TwoFactor({ user }: { user: User }) {
  const [step, setStep] = useState<Step>('rest')
  const queryClient = useQueryClient()
  const isOn = user.twoFactorEnabled
  function showCodes(codes: readonly string[]): void {
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    setStep({ codes })
  }
  return (
    <section className="set" aria-labelledby="two-factor">
      <div className="set__row">
        <div>
          <h3 className="set__title" id="two-factor">
            Two-Factor Authentication{' '}
            {isOn ? (
              <Badge tone="good" icon="check">
                Enabled
              </Badge>
            ) : (
              <Badge>Disabled</Badge>
            )}
          </h3>
          <p className="set__text">
            {isOn
              ? 'Signing in asks for a code from your authenticator app.'
              : 'Adds a six-digit code from an authenticator app to your password.'}
          </p>
        </div>
        {step === 'rest' && !isOn && <Button onClick={() => setStep('set-up')}>Enable</Button>}
        {step === 'rest' && isOn && (
          <span className="set__buttons">
            <Button size="sm" onClick={() => setStep('new-codes')}>
              New recovery codes
            </Button>
            <Button size="sm" onClick={() => setStep('disable')}>
              Disable
            </Button>
          </span>
        )}
        {(step === 'set-up' || step === 'disable' || step === 'new-codes') && (
          <Button variant="ghost" size="sm" onClick={() => setStep('rest')}>
            Cancel
          </Button>
        )}
      </div>
      {step === 'set-up' && <TwoFactorSetup onEnabled={showCodes} />}
      {step === 'disable' && (
        <Confirm
          action="Disable"
          send={async (body) => {
            await callApi(paths.twoFactorDisable, Done, { method: 'POST', body })
            toast({ title: 'Two-factor authentication is off' })
            void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
            setStep('rest')
          }}
        />
      )}
      {step === 'new-codes' && (
        <Confirm
          action="Make new codes"
          send={async (body) => {
            const made = await callApi(paths.recoveryCodes, RecoveryCodes, {
              method: 'POST',
              body,
            })
            showCodes(made.recoveryCodes)
          }}
        />
      )}
      {typeof step === 'object' && (
        <RecoveryCodeList codes={step.codes} onSaved={() => setStep('rest')} />
      )}
    </section>
  )
}

const Fields = CodeAndPassword.extend({ password: z.string().min(1, 'Enter your password') })

interface ConfirmProps {
  action: string
  send: (body: { token: string; password: string }) => Promise<void>
}

/** Password and code: neither a stolen session nor a stolen device is enough. */
function Confirm({ action, send }: ConfirmProps) {
  const isExpired = useExpired()
  const form = useForm({
    initial: { password: '', token: '' },
    schema: Fields,
    send,
    explain: (error) => {
      isExpired(error)
      const title = 'Not changed'
      const message = messageOf(error, 'Please try again.')
      if (codeOf(error) === 'invalid-code') return { title, message, field: 'token' }
      if (codeOf(error) === 'wrong-password') return { title, message, field: 'password' }
      return { title, message }
    },
  })
  return (
    <FormFrame form={form} className="set__form">
      <div className="form__pair">
        <Field name="password" label="Password" type="password" autoComplete="current-password" />
        <Field
          name="token"
          label="Code of the app, or a recovery code"
          autoComplete="one-time-code"
        />
      </div>
      <div>
        <Button type="submit" busy={form.isPending}>
          {action}
        </Button>
      </div>
    </FormFrame>
  )
}
