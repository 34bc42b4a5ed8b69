// `npm test`: installs what is missing, then check, unit and integration tests, browser tests.
// The last line counts them all: `N passed, N failed`, and skipped ones where there are any; what failed stands above it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { compiled, ensureInstalled, pinnedNode, root } from './setup.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
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
  const failed = run.stdout.match(/^FAIL .*/gm) ?? []
  total.passed += passed
  fail(failed, 'check', run)
}

function fail(failed, name, { status }) {
  // What ended badly without a failed test, as a file that does not load, is a failure all the same.
  const all = failed.length === 0 && status !== 0 ? [`${name} did not end well`] : failed
  total.failed += all.length
  failures.push(...all)
}

/** A failed test by its file and name, with what it said first. */
function* failedTests(results) {
  for (const { name, assertionResults, message } of results) {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed)
      yield `${file}: ${fullName}\n  ${failureMessages.join('\n').slice(0, 1_000)}`
    if (failed.length === 0 && message) yield `${file}: ${message.slice(0, 1_000)}`
  }
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
  let failed = []
  try {
    const counts = JSON.parse(readFileSync(results, 'utf8'))
    total.passed += counts.numPassedTests
    total.skipped += counts.numPendingTests + counts.numTodoTests
    failed = [...failedTests(counts.testResults)]
  } catch (error) {
    console.error(`The ${name} left no results: ${error.message}`)
  }
  fail(failed, name, run)
}

ensureInstalled()
await ensureWebBuilt()
check()
vitest('unit and integration tests', [], {})
const chromium = ensureChromium()
if (chromium)
  vitest('browser tests', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium })
else fail(['browser tests: no Chromium was found'], 'browser tests', { status: 1 })
rmSync(scratch, { recursive: true, force: true })
// Once more at the end, where whoever sees only the last lines finds it.
for (const failure of failures) console.log(`FAILED ${failure}`)
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 ? 0 : 1)
