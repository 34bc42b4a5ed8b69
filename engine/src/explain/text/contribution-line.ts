const initials = '\\p{Lu}(?:[.-]? ?\\p{Lu}){1,3}\\.?'
const line = new RegExp(
  `^${initials}(?:(?:,|,? and|,? &) ${initials})* ?[-–—:]?,? .*\\b(?:manuscript|draft(?:ed|ing)?|conceiv(?:ed|ing)|wrote|writing|editing|supervis(?:ed|ion)|data collection|final version)\\b`,
  'u',
)
/** True for a line that tells which of the authors, by their initials, did what: "AB – data analysis, manuscript writing". */
export const isContributionLine = (text: string): boolean => line.test(text)
