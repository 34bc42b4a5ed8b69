/** Of the items that share a name only the first, each at its place. */
export const unique = <T>(items: readonly T[], name: (item: T) => string): T[] =>
  [...Map.groupBy(items, name).values()].flatMap((same) => same.slice(0, 1))

/** The same, as of the latest time that any of them was told. */
export const latest = <T extends { readonly at: string }>(
  items: readonly T[],
  name: (item: T) => string,
): T[] =>
  [...Map.groupBy(items, name).values()].flatMap((same) => {
    const at = same.map((item) => item.at).sort()
    return same.slice(0, 1).map((item) => ({ ...item, at: at.at(-1) ?? item.at }))
  })
