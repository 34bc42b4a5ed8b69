/** The first k of `items` in the given order, sorted, without sorting the rest: a heap of k. */
export function bestOf<T>(items: readonly T[], k: number, order: (a: T, b: T) => number): T[] {
  if (k <= 0) return []
  // heap[0] is the worst of the kept.
  const heap: T[] = []
  const worse = (a: number, b: number) => order(heap[a] as T, heap[b] as T) > 0
  const swap = (a: number, b: number) => {
    const kept = heap[a] as T
    heap[a] = heap[b] as T
    heap[b] = kept
  }
  const sink = () => {
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      let worst = at
      if (left < heap.length && worse(left, worst)) worst = left
      if (left + 1 < heap.length && worse(left + 1, worst)) worst = left + 1
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  for (const item of items) {
    if (heap.length < k) {
      heap.push(item)
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (!worse(at, parent)) break
        swap(at, parent)
        at = parent
      }
    } else if (order(item, heap[0] as T) < 0) {
      heap[0] = item
      sink()
    }
  }
  return heap.sort(order)
}
