import { holds } from '../../text/holds.ts'

/** A figure or table by its number. */
export const figureLabel = /\b(fig(ure)?s?|tables?)\b\.?\s*[A-Z]?\d+[a-z]?/i
const labels = new RegExp(figureLabel, 'gi')
/** "GPT-4o", "S2ORC", "§3.1": a number of a name, and no value. */
const named = /(?:\p{L}-?|§\s?)\d[\w.]*/gu

/** "The bottom row of", "the visualizations in": the part of a figure that is spoken of. */
const partOf =
  '(?:(?:the |these |our )?(?:[a-z]{1,20} ){0,2}(?:visuali[sz]ations?|pictures?|images?|drawings?|diagrams?|illustrations?|panels?|plots?|rows?|columns?|parts?|sub-?figures?|sides?) (?:of|in) )?'

/** "Table 2 compares five systems", "the values are listed in Table 3": what there is to see, and not what is seen. */
export const namesFigure = new RegExp(
  [
    `^(?!.*\\band (?:\\w+ )?(?:shows?|indicates?|reveals?|suggests?|demonstrates?) that\\b)${partOf}(?:the |our )?(?:supplementary |extended data |appendix )?(?:fig(?:ure)?|table)s?\\.? ?[\\w.–-]+(?: ?\\([a-z]\\))?,? (?:also |further |then )?(?:shows?|lists?|presents?|gives?|summari[sz]es?|illustrates?|reports?|depicts?|displays?|compares?|describes?|provides?|contains?|plots?|exhibits?|visuali[sz]es?|details?|outlines?|represents?)\\b(?!(?:,? \\w+)?,? that\\b)`,
    '\\b(?:is|are|was|were) (?:\\w+ly )?(?:shown|listed|given|reported|presented|summari[sz]ed|illustrated|displayed|depicted|provided|described|detailed|found|divided) in(?:to)? (?:[^.]|\\b(?:figs?|tabs?)\\.){0,60}\\.?\\W*$',
  ].join('|'),
  'i',
)
/** "Table 3 shows that X", "X does better than Y (Table 3)": what is seen. */
export const tellsWhatIsSeen =
  /\b(?:show(?:s|ed)?|display(?:s|ed)?|indicat\w+|reflect(?:s|ed)?|reveal(?:s|ed)?|suggest(?:s|ed)?|demonstrate[sd]?|illustrate[sd]?|confirm(?:s|ed)?|observe[sd]?|find|found|see|seen)(?:,? \w+)?,? that\b|\b(?:better|worse|higher|lower|larger|smaller|faster|slower|greater|fewer|less|more)\b[^.;]{0,60}? (?:than|as compared)\b|\b(?:outperform|surpass|exceed)\w*|\b(?:perform|fare)s?(?:ed)? (?:\w+ly )?(?:similar|comparab|on par|well|better|worse|best)\w*|\b(?:in|de)creas(?:es|ed)\b|\breduc(?:es|ed)\b|\b(?:results?|resulted) in\b(?! (?:the )?(?:tables?|fig))|\bl(?:eads?|ed) to\b|\b(?:hurts|improves|drops|rises|falls)\b|\bsignificant(?:ly)? (?!(?:other|part|step|role))\w+/i

/** "The 6th trial" is one of a row. */
const ordinal = /\b\d+(?:st|nd|rd|th)\b/gi

/** True for words that hold a number other than those of names, of labels and of sources. */
export const holdsValue = (text: string): boolean =>
  /\d/.test(
    text
      .replace(labels, '')
      .replace(ordinal, '')
      .replace(named, '')
      .replace(/\[[\d,\s–-]+\]/g, ''),
  )

const shows =
  '(?:show|present|report|list|give|summari[sz]e|compare|illustrate|plot|provide|depict|display|represent|visuali[sz]e)'
const shown =
  '(?:shown|presented|reported|listed|given|summari[sz]ed|compared|illustrated|plotted|provided|depicted|displayed|found)'
const float = '(?:the )?(?:supplementary |appendix )?(?:fig(?:ure)?|table)s?\\.? ?[\\w.–-]{1,16}'
const onlyNames = new RegExp(
  [
    `^${partOf}${float},? (?:also |further |then )?${shows}s?\\b`,
    `\\b(?:is|are|was|were|can be) (?:\\w+ly )?${shown} in ${float}\\W{0,4}$`,
    `^(?:here,? )?(?:we|i|the authors) (?:\\w+ )?${shows}\\b[^.;]{0,100}? in ${float}\\W{0,4}$`,
  ].join('|'),
  'i',
)
/** "Table 2 shows no effect": that is seen. */
const seen =
  /\bthat\b|\b(?:not?|any|effects?|differen\w+|increas\w+|decreas\w+|reduc\w+|improve\w*|drops?|gains?|loss|trends?|correlat\w+|relation\w*|associat\w+|agree\w*|clear\w*|strong\w*|consistent\w*|evidence|best|worst|good|poor|similar\w*|significan\w+|benefits?|advantages?)\b/i

/** True for a sentence that names what there is to see in a figure or table, and nothing of what is seen. */
export const namesOnly = (text: string): boolean =>
  holds(onlyNames, text) && !holds(seen, text) && !holds(tellsWhatIsSeen, text) && !holdsValue(text)
