import type { SectionRole } from '../document/paper-document.ts'
import type { ReplicationItem } from './explanation.ts'

export interface Item {
  readonly item: ReplicationItem
  readonly name: string
  /** Wordings that state it, the surest first. */
  readonly stated: readonly RegExp[]
  /** Wordings that state it only where the section is about what is available. */
  readonly within?: readonly RegExp[]
  readonly not?: RegExp
  /** The words that state it, where the whole sentence is already quoted for another item. */
  readonly phrase?: RegExp
  readonly where: readonly SectionRole[]
}

const repository = '(github|gitlab|bitbucket|zenodo|figshare|dryad|osf\\.io|sourceforge|codeocean)'
/** What a study counts, and so can leave out. */
const studied =
  'patient|participant|subject|individual|respondent|people|women|men|children|adult|animal|mice|rat|bird|plant|sample|specimen|stud(?:y|ie)|article|paper|publication|document|file|sentence|record|case|trial|observation|measurement|image|question|response|survey|district|site|household|school|hospital|instance|example|pair|gene|sequence|cell|read|outlier|duplicate|data|sex|age|variable|group|subpopulation'

/** The items of the replication checklist, in the order in which they are shown. */
export const items: readonly Item[] = [
  {
    item: 'code',
    name: 'code',
    stated: [
      /\b((source )?code|scripts?|software|implementation|toolkit)\b.{0,80}\b(is|are|made|be|been|was|were)?\s?(\w+ly )?(available|released|open[- ]sourced?|accessible|deposited|provided|hosted|downloaded)\b/i,
      new RegExp(`\\b(code|scripts?|software|implementation|toolkit)\\b.{0,120}${repository}`, 'i'),
      /\bwe (will )?(release|open-source|publish|provide|share)d? (all |our |the )?(\w+ ){0,3}(code|scripts|software|implementation)\b/i,
      /\b(our|this|present|introduce|release|develop(ed)?)\b.{0,60}\bopen[- ]source(d)? (\w+ ){0,3}(toolkit|library|package|software|implementation|framework|tool)\b/i,
      /\b(code|implementation|availab\w+|released?|repository|software|scripts?|package)\b.{0,120}https?:\/\/(www\.)?(github|gitlab|bitbucket)\.\w+\//i,
    ],
    within: [
      /\b(code|scripts?|software|implementation|notebooks?|programs?)\b.{0,140}\b(repositor\w+|part of|licen[cs]ed?|available|archived?|folders?|deposited|released|request|supplement\w*|https?:)/i,
    ],
    not: /\b(commercial(ly)?|no longer|not|already) available\b|\bmanufacturer\b|\b(used|using|uses?|employ(ed|s)?|based on|built (up)?on|relies on|rely on)\b.{0,60}\b(open[- ]source|publicly available|freely available|toolkit|library|package)\b/i,
    where: ['availability', 'abstract', 'methods', 'introduction', 'conclusion'],
  },
  {
    item: 'data',
    name: 'data',
    stated: [
      /\b(data ?sets?|data|corpus|corpora|sequences|materials|annotations|benchmark)\b.{0,80}\b(is|are|made|be|been|was|were)\s(\w+ly )?(available|released|accessible|deposited|provided|archived|contained (within|in) (the|this) (paper|article|manuscript|supporting))\b/i,
      new RegExp(`\\b(data|datasets?|corpus|sequences)\\b.{0,120}${repository}`, 'i'),
      /\b(accession (number|code|no)|data (availability|accessibility)|available (in|from|at|through|via|on) (the )?(GEO|SRA|ENA|GenBank|dbGaP|ArrayExpress|PDB))\b/i,
      /\bwe (will )?(release|publish|provide|share|make)d? (all |our |the )?(\w+ ){0,3}(data ?sets?|data|corpus|annotations)\b/i,
      /\b(data ?sets?|data|corpus|annotations)\b[\w\s,]{0,40}\bwill (be )?(\w+ly )?(released|available|shared|published)\b/i,
    ],
    within: [
      /\b(data ?sets?|data|corpus|corpora|articles|materials|sequences|images|recordings|annotations|records|transcripts|reads|sets?)\b.{0,140}\b(available|open[- ]access|publications|public(ly)?|(up)?on request|repositor\w+|redistributed|deposited|archived?|included|supplement\w*|licen[cs]ed?|obtained|shared|accessed)\b/i,
      /^(?!.*\b(code|software|scripts?)\b).*\b(is|are) (\w+ly )?(available|obtainable|accessible) (from|at|through|via|in|on|upon|under)\b/i,
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
      /\b[Ww]e (use|used|set|fix|fixed|choose|chose|take|took)\b.{0,40}(?<![\p{L}\d])\p{L}[\w{}]{0,6}\s?=\s?\d/u,
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
      /\b(runs?|ran|running|trained|executed|timed|measured|computed|performed|carried out)\b.{0,80}\b(processors?|cores?|graphics (cards?|processors?)|laptops?|workstations?|desktop (computer|machine)|(cloud|virtual) machines?)\b/,
      /\b(training|computation|runtime|running time)\b.{0,40}\b(took|takes|required)\b.{0,40}\b(hours?|days?|minutes?)\b/i,
      /\b\d+ (hours|days|minutes|seconds) on (an?|one|the same) (\w+ )?(computer|machine|laptop|desktop|workstation|server|node)\b/i,
    ],
    not: /\b(cores? of (the|each|this)|sediment|drill|ice cores?|rock|soil|food|word processor|columns?|chromatograph\w*|biopsy|core collection|R Core Team)\b|\b(may|might|could|can) (yield|be)\b|\bprior work\b/i,
    where: ['availability', 'methods', 'results', 'appendix', 'acknowledgements'],
  },
  {
    item: 'sample-size',
    name: 'sample size',
    stated: [
      /\b(sample size|power (analysis|calculation))\b (of|was|were|is|indicated|suggested|showed|=|:)?.{0,30}\d/i,
      /\b(total of |included |recruited |enrol+ed |sample of |consist\w* of |compris\w* |from |with |in |and |of )?\d[\d,.]*\s(\w+\s){0,2}(patients|participants|subjects|individuals|adults|children|women|men|mice|rats|animals|volunteers|students|respondents|households|hospitals|schools|births|cases|interviews|sentences|documents|images|questions|articles|tweets|samples|larvae|specimens|birds|flocks|abstracts|papers|pairs)\b/i,
      /\b[nN]\s?=\s?\d[\d,]*(?![\d,]*\s?[\p{L}+*/·])/u,
    ],
    not: /\bet al\b|\bgroups of\b|\bper (group|cage|well|query|item|page|person)\b|\beach \w+ (required|requires|took|takes|needed|needs)\b|\bon average\b|\bsample size,? \(?n\)? (is|was|denotes|refers)\b|\b(layers|heads|iterations|dimensions?|epochs)\b/i,
    where: ['methods', 'abstract', 'results'],
  },
  {
    item: 'exclusions',
    name: 'exclusions',
    stated: [
      /\b(exclusion|inclusion|eligibility) criteria\b/i,
      new RegExp(
        `^(?=.*\\b(${studied})s?\\b).*\\b(were|was|we) (then |also |therefore |subsequently |\\w+ly )?(excluded?|discarded?|filtered out)\\b`,
        'i',
      ),
      /\b(were|was) (\w+ )?excluded(\s\[[\d,\s–-]+\])?\W*$/i,
      /\b(excluded|removed|dropped|omitted) from (the |our |all |further |final |this )*(\w+ )?(analys[ei]s|calculations|data ?set|sample|study)\b/i,
      /\b(outliers|duplicates|missing (data|values))\b.{0,40}\b(removed|excluded|imputed|discarded|handled)\b/i,
    ],
    not: /\b(could|can|may|might) (\w+ )?be (\w+ )?(removed|excluded|discarded)\b/i,
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
    not: /\bshould be\b|\b(downloaded|provided by|obtained from|authors are asked)\b/i,
    phrase: /\b(under|with) (an?|the) [\w\s.-]{0,40}licen[cs]e\b/i,
    where: ['availability', 'front', 'methods'],
  },
]
