import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { renderApp, site } from '../testing/render-app.tsx'
import { scorecard } from './scorecard.ts'
import { judgeAims } from './scorecard-aims.ts'

const { engineVersion, checkerVersion } = scorecard
const openWith = (running: { engineVersion: string; checkerVersion: string }) =>
  renderApp('/quality', { '/api/site': () => answer({ ...site, ...running }) })

test('the figures are said to be the running version’s where the server runs that', async () => {
  await openWith({ engineVersion, checkerVersion })
  expect(await screen.findByText(/These are the figures of the running version/)).toBeTruthy()
  expect(screen.queryByText(/not the figures of the running version/)).toBeNull()
})

test.each([
  ['engine', { engineVersion: '999', checkerVersion }, 'engine 999 and checker'],
  ['checker', { engineVersion, checkerVersion: '998' }, 'and checker 998'],
])('another %s that runs is told in a sentence', async (_, running, words) => {
  await openWith(running)
  const warning = await screen.findByText('These are not the figures of the running version.')
  const said = warning.parentElement?.textContent
  expect(said).toContain(`with engine ${engineVersion} and checker`)
  expect(said).toContain(words)
})

test('the page counts the aims that are met and lists every other with its figures', async () => {
  await openWith({ engineVersion, checkerVersion })
  const aims = judgeAims(scorecard)
  const others = aims.filter(({ outcome }) => outcome !== 'met')
  const title = `${aims.length - others.length} of ${aims.length} aims are met`
  const section = screen.getByRole('region', { name: title })
  const [list] = within(section).getAllByRole('list')
  const told = [...(list?.children ?? [])].map((item) =>
    item.textContent?.replaceAll('\u00a0', ' '),
  )
  expect(told).toHaveLength(others.length)
  for (const [at, { words, outcome, figures }] of others.entries()) {
    expect(told[at]).toMatch(outcome === 'missed' ? /^Missed/ : /^Not measured/)
    expect(told[at]).toContain(`Aim: ${words}`)
    for (const { isMet, shown } of figures) if (!isMet) expect(told[at]).toContain(`${shown} %`)
  }
})

test('no cell of a table is blank, and each figure with an aim says in words whether it meets it', async () => {
  await openWith({ engineVersion, checkerVersion })
  const cells = [...document.querySelectorAll('table :is(th, td)')]
  expect(cells.length).toBeGreaterThan(scorecard.figures.length)
  expect(cells.filter(({ textContent }) => textContent?.trim() === '')).toEqual([])
  const said = [...document.querySelectorAll('td .quality__outcome')].map((it) => it.textContent)
  const judged = judgeAims(scorecard).flatMap(({ figures }) => figures)
  expect(said.filter((word) => word === 'Met')).toHaveLength(judged.filter((it) => it.isMet).length)
  expect(said.filter((word) => word === 'Missed')).toHaveLength(
    judged.filter((it) => !it.isMet).length,
  )
})
