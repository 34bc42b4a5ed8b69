import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useViewInAddress } from './view-in-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('the view is written to the address, beside what stands there', () => {
  history.replaceState(null, '', '/paper/p1?v=d1#e=3-9')
  const { result } = renderHook(() => useViewInAddress(true))
  act(() => result.current[1]('pdf'))
  expect(location.search + location.hash).toBe('?v=d1&view=pdf#e=3-9')
  act(() => result.current[1]('text'))
  expect(location.search + location.hash).toBe('?v=d1#e=3-9')
})

test('a reload shows the view of the address, unless there is no file', () => {
  history.replaceState(null, '', '/paper/p1?view=pdf')
  expect(renderHook(() => useViewInAddress(true)).result.current[0]).toBe('pdf')
  expect(renderHook(() => useViewInAddress(false)).result.current[0]).toBe('text')
})
