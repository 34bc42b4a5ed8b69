// Builds the web app when its sources have changed since the last build. Built-ins only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fail, pinnedNode, root } from './setup.mjs'

const sources = [
  ...['web/src', 'web/build', 'web/public', 'web/index.html', 'web/vite.config.ts'],
  ...[
    'engine/src',
    'contract/src',
    'docs/quality.json',
    'package-lock.json',
    'scripts/build-web.mjs',
  ],
]
const dist = join(root, 'web/dist')
const marker = join(dist, '.sources')

/** Ends the process with one sentence when the web app cannot be built. */
export async function ensureWebBuilt() {
  const hash = hashOf(sources.flatMap((source) => filesBelow(join(root, source))))
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === hash) return
  console.error('Building the web app …')
  const vite = spawnSync(
    pinnedNode,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'web'),
      encoding: 'utf8',
      // Whoever builds: under NODE_ENV=test React would come with its checks, at twice the size.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (vite.status !== 0) {
    const output = `${vite.stdout ?? ''}${vite.stderr ?? ''}${vite.error?.message ?? ''}`
    if (/EACCES|EROFS|EPERM/.test(output))
      fail(
        `Tessera could not be built: the folder ${join(root, 'web')} cannot be written. Change its permissions and run the command again.`,
      )
    if (/ENOSPC/.test(output)) fail('Tessera could not be built: the disk is full.')
    fail(`Tessera could not be built:\n${output}`)
  }
  await compressAll()
  fs.writeFileSync(marker, hash)
}

/** Beside each text file its compressed forms, so that no request waits for that. */
async function compressAll() {
  const texts = filesBelow(dist).filter((file) => /\.(js|css|svg|json|bcmap|wasm)$/.test(file))
  for (const file of texts) {
    const bytes = fs.readFileSync(file)
    if (bytes.length < 1_024) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, quality),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    fs.writeFileSync(`${file}.br`, br)
    fs.writeFileSync(`${file}.gz`, gz)
  }
}

function filesBelow(path) {
  if (!fs.existsSync(path)) return []
  if (!fs.statSync(path).isDirectory()) return [path]
  return fs
    .readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureWebBuilt()
