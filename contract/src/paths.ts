import type { SearchFilters } from './search.ts'

/** What is analysed on demand. */
export type AnalysisKind = 'results' | 'figures' | 'math'

/** Every address of the HTTP API, once. `id` is a paper id or any identifier; it is encoded here. */
const paper = (id: string) => `/api/papers/${encodeURIComponent(id)}`

export const paths = {
  search: '/api/papers/search',
  searchStream: '/api/papers/search/stream',
  import: '/api/papers/import',
  importStatus: (jobId: string) => `/api/papers/import/${encodeURIComponent(jobId)}`,
  paper,
  /** The document as JSON, without page geometry; immutable once a documentId is named. */
  document: (id: string, documentId?: string) =>
    `${paper(id)}/document${documentId ? `?v=${encodeURIComponent(documentId)}` : ''}`,
  /** A PDF's text and where it stands on the pages, though another text of the paper may be shown. */
  layout: (id: string, documentId?: string) =>
    `${paper(id)}/layout${documentId ? `?v=${encodeURIComponent(documentId)}` : ''}`,
  html: (id: string) => `${paper(id)}/html`,
  pdf: (id: string, documentId?: string) =>
    `${paper(id)}/pdf${documentId ? `?v=${encodeURIComponent(documentId)}` : ''}`,
  /** POST: the reader has opened the paper and wants its text. */
  text: (id: string, version?: number) =>
    `${paper(id)}/text${version === undefined ? '' : `?version=${version}`}`,
  /** Related, cited and citing works, concepts, authors, resources. */
  intelligence: (id: string) => `${paper(id)}/intelligence`,
  model: (id: string) => `/api/models/${encodeURIComponent(id)}`,
  summary: (id: string) => `${paper(id)}/summary`,
  /** POST: the summary as server-sent events, each claim at the moment when it is proven. */
  summaryStream: (id: string) => `${paper(id)}/summary/stream`,
  qa: (id: string) => `${paper(id)}/qa`,
  /** DELETE: the question leaves this reader's history of the paper, with every answer that it was given. */
  question: (id: string, entryId: string) => `${paper(id)}/qa/${encodeURIComponent(entryId)}`,
  ask: '/api/papers/qa',
  /** POST makes the analysis; GET gives the one that is kept, or null. */
  analysis: (id: string, kind: AnalysisKind) => `${paper(id)}/analyze-${kind}`,
  cite: (id: string, format: string) => `${paper(id)}/cite?format=${format}`,
  /** All formatted styles at once. */
  citations: (id: string) => `${paper(id)}/citations`,
  /** The claims of a paper as W3C Web Annotations (JSON-LD). */
  evidence: (id: string) => `${paper(id)}/evidence`,
  /** POST `{ text }`: claims pasted by the reader, each with its verdict. */
  verify: (id: string) => `${paper(id)}/verify`,
  /** The words at a place, with what stands around them. */
  passage: (id: string, start: number, end: number, documentId?: string) =>
    `${paper(id)}/passage?start=${start}&end=${end}${documentId ? `&v=${encodeURIComponent(documentId)}` : ''}`,
  site: '/api/site',
  me: '/api/auth/me',
  register: '/api/auth/register',
  signIn: '/api/auth/login',
  signOut: '/api/auth/logout',
  secondStep: '/api/auth/login/2fa',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  verifyEmail: '/api/auth/verify-email',
  /** POST: another link that confirms the address. */
  verification: '/api/user/verification',
  twoFactorSetup: '/api/user/2fa/setup',
  twoFactorEnable: '/api/user/2fa/enable',
  twoFactorDisable: '/api/user/2fa/disable',
  recoveryCodes: '/api/user/2fa/recovery-codes',
  /** POST: what a passkey has to sign, for signing in. */
  passkeyOptions: '/api/auth/passkey/options',
  passkeySignIn: '/api/auth/passkey',
  passkeys: '/api/user/passkeys',
  /** POST: the owner's proof; the answer is what a new passkey has to sign. */
  newPasskeyOptions: '/api/user/passkeys/options',
  removePasskey: (id: string) => `/api/user/passkeys/${encodeURIComponent(id)}/remove`,
  securityEvents: '/api/user/security-events',
  securityEventsBefore: (cursor: string) => `/api/user/security-events?cursor=${cursor}`,
  /** Everything that is kept about the account, as one JSON file. */
  exportAccount: '/api/user/export',
  deleteAccount: '/api/user/delete',
  profile: '/api/user/profile',
  changePassword: '/api/user/change-password',
  /** DELETE ends all but the one that asks. */
  trustedDevices: '/api/user/trusted-devices',
  trustedDevice: (id: string) => `/api/user/trusted-devices/${encodeURIComponent(id)}`,
  sessions: '/api/user/sessions',
  session: (id: string) => `/api/user/sessions/${encodeURIComponent(id)}`,
  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const

/**
 * Keys of server data, the same on both sides: the page that the server sends carries its first data
 * as `{ key, data }[]` in `<script type="application/json" id="first-data">`, under these keys.
 */
export const queryKeys = {
  site: ['site'],
  /** The signed-in reader; null for everybody else. */
  me: ['me'],
  sessions: ['account-sessions'],
  trustedDevices: ['trusted-devices'],
  securityEvents: ['security-events'],
  passkeys: ['passkeys'],
  search: (query: string, filters: SearchFilters = {}) => [
    'search',
    query,
    ...Object.entries(filters).map(([name, value]) => `${name}=${value}`),
  ],
  paper: (id: string) => ['paper', id],
  document: (id: string) => ['document', id],
  layout: (id: string) => ['layout', id],
  summary: (id: string) => ['summary', id],
  qa: (id: string) => ['qa', id],
  analysis: (id: string, ...kind: AnalysisKind[]) => ['analysis', id, ...kind],
  citations: (id: string) => ['citations', id],
  importStatus: (jobId: string) => ['import', jobId],
} as const

/** The id of the script element that carries the first data. */
export const firstDataId = 'first-data'
