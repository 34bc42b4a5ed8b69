/** That a question says one thing and a passage another, each in its own words. */
export const saysOtherwise = (asked: string, said: string): string =>
  `The question says “${asked}”; the passage says “${said}”.`

/** The same of a number. */
export const countsOtherwise = (asked: string, said: string): string =>
  `The question speaks of ${asked}; the passage says ${said}.`
