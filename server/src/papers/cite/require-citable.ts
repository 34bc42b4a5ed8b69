import type { Db } from '../../platform/database.ts'
import { findNotices, presentNotice } from '../notices-store.ts'
import { requirePaper } from '../paper-access.ts'
import type { Viewer } from '../papers-store.ts'
import type { ResolvePaper } from '../resolve-paper.ts'
import { type Citable, citable } from './citable.ts'

export interface CitableDeps {
  readonly db: Db
  readonly resolvePaper: ResolvePaper
  /** The site's own address. */
  readonly publicUrl: string
}

/**
 * A paper ready to be cited, by its id or any of its names.
 * @throws AppError 'paper-not-found', 'upstream-failed'
 */
export async function requireCitable(
  { db, resolvePaper, publicUrl }: CitableDeps,
  x: string,
  viewer: Viewer,
): Promise<Citable> {
  const paper = await requirePaper(resolvePaper, x, viewer)
  const notices = await findNotices(db, [paper.id])
  return citable(paper, notices.map(presentNotice), publicUrl, new Date())
}
