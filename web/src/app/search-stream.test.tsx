import type { PaperCard, SearchEvent, SourceAnswer } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../testing/fake-server.ts'
import { type FakeStream, fakeStreams } from '../testing/fake-stream.ts'
import { found, paperCard } from '../testing/papers.fixture.ts'
import { renderApp } from '../testing/render-app.tsx'

const titles = () =>
  within(screen.getByRole('list', { name: 'Papers' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
const cards = (ids: string, more: Partial<PaperCard> = {}) =>
  [...ids].map((id) => paperCard(id, more))
const library = (count: number): SourceAnswer => ({ source: 'library', status: 'answered', count })
const pending = (source: string): SourceAnswer => ({ source, status: 'pending' })
const answered = (source: string, count: number): SourceAnswer => ({
  source,
  status: 'answered',
  count,
})
const says = (
  event: 'local' | 'answer' | 'done',
  papers: PaperCard[],
  sources: SourceAnswer[],
  exact: string[] = [],
): SearchEvent => ({ event, data: found(papers, { sources, exact }) })

/** The results page for "x", with the stream that it opened. */
async function openResults(plain?: () => Response) {
  const streams = fakeStreams()
  const app = await renderApp('/?q=x', plain ? { '/api/papers/search': plain } : {})
  await waitFor(() => expect(streams).toHaveLength(1))
  return { ...app, streams, stream: streams[0] as FakeStream }
}

test('papers of the library are shown at once; later ones join at the end, and are ranked on demand', async () => {
  const { stream } = await openResults()
  expect(stream.address).toBe('/api/papers/search/stream?q=x')
  await stream.say(says('local', cards('ab'), [library(2), pending('arXiv'), pending('OpenAlex')]))
  expect(titles()).toEqual(['Paper a', 'Paper b'])
  expect(screen.getByText(/Found/).textContent).toBe('Found 2 papers for “x” so far')
  expect(screen.getByText(/still answering/).textContent).toBe(
    'arXiv and OpenAlex are still answering. What they add joins at the end; only the very paper that you named comes first.',
  )
  const late = cards('c', { sources: ['arXiv'] })
  await stream.say(
    says(
      'answer',
      [...late, ...cards('ab')],
      [library(2), answered('arXiv', 1), pending('OpenAlex')],
    ),
  )
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
  await stream.say(
    says(
      'done',
      [...late, ...cards('ba')],
      [library(2), answered('arXiv', 1), answered('OpenAlex', 1)],
    ),
  )
  expect(stream.isClosed).toBe(true)
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
  expect(await screen.findByText('1 more result from arXiv joined at the end.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show best first' }))
  expect(titles()).toEqual(['Paper c', 'Paper b', 'Paper a'])
  expect(screen.queryByRole('button', { name: 'Show best first' })).toBeNull()
})

test('the paper with exactly this title goes first; not above a reader who has begun to read', async () => {
  const { stream } = await openResults()
  await stream.say(says('local', cards('ab'), [library(2), pending('arXiv'), pending('OpenAlex')]))
  const sources = [library(2), answered('arXiv', 1), pending('OpenAlex')]
  await stream.say(says('answer', cards('xab'), sources, ['x']))
  expect(titles()).toEqual(['Paper x', 'Paper a', 'Paper b'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Paper a')
  await stream.say(says('done', cards('yxab'), [library(2), answered('OpenAlex', 1)], ['y', 'x']))
  await waitFor(() => expect(titles()).toEqual(['Paper x', 'Paper a', 'Paper b', 'Paper y']))
  expect(document.activeElement?.textContent).toBe('Paper a')
  expect(screen.getByText(/joined at the end/).textContent).toBe(
    'The paper that you named joined at the end: “Paper y”.',
  )
})

test('a source that fails is named with its reason and when it is asked again, under what was found', async () => {
  const { stream, streams } = await openResults()
  const failed: SourceAnswer = {
    source: 'OpenAlex',
    status: 'failed',
    failure: 'resting',
    message: 'OpenAlex failed several times and is left alone for a moment.',
    retryAt: new Date(Date.now() + 3_600_000).toISOString(),
  }
  await stream.say(says('done', cards('a'), [library(1), failed, answered('arXiv', 0)]))
  expect(
    await screen.findByText(
      /^OpenAlex failed several times and is left alone for a moment\. It is asked again from \d/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^left alone, again from \d/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(titles()).toEqual(['Paper a'])
})

test('when nobody outside answers, one line says so, with the names folded in it; a chip each only when some do', async () => {
  const { stream, streams } = await openResults()
  const failed = (source: string): SourceAnswer => ({
    source,
    status: 'failed',
    failure: 'unreachable',
    message: `${source} cannot be reached.`,
  })
  const off: SourceAnswer = { source: 'Unpaywall', status: 'off' }
  await stream.say(says('done', cards('a'), [library(1), failed('arXiv'), failed('OpenAlex'), off]))
  const line = await screen.findByText('No source outside answered')
  const fold = line.closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  expect(fold?.textContent).toContain('arXiv cannot be reached.')
  const chips = () => screen.getByRole('list', { name: 'Sources' }).textContent
  expect(chips()).toBe('Library1Unpaywalloff')
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  const again = streams[1] as FakeStream
  await again.say(says('done', cards('a'), [library(1), failed('arXiv'), answered('OpenAlex', 0)]))
  expect(await screen.findByText('No answer from arXiv')).toBeTruthy()
  expect(chips()).toBe('Library1arXivnot reachableOpenAlex0')
})

test('while a source is silent, nobody says that there are 0 papers', async () => {
  const { stream } = await openResults()
  const slow: SourceAnswer = { source: 'arXiv', status: 'failed', message: 'arXiv was slow.' }
  await stream.say(says('done', [], [library(0), answered('Crossref', 0), slow]))
  expect(await screen.findByText('Nothing found so far for “x”')).toBeTruthy()
  expect(
    screen.getByText('Those that answered have no match, and these did not answer:'),
  ).toBeTruthy()
  expect(screen.queryByText(/Found/)).toBeNull()
})

test('failures never read "no papers found"', async () => {
  const { stream } = await openResults()
  await stream.say(says('local', [], [library(0), pending('arXiv')]))
  expect(screen.getByText('Searching for “x”')).toBeTruthy()
  expect(screen.queryByText('No papers found')).toBeNull()
  const failed: SourceAnswer = {
    source: 'arXiv',
    status: 'failed',
    message: 'arXiv cannot be reached.',
  }
  await stream.say(says('done', [], [library(0), failed]))
  expect(await screen.findByRole('heading', { name: 'Not every source answered' })).toBeTruthy()
  expect(screen.getByText('This library has no match, and these did not answer:')).toBeTruthy()
  expect(
    screen.getByText('arXiv cannot be reached. It is asked again with the next search.'),
  ).toBeTruthy()
  expect(screen.queryByText('No papers found')).toBeNull()
})

test('with no live source at all, the page says that these are the papers here', async () => {
  const { stream } = await openResults()
  const failed: SourceAnswer = {
    source: 'arXiv',
    status: 'failed',
    message: 'arXiv cannot be reached.',
  }
  await stream.say(says('done', cards('a'), [library(1), failed]))
  expect(await screen.findByText(/^No live source answered/)).toBeTruthy()
})

test.each([
  ['breaks', (stream: FakeStream) => stream.breakOff()],
  [
    'tells of a failure',
    (stream: FakeStream) =>
      stream.say({ event: 'failed', data: { error: 'Oh.', code: 'internal', requestId: 'r' } }),
  ],
])('when the stream %s, the plain search goes on, and what is shown stays', async (_, end) => {
  const { stream, calls } = await openResults(() =>
    answer(found(cards('cab'), { sources: [library(2), answered('arXiv', 1)] })),
  )
  await stream.say(says('local', cards('ab'), [library(2), pending('arXiv')]))
  await end(stream)
  await waitFor(() => expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c']))
  expect(stream.isClosed).toBe(true)
  expect(calls.map(({ path }) => path)).toContain('/api/papers/search?q=x')
})

test('when neither answers, the page says so beside what it has', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  try {
    const { streams, stream } = await openResults(() => refuse(500, 'internal', 'Oh.'))
    await stream.say(says('local', cards('a'), [library(1), pending('arXiv')]))
    await stream.breakOff()
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(streams).toHaveLength(attempt + 1))
      await streams[attempt]?.breakOff()
    }
    expect((await screen.findByRole('alert')).textContent).toContain('Error searching papers')
    expect(titles()).toEqual(['Paper a'])
    // Nobody is asked any more, and this is not the end of what there is.
    for (const untrue of [/waiting/, /still answering/, /so far/, /everything/])
      expect(screen.queryByText(untrue)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('back from a paper the results stand as they were, and nobody is asked again', async () => {
  const { stream, streams, router } = await openResults()
  await stream.say(says('local', cards('ab'), [library(2), pending('arXiv')]))
  await stream.say(says('done', cards('cab'), [library(2), answered('arXiv', 1)]))
  await act(() => router.navigate({ to: '/about' }))
  await act(async () => router.history.back())
  expect(await screen.findByText('Paper c')).toBeTruthy()
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
  expect(streams).toHaveLength(1)
})

test('filters stand in the address, and the search is made with them', async () => {
  const { stream, streams, address } = await openResults()
  const data = found(cards('ab'), {
    facets: {
      openAccess: 1,
      fullText: 0,
      code: 0,
      data: 0,
      retracted: 0,
      years: [
        { year: 2001, count: 1 },
        { year: 2020, count: 1 },
      ],
    },
  })
  await stream.say({ event: 'done', data })
  await screen.findByText('Paper a')
  await userEvent.keyboard('f')
  const box = screen.getByRole('checkbox', { name: /Open access/ })
  expect(box.closest('label')?.textContent).toBe('Open access1')
  await userEvent.click(box)
  await userEvent.type(screen.getByLabelText('From year'), '2010{Enter}')
  expect(address()).toBe('/?q=x&openAccess=1&from=2010')
  await waitFor(() =>
    expect(streams.at(-1)?.address).toBe('/api/papers/search/stream?q=x&from=2010&openAccess=1'),
  )
  // Until the narrowed ones come, what was there stays.
  expect(titles()).toEqual(['Paper a', 'Paper b'])
  await streams.at(-1)?.say({ event: 'done', data: { ...data, ...found([]) } })
  expect(await screen.findByText('No paper that was found passes all filters.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(address()).toBe('/?q=x')
  await waitFor(() => expect(titles()).toEqual(['Paper a', 'Paper b']))
})

test('a filter that is typed keeps the cursor, and what is no span of years is said, not dropped', async () => {
  const { stream, address } = await openResults()
  await stream.say({ event: 'done', data: found(cards('ab')) })
  await screen.findByText('Paper a')
  await userEvent.keyboard('f')
  const [from, to, venue] = ['From year', 'To year', "Part of the venue's name"].map(
    (label) => screen.getByLabelText(label) as HTMLInputElement,
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  await userEvent.type(venue, 'Ice{Enter}')
  expect(document.activeElement).toBe(venue)
  await userEvent.type(from, '2010{Enter}')
  expect(document.activeElement).toBe(from)
  expect(address()).toBe('/?q=x&venue=Ice&from=2010')

  await userEvent.type(to, '1990{Enter}')
  expect(screen.getByText('The first year is after the last.').id).toBe(
    to.getAttribute('aria-describedby'),
  )
  expect(to.getAttribute('aria-invalid')).toBe('true')
  expect(address()).toBe('/?q=x&venue=Ice&from=2010')
  // Put right in the other field, both count.
  await userEvent.clear(from)
  await userEvent.type(from, '1980{Enter}')
  expect(screen.queryByText('The first year is after the last.')).toBeNull()
  expect(address()).toBe('/?q=x&from=1980&venue=Ice&to=1990')
  await userEvent.clear(to)
  await userEvent.type(to, '199')
  await userEvent.tab()
  expect(screen.getByText('Enter a year such as 2019.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([from.value, to.value, venue.value]).toEqual(['', '', ''])
  expect(address()).toBe('/?q=x')
})

test('a filter in the address that is none is left out', async () => {
  const streams = fakeStreams()
  await renderApp('/?q=x&from=soon&openAccess=yes&venue=Nature')
  await waitFor(() =>
    expect(streams[0]?.address).toBe('/api/papers/search/stream?q=x&venue=Nature'),
  )
})

test('a retracted paper says so, with date, notice and source', async () => {
  const { stream } = await openResults()
  const paper = paperCard('a', {
    stage: 'preprint',
    metadata: { version: 'v2' },
    sources: ['library', 'OpenAlex', 'Crossref'],
    notices: [
      { kind: 'retraction', source: 'OpenAlex' },
      { kind: 'retraction', source: 'Crossref', doi: '10.5555/notice.1', date: '2025-03-14' },
      { kind: 'correction', source: 'Crossref', date: '2024-07' },
    ],
  })
  await stream.say(says('done', [paper], [library(1)]))
  expect(await screen.findByText('Retracted')).toBeTruthy()
  const [retracted, corrected] = document.querySelectorAll('.entry__note')
  expect(retracted?.textContent).toBe('Retracted 14 March 2025. Read the notice OpenAlex, Crossref')
  expect(screen.getByRole('link', { name: 'Read the notice' }).getAttribute('href')).toBe(
    'https://doi.org/10.5555/notice.1',
  )
  expect(corrected?.textContent).toBe('Corrected July 2024. Crossref')
  expect(screen.getByText('Preprint v2')).toBeTruthy()
  expect(document.querySelector('.entry__src')?.textContent).toBe(
    'from Library · OpenAlex · Crossref',
  )
})
