import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  analyzeFigures,
  analyzeMath,
  analyzeResults,
  answer,
  type Claim,
  explain,
  parseHtml,
  verifyComputation,
} from '../engine/src/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Words by which a passage is said to speak for or against a claim. Word overlap proves neither. */
const stance =
  /\b(?:support(?:s|ed|ing|ive)?|contradict(?:s|ed|ing|ory|ion|ions)?|confirm(?:s|ed|ation)?|refut(?:e|es|ed)|corroborat\w+|disput(?:e|es|ed)|entail\w*|agrees? with the (?:paper|claim))\b/i

/** What may be said all the same, each with its reason. */
const allowed: readonly (readonly [words: RegExp, reason: string])[] = [
  [/^(?:'|")?supported(?:'|")?$/i, 'the name of the verdict of computations that are shown'],
  [/contact support|^support$|support at|support if/i, 'the people who help'],
  [/^Supported\b/, 'the same verdict, explained to readers'],
  [/\b(?:email|address|password)\b|^Confirm$/i, 'what readers confirm of their own accounts'],
  [/^refused, set right, or shown what contradicts it/, 'the name of a figure on the scorecard'],
  [/\(\?:|\\b|\|\w+\|/, 'a pattern that reads papers, written as a string'],
]

/** Every literal and every text between tags of a source file; comments are no words of it. */
function stringsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const literals = [
    ...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g),
  ]
  // An arrow ends no tag.
  const texts = [...code.matchAll(/(?<!=)>([^<>{}]*[a-z][^<>{}]*)</gi)]
  return [...literals.map((it) => it[1] ?? it[2] ?? it[3] ?? ''), ...texts.map((it) => it[1] ?? '')]
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
}

/** The folders whose strings reach a reader: the pages, the API's words, the command line, the engine's sentences. */
const shown = [
  'web/src',
  'server/src/explanations',
  'server/src/cli',
  'server/src/site',
  'engine/src/explain',
  'engine/src/evidence',
]
const isShown = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|fixture|d)\.tsx?$|[\\/]testing[\\/]|weights|cues|-score\.ts|-items\.ts|intent\.ts|sentence\.ts|opposites\.ts/.test(
    file,
  )

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isShown)
    .map((file) => join(folder, file))

test('a stance is found in literals, templates and texts of pages, and not in comments', () => {
  const source =
    "// it supports\nconst a = 'The passage supports it.'; <p>It is contradicted here</p>; `it confirms that`"
  expect(stringsOf(source).filter((words) => stance.test(words))).toEqual([
    'The passage supports it.',
    'it confirms that',
    'It is contradicted here',
  ])
})

test('no string that is shown says that a passage supports or contradicts a claim', () => {
  const files = shown.flatMap(filesOf)
  expect(files.length).toBeGreaterThan(120)
  const said = files.flatMap((file) =>
    stringsOf(readFileSync(join(root, file), 'utf8'))
      .filter((words) => stance.test(words) && !allowed.some(([pattern]) => pattern.test(words)))
      .map((words) => `${file}: ${words.slice(0, 120)}`),
  )
  expect(said).toEqual([])
})

test('what is called supported of four papers is a computation that can be done again', async () => {
  let claims = 0
  let computed = 0
  const starters = ['verifying-a-claim', 'anchoring-quotations', 'extractive-reader'].map((name) =>
    readFileSync(join(root, `library/${name}.html`), 'utf8'),
  )
  for (const page of [...starters, withTable]) {
    const document = parseHtml(page)
    const questions = ['What was measured?', 'Does the method work?', 'How many papers were used?']
    const said = [
      await explain(document),
      await analyzeResults(document),
      await analyzeFigures(document),
      await analyzeMath(document),
      ...(await Promise.all(questions.map((question) => answer(document, question)))),
    ]
    for (const claim of claimsIn(said)) {
      claims++
      if (claim.verdict.kind !== 'supported') continue
      computed++
      expect(claim.computation, claim.text).toBeDefined()
      if (claim.computation)
        expect(verifyComputation(document, claim.computation).kind, claim.text).toBe('supported')
    }
  }
  expect(claims).toBeGreaterThan(60)
  expect(computed).toBeGreaterThan(0)
})

const withTable = `<html lang="en"><head><title>Two ways to translate</title></head><body><h1>Two ways to translate</h1>
<section><h2>Results</h2><p>Table 1 compares our way with the base on newspaper text.</p>
<table><caption>Table 1: Quality by model.</caption><tr><th>Model</th><th>BLEU</th></tr>
<tr><td>Ours</td><td>28.4</td></tr><tr><td>Base</td><td>26.3</td></tr><tr><td>Old</td><td>24.6</td></tr></table></section></body></html>`

/** Every claim anywhere in a value. */
function claimsIn(value: unknown): Claim[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'verdict' in value && 'text' in value ? [value as Claim] : []
  return [...own, ...Object.values(value).flatMap(claimsIn)]
}
