// Programs by which papers analyse, draw and compute, as they write them. Short names that are words or other
// acronyms, too, count only with what makes a program of them.
const alone = `SPSS|S\\.P\\.S\\.S|PASW|Statistical Package for (?:the )?Social Sciences|S[Tt][Aa][Tt][Aa](?:/?(?:SE|MP|IC|BE))?|Graph-?[Pp]ad|MATLAB|Matlab|Microsoft (?:Office )?(?:Excel|Access)|MS[- ]Excel|[Ee]pi[- ]?(?:[Ii]nfo|[Dd]ata)|RStudio|Rstudio|MedCalc|Med[Cc]alc|Minitab|MINITAB|StatXact|StatView|Statview|SigmaPlot|SigmaStat|SYSTAT|GenStat|Genstat|NCSS|nQuery|NVivo|MAXQDA|ATLAS\\.ti|Atlas\\.ti|RevMan|Review Manager|ImageJ|CellProfiler|FlowJo|Geneious|Mathematica|LabVIEW|SuperLab|E-Prime|Qualtrics|REDCap|REDcap|LimeSurvey|NONMEM|WinNonlin|WinBUGS|OpenBUGS|ArcGIS|ArcMap|QGIS|MLwiN|Mplus|LISREL|G\\*Power|GPower|EndNote|Covidence|PyTorch|Pytorch|TensorFlow|Tensorflow|Keras|scikit-learn|Scikit-learn|SciPy|NumPy|Numpy|spaCy|NLTK|XLfit|XLSTAT|PyMOL|GROMACS|CLUSTAL ?W?|ClustalW|PAUP\\*?|MrBayes|MASS software|Visual ?[Bb]asic`
const withSign = `SAS(?:®|™)?(?: ?\\(?(?:version|v\\.?|release|system|software|statistical|institute|program|package|procedure|proc|for windows|\\d))|R (?:\\(?(?:version|v\\.? ?\\d|software|package|statistical|environment|core|foundation|project|\\d\\.))|JMP(?:®)? (?:\\(?(?:version|v\\.? ?\\d|software|pro|statistical|\\d))|Prism(?:®)? (?:\\(?(?:version|v\\.? ?\\d|software|\\d(?!\\d)))|MEGA ?[X\\d]|BEAST v?\\d|Python (?:\\(?(?:version|package|librar|script|programming|\\d|\\())|Statistica (?:\\(?(?:version|software|for|\\d))|PAST (?:\\(?(?:version|software|\\d))`
const afterWay = `SAS|Python|Excel|PAST|Statistica|JMP|PRISM|JAX`
/** "All analyses were performed in R"; a set R has things in it, too. */
const inR = `(?<=\\b(?:performed|conducted|carried out|done|implemented|analy[sz]ed|calculated|computed|fitted|run|plotted|drawn|programmed|written|made)(?: [\\p{L}-]+){0,3}? (?:in|using|with) )R`

const apart = '(?![\\p{L}\\p{N}-])(?= ?(?:[.,;([]|and|to|for|$))'

/** A program by its name. */
export const programNamed = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${alone})(?![\\p{L}])|(?:${withSign})|(?<=\\b(?:[Ii]n|[Uu]sing|[Ww]ith|[Vv]ia) (?:the )?)(?:${afterWay})${apart}|${inR}${apart})`,
  'u',
)
/** "The ArcView software (ESRI)", "the software package Lumen", "using Lumen version 2.1": a program of any other name. */
export const programWorded =
  /\b(?!(?:The|This|These|Our|A|An|No|Open|Custom|Commercial|In|For|With|By|Of|All|Such|Using|Most|Many|Some|As|When|Modern|Statistical|Computer)\b)\p{Lu}[\p{L}\p{N}.*+-]*(?:[ -](?:\p{Lu}|\d)[\p{L}\p{N}.]*){0,3}[®™]? (?:software|Software(?= ?[,;([])|computer program(?:me)?|statistical (?:package|program(?:me)?))\b(?! (?:engineer|develop|architect|quality|testing|products?\b))|\b(?:software|computer program(?:me)?|statistical (?:package|program(?:me)?))(?: package| programs?| tools?)?[:,]? (?:called |named |of )?[“"‘]?(?!(?:Engineering|Development|Inc|Ltd)\b)\p{Lu}[\p{L}\p{N}.*+-]+|\b(?:using|with|in|by)(?: the)? \p{Lu}[\p{L}\p{N}-]+ (?:[Vv]ersion|[Vv]er\.?|v\.?) ?\d+(?:\.\d+)+/u
/** Of diseases, trades, places and laws there are codes, too; nobody runs them. */
const otherCodes = `ICD|ICPC|ATC|CPT|DRG|SIC|NAICS|ISCO|ISO|QR|IP|ZIP|HTML|Morse|Read|The|This|Our|In|For|With`
/** "with the public code LUMEN", "used the Lumen code": so physics names its programs. */
export const codeNamed = new RegExp(
  `\\b(?:us(?:e|es|ed|ing)|with|by|in|via|run|ran|employ(?:s|ed|ing)?) (?:the |our |an? )?(?:(?!source\\b)[\\p{Ll}-]+ ){0,4}?(?:code[:,]? [“"‘]?(?!(?:${otherCodes})\\b)\\p{Lu}[\\p{L}-]{2,}|(?!(?:${otherCodes})\\b)\\p{Lu}[\\p{L}-]{2,}[\\p{N}.]* code(?! (?:of|number|list|system)\\b))(?![\\p{L}])`,
  'u',
)
/** Lists and tests have versions, too. */
export const otherVersions =
  /\b(?:Criteria|Dictionary|MedDRA|Guidelines?|[Qq]uestionnaires?|[Cc]lassification|[Aa]ssays?)\b/
