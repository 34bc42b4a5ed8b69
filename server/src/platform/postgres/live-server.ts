import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface LiveServer {
  readonly pid: number
  readonly state: 'ready' | 'starting' | 'stopping'
}

/**
 * The PostgreSQL that runs on a data folder, by its `postmaster.pid`; null when none does.
 * Knows a process that only inherited the number from one that is our server: it must have the folder
 * as its working directory (Linux) or in its command line. A file left behind by a dead server is
 * removed only when no process works in the folder, since PostgreSQL's own check of orphaned backends
 * hangs on that file.
 */
export function findLiveServer(cluster: string): LiveServer | null {
  const file = join(cluster, 'postmaster.pid')
  const lines = readIfThere(file)?.split('\n')
  if (lines === undefined) return null
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (isServerOf(pid, cluster)) {
    const status = lines[7]?.trim()
    return {
      pid,
      state: status === 'ready' ? 'ready' : status === 'stopping' ? 'stopping' : 'starting',
    }
  }
  if (isAlive(pid) && !hasProcesses(cluster)) rmSync(file, { force: true })
  return null
}

/** True for a process that runs, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') return workingDirectory(pid) === realpathSync(cluster)
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
      cluster,
    )
  } catch {
    return false // ps answers with failure when the process has just ended
  }
}

/** Whether any process works in the folder: a postmaster, or backends that outlived theirs. */
function hasProcesses(cluster: string): boolean {
  if (!existsSync('/proc/self/cwd')) return false
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((name) => workingDirectory(Number(name)) === folder)
}

/** Null for a process that has ended, also while its parent has not yet taken note of it. */
function workingDirectory(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
