// `npm run dev`: the server, started again when its sources change, and the web app from its sources.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './setup.mjs'

ensureInstalled()
const port = process.env.PORT ?? '3000'
const children = [
  spawn(pinnedNode, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  }),
  spawn(pinnedNode, [join(root, 'node_modules/vite/bin/vite.js')], {
    stdio: 'inherit',
    cwd: join(root, 'web'),
    env: { ...process.env, TESSERA_API: `http://localhost:${port}` },
  }),
]
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stopAll()
  })
