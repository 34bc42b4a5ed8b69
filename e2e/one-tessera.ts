import type { TestProject } from 'vitest/node'
import { startTessera } from './running-tessera.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Tessera runs that all journeys share; they must leave it running. */
    address: string
  }
}

/** Starts the one Tessera of all journeys, with data of its own, and stops it after the last. */
export default async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const tessera = await startTessera()
  project.provide('address', tessera.address)
  return () => tessera.dispose()
}
