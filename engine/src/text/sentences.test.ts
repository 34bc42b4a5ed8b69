import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from './growth.fixture.ts'
import { splitSentences } from './sentences.ts'

/** Cases are written with | where one sentence ends and the next begins. */
const cases = [
  'We follow Ames et al. (2010) here.| See Fig. 2 and Eq. (3).| It holds.',
  'Found by Ames et al.| The rest follows.',
  'We use E. coli, i.e. a bacterium.| J. Ames disagrees.',
  'It works.12,13| The next.',
  'It works.¹²,¹³| The next¹.| Then more.²| We end.',
  'It works.[4]| The next. [5]| Then more.',
  'It lies in a pathway". [8].| So be it.',
  'He said “It works.”| Then he left.',
  'Version 2.5 is at https://a.org/x.y.| See doi:10.1000/x.y.z.| Done.',
  'The dose was ca. 3.5 mg.| p53 is high.| No. 5 is next.',
  'We live in the U.S. today.| In the U.S.| We live on.',
  'Dr. A. B. Ames came at 5 p.m.| Then she left.',
  'We thank T. Ames for help.| Cells in panel B.| Mice ran.',
  'Is it?| "Yes."| (See Fig. 3.)| Good.',
  'First line\n|- item one\n|- item two\n\n|A new paragraph\nruns on',
  'All was well...| Then it was not … quite.',
  'A risk of … 3.9% was [...] Found by ... Ames.| Then … Ghent rang.',
  'Bells (!) on QuAC [?] Winogrande (3-shot) and Ames [?].| Then PIQA [?] rang.| Did it (in Ghent?)| We asked.',
  'It is shown by a tool.§| The words were read.†‡| All of it was.',
  'It lasts ca.# five days.',
  'A p value of .05* was used.',
  'It is shown.| © 2015 Ames Ltd.| All rights reserved.',
  'We used SE 12 (AmesCorp. 2007. Long Station, TX).| Reads overlap (min. 50% of length).| He left (It rained.| The sun hid.) soon.',
  'We made a toolkit.| belltools rings.| Is it old?| belltools is new, as belltools v. 2 was.| We like belltools.| belltools’ sound is ca. belltools.',
  'Ames paid under Grant No. NSF PHY-112.| Sequences are under Accession No. KF70.| Did it rain? |No.| DNA was kept.',
]

describe('splitSentences', () => {
  test.each(cases)('%s', (marked) => {
    const text = marked.replaceAll('|', ' ').replace(/ (?=\n)|(?<=\n) /g, '')
    const found = splitSentences(text).map((span) => text.slice(span.start, span.end))
    expect(found).toEqual(marked.split('|').map((sentence) => sentence.trim()))
  })

  test('gives nothing for blank text', () => {
    expect(splitSentences(' \n\t ')).toEqual([])
  })

  test('keeps every word, in order, without overlap', () => {
    const piece = fc.constantFrom('A.', 'b', '\n', '\n\n', ' ', '?!', '[1]', '12', '"', 'Fig.', '…')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        let rest = ''
        let last = 0
        for (const { start, end } of splitSentences(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          rest += text.slice(last, start)
          last = end
        }
        expect((rest + text.slice(last)).trim()).toBe('')
      }),
    )
  })

  test.each(['a. ', '.', '\n ', 'a."', '(a)\n   ', '[1,'])('is linear on many %j', (piece) => {
    expectLinear((size) => splitSentences(piece.repeat(size)), 50_000)
  })
})

const folder = process.env.TESSERA_SHARED_DATA ?? '../shared/data'
let gold: { text: string; sentences: { end: number }[] }[] = []
try {
  gold = readFileSync(`${folder}/eval/craft_sentences/dev.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
} catch {
  console.log(`Sentences are not measured on annotated papers: ${folder} has none.`)
}

test.skipIf(gold.length === 0)('finds ≥ 99 % of annotated sentence ends, and few others', () => {
  let right = 0
  let found = 0
  let wanted = 0
  for (const { text, sentences } of gold) {
    const ends = new Set(sentences.map((sentence) => sentence.end))
    const ours = splitSentences(text)
    right += ours.filter((span) => ends.has(span.end)).length
    found += ours.length
    wanted += ends.size
  }
  expect((2 * right) / (found + wanted)).toBeGreaterThan(0.99)
})
