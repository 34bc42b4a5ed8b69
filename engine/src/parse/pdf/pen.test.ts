import { expect, test } from 'vitest'
import { identity } from './matrix.ts'
import { createPen } from './pen.ts'
import { createSight } from './sight.ts'

const size = { width: 600, height: 800 }
const newPen = () =>
  createPen(identity, { x0: 0, y0: 0, x1: size.width, y1: size.height }, createSight(size))

test('what was saved comes back, once', () => {
  const pen = newPen()
  pen.state.leading = 12
  pen.save()
  pen.state.leading = 15
  expect(pen.state.leading).toBe(15)
  pen.restore()
  expect(pen.state.leading).toBe(12)
  pen.restore()
  expect(pen.state.leading).toBe(12)
})

test('a pen has no accessors: V8 would keep those of each page, and its glyphs with them', () => {
  const members = Object.values(Object.getOwnPropertyDescriptors(newPen()))
  expect(members.filter(({ get, set }) => get || set)).toEqual([])
})
