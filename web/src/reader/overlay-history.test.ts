import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { uncovered, useOverlayHistory } from './overlay-history.ts'

test('Back closes the panel, and stays on the page', async () => {
  // Nothing lies ahead, which the next step would take the place of.
  history.pushState(null, '')
  const before = history.length
  const { result } = renderHook(() => useOverlayHistory())
  act(() => result.current.open())
  expect([result.current.isOpen, history.length]).toEqual([true, before + 1])
  act(() => history.back())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
})

test('closing it by its button leaves no step behind', async () => {
  const { result } = renderHook(() => useOverlayHistory())
  act(() => result.current.open())
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
  await waitFor(() => expect(history.state?.isPanelOpen ?? false).toBe(false))
})

test('after a jump from the panel Back opens it again', async () => {
  const { result } = renderHook(() => useOverlayHistory())
  act(() => result.current.open())
  act(() => {
    result.current.leave()
    history.pushState({ ...history.state, ...uncovered }, '', '#e=1-2')
  })
  expect(result.current.isOpen).toBe(false)
  act(() => history.back())
  await waitFor(() => expect(result.current.isOpen).toBe(true))
})
