import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const retryMs = 20

/**
 * Runs `work` while no other process on this machine holds the lock of the same name.
 * The lock is a listening socket, so the system frees it when its holder dies, however it dies.
 * @throws Error when the lock was not free within `waitMs`.
 */
export async function withStartLock<T>(
  name: string,
  work: () => Promise<T>,
  waitMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + waitMs
  let held: Server | null = await tryListen(address(name))
  while (held === null) {
    if (Date.now() > deadline) throw new Error(`The lock ${name} was not free within ${waitMs} ms`)
    await sleep(retryMs)
    held = await tryListen(address(name))
  }
  try {
    return await work()
  } finally {
    const server = held
    await new Promise<void>((done) => server.close(() => done()))
  }
}

function address(name: string): string {
  const key = createHash('sha256').update(name).digest('hex').slice(0, 24)
  // Linux: an abstract socket, which leaves no file behind.
  return process.platform === 'linux' ? `\0tessera-${key}` : join(tmpdir(), `tessera-${key}.lock`)
}

async function tryListen(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy())
  const free = await new Promise<boolean>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    )
    server.listen({ path }, () => done(true))
  })
  if (free) return server
  if (!path.startsWith('\0') && !(await answers(path))) unlinkSync(path)
  return null
}

/** Whether a process listens behind a socket file; a file whose process died does not answer. */
function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('close', () => socket.destroy())
  })
}
