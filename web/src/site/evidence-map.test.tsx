import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { landingSample } from './sample.ts'

test('every highlighted passage is the text at its offsets, and the abstract is whole', async () => {
  await renderApp('/')
  const passages = [...document.querySelectorAll('.hl')].map((passage) => passage.textContent)
  expect(passages).toEqual(
    landingSample.claims.map(({ start, end }) => landingSample.abstract.slice(start, end)),
  )
  expect(document.querySelector('.abstract')?.textContent).toBe(landingSample.abstract)
})

test('the claims of the sample stand in order and do not overlap', () => {
  let end = 0
  for (const claim of landingSample.claims) {
    expect(claim.start).toBeGreaterThanOrEqual(end)
    expect(claim.end).toBeGreaterThan(claim.start)
    end = claim.end
  }
  expect(end).toBeLessThanOrEqual(landingSample.abstract.length)
})

test('each claim leads to its passage and back, and carries its verdict in words', async () => {
  await renderApp('/')
  const claims = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem')
  landingSample.claims.forEach((claim, index) => {
    const item = claims[index] as HTMLElement
    expect(within(item).getByRole('link').getAttribute('href')).toBe(`#p${index + 1}`)
    expect(document.getElementById(`p${index + 1}`)?.getAttribute('href')).toBe(`#c${index + 1}`)
    expect(item.textContent?.toLowerCase()).toContain(claim.verdict)
  })
})

test('E and the switch turn the highlights off and on', async () => {
  await renderApp('/')
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /Highlights/ })
  await userEvent.keyboard('e')
  expect(toggle.checked).toBe(false)
  await userEvent.click(toggle)
  expect(toggle.checked).toBe(true)
})
