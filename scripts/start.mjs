// `npm start`: installs what is missing, builds the web app if its sources changed, and serves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { compiled, ensureInstalled, pinnedNode, quickModules, root } from './setup.mjs'

ensureInstalled()
await ensureWebBuilt()
const main = join(root, 'server/src/main.ts')
const server = spawn(pinnedNode, [...quickModules, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...compiled },
})
// In a terminal the server hears Ctrl+C as well as we do; it takes note of the first only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
// npm ends without us when it alone is told to: then nobody is left who could stop the server.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && server.kill('SIGTERM'), 500).unref()
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
