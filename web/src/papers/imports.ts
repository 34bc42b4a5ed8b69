import { useSyncExternalStore } from 'react'

/** A file that the reader brought, from the moment it was dropped. */
export interface ImportedFile {
  readonly key: number
  readonly file: File
}

let files: readonly ImportedFile[] = []
let lastKey = 0
const listeners = new Set<() => void>()

/** Takes files in: each is sent to the server and followed until it can be read. */
export function importFiles(chosen: Iterable<File>): void {
  set([...files, ...[...chosen].map((file) => ({ key: ++lastKey, file }))])
}

/** Takes one file off the list, or all of them; what the server holds of it stays. */
export function forgetImports(key?: number): void {
  set(key === undefined ? [] : files.filter((file) => file.key !== key))
}

export function useImports(): readonly ImportedFile[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => files,
    () => files,
  )
}

function set(next: readonly ImportedFile[]): void {
  files = next
  for (const listener of listeners) listener()
}
