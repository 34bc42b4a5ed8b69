import { CiteFormat, type SearchResults } from '@tessera/contract'
import { type Command, Option } from 'commander'
import { type Output, print } from './command-context.ts'
import type { Imported } from './library.ts'

const asJson = ['--json', 'print the result as JSON'] as const

/** Loaded by a command that runs, not by one that is only described or used wrongly. */
const library = () => import('./library.ts')

/** Commands for the papers of the installation: search, import, cite. */
export function addLibraryCommands(program: Command): void {
  program
    .command('search')
    .description('find papers of this installation by title, author, DOI or arXiv id')
    .argument('<query...>', 'what to search for')
    .option('--limit <number>', 'papers to show, 1 to 50', '20')
    .option(...asJson)
    .action(async (words: string[], options: Output & { limit: string }, command: Command) => {
      const q = words.join(' ').trim()
      const limit = Number(options.limit)
      if (q === '') command.error('Type something to search for.', { exitCode: 2 })
      if (!Number.isInteger(limit) || limit < 1 || limit > 50)
        command.error('The limit is a whole number from 1 to 50.', { exitCode: 2 })
      print(options, await (await library()).searchHere(q, limit), describeResults)
    })

  program
    .command('import')
    .description('read PDF, HTML or JATS files into the library; whoever uses it can read them')
    .argument('<file...>', 'files to import')
    .option(...asJson)
    .action(async (paths: string[], options: Output) => {
      const outcomes = await (await library()).importFiles(paths)
      print(options, outcomes, describeImports)
      if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1
    })

  program
    .command('cite')
    .description('cite a paper')
    .argument('<id>', 'a paper id, DOI or arXiv id')
    .addOption(new Option('--format <format>', 'how').choices(CiteFormat.options).default('bibtex'))
    .option(...asJson)
    .action(async (id: string, options: Output & { format: CiteFormat }) => {
      const citation = await (await library()).citeHere(id, options.format)
      print(options, { format: options.format, citation }, (it) => it.citation)
    })
}

function describeImports(outcomes: readonly Imported[]): string {
  return outcomes
    .map(({ file, paperId, error }) => `${file}: ${error === null ? `paper ${paperId}` : error}`)
    .join('\n')
}

function describeResults({ papers, total, message }: SearchResults): string {
  const found = `Found ${total} ${total === 1 ? 'paper' : 'papers'}.`
  const rows = papers.map((paper) => {
    const facts = [paper.authors.slice(0, 3).join(', '), paper.venue, paper.year].filter(Boolean)
    const name = paper.doi ?? (paper.arxivId === null ? paper.id : `arXiv:${paper.arxivId}`)
    return `${paper.title}\n  ${facts.join(' · ')}\n  ${name}`
  })
  return [found, ...(message === undefined ? [] : [message]), ...rows].join('\n')
}
