import general from './general-stems.json' with { type: 'json' }

/** Lists by the tenth of all papers that use their words; those of the last are as general as can be. */
const levels = general.lists.length
const generalities: ReadonlyMap<string, number> = new Map(
  general.lists.flatMap((list, at) =>
    list.split(' ').map((stem): [string, number] => [stem, (at + 1) / levels]),
  ),
)

/** How general a word is, by its stem: 0 for words of one field, 1 for those that half of the papers of every field use. */
export const generality = (stem: string): number => generalities.get(stem) ?? 0
