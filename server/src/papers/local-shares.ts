import type { Db } from '../platform/database.ts'
import { findSaid } from './candidates-store.ts'
import { shareOf, tellingWords } from './telling-words.ts'

/** Papers of this installation that are compared with those of the sources. */
const mostCompared = 200

/** Which share of the words the papers of this installation have, by id. */
export async function sharesOf(
  db: Db,
  local: readonly string[],
  words: string,
): Promise<ReadonlyMap<string, number>> {
  const said = await findSaid(db, local.slice(0, mostCompared))
  const share = shareOf(words)
  // What was found by its words has one of them at least; no other paper is better than the last that is compared.
  const least = 1 / Math.max(1, tellingWords(words).length)
  return new Map(
    local.map((id) => {
      const paper = said.get(id)
      return [id, Math.max(least, paper === undefined ? 0 : share(paper))]
    }),
  )
}
