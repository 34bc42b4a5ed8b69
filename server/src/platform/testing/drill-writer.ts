// Writes without end, and notes each write that was acknowledged in a file of its own, with fsync.
// For the drill that kills it, its database, or both. Arguments: data folder, file of notes.
import { fsyncSync, openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../database.ts'
import { databaseTrouble } from '../database-trouble.ts'
import { useEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

const [dataDir = '', notes = ''] = process.argv.slice(2)
const server = await useEmbeddedPostgres(dataDir)
const { sql } = openDatabase(server.url, { maxConnections: 3 })
await sql`create table if not exists first (id text primary key)`
await sql`create table if not exists second (id text primary key references first (id))`
const file = openSync(notes, 'a')

async function write(id: string): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction`insert into first values (${id})`
      await transaction`insert into second values (${id})`
    })
    writeSync(file, `${id}\n`)
    fsyncSync(file)
  } catch (error) {
    // The database was killed: not acknowledged, and the reader would be told so. Anything else is a bug.
    if (databaseTrouble(error) === null) throw error
    await sleep(5)
  }
}

async function writeForEver(writer: string): Promise<void> {
  for (let n = 0; ; n++) await write(`${process.pid}-${writer}-${n}`)
}
await Promise.all(['a', 'b'].map(writeForEver))
