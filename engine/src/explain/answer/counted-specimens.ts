import { nounStem, thingsCounted } from './counted-things.ts'

/** What is taken of things, one of each, and counted in their place. */
const specimens =
  'samples sera serums specimens swabs biopsies isolates tissues cases records carcasses'
    .split(' ')
    .map(nounStem)
const takenOf =
  /(?<![\p{L}-])([\p{L}-]+) (?:from|of|in) (?:the |all |our |these )?(?:[\p{L}-]+ )?([\p{L}-]+)/giu

/** True where a text counts what was taken of a thing: "twenty samples from sheep" tells of twenty sheep. */
export function countsSpecimens(text: string, thing: string): boolean {
  return (
    [...text.matchAll(takenOf)].some(
      ([words, taken = '']) =>
        specimens.includes(nounStem(taken)) &&
        words.split(' ').some((word) => nounStem(word) === thing),
    ) && specimens.some((one) => thingsCounted(text).has(one))
  )
}
