import type { Item } from './checklist-item.ts'
import { offeredData } from './offered-data.ts'

// What a paper gives to others: its code, its data, and leave to use them.

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

/** Where the code of the work is. */
export const code: Item = {
  item: 'code',
  name: 'code',
  stated: [
    /\b((source )?code|scripts?|software|implementation|toolkit)\b[^.;]{0,80}\b(is|are|made|be|been|was|were|will)\s(be )?(\w+ly )?(available|released|open[- ]sourced?|accessible|deposited|hosted|downloaded|provided(?=\W*$|[\s,]+(?:at|in|on|as|via|through|here|online|with|under|upon|together|along|alongside|for|https?|\[)))\b/i,
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
  named: [
    /\b(?:all|the|our|these) (?:[\w-]+ ){0,3}(?:analys[ei]s|calculations?|computations?|simulations?|spectr(?:a|um)|integrations?|fits?|experiments?)\b[^.;]{0,60}\b(?:done|made|performed|carried out|run|computed|calculated|conducted|obtained|implemented)\b[^.;]{0,60}\b(?:public(?:ly available)?|freely available|open[- ]source) (?:\w+ )?(?:codes?|software|packages?|programs?|solver|simulator|tool(?:kit|box))\b/i,
  ],
  isAtHand,
  within: [
    /\b(code|scripts?|software|implementation|notebooks?|programs?)\b.{0,140}\b(repositor\w+|part of|licen[cs]ed?|available|archived?|folders?|deposited|released|request|supplement\w*|https?:)/i,
  ],
  not: /\b(commercial(ly)?|no longer|not|already) available\b|\b(?:randomi[sz]ation|allocation|treatment|location|diagnos\w+|procedure|billing|ICD|postal|post|zip|country|access|bar|colou?r|dress|genetic|building|penal) codes?\b|\b(?:calls?|telephone|interview\w*|sessions?|conversation\w*)\b[^.;]*\bscripts?\b|\bscripts?\b[^.;]*\b(?:calls?|telephone|interview\w*|conversation\w*)\b|\b(used|using|uses?|employ(ed|s)?|based on|built (up)?on|relies on|rely on)\b.{0,60}\b(open[- ]source|publicly available|freely available|toolkit|toolbox|library|package)\b|^(?!.*\b(?:our|code|scripts?)\b).*\b(?:using|used|with|employ(?:ed|s)?)\b.{0,80}\bsoftware\b|\b(adapt(ed|s)?|reus(e|ed|es)|modif(y|ied)|appl(y|ied))\b.{0,40}\b(code|implementation|scripts?|software)\b|\bmanufacturer\b|\bwe us(?:e|ed)\b[^.]*\b(?:released|provided|published) by\b|\b(?:released|provided|published) by (?:its|their|the original) authors?\b/i,
  where: ['availability', 'abstract', 'methods', 'introduction', 'conclusion'],
  under: /^(?:[\d.]+ )?(?:code|software|source code) availability\b/i,
}

/** "The data cannot be redistributed": where they are is said, and that others cannot have them. */
const withheld =
  /\b(?:data ?sets?|data|corpus|corpora|recordings|transcripts|records|images)\b[^.;]{0,80}?(?:\b(?:is|are) not (?:\w+ly )?(?:available|accessible|shared|released|deposited|public|open)\b(?! (?:to us|in|on|before|until|for (?:all|most|many|some|any|every|each|the|our|those))\b)|\b(?:was|were) not (?:publicly|openly|freely|made) \w+|(?:\bcannot|\bcan ?not|\b(?:may|must|could|can|will) not|n't) be (?:\w+ly )?(?:available|shared|released|(?:re)?distributed|disclosed|published|deposited|made)\b)|\b(?:cannot|can ?not|unable to|not (?:able|allowed|permitted) to|may not|do not have permission to) (?:\w+ly )?(?:share|release|(?:re)?distribute|disclose|publish|make)\b[^.;]{0,60}\b(?:data ?sets?|data|corpus|recordings|transcripts|records|images)\b/i
const ofThisStudy =
  '\\b(?:we|our|participants?|patients?|respondents?|interviewees?|(?:this|the present|the current) (?:study|work|paper|article)|data ?(?:sets?)? (?:used|analy[sz]ed|generated|collected)|(?:supporting|underlying) data)\\b'

/** "We evaluate on", "experiments were conducted on". */
const worksWith =
  '\\b(?:[Ww]e (?:(?!make)\\w+ ){0,3}?(?:us|train|evaluat|test|experiment|conduct|perform|appl|download|took|take|achiev)\\p{Ll}*|(?:was|were|is|are) (?:\\w+ )?(?:trained|tested|evaluated|performed|conducted|carried out|(?:obtained|taken|drawn|extracted|downloaded)(?! from (?:an?|the|our) (?:[\\w-]+ ){0,3}(?:model|checkpoint|network|encoder)\\b))|consists? of)\\b'
/** What many data sets are of, which is the name of none: "the same five QA datasets". */
const kindOfSet =
  '(?:A[IR]|C[TV]|ECG|EEG|EHR|GPS|IE|IR|LLM|ML|MRI|MT|NE[RD]|NL[IP]|OCR|OOD|QA|RGB|RL|US|\\w*SQL|REDCap)\\b'
/** "The Penn Treebank", "TABFACT dataset", "the Yelp Challenge dataset": one that others know by its name. */
const namedSet =
  `\\b(?!${kindOfSet})` +
  '(?:\\p{L}*\\p{Lu}[\\p{L}-]*[\\p{Lu}\\d][\\p{L}\\d.-]*|(?:\\p{Lu}[\\p{L}\\d.-]+ )+\\p{Lu}[\\p{L}\\d.-]+|(?<=\\bthe )\\p{Lu}\\p{L}+)(?: (?!of |and |in |the |on )[\\w-]+){0,2} (?:[Dd]ata ?sets?|[Cc]orp(?:us|ora)|[Tt]reebank|[Bb]enchmark|[Dd]atabase)\\b'
/** "TriviaQA" or "Natural Questions". */
const ofName = '\\p{Lu}[\\p{L}\\d.-]+(?: \\p{Lu}[\\p{L}\\d.-]+){0,3}'

/** Where the data of the work are. */
export const data: Item = {
  item: 'data',
  name: 'data',
  stated: [
    ...offeredData,
    new RegExp(`\\b(data|datasets?|corpus|sequences)\\b.{0,120}${repository}`, 'i'),
    /^(?=.*\b(deposited|submitted|archived|available|assigned)\b).*\baccession (numbers?|codes?|nos?)\b/i,
    /\b(sequenc\w+|genomes?|reads|structures?|coordinates)\b.{0,80}\b(completed|determined|deposited|submitted|available|assigned|released)\b.{0,60}(\b(GenBank|GEO|SRA|ENA|ArrayExpress|PDB|DDBJ|EMBL|BioProject)\b|\b(PRJ[A-Z]{2}|GSE|SR[APR]|ERP)\d{3,})/i,
    /\b(data (availability|accessibility)|available (in|from|at|through|via|on) (the )?(GEO|SRA|ENA|GenBank|dbGaP|ArrayExpress|PDB))\b/i,
    /\bwe (will )?(release|publish|provide|share|make)d? (all |our |the )?(\w+ ){0,3}(data ?sets?|data|corpus|annotations)\b/i,
    /\bwe (?:will |have |also )*(?:make|made)\b[^.;]{0,160}\b(?:data ?sets?|data|corpus|corpora|annotations|results|transcripts|resources|materials)\b[^.;]{0,80}\bavailable\b(?! to (?:us|the))/i,
    packaged('data ?sets?|data|transcripts?|answers|responses|text|annotations|materials'),
    /\b(data ?sets?|data|corpus|annotations)\b[\w\s,]{0,40}\bwill (be )?(\w+ly )?(released|available|shared|published)\b/i,
    new RegExp(`^(?=.*${ofThisStudy}).*(?:${withheld.source})`, 'i'),
  ],
  named: [
    // "We use the English Wikipedia dump of December".
    /\b[Ww]e (?:\w+ )?(?:use[ds]?|download(?:ed)?|took|take|process(?:ed)?|start(?:ed)?) (?:from |with )?(?:the |an? )?(?:\p{Lu}[\p{L}\d-]+ ){1,3}(?:dump|snapshot)\b/u,
    // "We trained it on large data sets (NQ, TriviaQA, SQuAD)".
    new RegExp(
      `${worksWith}[^.;()]{0,120}?\\b(?:[Dd]ata ?sets|[Cc]orpora|[Tt]reebanks|[Bb]enchmarks) \\((?:e\\.g\\.,? )?${ofName}(?:,? and |, )${ofName}`,
      'u',
    ),
    new RegExp(`${worksWith}[^.;]{0,120}?(?:${namedSet})`, 'u'),
    // "The tests are on data sets made available by the Eastern Water Board".
    /\b(?:[Dd]ata ?sets?|[Cc]orpus|[Cc]orpora)\b[^.;]{0,60}\bmade available (?:by|from) (?:the )?[^\p{L}\s]?\p{Lu}/u,
    // "Data were extracted from the Eastern Cancer Registration Centre, a cancer registry".
    /\b[Dd]ata (?:were|was) (?:extracted|obtained|drawn|taken|retrieved|downloaded|derived) from (?:the )?(?:\d{4} )?(?:\p{Lu}[\p{L}\d-]+(?: (?:and|of|for|on) | ))+[^.;]{0,60}\b(?:[Rr]egist(?:ry|er)|[Ss]urvey|[Cc]ensus|[Dd]atabase|[Dd]ata ?set|[Cc]ohort|[Bb]iobank|[Aa]rchive)\b/u,
    // "We applied it to a previously published dataset from macaque V1 [29]".
    new RegExp(
      `${worksWith}[^.;]{0,120}?\\b(?:(?:previously|already) published|publicly available|public|freely available) (?:[\\w-]+ ){0,3}(?:data ?sets?|corp(?:us|ora)|benchmarks?|recordings)\\b[^.;]{0,60}(?:\\[\\d|\\p{Lu}\\p{L}+[^()]{0,40}\\b(?:19|20)\\d\\d)`,
      'u',
    ),
    /\b(?:[Ww]e|[Oo]ur)\b[^.;]{0,200}\bon (?:\w+ )?(?:publicly available|public|standard) (?:[\w-]+ ){0,2}(?:data ?sets?|corpora|benchmarks?)\b[^.;]{0,6}\b\p{Lu}/u,
  ],
  isAtHand,
  // How long it was trained on them, and how fast.
  beside:
    /\b(?:learning rates?|epochs?|batch(?:es)? (?:of )?sizes?|dropout|warm-?up|[Aa]dam|optimi[sz]ers?)\b/,
  within: [
    withheld,
    /\b(data ?sets?|data|corpus|corpora|articles|materials|sequences|images|recordings|annotations|records|transcripts|reads|sets?)\b.{0,140}\b(available|open[- ]access|publications|public(ly)?|(up)?on request|repositor\w+|redistributed|deposited|archived?|included|supplement\w*|licen[cs]ed?|obtained|shared|accessed)\b/i,
    /^(?!.*\b(code|software|scripts?)\b).*\b(is|are) (\w+ly )?(available|obtainable|accessible) (from|at|through|via|in|on|upon|under)\b/i,
  ],
  not: /\bmaterials\b[^.;]{0,80}\bprovided to\b|\bdata\b[^.;]{0,40}\bavailable until\b|\b(?:since|because|whatever|although|thus|for which|for whom)\b[^.;]{0,60}\bdata (?:is|are|were|was) available\b|\bdata (?:is|are|were|was) available only (?:for|from|in|on|since|until)\b|\b(?:missing|normative|labell?ed|training|long-term) data (?:is|are|were|was) available\b(?! (?:at|from|through|via|upon|on)\b)|\bavailable for (?:this|the) task\b|\b(?:provided|shown|presented|given|listed|summari[sz]ed|found|contained) (?:below )?in (?:our |the )?(?:tables?|figs?\.?|figures?) \(?[\dIVX]|\b(?:was|were) (?:\w+ly )?(?:provided|supplied|donated) (?:to us )?by\b|\butility to provide\b|\b(?:until|when(?:ever)?|once|if)\b[^.;]{0,100}\bdata (?:is|are|were|become) available\b|\bcomplete data (?:was|were|is|are|on|at)\b|\bdata\b[^.;]{0,40}\bavailable (?:for|from) (?:only )?(?:\d|(?:\w+ ){0,2}(?:patients|participants|subjects)\b)|\bdata (were |was |are |is )?not shown\b|\b(no|few|limited|little|not enough|insufficient) ([\w-]+ )?data (is|are|was|were)\b|\b(?:no|few|limited|little|insufficient) ([\w-]+ )?data\b[^.;]{0,80}\b(?:is|are) available\b|\blimited number of\b|\bdata (?:was|were) available (?:on|for) (?:all|both|each|most)\b|\breadily available\W*$|\b(?:his|her) (?:\w+ )?(?:results?|methods?|approach|work)\b|\baccession\b[^[]*\)\s?\[[\d,\s–-]+\]\W*$|\bdata (is|are) (only|limited|not(?! (?:\w+ly )?(?:available|accessible|shared|released|deposited|public|open)\b))\b|\bavailable (for|to) (training|learn)|\bdetails (?:of|on|about) (?:\w+ ){0,2}data/i,
  denies:
    /\b(?:not|n't|no longer|cannot|unable to)\b(?! (?:included|shown|contained|presented|only|just)\b)[^.;]{0,30}\b(?:available|shared?|released?|accessible|deposited|(?:re)?distributed?|disclosed?|published?|made (?:\w+ly )?(?:available|public|open))\b|\bno (?:new )?(?:data ?sets?|data)\b[^.;]{0,30}\b(?:available|generated|created|shared|released)\b/i,
  where: ['availability', 'methods', 'abstract', 'introduction', 'conclusion'],
  under:
    /^(?:[\d.]+ )?(?:data (?:availability|accessibility|access|sharing|deposition|archiving)|(?:nucleotide |sequence )*accession (?:numbers?|codes?)|availability of (?:the |supporting )?data)\b/i,
}

/** Under what licence the paper, its code or its data may be used. */
export const licence: Item = {
  item: 'licence',
  name: 'licence',
  stated: [
    /\b(creative commons|cc[- ]by|cc0|mit licen[cs]e|apache (licen[cs]e|2\.0)|gpl|bsd licen[cs]e|public domain (?:dedication|licen[cs]e|mark)|(?:released?|dedicated?|placed|put|lies?|is|are) (?:\w+ ){0,2}(?:in|into|to) the public domain)\b/i,
    /\b(?:[Uu]nder|[Ww]ith) (?:(?:an?|the) [\w\s.-]{0,40}|(?:[A-Z][\w.+-]*\s){1,4})[Ll]icen[cs]e\b/,
  ],
  // "We specify access type and license type in §M."
  named: [
    /\b(?:specif(?:y|ied)|state[sd]?|list(?:s|ed)?|giv(?:e|es|en)|report(?:s|ed)?|provided?|describe[sd]?)\b[^.;]{0,60}\blicen[cs](?:es?|ing)\b(?: (?:types?|terms|information|details))?[^.;]{0,40}\bin (?:the )?(?:§|(?:[Ss]upplementary )?(?:[Ss]ections?|[Ss]ec\.|[Aa]ppendi(?:x|ces)|[Tt]ables?|[Ss]upplement\w*)\b)/,
    /\blicen[cs](?:es?|ing)\b[^.;]{0,60}\b(?:specified|stated|listed|given|reported|provided|described)\b[^.;]{0,20}\bin (?:the )?(?:§|(?:[Ss]ections?|[Ss]ec\.|[Aa]ppendi(?:x|ces)|[Tt]ables?|[Ss]upplement\w*)\b)/,
  ],
  not: /\bshould be\b|\b(downloaded|provided by|obtained from|authors are asked)\b/i,
  phrase:
    /\b(?:[Uu]nder|[Ww]ith) (?:(?:an?|the) [\w\s.-]{0,40}|(?:[A-Z][\w.+-]*\s){1,4})[Ll]icen[cs]e\b/,
  where: ['availability', 'front', 'methods'],
}
