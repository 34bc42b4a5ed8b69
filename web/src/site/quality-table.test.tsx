import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GroupTable } from './quality-table.tsx'

const figure = { task: 'a', part: 'held out', name: 'b', items: 9, mean: 0.5, low: 0.4, high: 0.6 }
const tableOf = (engine: object) =>
  render(
    <GroupTable
      judged={new Map()}
      group={{
        title: 'Set',
        part: 'held out',
        rows: [{ name: 'b', engine: { ...figure, part: 'held out', ...engine }, beside: [] }],
      }}
    />,
  )

test('figures of an earlier engine say so in the caption of their table', () => {
  tableOf({ engineVersion: '7' })
  expect(screen.getByRole('table').textContent).toContain('held out, measured with engine 7,')
})

test('figures of the scorecard’s own engine name none', () => {
  tableOf({})
  expect(screen.getByRole('table').textContent).not.toContain('engine')
})
