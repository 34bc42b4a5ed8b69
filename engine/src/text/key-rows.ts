/** The row that belongs to a key; undefined for other keys. */
export interface KeyRows {
  get(key: number): number | undefined
}

/**
 * The place of each key in a list of different keys, none of them negative: a hash table with open addressing, at most
 * half full. A reference asks for 2,000 keys, and a `Map` of a model's takes three times as long to tell.
 */
export function keyRows(keys: readonly number[]): KeyRows {
  const slots = 2 ** (33 - Math.clz32(keys.length))
  /** Pairs of a key and its row; an empty slot has -1. */
  const table = new Int32Array(2 * slots).fill(empty)
  /** The slot that holds a key, or the empty one where it would be. */
  const slotOf = (key: number): number => {
    let slot = key & (slots - 1)
    for (let held = table[2 * slot]; held !== key && held !== empty; held = table[2 * slot])
      slot = (slot + 1) & (slots - 1)
    return slot
  }
  for (const [row, key] of keys.entries()) table.set([key, row], 2 * slotOf(key))
  return {
    get(key) {
      const slot = slotOf(key)
      return table[2 * slot] === key ? table[2 * slot + 1] : undefined
    },
  }
}

const empty = -1

/** The keys that were met, in slots as above. */
const met = new Int32Array(512)

/** Keys without those that came before, none of them negative: a `Set` of a sentence’s features takes longer. */
export function distinctKeys(keys: readonly number[]): number[] {
  if (2 * keys.length > met.length) return [...new Set(keys)]
  met.fill(empty)
  return keys.filter((key) => {
    let slot = key % met.length
    while (met[slot] !== empty && met[slot] !== key) slot = (slot + 1) % met.length
    const isNew = met[slot] === empty
    met[slot] = key
    return isNew
  })
}
