import { expect, test } from 'vitest'
import { isOpenLicence, licenceLabel } from './licence-label.ts'

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'CC-BY-4.0'],
  ['http://creativecommons.org/licenses/by-nc-nd/4.0', 'CC-BY-NC-ND-4.0'],
  ['http://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
  ['cc-by', 'CC-BY'],
  ['CCBY', 'CC-BY'],
  ['CC BY', 'CC-BY'],
  ['ccbyncnd 4.0', 'CC-BY-NC-ND-4.0'],
  ['CC_BY_SA', 'CC-BY-SA'],
  ['cc-by-4.0', 'CC-BY-4.0'],
  ['CC BY-NC 4.0', 'CC-BY-NC-4.0'],
  ['cc0', 'CC0'],
  ['cc0-1.0', 'CC0-1.0'],
  ['public-domain', 'Public domain'],
  ['publisher-specific-oa', 'The publisher’s own open licence'],
  ['publisher-specific, author manuscript', 'The publisher’s own open licence'],
  ['elsevier-specific: oa user license', 'The publisher’s own open licence'],
  ['unspecified-oa', 'An open licence that is not named'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'CC-PDM-1.0'],
  ['http://creativecommons.org/licenses/publicdomain/', 'CC-PDDC'],
  ['http://arxiv.org/licenses/nonexclusive-distrib/1.0/', 'arXiv’s licence to distribute'],
  ['https://www.elsevier.com/tdm/userlicense/1.0/', 'Licence of elsevier.com'],
  ['mit', 'mit'],
])('%s is %s', (told, label) => {
  expect(licenceLabel(told)).toBe(label)
})

test.each([
  'https://creativecommons.org/publicdomain/mark/1.0/',
  'CC-MARK-1.0',
  'public-domain',
  'cc-by-nc',
  'CC0',
])('everybody may copy under %s', (told) => {
  expect(isOpenLicence(told)).toBe(true)
})

test.each(['mit', 'unspecified-oa', 'publisher-specific-oa', null])(
  'nothing is guessed of %s',
  (told) => {
    expect(isOpenLicence(told)).toBe(false)
  },
)
