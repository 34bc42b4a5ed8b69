import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../errors.ts'

/** How to start PostgreSQL's programs: as whom, and behind which command. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
  /** A command and its arguments to put before the program; usually none. */
  readonly prefix: readonly string[]
}

/**
 * PostgreSQL refuses to run as root. Root runs it as `postgres`, or else `nobody`.
 * That user must be able to enter the folders named; where a folder above them is closed (a clone in
 * /root, say), `setpriv` lets the program pass through folders and do nothing else that root can.
 * @throws StartError when neither works.
 */
export function chooseRunAs(folders: readonly string[], program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const user = unprivilegedUser()
  const closed = folders.map((folder) => closedFolder(folder, user)).find((x) => x !== null)
  if (closed === undefined) return { ...user, prefix: [] }
  const prefix = [
    ...['setpriv', '--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'],
    // Without this bit, PostgreSQL's own look at its program files (access(2)) would not count the right.
    ...['--securebits', '+no_setuid_fixup'],
    ...['--inh-caps', '-all,+dac_read_search', '--ambient-caps', '-all,+dac_read_search', '--'],
  ]
  const trial = spawnSync(prefix[0] as string, [...prefix.slice(1), program, '--version'])
  if (trial.status === 0) return { prefix }
  throw new StartError(
    `Tessera cannot start its database: it runs as root, PostgreSQL must not, and the folder ${closed} is closed to other users. Move Tessera to a folder that others may enter, run it as another user, or set DATABASE_URL.`,
  )
}

/** The owner that the database's files need; null when that is whoever runs this. */
export function fileOwner(runAs: RunAs): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return runAs.uid === undefined
    ? unprivilegedUser()
    : { uid: runAs.uid, gid: runAs.gid ?? runAs.uid }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  )
  const user = users.get('postgres') ?? users.get('nobody')
  if (user === undefined || user.uid === 0)
    throw new StartError(
      'Tessera cannot start its database: it runs as root, PostgreSQL must not, and there is no user "postgres" or "nobody". Run Tessera as another user, or set DATABASE_URL.',
    )
  return user
}

/** The first folder on the way to `folder` that `user` may not enter; null when all are open. */
function closedFolder(folder: string, user: { uid: number; gid: number }): string | null {
  const above = dirname(folder)
  const closedAbove = above === folder ? null : closedFolder(above, user)
  if (closedAbove !== null) return closedAbove
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) === 0 ? folder : null
}
