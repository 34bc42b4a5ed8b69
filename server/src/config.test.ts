import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

test.each([
  ['PORT', 'eighty', 'PORT must be a number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must begin with postgres:// or postgresql://'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an http or https address'],
  ['BILLING', 'free', 'BILLING must be one of off, sandbox, stripe'],
  ['BILLING', 'stripe', 'BILLING=stripe is not part of this version'],
  ['AI_ENGINE', 'gpt', 'AI_ENGINE must be one of embedded, openai-compatible, anthropic'],
  ['AI_ENGINE', 'anthropic', 'AI_ENGINE=anthropic needs AI_MODEL, the name of the model'],
  ['AI_ENGINE', 'openai-compatible', 'AI_ENGINE=openai-compatible needs AI_BASE_URL'],
  ['AI_BASE_URL', 'localhost:11434', 'AI_BASE_URL must be an http or https address'],
  ['AI_DAILY_TOKENS', 'many', 'AI_DAILY_TOKENS must be a whole number of tokens'],
  ['SEARCH_SECONDS', 'long', 'SEARCH_SECONDS must be a number of seconds from 0.1 to 60'],
  ['SEARCH_SECONDS', '0', 'SEARCH_SECONDS must be a number of seconds from 0.1 to 60'],
  ['REDIS_URL', 'redis://127.0.0.1', 'REDIS_URL is not part of this version'],
  ['NODE_ENV', 'production', 'BILLING=sandbox is for trying out'],
  [
    'SMTP_URL',
    'smtp://mail.example.org',
    'SMTP_URL needs CONTACT_EMAIL, the address that mails come from',
  ],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must list addresses or networks'],
])('a wrong %s stops the start with one sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

const model = { AI_ENGINE: 'anthropic', AI_MODEL: 'm-1', AI_API_KEY: 'k' }

test.each([
  [{ AI_API_KEY: '' }, 'AI_ENGINE=anthropic needs AI_API_KEY'],
  [
    { AI_ENGINE: 'openai-compatible', AI_BASE_URL: 'https://a.example/v1', AI_API_KEY: '' },
    'needs AI_API_KEY',
  ],
  [{ AI_DAILY_COST: '5' }, 'AI_DAILY_COST needs AI_INPUT_PRICE and AI_OUTPUT_PRICE'],
  [
    { AI_INPUT_PRICE: '3', AI_OUTPUT_PRICE: '15', AI_CALL_COST: '0.06' },
    'AI_CALL_COST does not pay for a call',
  ],
])(
  'a language model with %o does not start, and the sentence says what is missing',
  (env, sentence) => {
    expect(() => readConfig({ ...model, ...env })).toThrow(ConfigError)
    expect(() => readConfig({ ...model, ...env })).toThrow(sentence)
  },
)

test('a model on this machine needs no key; a call takes as much text as its price allows', () => {
  const local = { AI_ENGINE: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/' }
  expect(readConfig({ ...local, AI_MODEL: 'm' }).ai.model).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: undefined,
    privatePapers: false,
  })
  const priced = { AI_INPUT_PRICE: '3', AI_OUTPUT_PRICE: '15', AI_CALL_COST: '0.12' }
  expect(readConfig({ ...model, ...priced }).ai.model?.inputTokens).toBe(20_000)
})

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1'],
  ['https://api.anthropic.com/', 'https://api.anthropic.com/v1'],
  ['https://a.example/llm/', 'https://a.example/llm'],
])('a model’s address that is a host alone leads to /v1: %s', (given, used) =>
  expect(readConfig({ ...model, AI_BASE_URL: given }).ai.model?.baseUrl).toBe(used),
)

test('an empty environment gives a working configuration, and an empty value counts as not set', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' })
  expect(config.port).toBe(3000)
  expect(config.host).toBe('127.0.0.1')
  expect(config.databaseUrl).toBeUndefined()
  expect(config.publicUrl).toBe('http://localhost:3000')
  expect(config.dataDir.endsWith('.tessera')).toBe(true)
})

test('an upstream address loses its trailing slash, so that paths can be appended', () => {
  expect(readConfig({ OPENALEX_URL: 'http://127.0.0.1:9/mirror/' }).upstreams.openalex).toBe(
    'http://127.0.0.1:9/mirror',
  )
})

/** Names in the first column of the tables of a document. */
function namedIn(file: string): string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
}

test('docs/settings.md tells of every setting, and the README of none beside them', () => {
  const told = namedIn('docs/settings.md')
  expect(settingNames.filter((name) => !told.includes(name))).toEqual([])
  const inReadme = namedIn('README.md')
  expect(inReadme).toContain('DATABASE_URL')
  expect(inReadme.filter((name) => !told.includes(name))).toEqual([])
})
