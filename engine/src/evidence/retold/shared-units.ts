import { literally } from '../../text/literally.ts'
import { unitOf } from '../../text/units.ts'

// "From 9.8 to 12.1 s" is "from 9.8 s to 12.1 s": a unit behind the second of two numbers is of both.

const number = String.raw`\d{1,7}(?:[.,]\d{1,4})?`
const shared = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(?<first>${number})(?<joint> (?:to|and|or|versus|vs\.?) )(?<second>${number})(?<gap>\s?)(?<unit>[\p{L}%]{1,12})(?![\p{L}\d])`,
  'giu',
)

/** A claim with one unit for two numbers where its sentence has it once. */
export function withSharedUnits(sentence: string, claim: string): string {
  let told = claim
  for (const { groups } of sentence.matchAll(shared)) {
    const { first = '', joint = '', second = '', unit = '' } = groups ?? {}
    if (unitOf(unit) === null) continue
    const both = new RegExp(
      String.raw`(?<![\p{L}\d.,–-])${literally(first)}\s?(?<own>[\p{L}%]{1,12})(?=${literally(joint)}${literally(second)}\s?(?<other>[\p{L}%]{1,12}))`,
      'giu',
    )
    told = told.replace(both, (printed: string, ...rest) => {
      const { own, other } = rest.at(-1) as { own: string; other: string }
      const isSame = unitOf(own) !== null && unitOf(own) === unitOf(other)
      return isSame ? first : printed
    })
  }
  return told
}
