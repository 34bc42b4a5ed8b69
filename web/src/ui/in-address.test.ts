import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useInAddress } from './in-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

const views = ['text', 'pdf'] as const

test('the value is written to the address, beside what stands there', () => {
  history.replaceState(null, '', '/paper/p1?v=d1#e=3-9')
  const { result } = renderHook(() => useInAddress('view', views))
  act(() => result.current[1]('pdf'))
  expect(location.search + location.hash).toBe('?v=d1&view=pdf#e=3-9')
  act(() => result.current[1]('text'))
  expect(location.search + location.hash).toBe('?v=d1#e=3-9')
})

test('a reload shows the value of the address, if there is one of that name', () => {
  history.replaceState(null, '', '/paper/p1?view=pdf')
  expect(renderHook(() => useInAddress('view', views)).result.current[0]).toBe('pdf')
  expect(renderHook(() => useInAddress('view', ['text'])).result.current[0]).toBe('text')
  expect(renderHook(() => useInAddress('tab', views)).result.current[0]).toBe('text')
})

test('a step back on the page keeps what was chosen since, and the address says so; other pages hear nothing', () => {
  history.replaceState(null, '', '/paper/p1')
  const { result } = renderHook(() => useInAddress('view', views))
  act(() => result.current[1]('pdf'))
  history.replaceState(null, '', '/paper/p1')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(result.current[0]).toBe('pdf')
  expect(location.search).toBe('?view=pdf')
  history.replaceState(null, '', '/about')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(location.search).toBe('')
})
