import general from './general-stems.json' with { type: 'json' }

/** Lists by the tenth of all papers that use their words; those of the last are as general as can be. */
const levels = general.lists.length
const generalities: ReadonlyMap<string, number> = new Map(
  general.lists.flatMap((list, at) =>
    list.split(' ').map((stem): [string, number] => [stem, (at + 1) / levels]),
  ),
)

/** The stems of all words that are general at all. */
export const generalStems: readonly string[] = [...generalities.keys()]

/** How general a word is, by its stem: 0 for words of one field, 1 for those that half of the papers of every field use. */
export const generality = (stem: string): number => generalities.get(stem) ?? 0

/**
 * How much of a sentence is news to who asks: its words that the question has not, each the less the more general it
 * is. Short numbers may be those of cited works and are none.
 * @param stems those of the sentence; `isAsked` tells which of them the question has.
 */
export function newsIn(stems: Iterable<string>, isAsked: (stem: string) => boolean): number {
  let news = 0
  for (const stem of stems)
    if (!isAsked(stem) && !/^\d{1,3}$/.test(stem)) news += 1 - generality(stem)
  return news
}
