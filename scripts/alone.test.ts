import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-alone-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A process that notes when it begins and ends its work; resolves with its exit code.
 * @param until a note for which it works on, however late the other process comes; 20 seconds at most
 */
async function worker(name: string, until = ''): Promise<number> {
  const program = `
    import { appendFileSync, readFileSync } from 'node:fs'
    import { alone } from ${JSON.stringify(new URL('alone.mjs', import.meta.url).href)}
    const notes = ${JSON.stringify(join(folder, 'notes'))}
    const note = (word) => appendFileSync(notes, word + '\\n')
    const asleep = new Int32Array(new SharedArrayBuffer(4))
    alone(${JSON.stringify(join(folder, 'lock'))}, () => note('${name} waits'), () => {
      note('${name} begins')
      for (let left = 200; left > 0 && !readFileSync(notes, 'utf8').includes('${until}'); left--)
        Atomics.wait(asleep, 0, 0, 100)
      note('${name} ends')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const [code] = (await once(child, 'exit')) as [number]
  return code
}
const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n')
const work = () => notes().filter((line) => !line.endsWith('waits'))

test('two processes do the work one after the other, and leave no lock', async () => {
  expect(await Promise.all([worker('a', 'waits'), worker('b', 'waits')])).toEqual([0, 0])
  const [first] = work()
  const names = first === 'a begins' ? ['a', 'b'] : ['b', 'a']
  expect(work()).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(notes()).toContain(`${names[1]} waits`)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  mkdirSync(join(folder, 'lock'))
  writeFileSync(join(folder, 'lock', 'pid'), String(child.pid))
  expect(await worker('c')).toBe(0)
  expect(notes()).toEqual(['c begins', 'c ends'])
})
