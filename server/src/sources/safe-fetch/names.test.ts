import { expect, test } from 'vitest'
import { createNames } from './names.ts'

test('two names are asked for at a time, so that files need not wait for a dead network', async () => {
  const open = new Map<string, () => void>()
  const names = createNames(
    (name) => new Promise((resolve) => open.set(name, () => resolve([`of ${name}`]))),
  )
  const all = ['a', 'b', 'c', 'd'].map(names)
  expect([...open.keys()]).toEqual(['a', 'b'])
  open.get('b')?.()
  expect(await all[1]).toEqual(['of b'])
  expect([...open.keys()]).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) open.get(name)?.()
  await Promise.all([all[0], all[2]])
  open.get('d')?.()
  expect(await all[3]).toEqual(['of d'])
})

test('one question for all who ask for one name', async () => {
  let asked = 0
  const names = createNames(async () => {
    asked += 1
    return ['192.0.2.1']
  })
  expect(await Promise.all([names('a'), names('a')])).toEqual([['192.0.2.1'], ['192.0.2.1']])
  expect(asked).toBe(1)
  await names('a')
  expect(asked).toBe(2)
})

test('a name that failed fails at once for ten seconds, then is asked for again', async () => {
  let now = 0
  let isDown = true
  let asked = 0
  const names = createNames(
    async () => {
      asked += 1
      if (isDown) throw new Error('ENOTFOUND')
      return ['192.0.2.1']
    },
    () => now,
  )
  await expect(names('a')).rejects.toThrow('ENOTFOUND')
  isDown = false
  now = 9_999
  await expect(names('a')).rejects.toThrow('ENOTFOUND')
  expect(asked).toBe(1)
  now = 10_000
  expect(await names('a')).toEqual(['192.0.2.1'])
})
