import type { Passkey } from '@tessera/contract'
import type { StoredPasskey } from './passkeys-store.ts'

/** A passkey as its owner sees it: no key, and not what the authenticator calls it. */
export const presentPasskey = ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
})
