import { isInstruction } from '../explain/text/instruction.ts'
import type { Wording } from '../text/holds.ts'

// What a line of a file has to say for an item to be there. A wording that is missed costs a reader a look into the
// repository; one that says nothing costs the trust in all others: so each wants a value, an address or a whole phrase.

/** As lines are read: prose and the commands in it, a program, or the settings of one. */
export type FileKind = 'readme' | 'program' | 'settings'

/** A number as it is written in a program: "1e-3", "0.1", "5_000". */
const number = '-?\\d[\\d_]*(?:\\.\\d*)?(?:[eE]-?\\d+)?(?![\\w.])'
const whole = '\\d{1,10}(?![\\w.])'

/** What a program does not do, because it is a comment; "#SBATCH" is none. */
export const isComment = (line: string): boolean =>
  /^\s*"?\s*(?:#(?!SBATCH)|\/\/|%|\*|\/\*|<!--|""")/.test(line)

/** What is promised, denied or asked is not there; what tells a reader or a program what to do is no fact. */
export const isNoStatement = (line: string): boolean =>
  /\b(?:coming soon|to-?do|tbd|tba|will be (?:released|available|uploaded|added|shared)|not yet|not|cannot|never|without)\b|n['’]t\b|\?\s*$/i.test(
    line,
  ) || isInstruction(line)

