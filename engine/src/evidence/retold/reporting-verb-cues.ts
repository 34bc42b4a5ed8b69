import { group } from '../clause-words.ts'

// The verbs by which a paper, and another of a paper, tells of what was done and found.

/** What those who write take for likely, and is told as that and no more. */
const surmises =
  group(`suspect believe assume expect anticipate hope predict speculate conjecture postulate presume recommend
  thank wonder`)
/** To say it in another tone is to say it. */
const sayings = group('acknowledge warn caution remark mention highlight underline underscore add')
const deeds = group('experiment train develop consider employ adopt address extend')
const regular = [
  group(`observe report note demonstrate reveal confirm conclude state suggest indicate imply propose argue explain
  stress estimate identify describe present introduce examine investigate evaluate assess aim define sketch outline
  discuss compare explore apply view`),
  surmises,
  sayings,
  deeds,
].join('|')
const irregular: Readonly<Record<string, string>> = {
  find: 'finds|found',
  show: 'shows|showed|shown',
  see: 'sees|saw|seen',
  say: 'says|said',
  write: 'writes|wrote|written',
  'point out': 'points out|pointed out',
  plan: 'plans|planned',
  think: 'thinks|thought',
  focus: 'focuses|focused|focusses|focussed',
}
/** In both spellings: "summarise", "analyse". */
const twofold = 'hypothesize summarize characterize analyze emphasize'.split(' ')

/** "Stresses", "identified": the forms of a verb that has no other. */
function formsOf(verb: string): string {
  const stem = verb.replace(/e$/, '')
  if (/[^aeiou]y$/.test(verb))
    return `${verb}|${verb.replace(/y$/, 'ies')}|${verb.replace(/y$/, 'ied')}`
  return `${verb}|${verb}${/(?:s|ch)$/.test(verb) ? 'es' : 's'}|${stem}ed`
}

const forms: readonly (readonly [string, string])[] = [
  ...Object.entries(irregular).map(([verb, others]) => [verb, `${verb}|${others}`] as const),
  ...regular.split('|').map((verb) => [verb, formsOf(verb)] as const),
  ...twofold.map(
    (verb) => [verb, `${formsOf(verb)}|${formsOf(verb.replace(/ze$/, 'se'))}`] as const,
  ),
]
const lemmas = new Map(
  forms.flatMap(([verb, all]) => all.split('|').map((form) => [form, verb] as const)),
)

/** Every form of every verb, as branches of a pattern. */
export const tellingForms: string = forms.map(([, all]) => all).join('|')

/** The first form of a verb that tells, behind "has" or not; empty for any other. */
export const lemmaOf = (verb: string): string =>
  lemmas.get(verb.toLowerCase().replace(/^ha(?:ve|s|d) /, '')) ?? ''

const only = (verbs: string) => new RegExp(`^(?:${verbs})$`)
/** What is seen or shown may be told by each of these; to have demonstrated it is to have shown it, and not the other way. */
export const seen: RegExp = only('find|show|observe|see|report')
export const shown: RegExp = only('find|show|observe|see|report|demonstrate|reveal|confirm')
/** To say it takes no more than that the paper says so, without a doubt. */
export const said: RegExp = only(
  `report|note|state|say|write|argue|explain|point out|stress|emphasize|${sayings}`,
)
export const assured: RegExp = only(
  `find|show|observe|see|report|note|demonstrate|reveal|confirm|state|say|write|conclude|stress|emphasize|point out|${sayings}`,
)
/** What people do, and no results: "we define X" is not "the data define X". */
export const doing: RegExp = only(
  `identify|describe|introduce|examine|investigate|evaluate|assess|aim|define|sketch|outline|discuss|summarize|characterize|compare|explore|apply|analyze|focus|plan|think|view|emphasize|${surmises}|${deeds}`,
)
