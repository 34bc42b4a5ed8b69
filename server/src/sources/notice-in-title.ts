import type { Notice } from '@tessera/contract'
import { isNoticeRelation, type SourcePaper } from './source.ts'

/** "RETRACTED: …", "WITHDRAWN: …", "RETRACTED ARTICLE: …", "[Retracted] …"; "Retracted: …" alone is also a notice's title. */
const inCapitals = /^(RETRACTED|WITHDRAWN)(?=\s*[:–—])/u
const inFront =
  /^(?:(retracted|withdrawn)\s(?:article|paper|chapter|publication|preprint)\s*[:–—]|[[(](retracted|withdrawn)(?:\s(?:article|paper|chapter|publication|preprint))?[\])])/iu
/** "… (Retracted article. See vol. 3, p. 5)", "… [Retracted]" */
const behind =
  /[[(](retracted|withdrawn)(?:\s(?:article|paper|chapter|publication|preprint)\b[^()[\]]*)?[\])]$/iu

/**
 * What publishers write into the title of a paper that they took back, and nowhere else in some records. A withdrawal
 * is of a preprint; a journal's is a retraction. Null for a notice, whose title is that of the paper it is about.
 */
export function noticeInTitle(
  source: string,
  {
    title,
    type,
    relations,
    notices,
  }: Pick<SourcePaper, 'title' | 'type' | 'relations' | 'notices'>,
): Notice | null {
  const [word] = [inCapitals, inFront, behind].flatMap(
    (form) => title.match(form)?.slice(1).filter(Boolean) ?? [],
  )
  if (word === undefined || relations.some(({ kind }) => isNoticeRelation(kind))) return null
  const isWithdrawal = type === 'preprint' && word.toLowerCase() === 'withdrawn'
  const kind = isWithdrawal ? 'withdrawal' : 'retraction'
  const isTold = notices.some((one) => one.kind === 'withdrawal' || one.kind === 'retraction')
  return isTold ? null : { kind, source }
}
