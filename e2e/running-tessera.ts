import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

export interface RunningTessera {
  readonly address: string
  readonly dataDir: string
  /** All that was printed so far. */
  output(): string
  /** As Ctrl+C does. @returns the exit code */
  interrupt(): Promise<number | null>
  /** Interrupts it if it still runs, and removes its data. */
  dispose(): Promise<void>
}

/**
 * Starts Tessera as `npm start` does, on a free port, and waits until it says where.
 * @param dataDir an empty folder, unless it is to go on with the data of another
 */
export async function startTessera(
  env: Record<string, string> = {},
  dataDir = newDataDir(),
): Promise<RunningTessera> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      TESSERA_DATA_DIR: dataDir,
      PORT: String(port),
      LIVE_SOURCES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const address = await said(
    child,
    () => output.match(/http:\/\/localhost:\d+/)?.[0],
    () => output,
  )

  async function interrupt(): Promise<number | null> {
    if (child.exitCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill('SIGINT')
    const [code] = await exit
    return code
  }
  return {
    address,
    dataDir,
    output: () => output,
    interrupt,
    async dispose() {
      await interrupt()
      // A database that is just ending may still write into it.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/**
 * A folder for data, empty or with those of a Tessera that was stopped.
 * The owners of files are copied, too: the database's are another user's where root runs this.
 */
export function newDataDir(from?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-e2e-'))
  if (from) execFileSync('cp', ['-a', `${from}/.`, folder])
  return folder
}

/** A headless Chromium that reaches nothing but this machine. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  })
}

async function said<T>(
  child: ChildProcess,
  find: () => T | undefined,
  output: () => string,
): Promise<T> {
  const deadline = Date.now() + 360_000
  while (Date.now() < deadline && child.exitCode === null) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((wake) => setTimeout(wake, 10))
  }
  child.kill('SIGINT')
  throw new Error(`Tessera did not start: ${output()}`)
}

/** A port that nothing listens at, below those that systems give to connections: none takes it meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.close()
    if (isFree) return port
  }
}
