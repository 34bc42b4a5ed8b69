import type { Dropped } from './withheld-proposals.ts'

/** Why a language model gave nothing that can be used. */
export type FailureKind =
  | 'resting'
  | 'over-budget'
  | 'over-share'
  | 'rate-limited'
  | 'too-slow'
  | 'unreachable'
  | 'broke-off'
  | 'refused'
  | 'too-long'
  | 'declined'
  | 'cut-short'
  | 'too-large'
  | 'unreadable'

const sentences: Readonly<Record<FailureKind, string>> = {
  resting: 'The language model failed several times in a row and is left alone for a moment.',
  'over-budget': 'Today’s budget for the language model is used up.',
  'over-share':
    'Your share of today’s budget for the language model is used up; without an account, it is that of your whole network.',
  'rate-limited': 'The language model takes no more questions at the moment.',
  'too-slow': 'The language model did not answer in time.',
  unreachable: 'The language model could not be reached.',
  'broke-off': 'The language model’s answer broke off before its end.',
  refused: 'The language model’s service refused the request.',
  'too-long': 'The text of this paper is more than the language model takes at once.',
  declined: 'The language model declined to answer.',
  'cut-short': 'The language model’s answer was cut: it grew longer than it may be here.',
  'too-large': 'The language model answered with more than was asked for.',
  unreadable: 'The language model’s answer was not in the form that was asked for.',
}

/** A call that failed. `message` is a sentence for readers; it never holds what the model said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  /** When trying again makes sense, in milliseconds since 1970; null when nobody said. */
  readonly again: number | null
  /** The service made nothing, so the call cost nothing: it was not asked, not reached, or refused before it began. */
  readonly isFree: boolean
  /** What the service answered with, where it answered. */
  readonly status: number | undefined
  /** It is about who asked, and nobody else: another may be answered. */
  readonly isPersonal: boolean
  /** What was proposed before and could not be proven. */
  readonly dropped: readonly Dropped[]
  constructor(
    kind: FailureKind,
    options: {
      cause?: unknown
      again?: number | null
      isFree?: boolean
      status?: number | undefined
      isPersonal?: boolean
      dropped?: readonly Dropped[]
    } = {},
  ) {
    super(sentences[kind], 'cause' in options ? { cause: options.cause } : undefined)
    this.kind = kind
    this.again = options.again ?? null
    this.status = options.status
    this.isFree = options.isFree ?? false
    this.isPersonal = options.isPersonal ?? kind === 'over-share'
    this.dropped = options.dropped ?? []
  }
}
