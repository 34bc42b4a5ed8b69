import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each([
  ['PORT', 'eighty', 'PORT must be a number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must begin with postgres:// or postgresql://'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an http or https address'],
  ['BILLING', 'free', 'BILLING must be one of off, sandbox, stripe'],
  ['BILLING', 'stripe', 'BILLING=stripe is not part of this version'],
  ['AI_ENGINE', 'anthropic', 'AI_ENGINE=anthropic is not part of this version'],
  ['REDIS_URL', 'redis://127.0.0.1', 'REDIS_URL is not part of this version'],
  ['NODE_ENV', 'production', 'BILLING=sandbox is for trying out'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must list addresses or networks'],
])('a wrong %s stops the start with one sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

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
