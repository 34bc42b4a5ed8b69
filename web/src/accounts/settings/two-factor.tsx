import { useQueryClient } from '@tanstack/react-query'
import { Done, paths, RecoveryCodes, type User } from '@tessera/contract'
import { useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { meQuery } from '../../api/me-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dayInWords } from '../../ui/moment-in-words.ts'
import { toast } from '../../ui/toast.ts'
import { readFromHere } from '../form/read-from-here.ts'
import { EndsWithReset } from './ends-with-reset.tsx'
import { useUnlessKept } from './kept-open.ts'
import { OwnerForm } from './owner-form.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { TrustedDevices } from './trusted-devices.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useSecurityChanged } from './use-security-changed.ts'

type Step = 'rest' | 'set-up' | 'disable' | 'new-codes' | { readonly codes: readonly string[] }

/** Whether signing in asks for a code, and the ways to change that. */
export function TwoFactor({ user }: { user: User }) {
  const [step, setStep] = useState<Step>('rest')
  const queryClient = useQueryClient()
  const securityChanged = useSecurityChanged()
  const unlessKept = useUnlessKept()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOn = user.twoFactorEnabled
  function rest(): void {
    setStep('rest')
    readFromHere(heading.current)
  }
  function changed(): void {
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    securityChanged()
  }
  function show(codes: readonly string[]): void {
    changed()
    setStep({ codes })
  }
  return (
    <section className="set" aria-labelledby="two-factor">
      <div className="set__row">
        <div>
          <h3 className="set__title" id="two-factor" tabIndex={-1} ref={heading}>
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
              ? `${user.twoFactorSince ? `Since ${dayInWords(user.twoFactorSince)}. ` : ''}Signing in asks for a code from your authenticator app.`
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
          <Button variant="ghost" size="sm" onClick={() => unlessKept(rest)}>
            Cancel
          </Button>
        )}
      </div>
      {step === 'rest' && user.resetEndsTwoFactor && (
        <EndsWithReset why={user.resetEndsTwoFactor} />
      )}
      {step === 'set-up' && <TwoFactorSetup onEnabled={show} />}
      {step === 'disable' && (
        <OwnerForm
          failed="Not changed"
          asksCode
          send={async (body) => {
            await callApi(paths.twoFactorDisable, Done, { method: 'POST', body })
            toast({ title: 'Two-factor authentication is off' })
            changed()
            rest()
          }}
        >
          Disable
        </OwnerForm>
      )}
      {step === 'new-codes' && (
        <OwnerForm
          failed="Not changed"
          asksCode
          send={async (body) => {
            const made = await callApi(paths.recoveryCodes, RecoveryCodes, {
              method: 'POST',
              body,
            })
            show(made.recoveryCodes)
          }}
        >
          Make new codes
        </OwnerForm>
      )}
      {typeof step === 'object' && <RecoveryCodeList codes={step.codes} onSaved={rest} />}
      {isOn && <TrustedDevices onEnded={() => readFromHere(heading.current)} />}
    </section>
  )
}
