import type { SectionRole } from '../../document/paper-document.ts'
import type { Wording } from '../../text/holds.ts'
import type { ReplicationItem } from '../explanation.ts'
import {
  countedBefore,
  countsSubjects,
  dealtWith,
  fewCases,
  givesOwnNumber,
  ownNumber,
  plainNumber,
  studied,
  subjects,
} from './subject-counts.ts'

export interface Item {
  readonly item: ReplicationItem
  readonly name: string
  /** Wordings that state it, the surest first. */
  readonly stated: readonly Wording[]
  /** Wordings that state it only where the section is about what is available. */
  readonly within?: readonly Wording[]
  readonly not?: RegExp
  /** Wordings by which a statement says that there is none, or none that others can have. */
  readonly denies?: RegExp
  /** What a sentence under such a heading has to speak of to say that there is one. */
  readonly underIf?: RegExp
  /** How many values a sentence gives; the one that gives most states it best. */
  readonly values?: (text: string) => number
  /** How surely a sentence lets others have it: 1 by an address, -1 where it is promised; 0 says nothing of that. */
  readonly isAtHand?: (text: string) => number
  /** Wordings of a number, or a thing, near the one that is asked for: who was screened. */
  readonly beside?: RegExp
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

const repository = '(github|gitlab|bitbucket|zenodo|figshare|dryad|osf\\.io|sourceforge|codeocean)'
/** "The answers are in our replication package": things of that name are in what a paper was deposited with. */
const packaged = (things: string) =>
  new RegExp(
    `\\b(?:${things})\\b[^.;]{0,120}\\b(?:in|from|through|via|as|part of) (?:our|the|this|an?) (?:\\w+ ){0,3}(?:(?:replication|reproduction|reproducibility) (?:package|kit|archive|repository)|online (?:appendix|repository))`,
    'i',
  )
const promised =
  /\bwill (?:be )?(?:\w+ly )?(?:available|released?|accessible|provided?|shared?|published?|made|open[- ]sourced?)\b|\b(?:upon|after|on) (?:acceptance|publication)\b|\bto be released\b/i
/** "The model released by its authors: https://…" is at hand, and theirs. */
const ofOthers =
  /\b(?:released|provided|published|developed|made available) by (?!us\b)|\bwe (?:also )?us(?:e|ed)\b/i
const isAtHand = (text: string): number =>
  ofOthers.test(text)
    ? 0
    : /https?:\/\/|\bdoi\.org\b|\bwww\./i.test(text)
      ? 1
      : promised.test(text)
        ? -1
        : 0

const setting =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}_{}∗-]*\s?=\s?\d|\b(?:rate|size|decay|dropout|momentum|smoothing|temperature|dimensions?|epochs?|warm-?up|steps?|layers|heads) (?:(?:is|was|are|were|set) )*(?:of|to|at|=|:)? ?\d|\b\d[\d,.]* (?:epochs?|layers|heads|steps|iterations)\b/giu
/** How many settings a sentence gives the value of; an exception from them is worth less than one. */
const settingsGiven = (text: string): number =>
  (text.match(setting)?.length ?? 0) - (/\b(?:instead of|rather than|except)\b/i.test(text) ? 1 : 0)

/** "A single core", "8 cores": the core of a study, a programme or a sequence computes nothing. */
const core =
  '(?:(?:single|one|two|four|six|eight|dual|quad|multiple|multi|\\d+|[CG]PU|processor)[ -]cores?|cores)'

