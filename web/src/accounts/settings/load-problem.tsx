import { useEffect, useEffectEvent } from 'react'
import { isAuthenticationFailure } from '../../api/api-error.ts'
import { useExpired } from './use-expired.ts'

/** Why something could not be loaded, where it would stand. That the session has ended is said once for the whole. */
export function LoadProblem({ error }: { error: Error | null }) {
  const onProblem = useEffectEvent(useExpired())
  useEffect(() => {
    if (error) onProblem(error)
  }, [error])
  if (!error || isAuthenticationFailure(error)) return null
  return <p className="set__text">{error.message}</p>
}
