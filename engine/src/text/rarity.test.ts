import { expect, test } from 'vitest'
import { rarityOf } from './rarity.ts'

test('a word is the rarer the fewer papers of a field use it', () => {
  const rarities = ['method', 'randomis', 'zofenopril'].map(rarityOf)
  expect(rarities[0]).toBe(0)
  expect(rarities[1]).toBeGreaterThan(0)
  expect(rarities[1]).toBeLessThan(1)
  expect(rarities[2]).toBe(1)
})