/** A number by which a registry keeps a trial or a review. */
const registered =
  /\b(?:NCT\s?\d{6,}|ISRCTN\s?\d+|CRD\d{8,}|ACTRN\d+|ChiCTR[\w-]+|RBR-\w{6,}|UMIN\d{6,}|DRKS\d{6,}|CTRI\/\d{4}\/[\d/]+|IRCT\w{8,}|TCTR\d{6,}|PACTR\d{6,}|KCT\d{6,}|jRCT\w{6,}|NTR\d{3,}|JPRN-\w+|EudraCT(?: (?:[Tt]rial|[Ss]tudy|[Rr]egistration))?(?: ?(?:[Nn]umber|[Nn][or]\.?|#))?:? ?\d{4}-\d{6}-\d{2})\b/

/** The items of the replication checklist, in the order in which they are shown. */
export const items: readonly Item[] = [
  {
    item: 'code',
    name: 'code',
    stated: [
      /\b((source )?code|scripts?|software|implementation|toolkit)\b[^.;]{0,80}\b(is|are|made|be|been|was|were|will)\s(be )?(\w+ly )?(available|released|open[- ]sourced?|accessible|deposited|provided|hosted|downloaded)\b/i,
      new RegExp(
        `\\b(code|scripts?|software|implementation|toolkit)\\b.{0,120}(?:\\b(?:at|on|in|from|via|through|to)|:|\\()\\s?(?:\\S+ ){0,3}?(?:https?://\\S*)?${repository}(?! copilot)`,
        'i',
      ),
      /\bscripts?\b.{0,20}\((supplementary )?source code (file )?\d/i,
      /\bwe (will )?(release|open-source|publish|provide|share)d? (all |our |the )?(\w+ ){0,3}(code|scripts|software|implementation)\b/i,
      /\b(our|this|present|introduce|release|develop(ed)?)\b.{0,60}\bopen[- ]source(d)? (\w+ ){0,3}(toolkit|library|package|software|implementation|framework|tool)\b/i,
      /\b(code|implementation|availab\w+|released?|repository|software|scripts?|package)\b.{0,120}https?:\/\/(www\.)?(github|gitlab|bitbucket)\.\w+\//i,
      packaged('source code|code|scripts?|implementation|approach'),
    ],
    isAtHand,
    within: [
      /\b(code|scripts?|software|implementation|notebooks?|programs?)\b.{0,140}\b(repositor\w+|part of|licen[cs]ed?|available|archived?|folders?|deposited|released|request|supplement\w*|https?:)/i,
    ],
    not: /\b(commercial(ly)?|no longer|not|already) available\b|\b(used|using|uses?|employ(ed|s)?|based on|built (up)?on|relies on|rely on)\b.{0,60}\b(open[- ]source|publicly available|freely available|toolkit|library|package)\b|\b(adapt(ed|s)?|reus(e|ed|es)|modif(y|ied)|appl(y|ied))\b.{0,40}\b(code|implementation|scripts?|software)\b|\bmanufacturer\b|\bwe us(?:e|ed)\b[^.]*\b(?:released|provided|published) by\b|\b(?:released|provided|published) by (?:its|their|the original) authors?\b/i,
    where: ['availability', 'abstract', 'methods', 'introduction', 'conclusion'],
    under: /^(?:[\d.]+ )?(?:code|software|source code) availability\b/i,
  },
  {
    item: 'data',
    name: 'data',
    stated: [
      /\b(data ?sets?|data|corpus|corpora|sequences|materials|annotations|benchmark)\b.{0,80}\b(is|are|made|be|been|was|were)\s(\w+ly )?(available|released|accessible|deposited|provided|archived|contained (within|in) (the|this) (paper|article|manuscript|supporting)|(?:accessed|downloaded|obtained|retrieved|found) (?:at|from|via|in|on)\b[^;]{0,80}https?:)/i,
      new RegExp(`\\b(data|datasets?|corpus|sequences)\\b.{0,120}${repository}`, 'i'),
      /^(?=.*\b(deposited|submitted|archived|available|assigned)\b).*\baccession (numbers?|codes?|nos?)\b/i,
      /\b(sequenc\w+|genomes?|reads|structures?|coordinates)\b.{0,80}\b(completed|determined|deposited|submitted|available|assigned|released)\b.{0,60}(\b(GenBank|GEO|SRA|ENA|ArrayExpress|PDB|DDBJ|EMBL|BioProject)\b|\b(PRJ[A-Z]{2}|GSE|SR[APR]|ERP)\d{3,})/i,
      /\b(data (availability|accessibility)|available (in|from|at|through|via|on) (the )?(GEO|SRA|ENA|GenBank|dbGaP|ArrayExpress|PDB))\b/i,
      /\bwe (will )?(release|publish|provide|share|make)d? (all |our |the )?(\w+ ){0,3}(data ?sets?|data|corpus|annotations)\b/i,
      /\bwe (?:will |have |also )*(?:make|made)\b[^.;]{0,160}\b(?:data ?sets?|data|corpus|corpora|annotations|results|transcripts|resources|materials)\b[^.;]{0,80}\bavailable\b(?! to (?:us|the))/i,
      packaged('data ?sets?|data|transcripts?|answers|responses|text|annotations|materials'),
      /\b(data ?sets?|data|corpus|annotations)\b[\w\s,]{0,40}\bwill (be )?(\w+ly )?(released|available|shared|published)\b/i,
    ],
    isAtHand,
    within: [
      /\b(data ?sets?|data|corpus|corpora|articles|materials|sequences|images|recordings|annotations|records|transcripts|reads|sets?)\b.{0,140}\b(available|open[- ]access|publications|public(ly)?|(up)?on request|repositor\w+|redistributed|deposited|archived?|included|supplement\w*|licen[cs]ed?|obtained|shared|accessed)\b/i,
      /^(?!.*\b(code|software|scripts?)\b).*\b(is|are) (\w+ly )?(available|obtainable|accessible) (from|at|through|via|in|on|upon|under)\b/i,
    ],
    not: /\b(?:since|because|whatever|although|thus|for which|for whom)\b[^.;]{0,60}\bdata (?:is|are|were|was) available\b|\bdata (?:is|are|were|was) available only (?:for|from|in|on|since|until)\b|\b(?:missing|normative|labell?ed|training|long-term) data (?:is|are|were|was) available\b(?! (?:at|from|through|via|upon|on)\b)|\bavailable for (?:this|the) task\b|\b(?:provided|shown|presented|given|listed|summari[sz]ed|found|contained) (?:below )?in (?:our |the )?(?:tables?|figs?\.?|figures?) \(?[\dIVX]|\b(?:was|were) (?:\w+ly )?(?:provided|supplied|donated) by\b|\butility to provide\b|\b(?:until|when(?:ever)?|once|if)\b[^.;]{0,100}\bdata (?:is|are|were|become) available\b|\bcomplete data (?:was|were|is|are|on|at)\b|\bdata\b[^.;]{0,40}\bavailable (?:for|from) (?:only )?(?:\d|(?:\w+ ){0,2}(?:patients|participants|subjects)\b)|\bdata (were |was |are |is )?not shown\b|\b(no|few|limited|little|not enough|insufficient) (\w+ )?data (is|are)\b|\bdata (is|are) (not|only|limited)\b|\bavailable (for|to) (training|learn)|\bdetails (?:of|on|about) (?:\w+ ){0,2}data/i,
    denies:
      /\b(?:not|n't|no longer)\b[^.;]{0,30}\b(?:available|shared?|released?|accessible|deposited)\b|\bcannot be (?:\w+ )?(?:shared|released|made)\b|\bno (?:new )?(?:data ?sets?|data)\b[^.;]{0,30}\b(?:available|generated|created|shared|released)\b/i,
    where: ['availability', 'methods', 'abstract', 'introduction', 'conclusion'],
    under:
      /^(?:[\d.]+ )?(?:data (?:availability|accessibility|access|sharing|deposition|archiving)|(?:nucleotide |sequence )*accession (?:numbers?|codes?)|availability of (?:the |supporting )?data)\b/i,
  },
  {
    item: 'seeds',
    name: 'random seeds',
    inCaptions: [/\b(random|different|fixed) (random )?seeds?\b/i],
    stated: [
      /\b(random|different|fixed|multiple|\d+|five|three|ten) (random )?seeds?(?<!\b1 seeds?)\b(?!.{0,12}\b(plant|dispers|germinat|bank|crop))/i,
      /\bseed(ed)? (was|were|is|of|to|value|=|fixed|set)\b.{0,20}\d/i,
    ],
    not: /\b(seedlings?|germination|sown|plants?|crops?|dispersal)\b/i,
    where: ['methods', 'results', 'appendix'],
  },
  {
    item: 'hyperparameters',
    name: 'hyperparameters or settings',
    stated: [
      /\b(learning rate|batch size|weight decay|dropout (rate|of|probability)|hidden (size|units|dimension))\b[^.;]{0,60}(?<![\p{L}×^_])\d|\bmomentum (of|=|:) ?0?\.\d/iu,
      /\bhyper-?parameters?\b.{0,60}\b(are|were|is|was)\b.{0,40}\b(set|tuned|chosen|listed|given|reported|selected|determined|shown)\b/i,
      /\bfor \d+ epochs\b|\bbeam size ?(of|=) ?\d/i,
      /\b(adam|sgd|adagrad|rmsprop|adamw)\b.{0,60}(\d|optimi[sz])/i,
      /\b[Ww]e (use|used|set|fix|fixed|choose|chose|take|took)\b.{0,40}(?<![\p{L}\d])\p{L}[\w{}]{0,6}\s?=\s?\d/u,
      /\b(parameters?|thresholds?|settings?) (\w+ )?(was|were|are|is) set (to|at|as)\b.{0,40}\d/i,
      // "the configuration that produced the best quality (enc=6, dec=6, heads=8)".
      /\b(?:configurations?|hyper-?parameters?|architecture|network|settings?)\b[^.;]{0,120}\((?!SD|SE|CI|df)\p{L}[\p{L}_-]{1,15} ?= ?\d[\d.]*[,;] ?(?!SD|SE|CI|df)\p{L}[\p{L}_-]{1,15} ?= ?\d/u,
    ],
    // Of those who drop out of a trial there is a rate, too: in percent, and nothing is said of a network.
    not: /^(?!.*\b(?:networks?|layers?|LSTM|GRU|RNN|CNN|BERT|transformers?|embeddings?|Adam|SGD|learning rate|batch|epochs?|encoder|decoder|regulari[sz]\w*|neural|hidden|neurons?|overfit\w*)\b).*\bdrop-?out (?:rates?|of)\b[^.]*\d ?%|\b(?:sample size|statistical power|[αβ] ?(?:error|=)|type I+ error)\b[^.]*\bdrop-?out|\bdrop-?out rate\b[^.]*\b(?:children|patients|participants|subjects|women|men|months?|years?|weeks?)\b|\b(?:children|patients|participants|subjects|women|men)\b[^.]*\bdrop-?out rate\b/i,
    values: settingsGiven,
    where: ['methods', 'results', 'appendix'],
  },
  {
    item: 'compute',
    name: 'computing resources',
    stated: [
      // "We use a 2-core 2.5 GHz EC2 machine with 16 GB RAM", "deployed them on a Raspberry Pi 3".
      /\b(?:we|were|was) (?:\w+ )?(?:us(?:e|ed)|deploy(?:ed)?|evaluated?|train(?:ed)?|ran|run|execut(?:e|ed)|test(?:ed)?|perform(?:ed)?|conduct(?:ed)?|measured?|benchmark(?:ed)?)\b.{0,100}\b(?:(?:EC2|AWS|Azure|(?:linux|virtual|cloud) (?:machine|server|instance|box)|Raspberry Pi|Jetson|Titan (?:V|X|Xp|RTX)|(?:Intel )?(?:Core )?i[3579]-\d{3,}\w*|Ryzen|Xeon|M[1-4] (?:Max|Pro|Ultra))\b|\d+(?:\.\d+)?[ -]?GHz|\d+ ?[GT]i?B (?:of )?(?:RAM|memory|VRAM)\b)/i,
      /\b\d*\s?(x |× )?(NVIDIA|Tesla|V100|A100|H100|P100|K80|GTX|RTX|TPUs?|GPUs?|CPUs?|Xeon)\b.{0,80}(\d|hours|days|train|ran|run)/,
      new RegExp(
        `\\b(trained|training|ran|run|running|experiments?|computations?|simulations?)\\b.{0,80}\\b(GPUs?|TPUs?|CPU|(?:on|from|with|using|by) (?:(?:an?|the|our|its) )?(?:[\\w-]+ ){0,4}cluster(?!-)|GHz|${core}|supercomputer)\\b`,
      ),
      new RegExp(
        `\\b(runs?|ran|running|trained|executed|timed|measured|computed|performed|carried out)\\b.{0,80}\\b(processors?|${core}|graphics (cards?|processors?)|laptops?|workstations?|desktop (computer|machine)|(cloud|virtual) machines?)\\b`,
      ),
      /\b(training|computation|runtime|running time)\b.{0,40}\b(took|takes|required)\b.{0,40}\b(hours?|days?|minutes?)\b/i,
      /\b\d+ (hours|days|minutes|seconds) on (an?|one|the same) (\w+ )?(computer|machine|laptop|desktop|workstation|server|node)\b/i,
    ],
    not: /\b(cores? of (the|each|this)|sediment|drill|ice cores?|rock|soil|food|word processor|columns?|chromatograph\w*|biopsy|core collection|R Core Team)\b|\b(may|might|could|can) (yield|be)\b|\bprior work\b|^if\b|\b(?:slower|faster) than\b/i,
    where: ['availability', 'methods', 'results', 'appendix', 'acknowledgements', 'other'],
  },
  {
    item: 'sample-size',
    name: 'sample size',
    stated: [
      /\bsample size\b (of|was|were|is|=|:|included|comprised) .{0,30}\d/i,
      { test: (text) => countsSubjects(text) },
      { test: (text) => givesOwnNumber(text) && subjects.test(text) },
      countedBefore,
      {
        test: (text) =>
          givesOwnNumber(text) && /\b(?:groups?|arms?|cohort|controls?|placebo)\b/i.test(text),
      },
      { test: (text) => countsSubjects(text, dealtWith) },
      fewCases,
    ],
    not: /\be\.g\.,? [^)]{0,30}\d|\bremaining (?:\d|\p{Ll}+ (?=pairs|patients|participants))(?!.*\b(?:constitut|random|enrol|includ|analy[sz]|evaluat|complet|compris)\w*)|\bnot (?:\w+ly )?(?:included|enroll?ed|recruited|counted) in\b|\bet al\b|\bgroups of\b|\bsub-?group(?: analys[ei]s)? of \d|\b(?:power|required|goal)\b[^.]*\bin each group\b|\bin each group\b[^.]*\b(?:power|required|goal)\b|\b(?<!\d in )(per|each|every) (group|cage|well|query|item|page|person|batch|second|plant|bin|word|token)\b|\b(worldwide|per second|annually|are diagnosed|estimated that|runtimes?|test cases)\b|\bof which each\b|\beach (having|with)\b|\bdepend\w* on sample size\b|\beach \w+ (required|requires|took|takes|needed|needs)\b|\bon average\b|\bsample size,? \(?n\)? (is|was|denotes|refers)\b|\b(layers|heads|iterations|dimensions?|epochs|sessions|wave functions?)\b|^(?:figs?\.?|figure|table|let|suppose|assume|consider|for each)\b|\blet us\b|\boutperform|\bno (?:\w+ ){1,3}(?:was|were) (?:observed|found|detected)\b|\bno evidence\b|\b(?:using|with) (?:only|as few as)\b|\b(?:been|is|are|was|were) (?:provided|supplied|deposited|archived) (?:in|as|at|on|with)\b/iu,
    beside:
      /^(?!.*\b(?:randomi[sz]ed|enroll?ed|entered|included|completed|recruited|treated|participated|underwent|analy[sz]ed|consented)\b)(?=.*\b(?:patients|subjects|participants|volunteers|individuals|people|women|men|children|adults|students|teachers|services)\b).*\b(?:screened|interviewed|approached|invited|assessed for eligibility|were (?:eligible|identified))\b/i,
    where: ['abstract', 'methods', 'results', 'other', 'appendix'],
    only: true,
    ownOnly: true,
    inCaptions: [{ test: (text) => givesOwnNumber(text) && subjects.test(text) }],
    counted: (text) =>
      Math.max(0, ...(ownNumber.exec(text)?.[0].match(/\d[\d,]*/g) ?? []).map(plainNumber)),
  },
  {
    item: 'exclusions',
    name: 'exclusions',
    stated: [
      /\bexclusion criteria\b/i,
      new RegExp(
        `^(?=.*\\b(${studied})s?\\b).*\\b(were|was|we|are|is|will be) (then |also |therefore |subsequently |\\w+ly )?(excluded?|discarded?|filtered out)\\b`,
        'i',
      ),
      /\b(were|was) (\w+ )?excluded(\s\[[\d,\s–-]+\])?\W*$|\b(?:were|was|are) (?:not eligible|ineligible)\b(?! for (?!inclusion|participat|evaluation|enrol|(?:the|this|our) (?:study|trial|survey|analys)))/i,
      /\beligibility criteria\b/i,
      /\b(excluded|removed|dropped|omitted) from (the |our |all |further |final |this )*(\w+ )?(analys[ei]s|calculations|data ?set|sample|study)\b/i,
      new RegExp(
        `\\b(?:(?:we|and) (?:\\w+ )?(?:discarded|excluded|filtered out)|we (?:\\w+ )?(?:discard|exclude|filter out)) (?!from)(\\w+ ){0,3}?(?:${studied}|tweet|retweet|post|comment|message|review|user|page|word|token|item|account|trial)s\\b`,
        'i',
      ),
      /\b(outliers?|duplicates|missing (data|values))\b.{0,40}\b(removed|excluded|imputed|discarded|handled)\b/i,
      new RegExp(
        `\\b(?:only|solely|exclusively)\\b[^.;]{0,80}\\b(?:${studied})s?\\b[^.;]{0,60}\\b(?:was|were) (?:included|considered|selected|retained|eligible)\\b|\\b(?:was|were) (?:restricted|limited) to (?:[\\w-]+ ){0,4}?(?:${studied})s?\\b`,
        'i',
      ),
      /\b(?:we|and) (?:\w+ )?remove[sd]? (?:all |any |those )?(?:[\w-]+ )?\p{Ll}+(?:s|people|data) (?:where|whose|who|which|that|with|without|in which|for which|shorter|fewer)\b/iu,
    ],
    not: /\b(could|can|may|might) (\w+ )?be (\w+ )?(removed|excluded|discarded)\b|\bexcluded from the (?:list|model|regression|equation)\b/i,
    // That the criteria were met, or stand elsewhere, names nobody who was left out.
    beside:
      /^(?!.*\bcriteria\b[^.]{0,40}:)(?=.*(?:\b(?:met|meet|meeting|met by|satisf\w+|fulfil\w*|check\w*)\b[^.;]{0,60}\bcriteria\b|\bcriteria\b[^.;]{0,80}\b(?:met|fulfilled|satisfied|checked|verified|published|described|reported|detailed|listed|modified|parallel|the same)\b))/i,
    where: ['methods', 'results', 'appendix'],
    ownOnly: true,
    under:
      /^(?:[\d.]+ )?(?:(?:(?:inclusion|eligibility) (?:and|or) )?exclusion(?: (?:and|or) inclusion)? criteria|exclusions|eligibility(?: criteria)?)\W*$/i,
  },
  {
    item: 'ethics',
    name: 'ethics approval or consent',
    stated: [
      /\b(ethic(s|al)|institutional review board|IRB|IACUC|animal (care|use|experiment\w*|research)|review committee)\b.{0,100}\b(approv|review|committee|board|clear|waiv|exempt|guideline|standard)/i,
      /\b(approved|reviewed) by\b.{0,60}\b(ethic|review board|IRB|animal|committee)/i,
      /\b(informed|written|verbal|oral|parental) consents?\b|\b(owner|parent|patient|guardian|participant)s?['’]s? consents?\b|\bapproval (from|of|by)\b.{0,80}\b(review boards?|IRBs?|ethics? (committee|board))|\bDeclaration of Helsinki\b|\bethics statement\b/i,
      /\b(care and use of (\w+ )?animals|IACUC)\b/i,
      /\b(protocols?|stud(y|ies)|research|experiments?|procedures?|trial|survey)\b.{0,60}\b(approved|authori[sz]ed|permitted|cleared) by\b.{0,80}\b(board|committee|council|commission|authorit\w+|ministry|directorate|department of health)\b/i,
      /\b(permissions?|permits?|approval|authori[sz]ations?|clearance)\b(?! (to|for) (reproduc|reprint|us|publish|quot|adapt)).{0,100}\b(was|were) (\w+ )?(obtained|granted|issued|given|received|sought|provided)\b.{0,80}\b(authorit\w+|ministr\w+|departments?|government|agenc\w+|directorates?|councils?|boards?|committees?|owners|participants|patients|parents|guardians|hospitals?|schools?|leaders)\b/i,
      /\b(gave|given|obtained?|requested|provided|signed|sought|asked for)\b.{0,50}\bconsent\b|\bconsent\b.{0,30}\b(forms?|was|were) (\w+ )?(signed|obtained|given|provided|sought|waived)\b/i,
    ],
    not: /\b(previous|other|prior) (studies|trials)\b|\bdrugs?\b.{0,40}\bapproved by\b|\bconsent of the (author|publisher|governed)/i,
    denies:
      /\b(?:approvals?|clearance|consents?|review|permissions?|licen[cs]es?)\b[^.;]{0,40}\b(?:was|were|is|are|has|have) (?:\w+ )?not (?:been )?(?:\w+ )?(?:sought|obtained|required|needed|necessary|requested|given|applicable)\b|\b(?:no|not need|not require|n't need|n't require|without)\b[^.;]{0,30}\b(?:approval|clearance|consent|IRB|ethic\w* review)\b/i,
    underIf:
      /\b(?:approv\w*|consent\w*|permi(?:ssions?|ts?|tted)|committees?|boards?|guidelines?|regulations?|legislation|accordance|compl(?:y|ies|ied|iance)|anonym\w*|voluntar\w*|humane\w*|welfare|suffering|exempt\w*|waived?|licen[cs]es?|clearance|Helsinki|IRB|IACUC|not (?:required|necessary|needed|applicable))\b/i,
    where: ['methods', 'availability', 'acknowledgements', 'front', 'other'],
    under:
      /^(?:[\d.]+ )?(?:(?:(?:research|animal|human) )?(?:ethics|ethical)(?: (?:statements?|approvals?|considerations?|clearance|declarations?|committee approval|issues|review|oversight|aspects|permissions?))?(?:,? (?:and|&) (?:informed )?consent.{0,30})?|(?:informed )?consent(?: to participate)?|institutional review board(?: statement| approval)?|animal (?:care|welfare|experimentation)(?: and (?:care|use|welfare|ethics))?(?: statement)?)\W*$/i,
  },
  {
    item: 'preregistration',
    name: 'preregistration',
    stated: [
      /\b(pre-?regist(er|ration)\w*|registered report|prospectively registered|trial registration|registered (at|with|in|on|under) .{0,40}(clinicaltrials|isrctn|prospero|osf|registry))\b/i,
      registered,
    ],
    // A trial that results agree with has a number of its own.
    not: /\b(?:consistent|agreement|line|compar\w*) (?:with|to)\b[^.]*\btrials? \(|\b(algorithms?|align\w*|image registration)\b|\b(numbers?|registration) (\w+ )?(is|are|was|were) not (available|required)|\bproject number\b|\bbeing applied for\b/i,
    phrase: registered,
    where: [
      'abstract',
      'methods',
      'front',
      'availability',
      'other',
      'results',
      'acknowledgements',
      'appendix',
    ],
    only: true,
    under:
      /^(?:[\d.]+ )?(?:(?:clinical |trial |study )*registration(?: number)?|pre-?registration)\W*$/i,
  },
  {
    item: 'licence',
    name: 'licence',
    stated: [
      /\b(creative commons|cc[- ]by|cc0|mit licen[cs]e|apache (licen[cs]e|2\.0)|gpl|bsd licen[cs]e|public domain (?:dedication|licen[cs]e|mark)|(?:released?|dedicated?|placed|put|lies?|is|are) (?:\w+ ){0,2}(?:in|into|to) the public domain)\b/i,
      /\b(?:[Uu]nder|[Ww]ith) (?:(?:an?|the) [\w\s.-]{0,40}|(?:[A-Z][\w.+-]*\s){1,4})[Ll]icen[cs]e\b/,
    ],
    not: /\bshould be\b|\b(downloaded|provided by|obtained from|authors are asked)\b/i,
    phrase:
      /\b(?:[Uu]nder|[Ww]ith) (?:(?:an?|the) [\w\s.-]{0,40}|(?:[A-Z][\w.+-]*\s){1,4})[Ll]icen[cs]e\b/,
    where: ['availability', 'front', 'methods'],
  },
]
