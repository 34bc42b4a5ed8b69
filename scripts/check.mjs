// `npm run check`: format and lint, types, boundaries, dead code; all of them, then the verdict.
import { spawnSync } from 'node:child_process'
import { root } from './setup.mjs'

const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...['engine', 'contract', 'server', 'web', '.'].map((folder) => [
    `types: ${folder}`,
    'tsc',
    ['-p', folder],
  ]),
  [
    'boundaries',
    'depcruise',
    ['--config', 'boundaries.cjs', 'engine', 'contract', 'server', 'web/src'],
  ],
  ['dead code', 'knip', []],
]
let failed = 0
for (const [name, command, args] of steps) {
  const run = spawnSync(`${root}node_modules/.bin/${command}`, args, {
    cwd: root,
    encoding: 'utf8',
  })
  const good = run.status === 0
  if (!good) failed++
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}`)
  if (!good) console.log(`${run.stdout}${run.stderr}`)
}
process.exit(failed === 0 ? 0 : 1)
