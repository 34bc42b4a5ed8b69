import { generality } from '../../text/general-words.ts'
import { topicStems } from '../text/words.ts'
import { noKind, otherNameOf } from './definition-frames.ts'
import { people } from './people-cues.ts'
import { isName, isPlural, type Wording, written } from './term-forms.ts'

/** What a thing may be called besides its name: "the ELISA-array assay". */
const kind =
  '(?: (?:assays?|methods?|models?|approach(?:es)?|systems?|techniques?|algorithms?|frameworks?|tests?|tasks?|tools?|procedures?|process|strateg(?:y|ies)|mechanisms?|protocols?|programs?|programmes?|interventions?|therap(?:y|ies)|architectures?|networks?|scales?|scores?|index|questionnaires?|data ?sets?|corpus|platforms?|packages?|phase|stage|effects?|theory|hypothesis))?'
const aside =
  '(?: ?\\([^()]{1,60}\\))?(?: ?\\[[^\\]]{1,30}\\])?(?:,(?: (?!and\\b|or\\b)[\\p{L}\\p{N}-]+){2,8},)?'
/** What is told of an event, or of a thing's worth, and not of what it is. */
const ofEvent =
  '(?:results?|leads?|suggests?|shows?|indicates?|implies|means that|remains?|seems?|appears?|explains?|confirms?|demonstrates?|reflects?|causes?|has|have|may|(?:is|are) (?:(?:in|not|also|why|due|thus|therefore|expected|shown|given|consistent|similar)\\b|(?:an? |the )?(?:very |highly |most |more |particularly |especially )?(?:important|major|common|significant|serious|key|crucial|critical|useful|popular|challenging|difficult|necessary|essential|good|large|main|leading)\\b))'

/** What a thing is made of or for; of one thing with an -s. */
const making = (s: string) =>
  `(?:(?:consist${s} of|compris${s === '' ? 'e' : 'es'}|involve${s}|rel${s === '' ? 'y' : 'ies'} on|work${s} by|function${s} (?:as|by)|act${s} (?:as|by)|serve${s} (?:as|to)|aim${s} (?:to|at)|seek${s} to|describe${s}|represent${s}|measure${s}|quantif${s === '' ? 'y' : 'ies'}|assess${s === '' ? '' : 'es'}|capture${s}|belong${s} to)|(?:is|are) (?:usually |often |typically |commonly |mainly |widely )?(?:based (?:up)?on|composed of|made (?:up )?(?:of|from)|designed (?:to|for|as)|intended (?:to|for|as)|used (?:to|for)|characteri[sz]ed by|built (?:on|from|upon)|derived from|formed (?:by|of|from)|obtained (?:by|from)|(?:calculated|computed) (?:as|by|from)|caused by|thought of as|regarded as|seen as|considered (?:to be )?an?|meant to|aimed at))(?! (?:are|is|were|was)\\b)`
/** Below this a word is of some fields only: of "a disease, which …" most papers speak without saying what one is. */
const mostGeneral = 0.1
const isSpecial = (term: string) =>
  isName(term) ||
  /[\s-]/.test(term) ||
  topicStems(term).every((stem) => generality(stem) < mostGeneral)

const noted = '(?: ?\\([^()]{1,60}\\))?(?: ?\\[[^\\]]{1,30}\\])?'
const opens = '(?:^|[;:] |, (?:and )?|\\b(?:that|where|while|whereas|and) )'

/** What a thing is made of, and what it does, beside its name. */
function partsOf(term: string): readonly Wording[] {
  const it = written(term)
  const several = isPlural(term)
  return [
    [
      new RegExp(
        `(?<!\\bour )${it}${kind}${noted}${several ? '' : '(?<!s)'}, which (?:\\p{Ll}+ly )?(?!${ofEvent})(?:is|are|${several ? '\\p{Ll}{3,}(?<!ed|s)' : '\\p{Ll}{3,}(?<![siu])s'}) `,
        'iu',
      ),
      2.5,
    ],
    [
      new RegExp(
        `${opens}(?:the |an? |our )?${it}${kind}${aside} (?:\\p{L}+ly |also )?${making(several ? '' : 's')}`,
        'iu',
      ),
      2.5,
    ],
    [
      new RegExp(
        `${it}${kind}${noted}, (?:based on|composed of|consisting of|comprising|in which|by which|wherein) `,
        'iu',
      ),
      2.4,
    ],
  ]
}

const naming = (the: string): Wording => [
  new RegExp(
    `\\b(?:which|that|whom) (?:we|the authors|others|they) (?:\\p{L}+ )?(?:call|term|name|dub|denote|label|designate|refer to)(?: (?:as|by))? ${the}|\\b(?:refer(?:red|s)? to|denote[ds]?) (?!this|these|it\\b|them)[^.;]{3,90} as ${the}|\\bso-called ${the}|\\bwe use the (?:term|word|name) ${the} (?:to (?:refer|denote|mean|describe)|for|as)\\b`,
    'iu',
  ),
  3.2,
]

/** How a text says who some people are: "two expert annotators (linguists)", "the raters were two nurses". */
export function peopleOf(term: string): readonly Wording[] {
  const the = `(?:the |an? |our )?${written(term)}`
  return [
    naming(the),
    [
      new RegExp(
        `${the}(?: ?\\([^()]{1,60}\\))? (?:were|was|are|is|included|comprised|consisted of)\\b(?! (?:asked|given|told|shown|instructed|trained|invited|paid))[^.;,]{0,60}?\\b${people}\\b|${the} ?\\([^()]{0,60}?\\b${people}\\b[^()]*\\)|\\b(?:recruited|hired|employed|invited|asked|selected|used|trained)\\b[^.;]{0,80}?\\b${people}\\b[^.;]{0,60}? as ${the}`,
        'iu',
      ),
      3,
    ],
  ]
}

/**
 * How a text says in a clause of another sentence, or by what a thing is made of, what it is: "An X, which detects …",
 * "X is based on …", "a group that we refer to as X", "X is the number of …", "In X, each …".
 */
export function clausesOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? |our )?${it}`
  return [
    naming(the),
    [
      new RegExp(
        `${opens}${the}${kind}${aside} (?:is|was) the (?!${noKind}\\b)[\\p{L}-]+(?: (?!${noKind}\\b)[\\p{L}-]+){0,2} (?:of|that|which|between|by which|in which|where|to)\\b`,
        'iu',
      ),
      2.8,
    ],
    ...(isSpecial(term) ? [otherNameOf(term), ...partsOf(term)] : []),
    ...(isName(term) || !/[\s-]/.test(term)
      ? []
      : [
          [
            new RegExp(`^(?:in|with|by|during|under) ${the}${noted},? (?:we|an?|the|each) `, 'iu'),
            2.4,
          ] as const,
        ]),
  ]
}
