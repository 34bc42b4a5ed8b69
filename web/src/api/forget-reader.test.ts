import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, fakeServer, refuse } from '../testing/fake-server.ts'
import { forgetWithReader } from './forget-reader.ts'
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { createQueryClient } from './query-client.ts'

const ada = { id: 'u1', email: 'ada@example.org' }
const key = ['private']
const leaving: (() => void)[] = []

afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.unstubAllGlobals()
})

/** A tab that shows what somebody was told; whoever asks now is told something else. */
function openTab(me: typeof ada | null = ada) {
  const queryClient = createQueryClient(vi.fn())
  queryClient.setQueryData(queryKeys.me, me)
  queryClient.setQueryData(key, 'told before')
  queryClient.setQueryData(['left'], 'told before')
  const queryFn = vi.fn(async () => 'told now')
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn })
  leaving.push(observer.subscribe(() => {}))
  const forgetMore = vi.fn()
  const forget = forgetWithReader(queryClient, forgetMore)
  const shown = () => observer.getCurrentResult().data
  return { queryClient, shown, forget, forgetMore, queryFn }
}

const known = (queryClient: QueryClient) => queryClient.getQueryData(['left'])

test.each([
  ['nobody', null],
  ['somebody else', { id: 'u2', email: 'grace@example.org' }],
])('what somebody was told is forgotten when %s is signed in', async (_, me) => {
  const { queryClient, shown, forgetMore } = openTab()
  queryClient.setQueryData(queryKeys.me, me)
  expect([shown(), known(queryClient)]).toEqual([undefined, undefined])
  expect(forgetMore).toHaveBeenCalledTimes(1)
  await expect.poll(shown).toBe('told now')
})

test('it stays while it is asked who is signed in, and when the same is', async () => {
  const { queryClient, shown } = openTab()
  fakeServer({ '/api/auth/me': () => answer({ user: ada }) })
  void queryClient.resetQueries({ queryKey: queryKeys.me })
  queryClient.setQueryData(queryKeys.me, ada)
  queryClient.setQueryData(queryKeys.me, { ...ada, email: 'lovelace@example.org' })
  expect([shown(), known(queryClient)]).toEqual(['told before', 'told before'])
})

test('what a stranger sees stays when somebody signs in', () => {
  const { queryClient, shown, forget } = openTab(null)
  queryClient.setQueryData(queryKeys.me, ada)
  expect(shown()).toBe('told before')
  // That one may leave again.
  forget()
  expect(shown()).toBeUndefined()
})

test('a tab that hears of a leaving in another forgets at once, though the server is out of reach', async () => {
  const { queryClient, shown, forget, queryFn } = openTab()
  fakeServer({ '/api/auth/me': () => refuse(503, 'busy', 'Later.') })
  queryFn.mockRejectedValue(new Error('Out of reach.'))
  const elsewhere = new BroadcastChannel('tessera-account')
  leaving.push(() => elsewhere.close())
  hearOtherTabs(queryClient, forget)
  elsewhere.postMessage('changed')
  await expect.poll(shown).toBeUndefined()
  expect(known(queryClient)).toBeUndefined()
  const heard = vi.fn()
  elsewhere.addEventListener('message', heard)
  tellOtherTabs()
  await expect.poll(() => heard.mock.calls).toHaveLength(1)
})
