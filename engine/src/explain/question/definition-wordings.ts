import { fold } from '../../text/tokens.ts'

/** A wording that says what a thing is, and how clearly it does. */
export type Wording = readonly [RegExp, number]

/** A term as texts write it: in another case, hyphenated or not, in the plural, with a mark of a note behind it. */
function written(name: string): string {
  const parts = name
    .split(/[\s-]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "[’']"))
  const plural = /s$/i.test(name) ? '' : '(?:e?s)?'
  return `[“"‘']?(?<![\\p{L}\\p{N}+-])${parts.join('[\\s–-]?')}${plural}(?![\\p{L}\\p{N}-])[”"’']?[⁰¹²³⁴-⁹]*`
}

const aside = '(?: ?\\([^()]{1,60}\\)| ?\\[[^\\]]{1,30}\\]|, [^,.;:]{3,60},?)?'
const presenting =
  'present|propose|introduce|describe|develop(?:ed)?|buil[dt]|create|release|design(?:ed)?|construct(?:ed)?|implement(?:ed)?'
const noPreposition = '(?:(?!(?:and|that|to|by|of|for|in|on|with|the)\\b)[\\p{L}-]+ ){0,3}?'
const naming =
  'called|termed|named|dubbed|known as|referred to as|hereafter|(?:call|term|name|dub|denote|denote as|refer to) (?:(?:it|them|this|these|those|our|the)(?: [\\p{L}-]+){0,5} )?(?:as )?'
const doing =
  'consists? of|compris(?:es?|ing)|contains?|combines?|takes?|learns?|applies|uses?|generates?|produces?|performs?|maps?|allows?|enables?|aims? to|includes?|covers?|provides?|has|have|leverages?|employs?|extends?'

/** True for a name by its form: a single word with two capitals, or a capital and a digit ("BLEU", "SciBERT"). */
export const isName = (term: string) =>
  /^[\p{L}\p{N}-]*\p{Lu}[\p{L}\p{N}-]*[\p{Lu}\d][\p{L}\p{N}-]*$/u.test(term)

const isPlural = (term: string) =>
  /[^s]s$/.test(term) && /\p{Ll}s$/u.test(term) && !/[iu]s$/.test(term)

