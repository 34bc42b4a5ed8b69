import { Me, paths, type User } from '@tessera/contract'
import { isAuthenticationFailure } from './api-error.ts'
import { callApi } from './client.ts'

/** The signed-in reader; null for everybody else. */
export async function getMe(signal: AbortSignal): Promise<User | null> {
  try {
    return (await callApi(paths.me, Me, { signal })).user
  } catch (error) {
    if (isAuthenticationFailure(error)) return null
    throw error
  }
}
