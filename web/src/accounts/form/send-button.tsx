import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFrame } from './form-frame.tsx'

/** Sends the form that it stands in, and says so while it does. */
export function SendButton({ pending, children }: { pending: string; children: ReactNode }) {
  const { isPending } = useFrame().form
  return (
    <Button variant="primary" size="lg" type="submit" busy={isPending}>
      {isPending ? pending : children}
    </Button>
  )
}