/** How a text says what a word means: "X is defined as", "X is a". */
export function meaningsOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? |our )?${it}`
  const be = '(?:is|are|was|were)'
  return [
    [
      new RegExp(
        `${the}${aside}(?: (?:${be}|can be))? (?:defined|described|understood) as\\b|\\bdefin(?:e|es|ed|ing) ${the}${aside}(?: (?:at|of|in|for) [\\p{L}-]+){0,2} (?:as|to be|by)\\b`,
        'iu',
      ),
      5,
    ],
    [new RegExp(`${it}${aside},? (?:refers? to|means?|denotes?|stands? for)\\b`, 'iu'), 5],
    [new RegExp(`\\b(?:by ${the},? we mean|the term ${it})(?![\\p{L}])`, 'iu'), 5],
    // "weight can spread within couples, a phenomenon referred to as a ripple effect"
    [
      new RegExp(
        `[,;—–] ?(?:an?|the) (?:[\\p{L}-]+ ){1,4}?(?:called|termed|dubbed|named|(?:referred to|known|described) as) ${the}`,
        'iu',
      ),
      3.2,
    ],
    // "singletons (species with only one individual)", "log odds (i.e., …)", "Fisher’s alpha (also known as …)".
    [
      new RegExp(
        `${it} ?\\((?:i\\.? ?e\\.?,? (?!for|in|at|on|with|from|whether)|that is,? |meaning |defined as |also (?:known|called) |(?:an?|the|any|those) \\p{L}+ )`,
        'iu',
      ),
      3,
    ],
    ...(/\p{Lu}/u.test(term)
      ? []
      : [
          [
            new RegExp(
              `${it} ?\\((?!(?:for|from|in|at|on|with|by|see|data|not|as|to|of|per)\\b)(?:\\p{Ll}[\\p{Ll}-]+ ){3,12}\\p{Ll}[^()]{2,}\\)`,
              'iu',
            ),
            2.8,
          ] as const,
        ]),
    // "Fission–fusion dynamics—changes in group size …—affects …".
    [new RegExp(`${the} ?— ?(?:(?:an?|the|any) )?\\p{Ll}[^—]{12,160}—`, 'iu'), 2.8],
    [
      new RegExp(
        `\\b(?:goal|purpose|aim|task|idea|role) of (?:[\\p{L}-]+ ){0,4}\\(?${the}\\)?${aside} ${be}\\b`,
        'iu',
      ),
      3,
    ],
    [
      new RegExp(
        `(?:^|[,;:] (?:and )?|\\b(?:that|where|which) )${the}${aside} ${isPlural(term) ? '(?:are|were)' : be} (?:an?|one of|any|defined|known|our)\\b`,
        'iu',
      ),
      3.5,
    ],
    // "Microservices are fine-grained units": things in the plural are said to be other things.
    [
      new RegExp(
        `(?:^|[,;:] (?:and )?|\\b(?:that|where|which) )${the}${aside} are (?!(?:\\p{L}+(?:ed|ly|en)|not|also|often|used|known|found|made|now|still|more|less|most|all|among|in|at|on|of)\\b)(?:[\\p{L}-]+,? ){0,4}?[\\p{L}-]{3,}s(?![\\p{L}-])`,
        'iu',
      ),
      3,
    ],
    // "viroporins, pore-forming viral proteins, …": no list goes on behind the second comma.
    ...(isPlural(term)
      ? [
          [
            new RegExp(
              `${it}, (?!(?:and|or|but|which|who|as|in|for|with|such|including|like)\\b)(?:\\p{Ll}[\\p{L}-]+ ){1,5}[\\p{L}-]{3,}s(?:, (?!and\\b|or\\b)(?![^.;]{0,60},? (?:and|or) )|\\.$)`,
              'iu',
            ),
            2.6,
          ] as const,
        ]
      : []),
  ]
}

/** How a text presents a thing by its name: "we propose X, a method …", "which we call X", and what X does. */
export function presentationsOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? |our )?${it}`
  return [
    [
      new RegExp(
        `\\bwe(?:[’']ve| have)? (?:\\p{L}+ly |also |first |then )?(?:${presenting}) ${noPreposition}${the}(?: v?\\d[\\w.]*)?${aside}(?:(?: (?!(?:which|that)\\b)\\p{Ll}+){0,2} (?:which|that)\\b|,|:| –| —)`,
        'iu',
      ),
      4,
    ],
    [new RegExp(`${it}${aside}, (?:an?|the first|our|which is)\\b`, 'iu'), 3.2],
    [new RegExp(`\\b(?:${naming}) ?${the}`, 'iu'), 3.2],
    // A name at the head of a sentence is what the sentence is on: "TriviaQA (…) contains trivia questions".
    ...(isName(term)
      ? [[new RegExp(`^(?:${it}: )?${the}${aside} (?!ha[sv])(?:${doing})\\b`, 'iu'), 2.5] as const]
      : []),
    [
      new RegExp(`(?:^|[,;] |\\bthat |\\()${the}\\)?${aside} (?:\\p{L}+ly )?(?:${doing})\\b`, 'iu'),
      1.6,
    ],
  ]
}

/**
 * How a text spells a short form out: "dense passage retriever (DPR)", "SPECTER: Scientific Paper Embeddings using
 * Citation-informed TransformERs" (the initials, or all capitals, of the long form are those of the short one; after
 * Schwartz and Hearst 2003). Empty for what is no short form.
 */
