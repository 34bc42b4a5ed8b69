import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import { type Claim, checkerVersion } from '../evidence/claim.ts'
import type { Span } from '../text/span.ts'
import type { ReplicationClaim, ReplicationItem } from './explanation.ts'
import { isWhole, type Sentence } from './sentence.ts'

interface Item {
  readonly item: ReplicationItem
  readonly name: string
  /** Wordings that state it, the surest first. */
  readonly stated: readonly RegExp[]
  readonly not?: RegExp
  readonly where: readonly SectionRole[]
}

const repository = '(github|gitlab|bitbucket|zenodo|figshare|dryad|osf\\.io|sourceforge|codeocean)'
const items: readonly Item[] = [
  {
    item: 'code',
    name: 'code',
    stated: [
      /\b((source )?code|scripts?|software|implementation|toolkit)\b.{0,80}\b(is|are|made|be|been|was|were)?\s?(\w+ly )?(available|released|open[- ]sourced?|accessible|deposited|provided|hosted|downloaded)\b/i,
      new RegExp(`\\b(code|scripts?|software|implementation|toolkit)\\b.{0,120}${repository}`, 'i'),
      /\bwe (will )?(release|open-source|publish|provide|share)d? (all |our |the )?(\w+ ){0,3}(code|scripts|software|implementation)\b/i,
      /\bopen[- ]source(d)? (\w+ ){0,3}(toolkit|library|package|software|implementation|framework|tool)\b/i,
      /\b(code|implementation|availab\w+|released?|repository|software|scripts?|package)\b.{0,120}https?:\/\/(www\.)?(github|gitlab|bitbucket)\.\w+\//i,
    ],
    not: /\b(commercial(ly)?|no longer|not|already) available\b|\bmanufacturer\b/i,
    where: ['availability', 'abstract', 'methods', 'introduction', 'conclusion'],
  },
  {
    item: 'data',
    name: 'data',
    stated: [
      /\b(data ?sets?|data|corpus|corpora|sequences|materials|annotations|benchmark)\b.{0,80}\b(is|are|made|be|been|was|were)\s(\w+ly )?(available|released|accessible|deposited|provided|archived|contained (within|in) (the|this) (paper|article|manuscript|supporting))\b/i,
      new RegExp(`\\b(data|datasets?|corpus|sequences)\\b.{0,120}${repository}`, 'i'),
      /\b(accession (number|code|no)|data availability|available (in|from|at|through|via|on) (the )?(GEO|SRA|ENA|GenBank|dbGaP|ArrayExpress|PDB))\b/i,
      /\bwe (will )?(release|publish|provide|share|make)d? (all |our |the )?(\w+ ){0,3}(data ?sets?|data|corpus|annotations)\b/i,
    ],
    not: /\bdata (were |was |are |is )?not shown\b|\b(no|few|limited|little|not enough|insufficient) (\w+ )?data (is|are)\b|\bdata (is|are) (not|only|limited)\b|\bavailable (for|to) (training|learn)/i,
    where: ['availability', 'methods', 'abstract', 'introduction', 'conclusion'],
  },
  {
    item: 'seeds',
    name: 'random seeds',
    stated: [
      /\b(random|different|fixed|multiple|\d+|five|three|ten) (random )?seeds?\b(?!.{0,12}\b(plant|dispers|germinat|bank|crop))/i,
      /\bseed(ed)? (was|were|is|of|to|value|=|fixed|set)\b.{0,20}\d/i,
    ],
    not: /\b(seedlings?|germination|sown|plants?|crops?|dispersal)\b/i,
    where: ['methods', 'results', 'appendix'],
  },
  {
    item: 'hyperparameters',
    name: 'hyperparameters or settings',
    stated: [
      /\b(learning rate|batch size|weight decay|dropout (rate|of|probability)|hidden (size|units|dimension)|momentum of)\b.{0,60}\d/i,
      /\b(hyper-?parameters?)\b.{0,60}\b(are|were|is|was|set|tuned|chosen|listed|table|selected)\b/i,
      /\b(adam|sgd|adagrad|rmsprop|adamw)\b.{0,60}(\d|optimi[sz])/i,
      /\b(parameters?|thresholds?|settings?) (\w+ )?(was|were|are|is) set (to|at|as)\b.{0,40}\d/i,
    ],
    where: ['methods', 'results', 'appendix'],
  },
  {
    item: 'compute',
    name: 'computing resources',
    stated: [
      /\b\d*\s?(x |× )?(NVIDIA|Tesla|V100|A100|H100|P100|K80|GTX|RTX|TPUs?|GPUs?|CPUs?|Xeon)\b.{0,80}(\d|hours|days|train|ran|run)/,
      /\b(trained|training|ran|run|experiments|computations?|simulations?)\b.{0,80}\b(GPUs?|TPUs?|CPU|cluster|GHz|cores?|supercomputer)\b/,
      /\b(training|computation|runtime|running time)\b.{0,40}\b(took|takes|required)\b.{0,40}\b(hours?|days?|minutes?)\b/i,
    ],
    where: ['methods', 'results', 'appendix', 'acknowledgements'],
  },
  {
    item: 'sample-size',
    name: 'sample size',
    stated: [
      /\b(sample size|power (analysis|calculation))\b (of|was|were|is|indicated|suggested|showed|=|:)?.{0,30}\d/i,
      /\b(total of |included |recruited |enrol+ed |sample of |consist\w* of |compris\w* |from |with |in |and |of )?\d[\d,.]*\s(\w+\s){0,2}(patients|participants|subjects|individuals|adults|children|women|men|mice|rats|animals|volunteers|students|respondents|households|hospitals|schools|births|cases|interviews|sentences|documents|images|questions|articles|tweets|specimens|birds|flocks|abstracts|papers|pairs)\b/i,
      /\b[nN]\s?=\s?\d[\d,]*(?![\d,]*\s?[\p{L}+*/·])/u,
    ],
    not: /\bet al\b|\bgroups of\b|\bper (group|cage|well)\b|\b(layers|heads|iterations|dimensions?|epochs)\b/i,
    where: ['methods', 'abstract', 'results'],
  },
  {
    item: 'exclusions',
    name: 'exclusions',
    stated: [
      /\b(exclusion|inclusion|eligibility) criteria\b/i,
      /\b(were|was|we) (then |also |therefore |subsequently )?(excluded?|discarded?|filtered out)\b|\b(removed|dropped|omitted) from (the |our |all |further |this )?(\w+ )?(analys[ei]s|data ?set|sample|study)\b/i,
      /\b(outliers|duplicates|missing (data|values))\b.{0,40}\b(removed|excluded|imputed|discarded|handled)\b/i,
    ],
    where: ['methods', 'results', 'appendix'],
  },
  {
    item: 'ethics',
    name: 'ethics approval or consent',
    stated: [
      /\b(ethic(s|al)|institutional review board|IRB|animal (care|use|experiment\w*|research)|review committee)\b.{0,100}\b(approv|review|committee|board|clear|waiv|exempt|guideline|standard)/i,
      /\b(approved|reviewed) by\b.{0,60}\b(ethic|review board|IRB|animal|committee)/i,
      /\b(informed|written|verbal|oral) consent\b|\bDeclaration of Helsinki\b|\bethics statement\b/i,
    ],
    where: ['methods', 'availability', 'acknowledgements', 'front'],
  },
  {
    item: 'preregistration',
    name: 'preregistration',
    stated: [
      /\b(pre-?regist(er|ration)\w*|registered report|prospectively registered|trial registration|registered (at|with|in|on|under) .{0,40}(clinicaltrials|isrctn|prospero|osf|registry))\b/i,
      /\b(NCT\d{6,}|ISRCTN\d+|CRD\d{8,}|ACTRN\d+|ChiCTR[\w-]+)\b/,
    ],
    not: /\b(algorithms?|align\w*|image registration)\b/i,
    where: ['abstract', 'methods', 'front'],
  },
  {
    item: 'licence',
    name: 'licence',
    stated: [
      /\b(creative commons|cc[- ]by|cc0|mit licen[cs]e|apache (licen[cs]e|2\.0)|gpl|bsd licen[cs]e|public domain)\b/i,
      /\b(under|with) (an?|the) [\w\s.-]{0,40}licen[cs]e\b/i,
    ],
    where: ['availability', 'front', 'methods'],
  },
]

