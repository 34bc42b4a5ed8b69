import { type DefinedForm, definedForms } from '../../document/defined-forms.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { literally } from '../../text/literally.ts'
import { namedAlone, renamed, type Sought } from './named-alone.ts'

// "BMI" and "body mass index": the forms of a name that a paper defines, as a sentence of it has them.

/** A short form and its long one, as they are looked for. */
interface Form {
  readonly short: string
  /** The long form's first word, in lower case. */
  readonly first: string
  readonly brief: Sought
  readonly spelled: Sought
  /** "body mass index (BMI)" */
  readonly both: Sought
  /** "BMI (body mass index)" */
  readonly turned: Sought
}

const letterBefore = /[\p{L}\p{N}]$/u
const letterBehind = /^[\p{L}\p{N}]/u

const made = new WeakMap<readonly DefinedForm[], readonly Form[]>()

function formsOf(document: PaperDocument): readonly Form[] {
  const names = definedForms(document)
  const known = made.get(names)
  if (known) return known
  const forms = names.map(({ short, long }) => {
    const spelled = `${flexible(long)}(s?)`
    return {
      short,
      first: /^[^\s-]*/.exec(long.toLowerCase())?.[0] ?? '',
      brief: {
        pattern: new RegExp(`${short}(s?)`, 'gu'),
        notBefore: /[\p{L}\p{N}-]$/u,
        notBehind: letterBehind,
      },
      spelled: {
        pattern: new RegExp(spelled, 'giu'),
        notBefore: letterBefore,
        notBehind: letterBehind,
      },
      both: {
        pattern: new RegExp(`${spelled}\\s?\\(${short}s?\\)`, 'giu'),
        notBefore: letterBefore,
      },
      turned: {
        pattern: new RegExp(`${short}s?\\s?\\(${spelled}\\)`, 'giu'),
        notBefore: letterBefore,
      },
    }
  })
  made.set(names, forms)
  return forms
}

/** The claim with the short or the long form of each name that its sentence has. */
export function inPapersForms(document: PaperDocument, sentence: string, claim: string): string {
  let said = claim
  const [own, claimed] = [sentence.toLowerCase(), claim.toLowerCase()]
  for (const { short, first, brief, spelled, both, turned } of formsOf(document)) {
    if (!claim.includes(short) && !claimed.includes(first)) continue
    if (!sentence.includes(short) && !own.includes(first)) continue
    const [isBoth] = namedAlone(sentence, both)
    const [full] = namedAlone(sentence, spelled)
    if (isBoth) {
      if (namedAlone(said, spelled).length === 0) said = renamed(said, brief, () => isBoth.words)
      continue
    }
    // "BMI (body mass index)"
    if (full && sentence.includes(`${short} (${full.words})`)) {
      if (namedAlone(said, brief).length === 0) said = renamed(said, spelled, () => short)
      continue
    }
    const briefs = new Set(namedAlone(sentence, brief).map(({ words }) => words))
    const [one = short] = briefs
    // Some papers have one short form for one and for many.
    if (briefs.size > 0 && !full)
      for (const name of [both, turned, spelled])
        said = renamed(said, name, (plural) => (briefs.size === 1 ? one : `${short}${plural}`))
    // A sentence may have both, apart from each other.
    if (full && briefs.size === 0)
      for (const name of [both, turned, brief]) said = renamed(said, name, () => full.words)
  }
  return said
}

/** A pattern of words that may be parted by spaces or hyphens. */
const flexible = (words: string) =>
  words
    .split(/[\s-]+/)
    .map(literally)
    .join('[\\s-]+')
    .replace(/s$/, '')
    // "Chain of bells" of "chains of bells (CoB)".
    .replace(/(?<=\p{L}{3})s(?=\[\\s-\]\+of\[)/u, 's?')