export function spellingsOf(term: string): readonly Wording[] {
  const letters = term.match(/\p{Lu}/gu) ?? []
  if (letters.length < 2 || /\s/.test(term)) return []
  const it = written(term)
  const words = letters.map((letter) => `[${letter}${letter.toLowerCase()}][\\p{L}\\p{N}⁰-⁹-]*`)
  const initials = words.join('[\\s-]+(?:(?:of|for|and|the|in|to) )?')
  const [first = '', ...rest] = letters
  const capitals = `${first}\\p{Ll}[^\\p{Lu}.;:()]{0,24}${rest.join('[^\\p{Lu}.;:()]{0,24}')}`
  const long = `(?:${initials}|${capitals})\\p{Ll}*`
  return [
    [new RegExp(`(?<![\\p{L}])${long},? ?\\((?:[^()]{0,20} )?${it}[,;)]`, 'u'), 2.6],
    // "SAF = agroforestry systems", "agroforestry systems (SAF)": a short form of another language has other letters.
    [
      new RegExp(
        `(?:^|[(;,:] ?)${it} ?= ?(?:\\p{L}[\\p{L}-]{2,}|\\p{L}[\\p{L}-]+ [\\p{L}-]{2,})`,
        'u',
      ),
      3.3,
    ],
    [new RegExp(`\\b(?:\\p{Ll}[\\p{Ll}-]{2,} ){1,2}\\(${it}\\)`, 'u'), 2.4],
    [new RegExp(`${it}(?: ?\\(|[:,]? )(?:(?:the|stands for|which \\p{L}+) )?${long}`, 'u'), 2.6],
  ]
}

const kinds =
  'enzyme|protein|gene|receptor|cytokine|hormone|inhibitor|kinase|antibody|drug|compound|peptide|virus|bacterium|strain|cell line|software|tool|package|library|language|platform|framework|data ?set|corpus|benchmark|database|algorithm|metric|questionnaire|scale'
const containing =
  'contains?|consists? of|compris(?:es?|ing)|combines?|collects?|provides?|extends?|measures?|assess(?:es)?|includes?|covers?'
/**
 * What a text says of a name in passing, where it never says what it is: "the resulting model (S2ORC-SciBERT)", "SAF =
 * agroforestry systems" in a legend, and what it holds.
 */
export function passingOf(name: string): readonly Wording[] {
  const it = written(name)
  // Small capitals come out of a file as capitals, never the other way round.
  const flags = /\p{Ll}/u.test(name) ? 'iu' : 'u'
  const [first = ''] = name
  const initial = `(?<![\\p{L}])[${first.toLowerCase()}${first.toUpperCase()}][\\p{L}-]+(?: [\\p{L}-]+){0,4}`
  const kind =
    '\\p{Ll}[\\p{L}-]+ (?:model|data ?set|corpus|method|system|tool|benchmark|algorithm)s?'
  return [
    [new RegExp(`(?:${initial}|${kind}) \\(${it}\\)`, flags), 2],
    [new RegExp(`${it} ?= ?\\p{Ll}[\\p{L} -]{3,60}[;,.)]`, flags), 2],
    // "the microtubule severing enzyme KATNAL1"
    [new RegExp(`\\b(?:the|an?) (?:\\p{Ll}[\\p{L}-]+ ){1,3}(?:${kinds}) ${it}`, flags), 1.9],
    [new RegExp(`^${it}${aside} (?:${containing}) (?:an?|the|\\d|\\p{Ll}{4,})`, flags), 2.2],
  ]
}

/** Words before a bracket among which its long form may stand: at most so many more than it has letters. */
const moreWords = 5

/**
 * True where a text gives the long form of a name right before the name in brackets: every letter of the name stands in
 * it in order, the first at the beginning of a word ("graphene-based nanomaterials (GNMs)"). The algorithm of Schwartz
 * and Hearst 2003.
 */
export function spellsOut(text: string, name: string): boolean {
  const short = name.replace(/(?<=\p{Lu})s$/u, '')
  if ((short.match(/\p{Lu}/gu)?.length ?? 0) < 2 || /\s/.test(short)) return false
  const letters = [...short.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const words = Math.min(letters.length + moreWords, 2 * letters.length)
  for (let at = text.indexOf(`(${short}`); at >= 0; at = text.indexOf(`(${short}`, at + 1)) {
    if (/^\p{Ll}{2}|^[\p{Lu}\p{N}]/u.test(text.slice(at + 1 + short.length))) continue
    const before = fold(text.slice(0, at)).trimEnd().split(/\s+/).slice(-words).join(' ')
    let place = before.length
    const isFound = letters.toReversed().every((letter, back) => {
      const isFirst = back === letters.length - 1
      do place--
      while (
        place >= 0 &&
        (before[place] !== letter ||
          (isFirst && place > 0 && /[\p{L}\p{N}]/u.test(before[place - 1] ?? '')))
      )
      return place >= 0
    })
    if (isFound) return true
  }
  return false
}
