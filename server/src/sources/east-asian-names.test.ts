import { expect, test } from 'vitest'
import { inUsualOrder } from './east-asian-names.ts'
import { nameParts, wholeName } from './names.ts'

test.each([
  ['伟 王', '王伟'],
  ['王 伟', '王伟'],
  ['王, 伟', '王伟'],
  ['王伟', '王伟'],
  ['太郎 山田', '山田太郎'],
  ['欧阳 修', '欧阳修'],
  ['철수 김', '김철수'],
  ['김 철수', '김철수'],
  // Either could be the family's: nobody is turned by guess.
  ['王 李', '王 李'],
  ['翔 蓮', '翔 蓮'],
  ['国家 自然 基金', '国家 自然 基金'],
  ['Wei Wang 王伟', 'Wei Wang 王伟'],
  ['Wei Wang', 'Wei Wang'],
  ['', ''],
])('%s is written %s', (name, usual) => {
  expect(inUsualOrder(name)).toBe(usual)
})

test.each([
  [{ family: '王', given: '伟' }, '王伟'],
  [{ family: '김', given: '철수' }, '김철수'],
  [{ family: 'さとう', given: 'はな' }, 'さとうはな'],
  [{ family: '王', given: 'Wei' }, 'Wei 王'],
  [{ family: 'Wang', given: 'Wei' }, 'Wei Wang'],
  [{ whole: '伟 王' }, '王伟'],
])('%j is shown as %s', (told, shown) => {
  const parts = nameParts(told)
  expect(parts && wholeName(parts)).toBe(shown)
})
