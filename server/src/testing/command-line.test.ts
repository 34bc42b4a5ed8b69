import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Verification } from '@tessera/contract'
import { documentFromSections, type PaperDocument } from '@tessera/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { htmlPaper, jatsPaper, pdfWith } from './fixture-papers.ts'

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))
// As the `tessera` command starts it.
const quickModules = fileURLToPath(new URL('../../../scripts/quick-modules.mjs', import.meta.url))
let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'))
  database = await createTestDatabase()
  for (const [name, bytes] of Object.entries({
    'pebbles.html': htmlPaper,
    'lantern.xml': jatsPaper,
    'note.pdf': pdfWith(['A Note on Quiet Engines', 'Quiet engines need 12 percent less oil.']),
    'broken.pdf': '%PDF-1.7\n',
    'empty.pdf': '',
    'raw.bin': 'Pebbles are hard to count\0 in the dark.',
    'claims.txt': 'Pebbles are hard to count in the dark. Pebbles are easy to count in the dark.',
  }))
    writeFileSync(join(folder, name), bytes)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line through a real shell, in the folder of the test. */
function tessera(command: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', `"$NODE" --import "$QUICK_MODULES" "$MAIN" ${command}`], {
      cwd: folder,
      env: {
        ...process.env,
        NODE: process.execPath,
        MAIN: main,
        QUICK_MODULES: quickModules,
        DATABASE_URL: database.url,
        LIVE_SOURCES: 'off',
        TESSERA_DATA_DIR: join(folder, 'data'),
      },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

describe('reading a file needs no installation', () => {
  test('parse --json is the document, and nothing else is on stdout', async () => {
    for (const [file, source] of [
      ['pebbles.html', 'html'],
      ['lantern.xml', 'jats'],
      ['note.pdf', 'pdf'],
    ]) {
      const { code, out, err } = await tessera(`parse ${file} --json`)
      const document: PaperDocument = JSON.parse(out)
      expect([code, document.source]).toEqual([0, source])
      expect(Object.keys(documentFromSections({ title: 'x', sections: [] }))).toEqual(
        expect.arrayContaining(['text', 'blocks', 'sentences', 'pages']),
      )
      expect(document.text.slice(0, document.title.length)).toBe(document.title)
      expect(err).toContain(`Reading ${file}`)
    }
  })

  test('explain, ask, verify, results, figures and math speak of the file', async () => {
    const explained = JSON.parse((await tessera('explain pebbles.html --json')).out)
    expect(explained.replicationChecklist.length).toBeGreaterThan(0)
    const asked = JSON.parse(
      (await tessera('ask pebbles.html "How many volunteers were trained?" --json')).out,
    )
    expect(asked).toMatchObject({ refused: false, answer: expect.stringContaining('12') })
    const checked = JSON.parse((await tessera('verify claims.txt --paper pebbles.html --json')).out)
    const kinds = checked.sentences.map((it: { verdict: { kind: string } }) => it.verdict.kind)
    expect(kinds).toEqual(['verbatim', 'unverified'])
    // As HTTP tells it, but for the id of a paper, which a file has not.
    expect(Verification.omit({ paperId: true }).strict().parse(checked)).toEqual(checked)
    expect(checked.sentences[0].citations[0].quote).toContain('Pebbles are hard')
    expect(checked.sentences[0].passages[0].quote).toContain('Pebbles are hard')
    const piped = await tessera('verify - --paper pebbles.html < claims.txt')
    expect(piped.out).toMatch(/^verbatim: Pebbles are hard/)
    expect(piped.out).toContain(`\n  ${checked.sentences[1].reasons.join(' ')}\n`)
    expect(piped.out).not.toContain(`(${checked.sentences[1].verdict.problems[0]}`)
    for (const [command, field] of [
      ['results', 'experiments'],
      ['figures', 'figures'],
      ['math', 'equations'],
    ]) {
      const { code, out } = await tessera(`${command} pebbles.html --json`)
      expect([code, JSON.parse(out)]).toMatchObject([0, { [field as string]: expect.any(Array) }])
    }
  })

  test('a pipe that closes early is no failure', async () => {
    const { err } = await tessera('parse pebbles.html --json | head -c 10')
    expect(err).not.toMatch(/EPIPE|at /)
  })
})

describe('the installation', () => {
  test('import goes on after a failing file and says which failed', async () => {
    const { code, out, err } = await tessera(
      'import pebbles.html broken.pdf missing.pdf empty.pdf lantern.xml --json',
    )
    expect(code).toBe(1)
    expect(err).toContain('Reading lantern.xml')
    const outcomes: { file: string; step: string; error: string | null }[] = JSON.parse(out)
    expect(outcomes.map(({ file, step }) => `${file} ${step}`)).toEqual([
      'pebbles.html done',
      'broken.pdf failed',
      'missing.pdf failed',
      'empty.pdf failed',
      'lantern.xml done',
    ])
    for (const { step, error } of outcomes) expect(error === null).toBe(step === 'done')
  })

  test('what was imported is found, cited, and read by its identifier', async () => {
    const found = JSON.parse((await tessera('search counting pebbles --json')).out)
    expect(found.papers[0]).toMatchObject({ title: 'Counting Pebbles by Touch' })
    const cited = await tessera('cite 10.5555/pebbles.2024.7 --format ris')
    expect(cited.out).toMatch(/^TY {2}- /)
    const stored = JSON.parse((await tessera('parse 10.5555/pebbles.2024.7 --json')).out)
    const fresh = JSON.parse((await tessera('parse pebbles.html --json')).out)
    expect(stored).toEqual(fresh)
  })
})

describe('wrong use: one sentence on stderr, nothing on stdout', () => {
  test.each([
    ['', 2],
    ['nonsense', 2],
    ['parse', 2],
    ['search "  "', 2],
    ['search x --limit many', 2],
    ['ask pebbles.html " "', 2],
    ['cite x --format word', 2],
    ['verify claims.txt', 2],
    ['parse nowhere.pdf', 1],
    ['parse broken.pdf', 1],
    ['parse empty.pdf', 1],
    ['verify nowhere.txt --paper pebbles.html', 1],
    ['verify note.pdf --paper pebbles.html', 1],
    ['verify raw.bin --paper pebbles.html', 1],
    ['cite no-such-paper', 1],
  ])('tessera %s ends with %i', async (command, expected) => {
    const { code, out, err } = await tessera(command)
    expect(code).toBe(expected)
    expect(out).toBe('')
    expect(err).toMatch(/\w/)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test('mail of a database without this version’s tables', async () => {
    await database.sql`alter table schema_migrations rename to schema_migrations_gone`
    const { code, out, err } = await tessera('mail')
    await database.sql`alter table schema_migrations_gone rename to schema_migrations`
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'The database is not that of this version yet. Run "tessera migrate" first, or start Tessera once.\n',
    )
  })

  test('help is no failure', async () => {
    const { code, out } = await tessera('--help')
    expect(code).toBe(0)
    for (const name of [
      'search',
      'import',
      'parse',
      'explain',
      'ask',
      'verify',
      'results',
      'figures',
      'math',
      'cite',
    ])
      expect(out).toContain(`  ${name} `)
  })
})

test('the installed command runs it from any folder', () => {
  const bin = fileURLToPath(new URL('../../../node_modules/.bin/tessera', import.meta.url))
  const out = execFileSync(bin, ['parse', 'pebbles.html', '--json'], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: undefined },
    encoding: 'utf8',
  })
  expect(JSON.parse(out)).toHaveProperty('title')
})
