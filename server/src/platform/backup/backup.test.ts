import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FileStore, openFileStore } from '../files.ts'
import { defineJob, enqueue } from '../jobs.ts'
import { files as fileRows, notices, papers } from '../schema/all.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'))
const archive = join(folder, 'backup.tar')
let source: TestDatabase
let target: TestDatabase
let store: FileStore
let sha256: string

const job = defineJob({
  name: 'later',
  payload: z.object({ paperId: z.string() }),
  run: async () => {},
})

beforeAll(async () => {
  ;[source, target] = await Promise.all([createTestDatabase(), createTestDatabase()])
  store = openFileStore(join(folder, 'from'))
  sha256 = await store.put(Buffer.from('the bytes of a paper'))
  await source.db.insert(papers).values([
    { id: 'old', title: 'Tab\tnew\nline \\N “quoted” 𝔘', authors: ['A'], mergedInto: null },
    { id: 'new', title: 'Second', metadata: { deep: [{ x: null }] } },
  ])
  await source.sql`update papers set merged_into = 'new' where id = 'old'`
  await source.sql`
    insert into documents (paper_id, id, source, parser_version, text_hash, body)
    values ('new', 'd1', 'html', '1', 'h', '{"text":"words"}')`
  await source.sql`
    update papers set document_id = 'd1', content = 'words', content_status = 'full' where id = 'new'`
  await source.db.insert(notices).values({ paperId: 'new', kind: 'retraction', source: 'crossref' })
  await source.db
    .insert(fileRows)
    .values({ paperId: 'new', sha256, mediaType: 'text/html', size: 20, name: 'a.html' })
  await enqueue(source.db, job, { paperId: 'new' })
})
afterAll(async () => {
  await Promise.all([source.close(), target.close()])
  rmSync(folder, { recursive: true })
})

const everything = async ({ sql }: TestDatabase) => ({
  papers: await sql`select * from papers order by id`,
  documents: await sql`select * from documents`,
  notices: await sql`select * from notices`,
  files: await sql`select * from files`,
  jobs: await sql`select task_id, payload, key from graphile_worker._private_jobs`,
})

test('what was backed up comes back equal, after everything was lost', async () => {
  const manifest = await backUp(source.url, store, archive)
  expect(manifest.missing).toEqual([])
  const empty = openFileStore(join(folder, 'to'))
  await restore(target.url, empty, archive, { force: false })
  expect(await everything(target)).toEqual(await everything(source))
  expect(Buffer.from(await empty.read(sha256)).toString()).toBe('the bytes of a paper')
  // The counters go on: the next row gets a number of its own.
  await target.db.insert(notices).values({ paperId: 'old', kind: 'concern', source: 'test' })
  await enqueue(target.db, job, { paperId: 'old' })
})

test('a database with content is left alone, unless force is used', async () => {
  const before = await everything(target)
  await expect(restore(target.url, store, archive, { force: false })).rejects.toThrow(
    /the database is not empty/,
  )
  expect(await everything(target)).toEqual(before)
  await restore(target.url, store, archive, { force: true })
  expect(await everything(target)).toEqual(await everything(source))
})

test('a damaged backup changes nothing', async () => {
  const bytes = readFileSync(archive)
  const before = await everything(target)
  const damaged = join(folder, 'damaged.tar')
  // In the middle of the first table's data that has any: its checksum must speak up.
  const at = bytes.indexOf('public.papers.copy.gz') + 512 + 40
  bytes[at] = (bytes[at] as number) ^ 0xff
  writeFileSync(damaged, bytes)
  await expect(restore(target.url, store, damaged, { force: true })).rejects.toThrow(/is damaged/)
  const noManifest = readFileSync(archive)
  noManifest[noManifest.indexOf('manifest.json') + 512] = 0x21
  writeFileSync(damaged, noManifest)
  await expect(restore(target.url, store, damaged, { force: true })).rejects.toThrow(/is damaged/)
  writeFileSync(damaged, readFileSync(archive).subarray(0, 2_000))
  await expect(restore(target.url, store, damaged, { force: true })).rejects.toThrow(/cut short/)
  writeFileSync(damaged, 'no archive at all')
  await expect(restore(target.url, store, damaged, { force: true })).rejects.toThrow(/not a backup/)
  expect(await everything(target)).toEqual(before)
})

test('a file that is gone from the store is named, and the rest is backed up', async () => {
  const { missing } = await backUp(
    source.url,
    openFileStore(join(folder, 'nowhere')),
    join(folder, 'b.tar'),
  )
  expect(missing).toEqual([sha256])
})

test('tables of many megabytes are written to their end, every time', async () => {
  const large = await createTestDatabase()
  try {
    await large.db.insert(papers).values({ id: 'large', title: 'Large' })
    await large.sql.begin(async (sql) => {
      // Making them may take a slow disk longer than a reader waits.
      await sql`set local statement_timeout = 0`
      await sql`
        insert into documents (paper_id, id, source, parser_version, text_hash, body)
        select 'large', 'd' || at, 'html', '1', 'h',
          jsonb_build_object('text', (
            select string_agg(md5((at * 1000 + part)::text), ' ') from generate_series(1, 400 * at) part))
        from generate_series(1, 40) at`
    })
    const kept = []
    for (let round = 0; round < 8; round++) {
      const { tables } = await backUp(large.url, store, join(folder, `large-${round}.tar`))
      kept.push(tables.find(({ name }) => /documents/.test(name))?.rows)
    }
    expect(kept).toEqual(Array(8).fill(40))
  } finally {
    await large.close()
  }
})
