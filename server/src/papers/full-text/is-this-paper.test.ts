import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHtml } from '@tessera/engine'
import { expect, test } from 'vitest'
import { hasSections } from './is-this-paper.ts'

const folder = join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'papers')
const isHere = existsSync(folder)
if (!isHere) console.log('Papers to measure on are not here (../shared/data/papers): skipped.')

test.skipIf(!isHere).each([
  ['pub_plos_one_article.html', true],
  ['pub_elife_article.html', true],
  ['pub_dlib_05vanhyning.html', true],
  ['pub_first_monday_ojs3_landingpage.html', false],
  ['arxiv_abs_1902.02534.html', false],
])('whether %s holds the paper: %s', (file, holds) => {
  expect(hasSections(parseHtml(readFileSync(join(folder, file), 'utf8')))).toBe(holds)
})
