import { expect, test } from 'vitest'
import { abstractRoles, roleChances } from './role-model.ts'

const likeliest = (texts: readonly string[]) =>
  roleChances(texts).map((found) => [...found].toSorted((a, b) => b[1] - a[1])[0]?.[0])
const told = (texts: readonly string[]) => abstractRoles(texts).map(({ role }) => role)

test('in computing an aside is told where a result is hardly likelier', () => {
  const abstract = [
    'Robots lose their way where walls look alike.',
    'In this work we investigate whether sound helps a robot to find its place.',
    'A network learns echoes of 40 rooms.',
    'Experiments show that it halves the error of a camera alone.',
    'Copyright 2015 by the authors.',
  ]
  expect(likeliest(abstract)).toEqual(['background', 'objective', 'method', 'result', 'result'])
  expect(told(abstract)).toEqual(['background', 'objective', 'method', 'result', 'other'])
})

test('in medicine a role is told by its chance alone, be an aim as good as likely', () => {
  const abstract = [
    'Little is known about pain of patients after knee surgery.',
    'We followed 80 patients for two years.',
    'Whether early surgery helps patients with hip fractures is debated.',
    'Most patients recovered.',
  ]
  const followed = roleChances(abstract)[1]
  expect(followed?.get('objective')).toBeGreaterThan((followed?.get('method') ?? 0) / 1.25)
  expect(told(abstract)).toEqual(likeliest(abstract))
})
