import field from './field-stems.json' with { type: 'json' }

/** Lists by the share of one field's papers that use their words, the most used ones last. */
const levels = field.lists.length
const rarities: ReadonlyMap<string, number> = new Map(
  field.lists.flatMap((list, at) =>
    list.split(' ').map((stem): [string, number] => [stem, 1 - (at + 1) / levels]),
  ),
)

/** How rare a word is, by its stem: 0 for words that a third of the papers of some field use, 1 for those that hardly any does. */
export const rarityOf = (stem: string): number => rarities.get(stem) ?? 1