const seedVariable = new RegExp(`(?<![\\w.-])[a-z]+_seed\\s*(?::\\s*int\\s*)?=\\s*${whole}`)
const seedValue = new RegExp(
  `(?<![\\w-])["']?(?:(?:random|rand|rng|global|torch|np|numpy|data|train|split|base)_)?seed["']?\\s*(?::\\s*int\\s*)?[:=]\\s*${whole}`,
  'i',
)
const seedList =
  /(?<![\w-])["']?(?:random_)?seeds?["']?\s*[:=]\s*[[(]\s*\d+(?:\s*,\s*\d+)*\s*,?\s*[\])]/i
const seedCall = new RegExp(
  `(?<!\\w)(?:random\\.seed|random\\.set_seed|manual_seed(?:_all)?|set_(?:random_|all_)?seeds?|seed_everything|(?:fix|setup|init)_(?:random_)?seed|default_rng|RandomState|PRNGKey|random\\.key|set\\.seed|Random\\.seed!|srand|rng)\\(\\s*(?:seed\\s*=\\s*)?${whole}\\s*[,)+]`,
)
const randomState = new RegExp(`(?<!\\w)random_state\\s*=\\s*${whole}`)
const seedArgument = new RegExp(
  `add_argument\\([^#]{0,40}["']--(?:random[_-]|rng[_-])?seed["'][^#]{0,200}\\bdefault\\s*=\\s*${whole}`,
)
const seedFlag = new RegExp(`(?<![\\w-])--(?:random[_-]|rng[_-])?seed[ =]${whole}`)
const seedLoop =
  /\bfor (?:\w+_)?seed in (?:\d+[ ;]\s*){2}|\bfor (?:\w+_)?seed in (?:range\(\d|\{\d+\.\.\d+\}|[[(]\d)/
const stataSeed = /^\s*set seed \d+/
const seedProse =
  /\b(?:random|fixed|different) seeds?\b.{0,40}(?:\b(?:to|of|is|are|was|were|=|:)|\()\s*\(?\d/i

/** Lines that fix a random seed. */
export const seedWordings: Readonly<Record<FileKind, readonly Wording[]>> = {
  program: [
    seedCall,
    seedArgument,
    seedValue,
    seedVariable,
    seedFlag,
    seedList,
    seedLoop,
    stataSeed,
    randomState,
  ],
  settings: [seedValue, seedList],
  readme: [seedFlag, seedCall, seedProse],
}

/** Names of settings, by what they set; two of them make a file one of settings. */
const settings: Readonly<Record<string, string>> = {
  'learning rate':
    '(?:base[_-]?|init(?:ial)?[_-]?|max[_-]?)?(?:learning[_-]?rate|lr)(?:[_-](?:base|init|max|head|encoder|linear))?',
  'batch size':
    '(?:(?:per[_-]device[_-])?(?:train|eval|mini|test)[_-]?)?(?:batch[_-]?size|bs)(?:[_-](?:per[_-])?(?:gpu|device|train|accumulated))?',
  epochs: '(?:(?:num|n|max|total)[_-])?(?:train[_-])?(?:n?epochs?)',
  'weight decay': 'weight[_-]?decay|wd',
  dropout: '(?:\\w+[_-])?drop[_-]?out(?:[_-](?:rate|prob|p))?',
  'hidden size': '(?:hidden|embed(?:ding)?|emb|model)[_-]?(?:size|dim|units)|d[_-]model',
  layers: '(?:num|n)[_-](?:hidden[_-])?layers?',
  heads: '(?:num|n)[_-](?:attention[_-])?heads?',
  warmup: 'warm[_-]?up(?:[_-](?:steps|ratio|epochs|proportion|iters))?',
  steps: '(?:max|num|n|total)[_-]?(?:train[_-])?(?:steps|iters?|iterations)|iter',
  length: 'max[_-](?:seq[_-]?)?len(?:gth)?',
  clipping: '(?:max[_-])?grad(?:ient)?[_-](?:clip(?:ping)?|norm)',
  accumulation: 'gradient[_-]accumulation[_-]steps|accum[_-]iter',
  momentum: 'momentum',
  beta: '(?:adam[_-])?beta_?[12]',
  smoothing: 'label[_-]smoothing',
  sampling: 'temperature|top[_-][pk]|num[_-]beams|beam[_-]size',
  trees: 'n[_-]estimators|ntree',
  depth: 'max[_-]depth',
  leaf: 'min[_-]samples[_-](?:leaf|split)',
  chains: '(?:n[_-])?chains|adapt[_-]delta|n?burn[_-]?in',
  neighbours: 'n[_-]neighbors',
}
const settingForms = Object.entries(settings).map(([setting, names]) => {
  const name = `(?:${names})`
  return [
    setting,
    {
      assigned: new RegExp(
        `(?<![\\w.-])["']?${name}["']?\\s*(?::\\s*(?:int|float)\\s*=|[:=])\\s*["']?${number}`,
        'i',
      ),
      argument: new RegExp(
        `add_argument\\([^#]{0,40}["']--${name}["'][^#]{0,200}\\bdefault\\s*=\\s*${number}`,
        'i',
      ),
      flag: new RegExp(`(?<![\\w-])--${name}[ =]${number}`, 'i'),
    },
  ] as const
})

/** Which settings a line gives the value of. */
export function settingsIn(line: string, kind: FileKind): string[] {
  return settingForms
    .filter(([, { assigned, argument, flag }]) => {
      if (kind === 'readme') return flag.test(line)
      return assigned.test(line) || (kind === 'program' && (argument.test(line) || flag.test(line)))
    })
    .map(([setting]) => setting)
}

const model =
  '(?:\\b|(?<=\\d ?[xX×]))(?:[VAHP]100s?|[HB]200s?|P40|A[34]0|K80|L40S?|A10G|(?:T4|L4|A10|A16) GPUs?|(?:RTX|GTX) ?(?:A?\\d{3,4})(?: ?Ti| ?Super)?|Titan(?: \\w+)?|TPU ?v\\d\\w*|Xeon|EPYC|Threadripper|Ryzen|Core i\\d|Apple M\\d|M[1-4] (?:Pro|Max|Ultra))'
const ran =
  '(?:train(?:ed|ing|s)?|fine-?tun(?:ed|ing)|ran|run(?:s|ning)?|tested|experiments?|evaluated|benchmarked|computed|performed|conducted|takes?|took|requires?|required|needed|used)'
const computeWordings: readonly Wording[] = [
  new RegExp(`\\b${ran}\\b.{0,100}${model}\\b|${model}\\b.{0,60}\\b${ran}\\b`, 'i'),
  /\b\d+(?:\.\d+)?\s?(?:hours?|hrs?|days?|minutes?|mins?)\b.{0,60}\b(?:GPUs?|TPUs?|CPUs?|cores?|laptop|workstation|cluster)\b/i,
  /\b(?:GPUs?|TPUs?|CPUs?|laptop|workstation|cluster)\b.{0,60}\b(?:takes?|took|in|within|for)\b.{0,20}\b\d+(?:\.\d+)?\s?(?:hours?|hrs?|days?|minutes?|mins?)\b/i,
  new RegExp(
    `^\\W*(?:hardware|compute|computing|infrastructure|GPUs?)\\W{1,5}.{0,40}${model}\\b`,
    'i',
  ),
  /\bGPUs?\b.{0,20}\bwith\b.{0,20}\b\d+\s?G(?:i?B)\b/i,
]
/** What has to be installed, or is planned, tells of no run. */
const installing =
  /\b(?:estimat\w+|planned|expected|budget|install\w*|pip|conda|drivers?|docker|wheels?|cudnn|nvcc|toolkit|download\w*|supports?|supported|compatible)\b/i
const scheduled =
  /^#SBATCH\s+--(?:gres=gpu|gpus(?:-per-\w+)?=|cpus-per-task=|mem(?:-per-\w+)?=|time=)\S*\d/

/** True for a line that says on what the work ran, or for how long. */
export const tellsCompute = (line: string, kind: FileKind): boolean =>
  kind === 'readme'
    ? !installing.test(line) && computeWordings.some((wording) => wording.test(line))
    : kind === 'program' && scheduled.test(line)

const licenceNames =
  '(?:MIT|Apache(?:[ -]2(?:\\.0)?)?|[AL]?GPL|GNU|BSD|MPL|Mozilla Public|CC[ -]?BY|CC[ -]?0|Creative Commons|ISC|Unlicense)'
/** "This code is released under the MIT license": of the repository's own. */
const licenceProse = new RegExp(
  `^\\W*(?:(?:this|our|the|all) (?:[\\w-]+ ){0,3}?(?:project|repository|repo|work|code(?:base)?|software|package|data(?:set)?|files?)|code|data(?:set)?|licen[cs]ed|released|distributed)\\b.{0,60}\\bunder\\b.{0,60}\\b${licenceNames}\\b`,
  'i',
)
const licenceField = new RegExp(
  `^\\s*["']?licen[cs]e["']?\\s*[:=].{0,40}\\b${licenceNames}\\b`,
  'i',
)

/** True for a line that names the licence of what the repository holds. */
export const tellsLicence = (line: string, kind: FileKind): boolean =>
  kind === 'readme' ? licenceProse.test(line) : licenceField.test(line)

const address = /https?:\/\/[^\s)>\]"']+/gi
const deposit =
  /zenodo\.org\/(?:records?|doi)\/|10\.5281\/zenodo|figshare\.com\/|osf\.io\/\w|datadryad\.org|10\.5061\/dryad|dataverse|kaggle\.com\/(?:datasets|competitions|c)\/|huggingface\.co\/datasets\/|drive\.google\.com\/|dropbox\.com\/|physionet\.org\/|openneuro\.org\/|data\.mendeley\.com|pangaea\.de|ncbi\.nlm\.nih\.gov\/(?:geo|sra|bioproject)|gin\.g-node\.org/i
const dataWord =
  /\b(?:data|data ?sets?|corpus|corpora|recordings|images|annotations|transcripts|measurements)\b/i
const weightsWord = /\b(?:weights|checkpoints?|pre-?trained|badge)\b/i

/** A file of data or an archive; GitHub's own archives are of code. */
const dataFile =
  /^(?!https?:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/archive\/).*\.(?:zip|tar|tgz|7z|csv|tsv|jsonl?|parquet|xlsx|h5|npz)(?:\.(?:gz|bz2|xz))?(?:[?#].*)?$/i

/** True for a line that says where the data are: it speaks of them, and names a place where data lie. */
export function tellsData(line: string): boolean {
  const places = line.match(address) ?? []
  const said = line.replace(address, ' ')
  return (
    places.some((place) => deposit.test(place) || dataFile.test(place)) &&
    dataWord.test(said) &&
    !weightsWord.test(line)
  )
}

/** What only a read-me says, in words like those of a paper. */
export const proseWordings = {
  'sample-size': [
    /\b(?:data(?:set)?|recordings?|responses|scans|interviews|measurements|survey|study|experiment|collected|contains?|includes?|from|with)\b.{0,60}?(?<![\w.,-])\d[\d,]* (?:[\p{Ll}-]+ ){0,2}(?:participants|subjects|patients|respondents|volunteers|children|adults|students|mice|rats)\b/iu,
    /\(?\b[Nn] ?= ?\d[\d,]* (?:[\p{Ll}-]+ )?(?:participants|subjects|patients|respondents)\b/u,
  ],
  exclusions: [
    /\b(?:participants?|subjects?|patients?|respondents?|trials?|samples?|recordings?|outliers?|observations?)\b.{0,60}\b(?:was|were) (?:\w+ )?(?:excluded|discarded|removed|dropped)\b/i,
    /\bexclu(?:ded|des?) (?:all )?(?:participants|subjects|patients|respondents|trials|outliers)\b/i,
  ],
  ethics: [
    /\bethic(?:s|al) (?:committee )?approval (?:(?:was|has been|were) )?(?:obtained|granted|given)\b/i,
    /\b(?:approved by|approval (?:of|from|by))\b.{0,100}\b(?:ethics?|institutional review board|IRB|review committee)\b/i,
    /\b(?:informed|written) consent (?:was|were) (?:obtained|given|collected)\b|\b(?:participants|patients|subjects)\b.{0,20}\b(?:gave|provided|signed)\b.{0,30}\bconsent\b/i,
  ],
  preregistration: [
    /\bpre-?regist(?:ered|ration|er)\b.{0,120}(?:https?:\/\/|\bosf\.io\/|\baspredicted\.org|\bclinicaltrials\.gov|\bNCT\d{8})/i,
    /\btrial\b.{0,60}\b(?:NCT\d{8}|ISRCTN\d{8})\b/i,
  ],
} as const satisfies Readonly<Record<string, readonly Wording[]>>
