// How a paper says that others can have its data: openly, or somewhere. That data "were available for 40 patients", or
// "have not been provided so far", gives nobody anything.

const things =
  '\\b(?:[Dd]ata ?sets?|[Dd]ata|[Cc]orpus|[Cc]orpora|[Ss]equences|[Mm]aterials|[Aa]nnotations|[Bb]enchmark)\\b[^;]{0,80}?'
const openTo =
  'to (?:the public|anyone|everyone|(?:all |any |other |fellow )*(?:researchers|readers|investigators|scientists))'
/** A place where things are kept for others, or somebody who sends them. */
const keeper =
  '(?:[Ss]upp\\w+|[Aa]dditional|[Aa]ppendi\\w+|[Aa]nnex\\w*|[Ff]iles?|[Tt]ables?|[Rr]epositor\\w+|[Aa]rchives?|[Dd]ata ?bases?|[Aa]rticle|[Pp]aper|[Mm]anuscript|[Ii]nformation|[Oo]nline|[Aa]uthors?|[Ii]nvestigators?|[Ww]eb\\w*|[Hh]omepage|[Pp]age|[Ss]erver|[Pp]latform|[Pp]ortal|[Pp]ackage|[Rr]equest|[Aa]pplication|[Ll]icen[cs]e|GenBank|GEO|SRA|ENA|PDB|EMBL|DDBJ|ArrayExpress|dbGaP|PRIDE|BioProject|OSF|[Gg]it[Hh]ub|[Ff]igshare|[Zz]enodo|[Dd]ryad|[Dd]ataverse|Mendeley|PANGAEA)\\b'
const somewhere = `(?:(?:up)?on|at|in|via|through|from|with(?:in)?|by|under|as) (?:(?:[^\\s;.]+ ){0,5}?${keeper}|(?:[^\\s;]+ ){0,5}?\\(?(?:https?:|www\\.|doi))`
const behind = `(?:for download|online|here|(?:up)?on (?:\\w+ )?request|${openTo})\\b|${somewhere}|[:(] ?(?:https?:|www\\.|doi)`

/** Wordings by which a sentence, wherever it stands, gives data to others. */
export const offeredData: readonly RegExp[] = [
  new RegExp(
    `${things}\\b(?:is|are|be|been|made|was|were) (?:publicly|freely|openly) (?:available|accessible|released|shared)\\b`,
  ),
  new RegExp(
    `${things}(?:\\b(?:is|are|be|been|made) (?:\\w+ly )?(?:available|accessible|released|shared|provided)|\\b(?:is|are|be|been|was|were) (?:\\w+ly )?(?:deposited|archived|released)|\\b(?:is|are|be|been|was|were) (?:contained|included)) (?:${behind})`,
  ),
  new RegExp(
    `${things}\\b(?:is|are|be|been|was|were|can be) (?:accessed|available|downloaded|obtained|retrieved|found) (?:at|from|via|in|on)\\b[^;]{0,80}https?:`,
  ),
]
