// Runs on whatever Node (20 or newer) the machine has, before anything is installed: built-ins only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** The pinned runtime, from the npm package `node`. */
export const pinnedNode = `${root}node_modules/node/bin/node`
/** Arguments of Node for every program of ours. */
export const quickModules = ['--import', `${new URL('.', import.meta.url)}quick-modules.mjs`]
/** Environment of every program of ours: compiled code is kept, a second start takes about half the time. */
export const compiled = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled` }

/** What an installation is made from: the lock file and our patches of packages. */
function wanted() {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const patch of readdirSync(`${root}patches`).sort())
    hash.update(readFileSync(`${root}patches/${patch}`))
  return hash.digest('hex')
}

/** Installs what the lock file names, unless that was done already. Ends the process with one sentence when it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return
  try {
    alone(
      `${root}.installing`,
      () => console.error('Another command is installing packages. Waiting for it …'),
      () => {
        if (!isInstalled()) install()
      },
    )
  } catch (error) {
    if (!/EACCES|EROFS|EPERM/.test(error.code)) throw error
    fail(unwritable)
  }
}

const marker = `${root}node_modules/.installed`
const unwritable = `Tessera could not be installed: the folder ${root} cannot be written. Change its permissions and run the command again.`

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted()
}

function install() {
  console.error('Installing packages, which takes a minute or two and is done once …')
  // Two tries more within seconds: npm by itself waits minutes for a registry that is not to be reached.
  const patience = [
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...patience], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) {
    writeFileSync(marker, wanted())
    return
  }
  const output = `${npm.stderr ?? ''}${npm.error?.message ?? ''}`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    fail(
      'Tessera could not be installed: the package registry cannot be reached. Connect to the internet and run the command again.',
    )
  if (/EACCES|EROFS|EPERM/.test(output)) fail(unwritable)
  if (/ENOSPC/.test(output)) fail('Tessera could not be installed: the disk is full.')
  fail(`Tessera could not be installed: ${output.trim().split('\n').slice(0, 5).join(' ')}`)
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
