// `npm test`: installs what is missing, then runs check, unit and integration tests, and browser tests side by side.
// The last line counts them all: `N passed, N failed`, and skipped ones where there are any; what failed stands above it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { compiled, ensureInstalled, pinnedNode, root } from './setup.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
/** Tests that passed when they were tried again, with what they said first. */
const unsteady = []
const scratch = mkdtempSync(join(tmpdir(), 'tessera-results-'))
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`

/** Format, lint, types and the rest: printed in one piece, and counted. */
async function check() {
  const run = start(join(root, 'scripts/check.mjs'), [], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'exit'),
  ])
  process.stdout.write(`${stdout}${stderr}`)
  total.passed += stdout.match(/^ok {3}/gm)?.length ?? 0
  fail(stdout.match(/^FAIL .*/gm) ?? [], 'check', { status })
}

function start(program, args, options) {
  return spawn(pinnedNode, [program, ...args], {
    cwd: root,
    ...options,
    env: { ...process.env, ...compiled, ...options.env, PATH: path },
  })
}

function fail(failed, name, { status, complaints = '' }) {
  // What ended badly without a failed test, as a file that does not load, is a failure all the same.
  const all =
    failed.length === 0 && status !== 0
      ? [`${name} did not end well\n${complaints.slice(-3_000)}`]
      : failed
  total.failed += all.length
  failures.push(...all)
}

/** A test that failed at least once by its file and name, with what it said first. */
const told = (file, { fullName, failureMessages }) =>
  `${file}: ${fullName}\n  ${failureMessages.join('\n').slice(0, 1_000)}`

function* failedTests(results) {
  for (const { name, assertionResults, message } of results) {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    for (const test of failed) yield told(file, test)
    if (failed.length === 0 && message) yield `${file}: ${message.slice(0, 1_000)}`
  }
}

function* unsteadyTests(results) {
  for (const { name, assertionResults } of results)
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        yield told(relative(root, name), test)
}

async function vitest(name, args, { nice = 0, ...options }) {
  const results = join(scratch, `${name}.json`)
  const run = start(
    join(root, 'node_modules/vitest/vitest.mjs'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    options,
  )
  if (nice) setPriority(run.pid, Math.min(19, getPriority() + nice))
  const printed = run.stdout && text(run.stdout)
  // What nobody caught, and what went wrong at the end, stands nowhere else.
  let complaints = ''
  run.stderr.on('data', (chunk) => {
    complaints += chunk
    process.stderr.write(chunk)
  })
  const [status] = await once(run, 'exit')
  if (printed) process.stdout.write(await printed)
  let failed = []
  try {
    const counts = JSON.parse(readFileSync(results, 'utf8'))
    total.passed += counts.numPassedTests
    total.skipped += counts.numPendingTests + counts.numTodoTests
    failed = [...failedTests(counts.testResults)]
    unsteady.push(...unsteadyTests(counts.testResults))
  } catch (error) {
    console.error(`The ${name} left no results: ${error.message}`)
  }
  fail(failed, name, { status, complaints })
}

/** Journeys in a browser, which waits for its server half of the time; printed in one piece. */
async function browserTests() {
  const chromium = await ensureChromium()
  if (!chromium)
    return fail(['browser tests: no Chromium was found'], 'browser tests', { status: 1 })
  await vitest('browser tests', ['--config', 'e2e/vitest.config.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { CHROMIUM_PATH: chromium },
  })
}

ensureInstalled()
await ensureWebBuilt()
await Promise.all([
  check(),
  browserTests(),
  // They take what the browser leaves of the machine: a person in a journey does not wait for them.
  vitest('unit and integration tests', [], {
    stdio: ['inherit', 'inherit', 'pipe'],
    nice: 5,
  }),
])
rmSync(scratch, { recursive: true, force: true })
for (const test of unsteady) console.log(`PASSED AT THE SECOND ATTEMPT ${test}`)
// Once more at the end, where whoever sees only the last lines finds it.
for (const failure of failures) console.log(`FAILED ${failure}`)
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 ? 0 : 1)
