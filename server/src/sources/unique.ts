/** Of the items that share a name only the first, each at its place. */
export const unique = <T>(items: readonly T[], name: (item: T) => string): T[] =>
  [...Map.groupBy(items, name).values()].flatMap((same) => same.slice(0, 1))

/** The same, as of the latest time that any of them was told. */
export function latest<T extends { readonly at: string }>(
  items: readonly T[],
  name: (item: T) => string,
): T[] {
  const times = Map.groupBy(items, name)
  const newest = (item: T) =>
    times
      .get(name(item))
      ?.map(({ at }) => at)
      .sort()
      .at(-1) ?? item.at
  return unique(items, name).map((item) => ({ ...item, at: newest(item) }))
}
