import type { Me, SignedIn, User } from '@tessera/contract'
import { whyResetEndsIt } from './two-factor/second-factor-store.ts'
import type { StoredUser } from './users-store.ts'

/** An account as its owner sees it: named fields only, no hash, no secret, no number of another service (T37). */
export function presentUser(user: StoredUser): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    profileImageUrl: user.profileImageUrl,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    twoFactorSince: user.twoFactorSince?.toISOString() ?? null,
    resetEndsTwoFactor: whyResetEndsIt(user),
    subscriptionStatus: user.subscriptionStatus,
    subscriptionPlan: user.subscriptionPlan,
    subscriptionEndsAt: user.subscriptionEndsAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}

/** The account as its own reader is told of it. */
export const presentMe = (user: StoredUser): Me => ({
  user: presentUser(user),
  authenticated: true,
})

/** The same for who has just signed in, from the account as it was before. */
export const presentSignedIn = (user: StoredUser): SignedIn => ({
  ...presentMe(user),
  ...(user.deleteAfter !== null && { deletionCancelled: true as const }),
})
