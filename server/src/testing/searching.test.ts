import type { SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmallLibrary, startSmallLibrary } from './small-library.ts'

let small: SmallLibrary
beforeAll(async () => {
  small = await startSmallLibrary()
})
afterAll(() => small.it.close())

describe('a paper is found by any of its names', () => {
  test.each([
    '10.5555/pebbles.2024.7',
    'doi:10.5555/PEBBLES.2024.7',
    'https://doi.org/10.5555/pebbles.2024.7',
    '10.5555%2Fpebbles.2024.7',
  ])('%s', async (name) => {
    expect((await small.paperAt(name)).title).toBe('Counting Pebbles by Touch')
  })

  test.each(['1706.03762', '1706.03762v5', 'arXiv:1706.03762', 'https://arxiv.org/abs/1706.03762'])(
    '%s',
    async (name) => {
      expect((await small.paperAt(name)).title).toBe('Attention Is All You Need')
    },
  )

  test('an unknown one is 404 with a sentence', async () => {
    for (const name of [
      '10.5555/nothing',
      'no-such-paper',
      '../../etc/passwd',
      '\0',
      'a\0b',
      "x' or '1'='1",
    ]) {
      const answer = await small.get(`/api/papers/${encodeURIComponent(name)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        code: 'paper-not-found',
        error: "The paper you're looking for doesn't exist or couldn't be loaded.",
      })
    }
  })
})

describe('search', () => {
  test('an exact title comes first, before papers that only share its words', async () => {
    const { papers, total, sources } = await small.search('attention is all you need')
    expect(papers[0]?.title).toBe('Attention Is All You Need')
    expect(total).toBeGreaterThanOrEqual(1)
    expect(sources[0]).toMatchObject({ source: 'library', status: 'answered' })
    expect(sources.slice(1).every(({ status, message }) => status === 'off' && message)).toBe(true)
  })

  test.each([
    ['atention is al you need', 'Attention Is All You Need', '“atention”: “attention” was'],
    ['Vasvani transfomer', 'Attention Is All You Need', 'has “vasvani”: “vaswani” was'],
  ])('a mistyped word finds its paper, and the page says so: %s', async (words, title, said) => {
    const { papers, message } = await small.search(words)
    expect(papers.slice(0, 3).map((paper) => paper.title)).toContain(title)
    expect(message).toContain(said)
  })

  test('a query without letters or digits is told as such', async () => {
    const { papers, message } = await small.search('🤷🔥')
    expect(papers).toEqual([])
    expect(message).toBe('This query has no letters or digits to search for.')
  })

  test.each([
    ['attention is all you need 2017', 'Attention Is All You Need'],
    ['deep learning (2015)', 'Deep learning'],
  ])('an exact title with its year is exact: %s', async (words, title) => {
    const { papers, exact } = await small.search(words)
    expect(papers[0]?.title).toBe(title)
    expect(exact).toEqual([papers[0]?.id])
  })

  test('an exact title with another year is not', async () => {
    const { exact } = await small.search('attention is all you need 1999')
    expect(exact).toEqual([])
  })

  test('an identifier finds its paper; an unknown one says what to do', async () => {
    const { papers } = await small.search('https://doi.org/10.1038/nature14539')
    expect(papers.map(({ title }) => title)).toEqual(['Deep learning'])
    const none = await small.search('10.9999/unknown')
    expect(none.named).toBeUndefined()
    expect(none.message).toMatch(/not in the library/)
  })

  test('one identifier names its paper; two, a title and words name none', async () => {
    const deep = await small.search('10.1038/nature14539')
    expect(deep.named).toEqual({ paperId: deep.papers[0]?.id })
    const attention = await small.search('arXiv:1706.03762v5')
    expect(attention.named).toEqual({ paperId: attention.papers[0]?.id, version: 5 })
    for (const words of ['10.1038/nature14539, 1706.03762', 'Deep learning', 'attention'])
      expect((await small.search(words)).named).toBeUndefined()
  })

  test('a paper is found by the short name that people use', async () => {
    expect((await small.search('lanternet')).papers[0]?.title).toBe('Attention in pebbles')
  })

  test('what is wrong with a request is said in plain words', async () => {
    const said = async (url: string) => (await small.get(url)).json<{ error: string }>().error
    expect(await said('/api/papers/search?q=x&limit=0')).toBe(
      '“limit” must be a number of at least 1.',
    )
    expect(await said('/api/papers/search?q=x&limit=many')).toBe(
      '“limit” is missing or not a number.',
    )
  })

  test.each(['true', '1', 'false', '0'])(
    'a filter is set or left out in words or numbers: %s',
    async (word) => {
      const answer = await small.get(`/api/papers/search?q=pebbles&code=${word}`)
      expect(answer.statusCode).toBe(200)
      const isSet = word === 'true' || word === '1'
      expect(answer.json<SearchResults>().total > 0).toBe(!isSet)
    },
  )

  test('authors and venues count', async () => {
    expect((await small.search('Ines Marlow')).papers[0]?.title).toBe('Counting Pebbles by Touch')
  })

  test.each([
    'Duric 2019',
    'Đurić 2019',
    'Thorsdottir 2019',
    'thorsdottir',
    'Beethoven 2019',
    'van Beethoven 2019',
    'Bruijn 2019',
    '王伟 2019',
    '王伟',
    '김철수 2019',
  ])('an author is found by a name in other letters or without its particle: %s', async (words) => {
    const { papers, message } = await small.search(words)
    expect(papers.map(({ title }) => title)).toEqual(['A census of tern eggs'])
    expect(message).toBeUndefined()
  })

  test.each([
    'blorp glimf 2017',
    '2017 blorp glimf',
    'COVID 2017',
    '김철수 2017',
    'Blorp: on the glimf of 2017',
  ])('a year alone finds nothing: %s', async (words) => {
    expect((await small.search(words)).papers.map(({ title }) => title)).not.toContain(
      'Attention Is All You Need',
    )
  })

  test('a year alone is looked for, and beside words it puts its papers first', async () => {
    const titles = async (words: string) =>
      (await small.search(words)).papers.map(({ title }) => title)
    expect(await titles('2017')).toEqual(['Attention Is All You Need'])
    expect(await titles('attention 1999')).toEqual([
      'Attention in pebbles',
      'Attention Is All You Need',
    ])
    expect(await titles('attention 2017')).toEqual([
      'Attention Is All You Need',
      'Attention in pebbles',
    ])
  })

  test('blank is refused with a sentence, hostile text is only text', async () => {
    for (const url of [
      '/api/papers/search',
      '/api/papers/search?q=',
      '/api/papers/search?q=%20%20',
    ]) {
      const answer = await small.get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'bad-request',
        error: 'Type something to search for.',
      })
    }
    const hostile = [
      '🦔🦔🦔',
      "'; drop table papers; --",
      '%',
      '\\',
      '(((',
      'a:b*c"',
      '\u0000x',
      '\ud800',
    ]
    for (const q of hostile) {
      const answer = await small.get(`/api/papers/search?q=${encodeURIComponent(q.toWellFormed())}`)
      expect(answer.statusCode, q).toBe(200)
    }
    expect((await small.search('pebbles')).total).toBeGreaterThan(0)
  })

  test('5,000 words are cut, and the answer says so', async () => {
    const results = await small.search('pebbles by touch '.repeat(1_667))
    expect(results.message).toMatch(/first 512 characters/)
    expect(results.papers[0]?.title).toBe('Counting Pebbles by Touch')
  })

  test('over the wire, 5,000 words are cut too, and 50,000 are refused with a sentence', async () => {
    const address = await small.it.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (words: number) =>
      fetch(`${address}/api/papers/search?q=${'pebbles+'.repeat(words)}`)
    const cut = await ask(5_000)
    expect([cut.status, await cut.json()]).toMatchObject([
      200,
      { message: expect.stringContaining('512') },
    ])
    const refused = await ask(50_000)
    expect([refused.status, await refused.json()]).toMatchObject([431, { code: 'too-large' }])
  })

  test('pages follow each other without overlap', async () => {
    const first = (await small.get('/api/papers/search?q=attention&limit=1')).json<SearchResults>()
    expect(first.nextCursor).not.toBeNull()
    const second = (
      await small.get(`/api/papers/search?q=attention&limit=1&cursor=${first.nextCursor}`)
    ).json<SearchResults>()
    expect(second.papers[0]?.id).not.toBe(first.papers[0]?.id)
    expect((await small.get('/api/papers/search?q=attention&cursor=x')).statusCode).toBe(400)
  })
})
