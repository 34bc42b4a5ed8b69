import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

// The built app, as `npm test` and `npm start` make it before anything else.
const dist = join(import.meta.dirname, '../web/dist')
const isBuilt = existsSync(join(dist, 'index.html'))
if (!isBuilt) console.log('The web app is not built: the weight of its routes is not measured.')

const kilobyte = 1024
const mostOfLanding = 130 * kilobyte
const mostOfPaper = 185 * kilobyte

/** Scripts that a page names itself: entries and what is preloaded for them. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8')
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/g) ?? []
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? [])
}

/** The scripts, and every script that one of them cannot run without. */
function withImports(scripts: readonly string[]): Set<string> {
  const all = new Set<string>()
  const waiting = [...scripts]
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (all.has(script)) continue
    all.add(script)
    const code = readFileSync(join(dist, script), 'utf8')
    for (const [, path = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
      waiting.push(join(dirname(script), path))
  }
  return all
}

/** The script that the entry loads when a route is opened. */
function lazyScript(name: string): string {
  const found = scriptsOf('index.html').flatMap((script) =>
    [
      ...readFileSync(join(dist, script), 'utf8').matchAll(
        new RegExp(`["'\`./]*(${name}-[\\w-]+\\.js)`, 'g'),
      ),
    ].map(([, file]) => `assets/${file}`),
  )
  if (!found[0]) throw new Error(`The build has no script of its own for ${name}.`)
  return found[0]
}

const weightOf = (scripts: Iterable<string>) =>
  [...scripts].reduce(
    (sum, script) => sum + gzipSync(readFileSync(join(dist, script)), { level: 9 }).length,
    0,
  )

describe.skipIf(!isBuilt)('JavaScript that a first visit loads, gzip -9', () => {
  test('the landing page stays within 130 KB', () => {
    const scripts = withImports([...scriptsOf('index.html'), lazyScript('landing-route')])
    const weight = weightOf(scripts)
    console.log(`landing: ${(weight / kilobyte).toFixed(1)} KB in ${scripts.size} scripts`)
    expect(scripts.size).toBeGreaterThanOrEqual(3)
    expect(weight).toBeLessThanOrEqual(mostOfLanding)
  })

  test('the paper page comes without PDF reader, engine and formulas until they are needed', () => {
    const scripts = withImports([...scriptsOf('index.html'), lazyScript('paper-route')])
    const weight = weightOf(scripts)
    console.log(`paper: ${(weight / kilobyte).toFixed(1)} KB in ${scripts.size} scripts`)
    expect(weight).toBeLessThanOrEqual(mostOfPaper)
    const names = [...scripts].join(' ')
    expect(names).toContain('paper-route-')
    expect(names).not.toMatch(/pdf-view-|temml-|katex-/)
    const code = [...scripts].map((script) => readFileSync(join(dist, script), 'utf8')).join('\n')
    expect(code).toContain('invalid_type')
    // What zod brings for JSON Schema, of which the page has none.
    expect(code).not.toContain('draft-2020-12')
  })
})
