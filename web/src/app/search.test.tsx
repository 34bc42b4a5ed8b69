import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../testing/fake-server.ts'
import { found, paperCard } from '../testing/papers.fixture.ts'
import { renderApp } from '../testing/render-app.tsx'

const searchBox = () => within(screen.getByRole('main')).getByRole('searchbox')

test('a search is sent trimmed, and its results take the place of the landing page', async () => {
  const { calls, address } = await renderApp('/', {
    '/api/papers/search': () => answer(found([paperCard('a'), paperCard('b')])),
  })
  await userEvent.type(searchBox(), '  anchors {Enter}')
  expect(await screen.findByRole('heading', { name: 'Search Results' })).toBeTruthy()
  expect(address()).toBe('/?q=anchors')
  expect(calls.map(({ path }) => path)).toContain('/api/papers/search?q=anchors')
  expect((await screen.findByText(/Found/)).textContent).toBe('Found 2 papers for “anchors”')
})

test('a paper that is named by its identifier is opened, and Back returns to where the reader was', async () => {
  const { address, router } = await renderApp('/about', {
    '/api/papers/search': () =>
      answer(found([paperCard('a')], { named: { paperId: 'a', version: 2 } })),
  })
  const banner = within(screen.getByRole('banner'))
  await userEvent.type(banner.getByRole('searchbox', { hidden: true }), '1706.03762v2{Enter}')
  await waitFor(() => expect(address()).toBe('/paper/a?v=v2'))
  act(() => router.history.back())
  await waitFor(() => expect(address()).toBe('/about'))
})

test('a blank search goes nowhere', async () => {
  const { calls, address } = await renderApp('/')
  await userEvent.type(searchBox(), '   {Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }))
  expect(address()).toBe('/')
  expect(calls.filter(({ path }) => path.includes('search'))).toEqual([])
})

test('Ctrl+K and Cmd+K put the cursor into the search box, even from another field', async () => {
  await renderApp('/')
  searchBox().blur()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})

test('Ctrl+K finds the box of the header once the large one is out of the window', async () => {
  await renderApp('/')
  const hero = searchBox()
  vi.spyOn(hero, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 40))
  hero.blur()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(
    within(screen.getByRole('banner')).getByRole('searchbox', { hidden: true }),
  )
})

test('the header takes the search box over when the large one, come later, is scrolled out', async () => {
  const { router } = await renderApp('/about')
  await act(() => router.navigate({ to: '/' }))
  const banner = screen.getByRole('banner')
  expect(banner.className).not.toContain('has-search')
  const hero = document.querySelector('.hero__search') as HTMLElement
  vi.spyOn(hero, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 40))
  fireEvent.scroll(window)
  expect(banner.className).toContain('has-search')
})

test('six placeholders stand where results will come', async () => {
  await renderApp('/?q=slow', { '/api/papers/search': () => new Promise<Response>(() => {}) })
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  expect(screen.getByText('Loading results')).toBeTruthy()
})

test('no results: says so, says what to try, and clears the search', async () => {
  const { address } = await renderApp('/?q=xyzzy', {
    '/api/papers/search': () => answer(found([])),
  })
  expect(await screen.findByRole('heading', { name: 'No papers found' })).toBeTruthy()
  expect(
    screen.getByText('Try searching with different keywords, author names, or a DOI/arXiv ID.'),
  ).toBeTruthy()
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear Search' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/'))
  expect(await screen.findByRole('heading', { name: /Verification is cheaper/ })).toBeTruthy()
})

test('a refused search is not repeated for a reader who must sign in, and says what failed', async () => {
  const { calls } = await renderApp('/?q=x', {
    '/api/papers/search': () => refuse(403, 'subscription-required', 'Not in your plan.'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Error searching papers: Failed to search papers. Please try again or refine your search terms.',
  )
  expect(calls.filter(({ path }) => path.includes('search'))).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: 'Clear Search' })).toHaveLength(2)
})

test('switched-off sources are named, and the page says that only known papers were searched', async () => {
  await renderApp('/?q=x', {
    '/api/papers/search': () =>
      answer(
        found([paperCard('a')], {
          sources: [
            { source: 'library', status: 'answered', count: 1 },
            { source: 'arxiv', status: 'off' },
          ],
        }),
      ),
  })
  const sources = await screen.findByRole('list', { name: 'Sources' })
  expect(sources.textContent).toBe('Library1arXivoff')
  expect(screen.getByText(/Live scholarly sources are switched off/)).toBeTruthy()
})

test('further results are appended; what stands there stays', async () => {
  await renderApp('/?q=x', {
    '/api/papers/search': ({ path }) =>
      answer(
        path.includes('cursor=n1')
          ? found([paperCard('a'), paperCard('c')])
          : found([paperCard('a'), paperCard('b')], { nextCursor: 'n1' }),
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Paper c')
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.each([
  [{ total: 45 }, {}, 'Crossref (45) has more papers for these words than the first 20'],
  [{ total: 45 }, { total: 1204 }, 'Crossref (45) and OpenAlex (1,204) have more papers'],
  [{}, {}, 'That is everything that was found.'],
])(
  'the end of the list is the end only where no source has more: %j, %j',
  async (one, other, words) => {
    const answered = (source: string) => ({ source, status: 'answered' as const, count: 1 })
    const sources = [
      { ...answered('Crossref'), ...one },
      { ...answered('OpenAlex'), ...other },
    ]
    await renderApp('/?q=x', {
      '/api/papers/search': () => answer(found([paperCard('a')], { sources })),
    })
    const end = await screen.findByText(new RegExp(words.replace(/[().]/g, '\\$&')))
    expect(end.textContent?.includes('everything')).toBe(words.includes('everything'))
  },
)

test('arrow keys move along the results', async () => {
  await renderApp('/?q=x', {
    '/api/papers/search': () => answer(found([paperCard('a'), paperCard('b')])),
  })
  await screen.findByText('Paper a')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Paper a')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Paper b')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Paper a')
})

const titles = () =>
  within(screen.getByRole('list', { name: 'Papers' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
