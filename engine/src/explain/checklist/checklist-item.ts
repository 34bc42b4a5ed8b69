import type { SectionRole } from '../../document/paper-document.ts'
import type { Wording } from '../../text/holds.ts'
import type { ReplicationItem } from '../explanation.ts'

/** How an item of the replication checklist is found in a paper. */
export interface Item {
  readonly item: ReplicationItem
  readonly name: string
  /** Wordings that state it, the surest first. */
  readonly stated: readonly Wording[]
  /** Wordings that state it only where the section is about what is available. */
  readonly within?: readonly Wording[]
  /** Wordings by which a paper that gives none of its own names the public one that it worked with. */
  readonly named?: readonly Wording[]
  readonly not?: Wording
  /** Wordings by which a statement says that there is none, or none that others can have. */
  readonly denies?: RegExp
  /** What a sentence under such a heading has to speak of to say that there is one. */
  readonly underIf?: RegExp
  /** How many values a sentence gives; the one that gives most states it best. */
  readonly values?: (text: string) => number
  /** How surely a sentence lets others have it: 1 by an address, -1 where it is promised; 0 says nothing of that. */
  readonly isAtHand?: (text: string) => number
  /** Wordings of a number, or a thing, near the one that is asked for: who was screened. */
  readonly beside?: Wording
  /** Words by which a sentence speaks of all runs, or most: of several statements the one that others are exceptions from. */
  readonly widely?: RegExp
  /** True where a comparison, an ablation or a baseline has one of its own, which is not the paper's. */
  readonly hasAsides?: boolean
  /** Words that point back at the sentence before, which is quoted with them: "We omitted these observations". */
  readonly leansBack?: RegExp
  /** Whether a second statement holds beside the first: of another survey, on another machine. */
  readonly another?: (first: string, second: string) => boolean
  /** The words that state it, where the whole sentence is quoted for another item or cannot be. */
  readonly phrase?: RegExp
  readonly where: readonly SectionRole[]
  /** True where other sections speak of other people's. */
  readonly only?: boolean
  /** True where what a cited study had is easily taken for the paper's own. */
  readonly ownOnly?: boolean
  /** Headings under which a paper states it, whatever the wording. */
  readonly under?: RegExp
  /** Wordings by which a caption states it. */
  readonly inCaptions?: readonly Wording[]
  /** How many a caption counts: of several, the one that counts most is of the main groups and no side test. */
  readonly counted?: (text: string) => number
}