/** Headings of the top-level sections that were read: everything except the references. */
export function headingsRead(document: PaperDocument): string[] {
  return document.sections
    .filter(({ heading, level, role }) => heading && level <= 1 && role !== 'references')
    .map(({ heading }) => document.text.slice(heading?.start, heading?.end))
}

/** How an item is called, and the sentences that state it, best first. */
export function statementsOf(
  wanted: ReplicationItem,
  sentences: readonly Sentence[],
): { name: string; found: Sentence[] } {
  const entry = items.find(({ item }) => item === wanted)
  return { name: entry?.name ?? wanted, found: entry ? find(entry, sentences) : [] }
}

/** The sentence that states an item best: by wording first, then by a section where it belongs. */
function find(entry: Item, sentences: readonly Sentence[]): Sentence[] {
  const scored = sentences.flatMap((sentence) => {
    if (
      sentence.role === 'references' ||
      sentence.kind === 'caption' ||
      sentence.text.length > 700 ||
      /\?\W*$/.test(sentence.text)
    )
      return []
    if (!isWhole(sentence.text)) return []
    const rank = entry.stated.findIndex((pattern) => pattern.test(sentence.text))
    if (rank < 0 || entry.not?.test(sentence.text)) return []
    const where = entry.where.indexOf(sentence.role)
    const cost = 1.5 * rank + (where < 0 ? 4 : 0.7 * where)
    return [{ sentence, cost }]
  })
  return scored
    .toSorted((a, b) => a.cost - b.cost || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence)
}

/** What a replication needs to know, item by item: stated with the paper's sentence, or not found. */
export function checklist(
  document: PaperDocument,
  sentences: readonly Sentence[],
  quote: (section: Claim['section'], span: Span) => Claim | null,
): ReplicationClaim[] {
  const searched = headingsRead(document)
  return items.map((entry): ReplicationClaim => {
    for (const sentence of find(entry, sentences).slice(0, 3)) {
      const claim = quote('replicationChecklist', sentence.span)
      if (claim) return { ...claim, item: entry.item, status: 'stated', searched }
    }
    return {
      text: `No statement of ${entry.name} was found.`,
      section: 'replicationChecklist',
      spans: [],
      verdict: { kind: 'unverified', score: 0, spans: [], problems: [], checker: checkerVersion },
      item: entry.item,
      status: 'not-found',
      searched,
    }
  })
}
