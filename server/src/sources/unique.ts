/** Of the items that share a name only the first, each at its place. */
export const unique = <T>(items: readonly T[], name: (item: T) => string): T[] =>
  [...Map.groupBy(items, name).values()].flatMap((same) => same.slice(0, 1))
