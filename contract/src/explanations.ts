import { z } from 'zod'
import { ApiError } from './errors.ts'
import { Citation, EvidenceSpan, list, Span } from './spans.ts'

export const Verdict = z.object({
  kind: z.enum(['verbatim', 'located', 'supported', 'unverified']),
  score: z.number().min(0).max(1),
  spans: list(Span),
  problems: list(z.string()),
  /** Words that deny or limit the passage and are left out of the claim. */
  omitted: list(z.string()).optional(),
  /** Words that the claim's sentence does not have, and the paper's in their place. */
  changed: list(z.object({ claim: z.string(), paper: z.string() })).optional(),
  /** What is certain of words of a text that a reader brought. */
  telling: z
    .object({ kind: z.enum(['nowhere', 'apart', 'denial', 'comparison']), words: list(z.string()) })
    .optional(),
  checker: z.string(),
})

export const Claim = z.object({
  text: z.string(),
  section: z.string(),
  spans: list(Span),
  verdict: Verdict,
  computation: z
    .object({
      expression: z.string(),
      operands: list(z.object({ value: z.number(), span: Span })),
      result: z.number(),
    })
    .optional(),
  /** What a reader should know of numbers in these words: which of them do not agree. */
  caution: z.string().optional(),
})
export type Claim = z.infer<typeof Claim>

export const ReplicationClaim = Claim.extend({
  item: z.string(),
  status: z.enum(['stated', 'not-found', 'not-read']),
  /** The words speak of the item and do not say that the paper has it. */
  unmet: z.literal(true).optional(),
  searched: list(z.string()),
})

/** How a claim ends that names a proposal without its words. */
const unshown = 'Its words are not shown.'
/** A claim that stands for a proposal whose words nobody may see. */
export const unshownClaim = (what: string): string => `${what}. ${unshown}`
/** Whether a claim's text only names a proposal. */
export const isUnshown = ({ text }: Claim): boolean => text.endsWith(unshown)

/** What a language model's explanation took. */
export const ModelRun = z.object({
  promptVersion: z.string(),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In the currency of the operator's prices; null when there are none. */
  cost: z.number().nullable(),
  ms: z.number(),
  /** The model was cut short: it may say more when it is asked again. */
  isCut: z.literal(true).optional(),
})
export type ModelRun = z.infer<typeof ModelRun>

/** Who made an explanation, of which text, and when. */
export const made = {
  engine: z.string(),
  engineVersion: z.string(),
  model: z.string().optional(),
  run: ModelRun.optional(),
  /** Why another engine than the installation's answered, or answered in part, or why there may be more; which half of a question is not answered. */
  note: z.string().optional(),
  documentId: z.string(),
  createdAt: z.iso.datetime(),
}

export const EvidenceMap = z.record(
  z.string(),
  list(z.object({ claim: z.string(), verdict: Verdict.shape.kind, spans: list(EvidenceSpan) })),
)

/** A summary: each section as text, and as claims with their proof. */
export const Summary = z.object({
  id: z.string(),
  paperId: z.string(),
  tldr: z.string(),
  whatsNew: z.string(),
  whatNew: z.string(),
  methods: z.string(),
  results: z.string(),
  limitations: z.string(),
  replicationChecklist: list(z.string()),
  evidenceMap: EvidenceMap,
  claims: z.object({
    tldr: list(Claim),
    whatsNew: list(Claim),
    methods: list(Claim),
    results: list(Claim),
    limitations: list(Claim),
    replicationChecklist: list(ReplicationClaim),
  }),
  /** What was proposed and did not pass; of a language model's proposals each is named, without its words. */
  withheld: list(Claim),
  ...made,
})
export type Summary = z.infer<typeof Summary>

/**
 * What the stream of a summary says: that work has begun, each claim of a language model at the moment when
 * it is proven, at last the summary, which alone counts. A summary that cannot be made says `failed`.
 */
export const SummaryEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('started'), data: z.object({}) }),
  z.object({ event: z.literal('claim'), data: Claim }),
  z.object({ event: z.literal('done'), data: Summary }),
  z.object({ event: z.literal('failed'), data: ApiError }),
])
export type SummaryEvent = z.infer<typeof SummaryEvent>

/** So many characters a question may have. */
export const mostAsked = 2_000

export const AskQuestion = z.object({
  paperId: z.string().min(1).max(300),
  question: z
    .string()
    .trim()
    .min(1, 'Ask something first.')
    .max(mostAsked, `A question may have at most ${mostAsked.toLocaleString('en')} characters.`),
})
export type AskQuestion = z.infer<typeof AskQuestion>

/** Most headings that are named in a line. */
const mostNamed = 3
/** Where something was looked for in vain, behind "not found": "after reading Methods, Results". */
export const afterReading = (headings: readonly string[]): string =>
  headings.length === 0
    ? 'after reading the whole text'
    : `after reading ${headings.length <= mostNamed ? headings.join(', ') : `${headings.length} sections`}`

/** Below this chance, less likely right than wrong, an answer is told as unsure: of readers’ kept questions 40 % are answered by what is shown first below it, 64 % above. */
const leastSure = 0.5
/**
 * What is said of an answer that may be none; null for one that is surer, or was found outright, or that sets right
 * what the question takes for granted: that is an answer.
 */
export const unsureWords = ({
  chance = 1,
  premise,
}: {
  readonly chance?: number | undefined
  readonly premise?: string | undefined
}): string | null =>
  chance < leastSure && premise === undefined
    ? 'Unsure. These are the closest words found; they may not answer the question.'
    : null

export const QaEntry = z.object({
  id: z.string(),
  paperId: z.string(),
  question: z.string(),
  answer: z.string(),
  refused: z.boolean(),
  reason: z.string().optional(),
  /** What the question takes for granted and the passages contradict, in one sentence. */
  premise: z.string().optional(),
  /** How likely it is that the first claim answers; absent for what was found outright, and for a model's answers. */
  chance: z.number().min(0).max(1).optional(),
  claims: list(Claim),
  citations: list(Citation),
  /** When refused: the nearest passages, and the headings that were searched. */
  nearest: list(Citation),
  searched: list(z.string()),
  /** What a language model proposed and could not prove: each is named, without its words. */
  withheld: list(Claim),
  ...made,
})
export type QaEntry = z.infer<typeof QaEntry>

/** One claim as a W3C Web Annotation: the claim is the body, the paper's words the target. */
export const EvidenceAnnotation = z.object({
  id: z.string(),
  type: z.literal('Annotation'),
  motivation: z.string(),
  created: z.iso.datetime(),
  generator: z.object({ type: z.literal('Software'), name: z.string() }),
  body: z.object({
    type: z.literal('TextualBody'),
    value: z.string(),
    format: z.literal('text/plain'),
    purpose: z.string(),
    'tessera:section': z.string(),
    'tessera:verdict': Verdict.shape.kind,
  }),
  target: list(
    z.object({
      source: z.string(),
      selector: list(z.record(z.string(), z.unknown())),
    }),
  ),
})

export const EvidenceCollection = z.object({
  '@context': list(z.unknown()),
  id: z.string(),
  type: z.literal('AnnotationPage'),
  items: list(EvidenceAnnotation),
})
export type EvidenceCollection = z.infer<typeof EvidenceCollection>
