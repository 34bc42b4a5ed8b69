import type { Command } from 'commander'
import { z } from 'zod'
import type { Harvested, Wanted } from '../papers/harvest.ts'
import { type Output, print } from './command-context.ts'

interface Options extends Output {
  readonly since?: string
  readonly set?: string
  readonly most?: string
}

/** Of a harvest of the archive, when nothing is said. */
const usualMost = '10000'

/** The command that brings arXiv's facts in before anybody searches for them. */
export function addHarvestCommand(program: Command): void {
  program
    .command('harvest')
    .description(
      'bring in the facts of papers from arXiv: what it announced today, or what changed',
    )
    .argument('[category...]', 'categories whose announcements of today to bring in: cs.CL')
    .option('--since <day>', 'everything that changed since a day, from the archive: 2026-11-01')
    .option('--set <set>', 'with --since: one set of the archive, such as cs or cs:cs:CL')
    .option(
      '--most <number>',
      `with --since: stop after so many papers; ${usualMost} when nothing is said`,
    )
    .option('--json', 'print the result as JSON')
    .action(async (categories: string[], options: Options, command: Command) => {
      const wanted = wantedOf(categories, options)
      if (typeof wanted === 'string') return command.error(wanted, { exitCode: 2 })
      const { harvestHere } = await import('./harvest-here.ts')
      print(options, await harvestHere(wanted), describe)
    })
}

/** What is wanted, or what is wrong with the wish, in a sentence. */
function wantedOf(categories: readonly string[], { since, set, most }: Options): Wanted | string {
  if (since === undefined) {
    if (set !== undefined || most !== undefined) return '--set and --most go with --since.'
    if (categories.length === 0) return 'Name categories (cs.CL), or a day with --since.'
    const odd = categories.find((name) => !/^[a-z-]{2,12}(?:\.[A-Za-z-]{2,8})?$/.test(name))
    return odd === undefined ? { categories } : `"${odd}" is no category of arXiv; cs.CL is one.`
  }
  if (categories.length > 0) return 'Name categories, or a day with --since and a --set: not both.'
  if (!z.iso.date().safeParse(since).success) return `"${since}" is no day; 2026-11-01 is one.`
  const many = most ?? usualMost
  if (!/^[1-9]\d{0,6}$/.test(many)) return '--most is a whole number above 0.'
  return { since, most: Number(many), ...(set !== undefined && { set }) }
}

function describe({ papers, deleted, isCut }: Harvested): string {
  if (papers === 0 && deleted === 0) return 'arXiv told of no papers.'
  const gone = deleted === 0 ? '' : ` ${deleted} records were taken out of the archive.`
  const more = isCut ? ' There was more: raise --most, or go on from a later day.' : ''
  return `${papers} ${papers === 1 ? 'paper is' : 'papers are'} in the library.${gone}${more}`
}
