import type { Paper } from '@tessera/contract'

/** Why a version of the preprint cannot be shown, in a sentence; null when nothing is known against it. */
export function whyNoVersion(paper: Paper, number: number): string | null {
  const { newestVersion, fullText } = paper
  if (paper.isPrivate) return 'This paper is your own file, and has no versions at arXiv.'
  if (paper.arxivId === null)
    return 'Versions are numbered by arXiv, and this paper is not known to be there.'
  if (newestVersion !== null && number > newestVersion)
    return `The newest version of this paper is ${newestVersion}.`
  const problems = fullText.copies.flatMap(({ preprintVersion, problem }) =>
    preprintVersion === number && problem !== null ? [problem] : [],
  )
  if (problems.length > 0) return problems.join(' ')
  return fullText.areSourcesAsked
    ? null
    : 'The scholarly sources are not asked on this installation.'
}
