// Runs on whatever Node (20 or newer) the machine has, before anything is installed: built-ins only.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

const pause = 300
/** From so long on a lock is left over, whatever its process number says now. */
const longest = 20 * 60_000
const asleep = new Int32Array(new SharedArrayBuffer(4))

/** Whether the process that holds a lock still runs. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longest) return false
    process.kill(Number(readFileSync(`${lock}/pid`, 'utf8')), 0)
    return true
  } catch (error) {
    // A lock without a number yet was taken this moment; a process of somebody else's may not be asked.
    return error.code === 'EPERM' || (error.code === 'ENOENT' && Date.now() - takenAt(lock) < 5_000)
  }
}

function takenAt(lock) {
  try {
    return statSync(lock).mtimeMs
  } catch {
    return 0
  }
}

/**
 * Does a piece of work while no other process does it: two commands that both find something missing would
 * pull it from under each other.
 * @param lock the folder that stands while the work is done; taken over when its process has ended
 * @param waiting called once when another process is at it
 * @throws what the work throws, and when the folder cannot be written
 */
export function alone(lock, waiting, work) {
  let isTold = false
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isHeld(lock)) rmSync(lock, { recursive: true, force: true })
      else {
        if (!isTold) waiting()
        isTold = true
        Atomics.wait(asleep, 0, 0, pause)
      }
    }
  }
  const free = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', free)
  try {
    writeFileSync(`${lock}/pid`, String(process.pid))
    return work()
  } finally {
    process.off('exit', free)
    free()
  }
}
