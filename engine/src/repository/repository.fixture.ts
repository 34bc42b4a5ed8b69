import type { ListedFile, RepositoryText } from './repository.ts'

/** A repository as it is given to be read: its listing holds the texts, and other files by their size. */
export function repositoryOf(
  texts: Readonly<Record<string, string>>,
  others: Readonly<Record<string, number>> = {},
): { readonly listing: ListedFile[]; readonly texts: RepositoryText[] } {
  const read = Object.entries(texts).map(([path, text]) => ({ path, text }))
  return {
    listing: [
      ...read.map(({ path, text }) => ({ path, size: text.length })),
      ...Object.entries(others).map(([path, size]) => ({ path, size })),
    ],
    texts: read,
  }
}
