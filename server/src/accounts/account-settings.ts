/** How often something may be tried within a time. */
export interface Allowance {
  readonly most: number
  readonly windowMs: number
  /** Whether the wait is doubled each time that it is used up again within a day. */
  readonly grows?: boolean
}

const minute = 60_000
const hour = 60 * minute
/** So long a mailed link for a new password works. */
export const resetLinkMs = 30 * minute

/** What accounts are measured by; handed in as code, so that tests need not wait. */
export interface AccountSettings {
  readonly now: () => Date
  /** Argon2id; the default is the first choice of OWASP's Password Storage Cheat Sheet (19 MiB, 2 passes). */
  readonly passwordCost: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
  /** Passwords that are hashed at once, and that wait for it; more are refused before anything is looked up. */
  readonly hashing: { readonly atOnce: number; readonly waiting: number }
  readonly allowances: {
    /** Of one device that signed in to the account before. Nobody else can use it up (T26). */
    readonly signInDevice: Allowance
    /** Of one address, whether there is such an account or not, from all devices that are not known. */
    readonly signInAccount: Allowance
    readonly signInNetwork: Allowance
    readonly signInEverywhere: Allowance
    /** Registrations that told that an address has an account already. */
    readonly registerTaken: Allowance
    /** Checks of the own password or code by someone who is signed in. */
    readonly confirm: Allowance
    /** Codes of one account, at signing in. */
    readonly code: Allowance
    /** Sign-ins with a passkey that are begun, by opening the form already: they guess nothing, and each is a row. */
    readonly passkeyDevice: Allowance
    readonly passkeyNetwork: Allowance
    readonly passkeyEverywhere: Allowance
    /**
     * Links for a new password, to one address; the rest are silently not sent (T48). Counted for as long as a link
     * works: when strangers use them up, the last one still works for the owner until there are new ones (T26).
     */
    readonly mailAddress: Allowance
    /** Mails by which somebody who is signed in confirms the address: they use up none of those above. */
    readonly verificationAgain: Allowance
    /** The same where a network has used up what follows: however many ask there, an account has these. */
    readonly verificationBeside: Allowance
    /** Mails to addresses that one network asks for: new accounts, forgotten passwords, addresses to be confirmed. */
    readonly mailNetwork: Allowance
    /** Mails that tell of a new device, to one account; the log has all of them. */
    readonly newDeviceMail: Allowance
    /** Mails that tell of anything else, to one account whose address nobody has confirmed. */
    readonly noticeMail: Allowance
    /** Downloads of all data of one account. */
    readonly download: Allowance
    /** Links from one network that open nothing. */
    readonly link: Allowance
  }
}

export const accountSettings: AccountSettings = {
  now: () => new Date(),
  passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  hashing: { atOnce: 2, waiting: 40 },
  allowances: {
    signInDevice: { most: 10, windowMs: 15 * minute },
    signInAccount: { most: 10, windowMs: 15 * minute, grows: true },
    signInNetwork: { most: 50, windowMs: 15 * minute, grows: true },
    signInEverywhere: { most: 5_000, windowMs: 15 * minute },
    registerTaken: { most: 5, windowMs: hour },
    confirm: { most: 10, windowMs: 15 * minute },
    code: { most: 5, windowMs: 15 * minute, grows: true },
    passkeyDevice: { most: 30, windowMs: 15 * minute },
    passkeyNetwork: { most: 1_000, windowMs: 15 * minute },
    passkeyEverywhere: { most: 20_000, windowMs: 15 * minute },
    mailAddress: { most: 3, windowMs: resetLinkMs },
    verificationAgain: { most: 3, windowMs: hour },
    verificationBeside: { most: 2, windowMs: 30 * 24 * hour },
    mailNetwork: { most: 100, windowMs: hour },
    newDeviceMail: { most: 20, windowMs: 24 * hour },
    noticeMail: { most: 20, windowMs: 24 * hour },
    download: { most: 10, windowMs: minute },
    link: { most: 30, windowMs: hour },
  },
}
