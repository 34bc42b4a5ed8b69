/** Into how many parts a set is divided that both fits and measures. */
export const folds = 5

/** What is told of each item by what was fitted to the items of the other parts; part by part. */
export function inFolds<Item, Answer>(
  items: readonly Item[],
  learn: (rest: readonly Item[]) => (item: Item) => readonly Answer[],
): Answer[] {
  return Array.from({ length: folds }, (_, fold) => {
    const tell = learn(items.filter((_, at) => at % folds !== fold))
    return items.filter((_, at) => at % folds === fold).flatMap(tell)
  }).flat()
}
