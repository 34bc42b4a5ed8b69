import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more each, of the unit and of the browser tests. */
const long = [
  'e2e/screens.e2e.ts',
  'e2e/hostile-pdf.e2e.ts',
  'e2e/sources.e2e.ts',
  'server/src/platform/postgres/kill-drill.test.ts',
  'server/src/testing/command-line.test.ts',
  'server/src/platform/parsing/parse-jail.test.ts',
]

/** Starts the longest files first: one that starts last is waited for by an idle machine. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      long.findIndex((name) => moduleId.endsWith(name)) >>> 0
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
