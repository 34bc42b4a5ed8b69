import { nounStem } from './counted-things.ts'

/** People whom a text may count as its participants, with those whom it must then not have. */
const orOthers: ReadonlyMap<string, RegExp | null> = new Map(
  (
    [
      ['girls', /\bboys?\b/i],
      ['boys', /\bgirls?\b/i],
      ['women', /\b(?:men|males?)\b/i],
      ['men', /\b(?:women|females?)\b/i],
      ['children', null],
      ['adults', null],
      ['students', null],
      ['nurses', null],
      ['mothers', null],
      ['patients', null],
    ] as const
  ).map(([noun, others]) => [nounStem(noun), others]),
)
/** True for people whom a paper on them alone may count as its participants. */
export const isOfPeople = (thing: string, text: string): boolean => {
  const others = orOthers.get(thing)
  return others !== undefined && !(others?.test(text) ?? false)
}
/** A number of people of whatever kind. */
export const countsAnyone =
  /(?<![\p{L}\p{N}.])(?:\d[\d,]*|\p{L}+ty|one|two|three|four|five|six|seven|eight|nine|ten) (?:\([^()]{1,12}\) )?(?:of (?:the|these|those|our) )?(?:\p{L}+ ){0,2}?(?:subjects|participants|patients|individuals|respondents|volunteers|people|persons|(?:wo)?men|adults|children|infants|newborns|consumers|users|customers|clients|cases|of them)\b/iu
