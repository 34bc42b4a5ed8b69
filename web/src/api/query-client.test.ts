import { firstDataId, queryKeys } from '@tessera/contract'
import { expect, test, vi } from 'vitest'
import { createQueryClient, takeFirstData } from './query-client.ts'

test('what the server wrote into the page is in the cache before anything asks, and there only', () => {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.type = 'application/json'
  script.id = firstDataId
  script.textContent = JSON.stringify([{ key: queryKeys.paper('p1'), data: { id: 'p1' } }])
  page.body.append(script)
  const queryClient = createQueryClient(vi.fn())
  takeFirstData(queryClient, page)
  expect(queryClient.getQueryData(queryKeys.paper('p1'))).toEqual({ id: 'p1' })
  expect(page.documentElement.outerHTML).not.toContain('p1')
})

test('a page without first data is fine', () => {
  const queryClient = createQueryClient(vi.fn())
  takeFirstData(queryClient, document.implementation.createHTMLDocument())
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('data is never stale, and nothing is retried or fetched again by itself', () => {
  expect(createQueryClient(vi.fn()).getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  })
})

test('the central handler hears of failed changes that nobody else reports', async () => {
  const heard = vi.fn()
  const queryClient = createQueryClient(heard)
  const failure = new Error('no')
  const fail = () => Promise.reject(failure)
  const cache = queryClient.getMutationCache()
  await expect(cache.build(queryClient, { mutationFn: fail }).execute(undefined)).rejects.toBe(
    failure,
  )
  expect(heard).toHaveBeenCalledWith(failure)
  await expect(
    cache.build(queryClient, { mutationFn: fail, onError: () => {} }).execute(undefined),
  ).rejects.toBe(failure)
  expect(heard).toHaveBeenCalledTimes(1)
})
