import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchingForm } from '../text/matching-form.ts'
import { slice } from '../text/span.ts'
import { anchorQuote, createAnchorer } from './anchor-quote.ts'
import { columnDistances, compilePattern } from './edit-distance.ts'
import { reanchor } from './reanchor.ts'

/** The text has [brackets] around the passage that must be found. */
function expectFound(marked: string, quote: string, hint?: Parameters<typeof anchorQuote>[2]) {
  const text = marked.replace(/[[\]]/g, '')
  const found = anchorQuote(text, quote, hint)
  expect(found.kind).toBe('found')
  if (found.kind !== 'found') return
  const { start, end } = found.span
  expect(`${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`).toBe(marked)
}

describe('anchorQuote finds', () => {
  test('the words themselves', () => expectFound('We [show this] here.', 'show this'))
  test('words broken at a line end', () =>
    expectFound('a [statis-\ntical test] of', 'statistical test'))
  test('a hyphenated word broken at its hyphen', () =>
    expectFound('a [well-\nknown test] of', 'well-known test'))
  test('other white space', () => expectFound('it [runs \n on  and] on', 'runs on and'))
  test('ligatures and composed accents', () =>
    expectFound('an [e\ufb03cient cafe\u0301 model] here', 'efficient caf\u00e9 model'))
  test('letters of formulas, whichever side has them', () => {
    expectFound('if [𝑥̂ over 𝛼 and 𝐱-axis] are', 'x̂ over α and x-axis')
    expectFound('if [x̂ over α and x-axis] are', '𝑥̂ over 𝛼 and 𝐱-axis')
  })
  test('other quotes and dashes', () =>
    expectFound('so [“it” – then – it’s done] now', '"it" - then - it\'s done'))
  test('a few edits, with whole words', () =>
    expectFound(
      'Before. [The transformer outperforms recurrent models on both tasks] by far.',
      'The transforrner outperforms recurrent mode1s on both tasks',
    ))
  test('the passage in the right company among equals', () =>
    expectFound('A gave way. Then B [gave way]. C stayed.', 'gave way', { prefix: 'Then B ' }))
  test('the passage nearest to where it was', () =>
    expectFound('yes and no and [yes] and no', 'yes', { start: 13 }))
})

describe('anchorQuote does not guess', () => {
  const text =
    'In study one the new drug lowered pressure in most patients. Later, trials went on. ' +
    'In study two the new diet lowered weight in most patients.'

  test('equal places are ambiguous', () => {
    expect(anchorQuote('it is so, it is so', 'it is so')).toEqual({
      kind: 'ambiguous',
      candidates: [
        { start: 0, end: 8 },
        { start: 10, end: 18 },
      ],
    })
  })
  test('a lookalike beyond a tenth of edits is lost', () => {
    expect(
      anchorQuote(text, 'In study four the old drug raised pressure in most patients.'),
    ).toEqual({
      kind: 'lost',
    })
  })
  test.each([
    ['We trained for 30 epochs on the first corpus.'],
    ['We trained for 10 epochs on the fourth corpus.'],
    ['We not trained for 10 epochs on the first corpus.'],
    ['We trained for 10 epochs on the first corpora.'],
  ])('another number, denial or word is lost: %s', (quote) => {
    const source = 'Before. We trained for 10 epochs on the first corpus. After.'
    expect(anchorQuote(source, quote)).toEqual({ kind: 'lost' })
  })
  test('a denial taken out is lost', () =>
    expect(
      anchorQuote(
        'The big model was not trained for 10 epochs on any corpus here.',
        'The big model was trained for 10 epochs on any corpus here.',
      ),
    ).toEqual({ kind: 'lost' }))
  test('a letter off is found in both its companies, and lost without them', () => {
    const source = 'Before it came rain. The encoder maps symbols to sequences. After it came snow.'
    const quote = 'The encodor maps symbols to sequences.'
    expect(anchorQuote(source, quote)).toEqual({ kind: 'lost' })
    expect(
      anchorQuote(source, quote, { prefix: 'Before it came rain.', suffix: 'After it came snow.' })
        .kind,
    ).toBe('found')
  })
  test('a lookalike in other company is lost', () => {
    expect(
      anchorQuote(text, 'In study one the new drug lowered pressure in most patient', {
        prefix: 'something else entirely came before',
        suffix: 'and something else again after it',
      }).kind,
    ).toBe('found')
    expect(
      anchorQuote(text, 'In study onr the new drug lowered pressure in most patients', {
        prefix: 'something else entirely came before',
        suffix: 'and something else again after it',
      }),
    ).toEqual({ kind: 'lost' })
  })
  test('nothing is found for nothing', () => {
    expect(anchorQuote(text, ' \n ')).toEqual({ kind: 'lost' })
    expect(anchorQuote('', 'words')).toEqual({ kind: 'lost' })
  })
})

