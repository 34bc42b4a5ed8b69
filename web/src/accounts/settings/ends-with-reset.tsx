import { useQuery } from '@tanstack/react-query'
import type { User } from '@tessera/contract'
import { meQuery } from '../../api/me-query.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSendVerification } from '../use-send-verification.ts'

const reasons: Readonly<Record<NonNullable<User['resetEndsTwoFactor']>, string>> = {
  'mailbox-not-proved':
    'Your address was not confirmed in a browser that is signed in to this account, so that it could be somebody else’s.',
  'set-up-without-password': 'They were switched on without your password.',
}

/** Tells the owner that whoever resets the password by mail is asked for no code, why, and what ends that. */
export function EndsWithReset({ why }: { why: keyof typeof reasons }) {
  // The link is opened in another tab: who comes back from there sees what it did.
  useQuery({ ...meQuery, staleTime: 0, refetchOnWindowFocus: true })
  const send = useSendVerification()
  return (
    <Notice tone="caution">
      <p>
        <strong>Resetting your password by mail would switch codes off.</strong> {reasons[why]} Open
        a new link in this browser, and codes stay on.
      </p>
      <p className="notice__act">
        <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
          {send.isSuccess ? 'Send another link' : 'Send me the link'}
        </Button>
      </p>
    </Notice>
  )
}
