import { generalStems } from './general-stems.ts'

/** The tenths of all papers that use the words of the last list; from there on a word is as general as can be. */
const levels = generalStems.length
const generalities: ReadonlyMap<string, number> = new Map(
  generalStems.flatMap((list, at) =>
    list.split(' ').map((stem): [string, number] => [stem, (at + 1) / levels]),
  ),
)

/** How general a word is, by its stem: 0 for words of one field, 1 for those that half of the papers of every field use. */
export const generality = (stem: string): number => generalities.get(stem) ?? 0
