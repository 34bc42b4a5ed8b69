import { notOf } from './definition-frames.ts'
import { aside, isName, isPlural, type Wording, written } from './term-forms.ts'

const presenting =
  'present|propose|introduce|describe|develop(?:ed)?|buil[dt]|create|release|design(?:ed)?|construct(?:ed)?|implement(?:ed)?'
const noPreposition = '(?:(?!(?:and|that|to|by|of|for|in|on|with|the)\\b)[\\p{L}-]+ ){0,3}?'
const naming =
  'called|termed|named|dubbed|known as|referred to as|hereafter|(?:call|term|name|dub|denote|denote as|refer to) (?:(?:it|them|this|these|those|our|the)(?: [\\p{L}-]+){0,5} )?(?:as )?'
const doing =
  'consists? of|compris(?:es?|ing)|contains?|combines?|takes?|learns?|applies|uses?|generates?|produces?|performs?|maps?|allows?|enables?|aims? to|includes?|covers?|provides?|has|have|leverages?|employs?|extends?'

/** How a text says what a word means: "X is defined as", "X is a". */
export function meaningsOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? |our )?${it}`
  const be = '(?:is|are|was|were)'
  return [
    [
      new RegExp(
        `${notOf}${the}${aside}(?: (?:${be}|can be))? (?:defined|described|understood)(?: (?:in|by|within|here)\\b[^.,;]{0,50}?)? as\\b|\\bdefin(?:e|es|ed|ing) ${the}${aside}(?: (?:at|of|in|for) [\\p{L}-]+){0,2} (?:as|to be|by)\\b`,
        'iu',
      ),
      5,
    ],
    [
      new RegExp(
        `${it}${aside},? (?<!\\b(?:we|and|to) )(?:refers? to|means?|denotes?|stands? for)\\b`,
        'iu',
      ),
      5,
    ],
    // "the time between two floods (or lull)"
    [
      new RegExp(
        `\\b(?:the|an?) (?:[\\p{L}-]+ ){1,3}(?:of|between|in|at|for|from|that) (?:[\\p{L}-]+ ){1,6}\\(or ${the}\\)`,
        'iu',
      ),
      3.4,
    ],
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
              `${it} ?\\((?!(?:for|from|in|at|on|with|by|see|data|not|as|to|of|per|and|or|but|also|which|where|when|without|including|unlike|here|we|our|its)\\b)(?:\\p{Ll}[\\p{Ll}-]+ ){3,12}\\p{Ll}[^()]{2,}\\)`,
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

/** "KnotMine framework that": behind a name its kind; "hollow knots that" are no "hollow". */
const kindOf = '(?: (?!(?:which|that)\\b)\\p{Ll}+){0,2}'
/** What sums up all that was said, not the thing before it: "… on growth, an idea that …". */
const ofClause =
  '(?:\\p{L}+ )?(?:idea|fact|finding|result|hypothesis|question|possibility|effect|observation|trend|view|step|choice|decision|assumption|consequence|limitation|problem|conclusion|number|total)'

/** How a text presents a thing by its name: "we propose X, a method …", "which we call X", and what X does. */
export function presentationsOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? |our )?${it}`
  return [
    [
      new RegExp(
        `\\bwe(?:[’']ve| have)? (?:\\p{L}+ly |also |first |then )?(?:${presenting}) ${noPreposition}${the}(?: v?\\d[\\w.]*)?${aside}(?:${isName(term) ? kindOf : ''} (?:which|that)\\b|,|:| –| —)`,
        'iu',
      ),
      4,
    ],
    [
      new RegExp(`${it}${aside}, (?:an? (?!${ofClause}\\b)|(?:the first|our|which is)\\b)`, 'iu'),
      3.2,
    ],
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
