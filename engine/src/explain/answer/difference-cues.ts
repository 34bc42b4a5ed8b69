const nearly =
  '(?:(?:up to|more than|less than|over|about|around|nearly|almost|at least|at most|only|roughly|approximately|an? (?:additional|further)|as much as) ){0,2}[-+−~]?'
const changes =
  '(?:outperform|exceed|surpass|beat|improv|increas|decreas|reduc|rais|ris[ei]|rose|fell|fall|drop|grew|grow|differ|gain|advanc|better|worse|higher|lower|larger|smaller|greater|longer|shorter|faster|slower|fewer|less|more)'
/** "Outperforms the best by more than 2.0", "an improvement of 2.0". */
const changedBy = new RegExp(
  `\\b${changes}\\p{L}*\\b[^.;:]{0,100} by ${nearly}$|\\b(?:margin|improvement|gain|increase|decrease|reduction|drop|rise|difference|gap|advantage|lead)s? of ${nearly}$|(?:^|[\\s(])[+]$`,
  'iu',
)
const before = 160
/** "2.0 BLEU better than", "2 points above". */
const moreThan =
  /^(?: ?%)?(?: \p{L}[\p{L}\d-]*){0,2} (?:better|worse|higher|lower|larger|smaller|greater|above|below|ahead of|behind)(?![\p{L}\d])/iu
const after = 60

/**
 * True for a number that tells by how much one thing is above or below another, and of none how much it is: "by more
 * than 2.0 BLEU".
 */
export const isDifference = (text: string, start: number, end: number): boolean =>
  changedBy.test(text.slice(Math.max(0, start - before), start)) ||
  moreThan.test(text.slice(end, end + after))
