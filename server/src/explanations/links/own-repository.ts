import { repositoryFromAddress } from '../../sources/github.ts'
import { type Linked, type Stated, statedAddresses } from './checklist-links.ts'

/** Words before an address that make it somebody else's: what the own work is built on. */
const othersWork =
  /\b(?:based (?:up)?on|buil(?:t|ds?|ding) (?:up)?on|on top of|adapt(?:s|ed|ing)?|deriv(?:es?|ed)|fork(?:s|ed)|extend(?:s|ing)|modif(?:y|ies|ied)|re-?us(?:es?|ed|ing)|(?<!\b(?:code|scripts?|software|data|that) )we (?:also )?(?:use|used|employ|employed|adopt|adopted|compare)|using (?!(?:custom|in-house|own|our|these)\b)|rel(?:y|ies|ied) on|borrow(?:s|ed)?|thank|compared (?:to|with)|baselines?)\b/i

/** Where something new begins: what was said before is not of this address. */
const turn = /[;.] (?=[^ ])|\bour\b|\b(?:and|while|whereas) (?=the (?:code|data|source))/gi

/**
 * Owner and name of the GitHub repository in which a paper says that its code is, or else its data; null when it
 * names none. One that is named as what the work builds on is not the paper's own.
 */
export function ownRepository(document: Linked, checklist: readonly Stated[]): string | null {
  for (const { url, before } of statedAddresses(document, checklist)) {
    const name = repositoryFromAddress(url)
    const said = before.slice([...before.matchAll(turn)].at(-1)?.index ?? 0)
    if (name !== null && !othersWork.test(said)) return name
  }
  return null
}
