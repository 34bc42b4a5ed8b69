// `npm test`: installs what is missing, then check, unit and integration tests, browser tests.
// The last line counts them all: `N passed, N failed`, and skipped ones where there are any.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { compiled, ensureInstalled, pinnedNode, root } from './setup.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const scratch = mkdtempSync(join(tmpdir(), 'tessera-results-'))
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`

function check() {
  const run = spawnSync(pinnedNode, [join(root, 'scripts/check.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    maxBuffer: 2 ** 28,
  })
  process.stdout.write(`${run.stdout}${run.stderr}`)
  const passed = run.stdout.match(/^ok {3}/gm)?.length ?? 0
  const failed = run.stdout.match(/^FAIL /gm)?.length ?? 0
  total.passed += passed
  total.failed += failed === 0 && run.status !== 0 ? 1 : failed
}

function vitest(name, args, env) {
  const results = join(scratch, `${name}.json`)
  const run = spawnSync(
    pinnedNode,
    [
      ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...compiled, ...env, PATH: path } },
  )
  let failed = 0
  try {
    const counts = JSON.parse(readFileSync(results, 'utf8'))
    total.passed += counts.numPassedTests
    total.skipped += counts.numPendingTests + counts.numTodoTests
    failed = counts.numFailedTests
  } catch (error) {
    console.error(`The ${name} left no results: ${error.message}`)
  }
  // A file that does not load has no failed tests, and is a failure all the same.
  total.failed += failed === 0 && run.status !== 0 ? 1 : failed
}

ensureInstalled()
await ensureWebBuilt()
check()
vitest('unit and integration tests', [], {})
const chromium = ensureChromium()
if (chromium)
  vitest('browser tests', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium })
else total.failed++
rmSync(scratch, { recursive: true, force: true })
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 ? 0 : 1)
