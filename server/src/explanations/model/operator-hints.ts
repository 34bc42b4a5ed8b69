import type { FailureKind, ModelFailure } from './model-failure.ts'

const account = 'The account’s limit or credit may be used up: the service’s own pages say more.'
const refusals: Readonly<Record<number, string>> = {
  401: 'Check AI_API_KEY.',
  403: 'Check AI_API_KEY, and whether it is for AI_MODEL.',
  404: 'Check AI_MODEL and AI_BASE_URL.',
}
const hints: Partial<Record<FailureKind, string>> = {
  refused: account,
  'rate-limited': account,
  unreachable: 'Check AI_BASE_URL, and whether the service runs; redirects are not followed.',
  'too-slow': 'Raise AI_DEADLINE_SECONDS if the model is only slow.',
  'too-long':
    'Lower AI_INPUT_TOKENS: together with AI_OUTPUT_TOKENS it must fit into the model’s window.',
  'cut-short': 'Raise AI_OUTPUT_TOKENS: a model that thinks spends them on its thoughts, too.',
  unreadable: 'A larger model may do, or a service that holds it to a JSON schema.',
}

/** What an operator can do about an answer that failed, in a sentence; '' where nothing is theirs to do. */
export function hintFor({
  kind,
  status,
  isFree = false,
}: Pick<ModelFailure, 'kind'> & Partial<Pick<ModelFailure, 'status' | 'isFree'>>): string {
  if (kind === 'refused' && status) return refusals[status] ?? account
  // A service that fails by itself, or our own pace.
  if (kind === 'unreachable' && status) return ''
  if (kind === 'rate-limited' && status !== 429) return ''
  if (kind === 'unreadable' && isFree)
    return 'AI_BASE_URL leads to a web page; services expect a path such as /v1.'
  return hints[kind] ?? ''
}
