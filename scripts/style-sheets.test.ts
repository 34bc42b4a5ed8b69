import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../web/src')
const read = (path: string) => readFileSync(join(web, path), 'utf8')

/** Comes with the page of a paper, which alone draws formulas. */
const ofPaper = /^(?:reader|explanations|ui\/math)\//
// A sheet that comes with a part of the app stays when that part is left: its rules are for that part only.
const markupOf: Readonly<Record<string, RegExp>> = {
  'accounts/accounts.css': /^accounts\//,
  'explanations/explanations.css': ofPaper,
  'reader/reader.css': ofPaper,
  'site/quality.css': /^site\/quality(?:-\w+)?\.tsx$/,
}
/** Its one rule is about `math`, which only formulas are made of. */
const ofFormulas = 'ui/math/math.css'

test('every sheet is either the main one’s or in the list of those that come later', () => {
  const sheets = globSync('**/*.css', { cwd: web })
  const main = [...read('ui/style.css').matchAll(/@import '([^']+\.css)'/g)].map(([, path = '']) =>
    join('ui', path),
  )
  const later = sheets.filter((sheet) => sheet !== 'ui/style.css' && !main.includes(sheet))
  expect(later.sort()).toEqual([...Object.keys(markupOf), ofFormulas].sort())
})

test.each(Object.entries(markupOf))('%s changes nothing that other parts show', (sheet, own) => {
  const elsewhere = globSync('**/*.tsx', { cwd: web }).filter((path) => !own.test(path))
  const worn = new Set(elsewhere.flatMap((path) => classesIn(read(path))))
  const strange = selectorsIn(read(sheet)).filter((selector) => !namesOwn(selector, worn))
  expect(strange).toEqual([])
})

/** True when a selector holds only where an id, or a class that nobody else wears, is found. */
function namesOwn(selector: string, worn: ReadonlySet<string>): boolean {
  const needed = selector.replaceAll(/:not\([^)]*\)/g, '')
  const classes = [...needed.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  return needed.includes('#') || classes.some((name) => !worn.has(name))
}

/** The selectors of all rules, also of those within at-rules; `:root` gives the sheet's own sizes their names. */
function selectorsIn(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...rules]
    .map(([, head = '']) => head.trim())
    .filter((head) => !/^(?:@|from|to|\d|:root$)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((selector) => selector.trim()))
}

/** The words of all strings in `className={…}` and `className="…"`. */
function classesIn(markup: string): string[] {
  const values = markup.matchAll(/[cC]lassName=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)
  return [...values].flatMap(([, plain = '', made = '']) => `${plain} ${made}`.split(/[^\w-]+/))
}
