import { queryKeys } from '@tessera/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { askAnewAfterBack } from './after-back.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.restoreAllMocks())

/** What is known of the reader on a page that was reached so. */
function knownAfter(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  const queryClient = createQueryClient(vi.fn())
  queryClient.setQueryData(queryKeys.me, { email: 'ada@example.org' })
  askAnewAfterBack(queryClient)
  return () => queryClient.getQueryData(queryKeys.me)
}

test('what a page brought of the reader is believed, but not after Back', () => {
  expect(knownAfter('navigate')()).toBeDefined()
  expect(knownAfter('back_forward')()).toBeUndefined()
})

test('nor when the browser shows a page that it kept alive', () => {
  const known = knownAfter('navigate')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(known()).toBeDefined()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(known()).toBeUndefined()
})
