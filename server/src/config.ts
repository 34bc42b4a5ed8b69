import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ModelSettings, modelSettings, modelVariables } from './model-settings.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const base = (address: string) =>
  webAddress.default(address).transform((x) => x.replace(/\/+$/, ''))

const searchSeconds = 'must be a number of seconds from 0.1 to 60'

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int('must be a number from 0 to 65535')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  OPERATOR_NAME: z.string().min(1).default('the operator of this site'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('contact@localhost.localdomain'),
  TESSERA_DATA_DIR: z.string().min(1).default('.tessera'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^(rediss?|valkeys?)$/, error: 'must begin with redis:// or rediss://' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9a-fA-F.:/,\s]+$/, 'must list addresses or networks, such as 10.0.0.0/8')
    .optional(),
  BILLING: z.enum(['off', 'sandbox', 'stripe']).default('sandbox'),
  ALLOW_SANDBOX_BILLING: z.enum(['0', '1']).default('0'),
  AI_ENGINE: z.enum(['embedded', 'openai-compatible', 'anthropic']).default('embedded'),
  ...modelVariables,
  LIVE_SOURCES: z.enum(['on', 'off']).default('on'),
  SEARCH_SECONDS: z.coerce
    .number({ error: searchSeconds })
    .min(0.1, searchSeconds)
    .max(60, searchSeconds)
    .default(2.5),
  ARXIV_URL: base('https://arxiv.org'),
  ARXIV_API_URL: base('https://export.arxiv.org'),
  ARXIV_OAI_URL: base('https://oaipmh.arxiv.org'),
  ARXIV_RSS_URL: base('https://rss.arxiv.org'),
  OPENALEX_URL: base('https://api.openalex.org'),
  CROSSREF_URL: base('https://api.crossref.org'),
  UNPAYWALL_URL: base('https://api.unpaywall.org'),
  DATACITE_URL: base('https://api.datacite.org'),
  SEMANTIC_SCHOLAR_URL: base('https://api.semanticscholar.org'),
  HUGGINGFACE_URL: base('https://huggingface.co'),
  OPENREVIEW_URL: base('https://api2.openreview.net'),
  OPENREVIEW_V1_URL: base('https://api.openreview.net'),
  GITHUB_API_URL: base('https://api.github.com'),
  // Its services stand at a path of the institute's site: the root of them, as its manual gives it.
  EUROPE_PMC_URL: base('https://www.ebi.ac.uk/europepmc/webservices/rest'),
  OPEN_COPIES_URL: webAddress.optional(),
  OPENALEX_API_KEY: z.string().min(1).optional(),
  SEMANTIC_SCHOLAR_API_KEY: z.string().min(1).optional(),
  HUGGINGFACE_TOKEN: z.string().min(1).optional(),
  GITHUB_TOKEN: z.string().min(1).optional(),
})

/** A setting that is wrong. `message` is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Every variable that is read. */
export const settingNames: readonly string[] = Environment.keyof().options

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings once, at the start. Empty variables count as not set.
 * @throws ConfigError with one sentence that names the first wrong value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new ConfigError(
      `Tessera cannot start: the environment variable ${name} ${sentencePart(issue)}.`,
    )
  }
  const e = parsed.data
  const model = e.AI_ENGINE === 'embedded' ? null : modelSettings(e.AI_ENGINE, e)
  if (model && 'problem' in model) throw new ConfigError(`Tessera cannot start: ${model.problem}`)
  // Named already, so that a setting for a later version is refused instead of being ignored.
  if (e.REDIS_URL !== undefined)
    throw new ConfigError(
      'Tessera cannot start: REDIS_URL is not part of this version; run one web process without it.',
    )
  if (e.NODE_ENV === 'production' && e.BILLING === 'sandbox' && e.ALLOW_SANDBOX_BILLING !== '1')
    throw new ConfigError(
      'Tessera cannot start: BILLING=sandbox is for trying out; in production set BILLING=off, or ALLOW_SANDBOX_BILLING=1.',
    )
  if (e.SMTP_URL !== undefined && given.CONTACT_EMAIL === undefined)
    throw new ConfigError(
      'Tessera cannot start: SMTP_URL needs CONTACT_EMAIL, the address that mails come from; mail servers refuse others.',
    )
  if (e.BILLING === 'stripe')
    throw new ConfigError(
      'Tessera cannot start: BILLING=stripe is not part of this version; use BILLING=off or sandbox.',
    )
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '')
  return Object.freeze({
    production: e.NODE_ENV === 'production',
    projectRoot,
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    /** Whether the address above was configured; without it, it follows the port. */
    publicUrlGiven: e.PUBLIC_URL !== undefined,
    operatorName: e.OPERATOR_NAME,
    contactEmail: e.CONTACT_EMAIL,
    /** Some sources answer only those who can be written to. */
    contactEmailGiven: given.CONTACT_EMAIL !== undefined,
    dataDir: isAbsolute(e.TESSERA_DATA_DIR)
      ? resolve(e.TESSERA_DATA_DIR)
      : resolve(projectRoot, e.TESSERA_DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    sessionSecret: e.SESSION_SECRET,
    logLevel: e.LOG_LEVEL,
    /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
    trustedProxies: e.TRUST_PROXY?.split(/[,\s]+/).filter(Boolean) ?? [],
    billing: e.BILLING,
    ai: {
      engine: e.AI_ENGINE,
      /** Null for the embedded engine. */ model: model as ModelSettings | null,
    },
    upstreams: {
      arxiv: e.ARXIV_URL,
      arxivApi: e.ARXIV_API_URL,
      arxivOai: e.ARXIV_OAI_URL,
      arxivRss: e.ARXIV_RSS_URL,
      openalex: e.OPENALEX_URL,
      crossref: e.CROSSREF_URL,
      unpaywall: e.UNPAYWALL_URL,
      datacite: e.DATACITE_URL,
      semanticScholar: e.SEMANTIC_SCHOLAR_URL,
      huggingface: e.HUGGINGFACE_URL,
      openreview: e.OPENREVIEW_URL,
      openreviewFirst: e.OPENREVIEW_V1_URL,
      europePmc: e.EUROPE_PMC_URL,
      github: e.GITHUB_API_URL,
    },
    /** Optional keys that the sources give to those who register. */
    sourceKeys: {
      openalex: e.OPENALEX_API_KEY,
      semanticScholar: e.SEMANTIC_SCHOLAR_API_KEY,
      huggingface: e.HUGGINGFACE_TOKEN,
      github: e.GITHUB_TOKEN,
    },
    /** Below it lie copies that may be fetched and shown although it need not be a public address. */
    openCopiesUrl: e.OPEN_COPIES_URL,
    liveSources: e.LIVE_SOURCES === 'on',
    /** Milliseconds that a search waits for its sources. */
    searchMs: Math.round(e.SEARCH_SECONDS * 1000),
  })
}

function sentencePart(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  return issue?.message.replace(/\.$/, '') ?? 'is wrong'
}
