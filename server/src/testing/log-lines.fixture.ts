import { Writable } from 'node:stream'
import { createLog, type Log } from '../platform/log.ts'

/** A log that keeps nothing to itself. @returns it, and the lines that it has written so far */
export function openLogLines(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = []
  const kept = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog('trace', kept), lines }
}
