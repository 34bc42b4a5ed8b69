import type { SignedIn } from '@tessera/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFrame } from '../form/form-frame.tsx'
import { messageOf } from '../message-of.ts'
import { canUsePasskeys, offerPasskeys, signInWithPasskey } from './device-passkeys.ts'

/** The other way in, under the password; also where the browser fills in the address of the account. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const { isPending } = useFrame().form
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Offers that ended with a passkey that opens nothing; the next one begins.
  const [refusals, setRefusals] = useState(0)
  const refuse = (error: unknown) => setFailure(messageOf(error, 'The passkey could not be used.'))
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!canUsePasskeys()) return
    try {
      const answer = await offerPasskeys(signal)
      if (answer) onSignedIn(answer)
    } catch (error) {
      refuse(error)
      setRefusals((before) => before + 1)
    }
  })
  // While the button asks, the browser offers nothing beside it; when that came to nothing, it does again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal begins the offer anew
  useEffect(() => {
    if (isAsking) return
    const closing = new AbortController()
    void offer(closing.signal)
    return () => closing.abort()
  }, [isAsking, refusals])
  if (!canUsePasskeys()) return null
  async function signIn(): Promise<void> {
    setFailure(null)
    setIsAsking(true)
    try {
      onSignedIn(await signInWithPasskey())
    } catch (error) {
      setIsAsking(false)
      refuse(error)
    }
  }
  return (
    <div className="form__other">
      <span className="form__or">or</span>
      <Button size="lg" busy={isAsking} disabled={isPending} onClick={() => void signIn()}>
        <Icon name="key" />
        Sign in with a passkey
      </Button>
      {failure && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
