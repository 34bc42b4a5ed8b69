import { literally } from '../../text/literally.ts'

// "Participants in the wax group rang longer than those in the oil group": those are participants.

const those =
  /(?<joint>than|with|to|and|versus|vs) (?<those>those|that) (?<by>in|of|with|from|at|on|who) /giu
const noun = String.raw`(?:the )?(?<noun>\p{L}[\p{L}-]{2,30})`

/**
 * A claim with "those" where its sentence has it for a thing that the claim names again: the thing must stand before the
 * same preposition in the first half of both.
 */
export function withThose(sentence: string, claim: string): string {
  let told = claim
  for (const { index, groups } of sentence.matchAll(those)) {
    const { joint = '', those: pronoun = '', by = '' } = groups ?? {}
    const named = new RegExp(`(?<joint>${literally(joint)} )${noun}(?= ${literally(by)} )`, 'iu')
    const found = named.exec(told)
    const thing = found?.groups?.noun ?? ''
    if (!found || /^th(?:ose|at)$/i.test(thing)) continue
    const first = new RegExp(String.raw`(?<![\p{L}-])${literally(thing)} ${literally(by)} `, 'giu')
    const isOne = [...sentence.slice(0, index).matchAll(first)].length === 1
    if (!isOne || told.slice(0, found.index).search(first) < 0) continue
    const end = found.index + found[0].length
    told = `${told.slice(0, found.index)}${found.groups?.joint}${pronoun}${told.slice(end)}`
  }
  return told
}
