import type { Db } from '../../platform/database.ts'
import { requirePaper } from '../paper-access.ts'
import { findNotices, type Viewer } from '../papers-store.ts'
import { type Citable, citable } from './citable.ts'

/**
 * A paper ready to be cited, by its id or any of its names; `publicUrl` is the site's own address.
 * @throws AppError 'paper-not-found'
 */
export async function requireCitable(
  db: Db,
  x: string,
  viewer: Viewer,
  publicUrl: string,
): Promise<Citable> {
  const paper = await requirePaper(db, x, viewer)
  const notices = await findNotices(db, paper.id)
  return citable(
    paper,
    notices.map(({ kind, doi, date }) => ({ kind, ...(doi && { doi }), ...(date && { date }) })),
    publicUrl,
  )
}
