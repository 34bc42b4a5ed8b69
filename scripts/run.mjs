// `node scripts/run.mjs FILE ARGS…`: installs what is missing, then runs FILE on the pinned Node.
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { compiled, ensureInstalled, pinnedNode, quickModules, root } from './setup.mjs'

ensureInstalled()
const [file, ...rest] = process.argv.slice(2)
const env = {
  ...process.env,
  ...compiled,
  PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
}
const child = spawn(pinnedNode, [...quickModules, `${root}${file}`, ...rest], {
  stdio: 'inherit',
  env,
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
