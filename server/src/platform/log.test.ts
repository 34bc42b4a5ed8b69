import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a failed query is logged without the values, which are people’s words (T46)', () => {
  let written = ''
  const log = createLog(
    'error',
    new Writable({
      write(chunk, _encoding, done) {
        written += chunk
        done()
      },
    }),
  )
  const err = new DrizzleQueryError(
    'select 1 from papers where title = $1',
    ['canary\n    at canary'],
    new Error('the server went away'),
  )
  log.error({ err }, 'request failed')
  expect(written).toContain('select 1 from papers')
  expect(written).toContain('the server went away')
  expect(written).not.toContain('canary')
})
