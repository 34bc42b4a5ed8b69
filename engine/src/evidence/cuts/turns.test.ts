import { expect, test } from 'vitest'
import { turnLost } from './turns.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return turnLost(`${claim.trim()}.`, after)
}

test.each([
  ['Bells were kept whole|, i.e., with no cracks, but these bells are often rung.', 'but these'],
  ['Wax gives a result with a clear tone| such as a hum but with the caveat of dust.', 'but with'],
  ['Towers can save bells| and bring new wardens, though they may cost more.', 'though they'],
  ['The new bell always gives the best tone|, but lowers the hum.', 'but lowers'],
  ['They were held to be alike| (Gray 2012); however, the tone changed.', 'however, the'],
  ['Wax has weak bonds|, yet Gray found one that holds.', 'yet Gray'],
  ['The tone was always clear|, which is good, the only exception being Ghent.', 'the only'],
  ['Gongs resemble bells|, but there are great differences between them.', 'but there'],
  ['The two hums are alike|, but very weak in Ghent.', 'but very'],
  ['Wax helped the tone|, but when rust was found, it did not.', 'but when'],
])('a claim is taken back behind it: %s', (marked, start) =>
  expect(lostOf(marked)?.slice(0, start.length)).toBe(start),
)

test.each([
  'Bells were kept whole|, and the wardens were in the tower, but they were heard.',
  'Bells cracked|, indicating rust, although there was no sign of it.',
  'Bells cracked|, but not in Ghent.',
  'Bells are loud| but also dear.',
  'Old bells cracked|, but the new ropes held.',
  'All bells rang| without exception.',
])('what is behind a claim speaks of something else: %s', (marked) =>
  expect(lostOf(marked)).toBeNull(),
)