describe('laws', () => {
  const textOf = fc
    .array(
      fc.constantFrom('we', 'show', 'that', 'well-\nknown', 'e\ufb03cient', '3.5', '–', '“x”', 'é'),
      { minLength: 1, maxLength: 80 },
    )
    .map((words) => words.join(' '))

  test('any slice is found as an equal text, or is one of several', () => {
    fc.assert(
      fc.property(textOf, fc.nat(), fc.nat(), (text, a, b) => {
        const start = a % text.length
        const quote = text.slice(start, start + 1 + (b % (text.length - start)))
        if (quote.trim() === '') return
        const found = anchorQuote(text, quote)
        const spans =
          found.kind === 'found' ? [found.span] : found.kind === 'lost' ? [] : found.candidates
        expect(spans.length).toBeGreaterThan(0)
        for (const span of spans) expect(slice(text, span)).toBe(quote.trim())
      }),
    )
  })

  test('a quotation is found whatever was looked up before', () =>
    fc.assert(
      fc.property(textOf, fc.nat(), fc.nat(), (text, a, b) => {
        const start = a % text.length
        const quote = text.slice(start, start + 1 + (b % (text.length - start)))
        const used = createAnchorer(text)
        used.nearest('words that stand nowhere')
        expect(used.verbatim(quote)).toEqual(createAnchorer(text).verbatim(quote))
      }),
    ))

  test.each([
    'ab ab ab ab ab',
    'and ab ab ab ab ab to',
    'the same well-\nknown words',
    'the same well-known words again',
    'the same wellknown words again',
    ' fi\u00adner words \ufb01ner words end',
  ])('so is “%s”, some of whose words are repeated', (quote) => {
    const words = 'ab '.repeat(12)
    const text = `${words}and ${words}to the same well-\nknown words. Of the same well-known words again fi\u00adner words \ufb01ner words end. ${words}and ab ab ab ab ab to.`
    const used = createAnchorer(text)
    used.nearest('words that stand nowhere')
    expect(used.verbatim(quote)).not.toBeNull()
    expect(used.verbatim(quote)).toEqual(createAnchorer(text).verbatim(quote))
  })

  test('what is found lies within a tenth of edits', () => {
    const line =
      'The encoder maps an input sequence of symbols to a sequence of continuous representations. '
    const end = 'Given those the decoder then generates an output sequence, one symbol at a time.'
    const anchorer = createAnchorer(`${line}${line}${end}`)
    const source = anchorer.text
    fc.assert(
      fc.property(
        fc.nat(source.length - 41),
        fc.array(fc.tuple(fc.nat(39), fc.constantFrom('x', '', 'yz')), { maxLength: 8 }),
        (start, edits) => {
          const units = [...source.slice(start, start + 40)]
          for (const [at, put] of edits) units[at] = put
          const quote = matchingForm(units.join('')).text.trim()
          const found = anchorer.candidates(quote)
          for (const span of found?.spans ?? []) {
            const words = slice(source, span)
            const all = columnDistances(compilePattern(quote), words, 0, words.length, {
              free: false,
              step: 1,
            })
            expect(all[words.length]).toBeLessThanOrEqual(quote.length * 0.1)
            expect(all[words.length]).toBe(found?.distance)
          }
        },
      ),
    )
  })

  test('distances agree with the textbook table', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 90 })
    fc.assert(
      fc.property(word, word, (pattern, text) => {
        const row = Array.from({ length: pattern.length + 1 }, (_, i) => i)
        for (const unit of text) {
          let diagonal = row[0] as number
          row[0] = diagonal + 1
          for (let i = 1; i <= pattern.length; i++) {
            const above = row[i] as number
            row[i] = Math.min(
              diagonal + (pattern[i - 1] === unit ? 0 : 1),
              above + 1,
              (row[i - 1] as number) + 1,
            )
            diagonal = above
          }
        }
        const ours = columnDistances(compilePattern(pattern), text, 0, text.length, {
          free: false,
          step: 1,
        })
        expect(ours[text.length]).toBe(row[pattern.length])
      }),
    )
  })

  test('distances within a limit are those without it, and the others are beyond it', () => {
    const word = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength })
    fc.assert(
      fc.property(
        word(150),
        word(300),
        fc.nat(60),
        fc.boolean(),
        fc.constantFrom<(1 | -1)[]>(1, -1),
        (pattern, around, limit, free, step) => {
          // The pattern itself stands somewhere, so that small distances occur.
          const text = around.slice(0, 99) + pattern + around.slice(99)
          const ready = compilePattern(pattern)
          const all = columnDistances(ready, text, 0, text.length, { free, step })
          const near = columnDistances(ready, text, 0, text.length, { free, step, limit })
          for (const [j, distance] of all.entries())
            if (distance <= limit) expect(near[j]).toBe(distance)
            else expect(near[j]).toBeGreaterThan(limit)
        },
      ),
    )
  })
})

describe('reanchor', () => {
  test('never takes a denial or another number for the passage', () => {
    const old = 'Dogs ran. The model was trained for 30 epochs on the corpus. Cats sat.'
    const text = 'Dogs ran. The model was not trained for 10 epochs on the corpus. Cats sat.'
    expect(reanchor(old, { start: 10, end: 60 }, text)).toEqual({ kind: 'lost' })
  })

  test('follows a passage into a new version', () => {
    const old = 'Intro. The model gains two points on average. We conclude.'
    const span = { start: 7, end: 45 }
    const text = `New first part. ${old.replace('gains two', 'gained two')}`
    const found = reanchor(old, span, text)
    expect(found.kind === 'found' && slice(text, found.span)).toBe(
      'The model gained two points on average.',
    )
  })
  test('is lost when only a lookalike in other company is left', () => {
    const old = 'First came dogs. The model gains two points on average. Cats followed at once.'
    const text = 'Birds sing in the trees. The model gains ten points on average. Fish swim.'
    expect(reanchor(old, { start: 17, end: 55 }, text)).toEqual({ kind: 'lost' })
  })
})
