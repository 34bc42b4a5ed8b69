import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { median } from './figures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = 3977
const debuggingPort = 9377

/** Lighthouse on the landing page and a starter paper: a fresh server, a fresh browser, three runs each. */
export async function benchLighthouse(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tessera-lighthouse-'))
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), TESSERA_DATA_DIR: data, LIVE_SOURCES: 'off' },
    stdio: 'ignore',
  })
  const base = `http://localhost:${port}`
  const paper = `${base}/paper/tessera:anchoring-quotations`
  try {
    await answering(`${base}/api/papers/tessera:anchoring-quotations/summary`)
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
    })
    const rows: Record<string, Record<string, number>> = {}
    for (const [name, address] of [
      ['landing', base],
      ['paper', paper],
    ] as const)
      for (const form of ['mobile', 'desktop'] as const)
        rows[`${name}, ${form}`] = await scores(address, form)
    await browser.close()
    console.table(rows)
    console.log('Median of three runs; mobile: simulated slow 4G, processor four times slower.')
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(data, { recursive: true, force: true })
  }
}

async function scores(address: string, form: 'mobile' | 'desktop') {
  const desktop = {
    formFactor: 'desktop' as const,
    screenEmulation: {
      mobile: false,
      width: 1350,
      height: 940,
      deviceScaleFactor: 1,
      disabled: false,
    },
    throttling: {
      rttMs: 40,
      throughputKbps: 10_240,
      cpuSlowdownMultiplier: 1,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  }
  const runs: Record<string, number>[] = []
  for (let turn = 0; turn < 3; turn++) {
    const result = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'silent',
      ...(form === 'desktop' && desktop),
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN)
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'LCP ms': value('largest-contentful-paint'),
      'TBT ms': value('total-blocking-time'),
      'CLS ×1000': Math.round(
        (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000,
      ),
      'script KB': Math.round((scriptBytes(audits) ?? Number.NaN) / 1024),
    })
  }
  const keys = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key] ?? Number.NaN))]),
  )
}

function scriptBytes(
  audits: Record<string, { details?: unknown } | undefined>,
): number | undefined {
  const details = audits['resource-summary']?.details as
    | { items?: { resourceType: string; transferSize: number }[] }
    | undefined
  return details?.items?.find(({ resourceType }) => resourceType === 'script')?.transferSize
}

/** Waits until an address answers 200 with more than `null`; gives up after a minute. */
async function answering(address: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const body = await fetch(address).then(
      (response) => (response.ok ? response.text() : 'null'),
      () => 'null',
    )
    if (body !== 'null') return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${address} did not answer within a minute.`)
}
