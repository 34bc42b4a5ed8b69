import { z } from 'zod'

/** An address that mail can be sent to. Compared without regard to case. */
export const Email = z
  .string()
  .trim()
  .max(254, 'Enter an email address such as name@example.org')
  .pipe(z.email('Enter an email address such as name@example.org'))

/** Characters of a password, whole ones: none is cut off, no kind is asked for. */
export const shortestPassword = 8
export const longestPassword = 256

const Password = z
  .string({ error: 'Enter your password' })
  .min(shortestPassword, 'Use at least 8 characters')
  .max(longestPassword, 'Use at most 256 characters')

// Letters of any script; no line ends, which could break out of a mail's header (T48).
export const Name = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name has no line breaks')

const Phone = z
  .string()
  .trim()
  .regex(/^$|^\+?[\d\s().-]{4,30}$/, 'Enter a phone number such as +351 21 000 0000')

/** Letters of the largest picture: of 128 pixels to a side a tenth of it is usual. */
const longestPicture = 40_000

/** A small picture as a data address, so that no other site is asked for it; empty to take it away. */
const Picture = z
  .string()
  .max(longestPicture, 'This picture is too large')
  .regex(
    // What the bytes of these two begin with is part of it: nothing else passes for a picture.
    /^$|^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z\d+/]+={0,2}$/,
    'Choose a PNG or JPEG picture',
  )

export const SignIn = z.strictObject({ email: Email, password: Password })
export type SignIn = z.infer<typeof SignIn>

export const Register = z.strictObject({
  email: Email,
  password: Password,
  /** When it is sent, it must be the same. */
  confirmPassword: z.string().max(longestPassword).optional(),
  firstName: Name.optional(),
  lastName: Name.optional(),
  phone: Phone.optional(),
  profileImageUrl: Picture.optional(),
})
export type Register = z.infer<typeof Register>

/** What is said beside the second of two passwords that differ. */
export const passwordsDiffer = "Passwords don't match"

export const ChangePassword = z.strictObject({
  currentPassword: z.string().min(1, 'Enter your current password').max(longestPassword),
  newPassword: Password,
  confirmPassword: z.string().max(longestPassword).optional(),
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** All optional; what is left out stays as it is. */
export const ProfileUpdate = z.strictObject({
  firstName: Name.optional(),
  lastName: Name.optional(),
  phone: Phone.optional(),
  profileImageUrl: Picture.optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

/** Somebody's account, as its owner sees it. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  twoFactorSince: z.string().nullable(),
  /**
   * Why a reset by mail would switch the second factor off; null where it would not. Opening a link that confirms the
   * address, while signed in, ends both reasons.
   */
  resetEndsTwoFactor: z.enum(['mailbox-not-proved', 'set-up-without-password']).nullable(),
  subscriptionStatus: z.string(),
  subscriptionPlan: z.string(),
  subscriptionEndsAt: z.string().nullable(),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

/** Who is signed in. */
export const Me = z.object({ user: User, authenticated: z.literal(true) })
export type Me = z.infer<typeof Me>

/** Who has just signed in; where that cancelled the deletion of the account, it says so. */
export const SignedIn = Me.extend({ deletionCancelled: z.literal(true).optional() })
export type SignedIn = z.infer<typeof SignedIn>

/** A device that is signed in. */
export const AccountSession = z.object({
  id: z.string(),
  /** As its browser calls itself: "Firefox on Linux". */
  deviceInfo: z.object({ browser: z.string(), system: z.string() }),
  /** The network only: a /24 or /64. Whole addresses are not kept. */
  ipAddress: z.string().nullable(),
  lastActivity: z.string(),
  createdAt: z.string(),
  isActive: z.literal(true),
  isCurrent: z.boolean(),
  /** Until when its device is not asked for a code; null where it is. */
  trustedUntil: z.string().nullable(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const EndedSessions = z.object({ ended: z.number().int() })
export const Done = z.object({ message: z.string() })

/** The password was right, and a code of the second factor is owed; a cookie remembers by whom. */
export const CodeOwed = z.object({
  user: z.null(),
  authenticated: z.literal(false),
  twoFactorRequired: z.literal(true),
})
export const SignInAnswer = z.union([SignedIn, CodeOwed])
export type SignInAnswer = z.infer<typeof SignInAnswer>

const Code = z.string().trim().min(6, 'Enter the six digits').max(64)

/** Six digits of the app, or a recovery code. With the former the device may be asked for no other for 30 days. */
export const SecondStep = z.strictObject({ token: Code, trustDevice: z.boolean().optional() })

/** A device that is not asked for a code. Signed in or not, it is still asked for the password. */
export const TrustedDevice = AccountSession.pick({
  id: true,
  deviceInfo: true,
  ipAddress: true,
  createdAt: true,
  isCurrent: true,
}).extend({ expiresAt: z.string() })
export type TrustedDevice = z.infer<typeof TrustedDevice>

export const TwoFactorSetup = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  otpauthUrl: z.string(),
  /** A picture as a data address. */
  qrCode: z.string(),
})
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

/**
 * Switching the second factor on wants the password once ten minutes have passed since signing in; everything
 * else that concerns it wants both. Without it the answer says so.
 */
export const CodeAndPassword = z.strictObject({
  token: Code,
  password: z.string().min(1).max(longestPassword).optional(),
})
export type CodeAndPassword = z.infer<typeof CodeAndPassword>

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const ForgotPassword = z.strictObject({ email: Email })

export const ResetPassword = z.strictObject({
  token: z.string().max(200),
  newPassword: Password,
  confirmPassword: z.string().max(longestPassword).optional(),
})
export type ResetPassword = z.infer<typeof ResetPassword>

export const VerifyEmail = z.strictObject({ token: z.string().max(200) })

/** Something that happened to the own account. */
export const SecurityEvent = z.object({
  id: z.string(),
  kind: z.string(),
  ipAddress: z.string().nullable(),
  device: z.string().nullable(),
  createdAt: z.string(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** The latest first; the cursor leads to those before. */
export const SecurityEvents = z.object({
  events: z.array(SecurityEvent),
  nextCursor: z.string().nullable(),
})

export const SecurityEventsQuery = z.strictObject({
  cursor: z.uuid('This page of activity does not exist.').optional(),
})

/** What tells the owner from somebody with a stolen session; the code is wanted where codes are on. */
export const OwnerProof = z.strictObject({
  password: z.string().min(1, 'Enter your password').max(longestPassword),
  token: z.string().max(64).optional(),
})
export type OwnerProof = z.infer<typeof OwnerProof>
export const OwnerProofWithCode = OwnerProof.extend({ token: Code })

export const DeletionAsked = z.object({ deleteAfter: z.string() })
