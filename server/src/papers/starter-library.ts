import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { mediaTypes, sniffKind } from '../platform/parsing/sniff.ts'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'
import { knownPapers } from '../sources/precedence.ts'
import { type AcceptDeps, acceptFile } from './accept-file.ts'
import { saveFile } from './files-store.ts'
import { addIdentifiers, insertKnownPapers, knownValues, updatePaper } from './papers-store.ts'
import { wantPages } from './read-pages.ts'

const KnownPapers = z.array(
  z.object({
    title: z.string().min(1),
    authors: z.array(z.string()),
    year: z.int().optional(),
    venue: z.string().optional(),
    doi: z.string().optional(),
    arxivId: z.string().optional(),
    /** Short names that people search for: "ResNet". */
    alsoKnownAs: z.array(z.string()).optional(),
  }),
)

export type LibraryDeps = AcceptDeps & { readonly files: FileStore; readonly log: Log }

/**
 * Brings in what a folder of starter papers holds: `*.html` and `*.xml` as papers that everyone may
 * read (with the PDF of the same name beside them, whose pages a job reads), `known-papers.json` as bare facts. Doing it again
 * changes nothing. A folder that is not there is no error; a file that cannot be read is told in the log.
 * @returns the imports that still have to be read, by job id
 */
export async function importStarterLibrary(deps: LibraryDeps, folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).sort()
  const unread: string[] = []
  for (const name of names.filter((it) => /\.(?:html|xml)$/.test(it))) {
    const status = await importOne(deps, folder, name)
    if (status.step !== 'done') unread.push(status.jobId)
  }
  if (names.includes('known-papers.json')) {
    const text = await readFile(join(folder, 'known-papers.json'), 'utf8')
    await importKnownPapers(deps.db, KnownPapers.parse(JSON.parse(text)))
  }
  return unread
}

async function importOne(deps: LibraryDeps, folder: string, name: string) {
  const bytes = await readFile(join(folder, name))
  const status = await acceptFile(deps, { bytes, name, owner: null, source: 'library' })
  const base = name.replace(/\.\w+$/, '')
  const slug = base.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  await addIdentifiers(deps.db, status.paperId, [{ scheme: 'tessera', value: slug }])
  const pdf = join(folder, `${base}.pdf`)
  if (existsSync(pdf)) await addPdf(deps, status.paperId, await readFile(pdf), `${base}.pdf`)
  return status
}

async function addPdf(
  { db, files }: LibraryDeps,
  paperId: string,
  bytes: Uint8Array,
  name: string,
): Promise<void> {
  const mediaType = mediaTypes[sniffKind(bytes)]
  const sha256 = await files.put(bytes)
  await saveFile(db, { paperId, sha256, mediaType, size: bytes.length, name })
  await updatePaper(db, paperId, { pdfUrl: `/api/papers/${paperId}/pdf` })
  await wantPages(db, paperId)
}

/** Facts about papers whose text is elsewhere; one that is known by any of its names stays as it is. */
async function importKnownPapers(db: Db, known: z.infer<typeof KnownPapers>): Promise<void> {
  const entries = known.map((facts) => ({ facts, names: namesOf(facts) }))
  const taken = await knownValues(
    db,
    entries.flatMap(({ names }) => names.map(({ value }) => value)),
  )
  const missing = entries.filter(({ names }) => !names.some(({ value }) => taken.has(value)))
  await insertKnownPapers(
    db,
    missing.map(({ facts, names }) => {
      const named = (scheme: string) => names.find((name) => name.scheme === scheme)?.value ?? null
      return {
        identifiers: names,
        paper: {
          id: newId(),
          title: facts.title,
          authors: facts.authors,
          year: facts.year ?? null,
          venue: facts.venue ?? null,
          doi: named('doi'),
          arxivId: named('arxiv'),
          source: knownPapers,
          ...(facts.alsoKnownAs && { metadata: { alsoKnownAs: facts.alsoKnownAs } }),
        },
      }
    }),
  )
}

function namesOf(facts: z.infer<typeof KnownPapers>[number]): Identifier[] {
  const names = [facts.doi, facts.arxivId && `arXiv:${facts.arxivId}`].flatMap((text) => {
    const found = text ? parseIdentifier(text) : null
    return found ? [found] : []
  })
  return names.length > 0 ? names : [{ scheme: 'tessera', value: slugOf(facts) }]
}

function slugOf(facts: { title: string; year?: number | undefined }): string {
  return `${facts.title} ${facts.year ?? ''}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 99)
}
