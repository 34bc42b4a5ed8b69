/** A list with some of its members before all others, both in their order; the very list when there are none. */
export const inFront = <Member>(
  first: readonly Member[],
  list: readonly Member[],
): readonly Member[] =>
  first.length === 0 ? list : [...first, ...list.filter((one) => !first.includes(one))]
