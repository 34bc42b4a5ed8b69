import { readFile } from 'node:fs/promises'
import { text as readStream } from 'node:stream/consumers'
import { whyNotRead } from '@tessera/contract'
import type { Explanation, PaperDocument } from '@tessera/engine'
import type { Command } from 'commander'
import { AppError } from '../platform/errors.ts'
import { isFile, type Output, openTarget, print } from './command-context.ts'
import {
  describeAnswer,
  describeDocument,
  describeExplanation,
  describeFigures,
  describeMath,
  describeResults,
  describeVerification,
  type NotRead,
} from './descriptions.ts'

const asJson = ['--json', 'print the result as JSON'] as const
const fileOrId = ['<paper>', 'a PDF, HTML or JATS file, or a paper id, DOI or arXiv id'] as const

/** Loaded by a command that asks it: who errs or only parses does not wait for the engine. */
const engine = () => import('../explanations/engine-tasks.ts')

/** Commands that read one paper: parse, explain, ask, verify, results, figures, math. */
export function addReadingCommands(program: Command): void {
  program
    .command('parse')
    .description('turn a file into a document: one text, and layers of spans over it')
    .argument(...fileOrId)
    .option(...asJson)
    .action(async (target: string, options: Output) => {
      print(options, await openTarget(target), describeDocument)
    })

  program
    .command('explain')
    .description('explain a paper in its own words, each sentence with its evidence')
    .argument(...fileOrId)
    .option(...asJson)
    .action(async (target: string, options: Output) => {
      const document = await openTarget(target)
      const explanation = told(document, await (await engine()).runEngineHere('explain', document))
      const { links, reading } = await linksTested(target, document, explanation)
      const more = { ...(links.length > 0 && { links }), ...(reading && { repository: reading }) }
      print(options, { ...explanation, ...more }, describeExplanation)
    })

  program
    .command('ask')
    .description('ask a paper a question; it is answered with quotations, or not at all')
    .argument(...fileOrId)
    .argument('<question>', 'the question')
    .option(...asJson)
    .action(async (target: string, question: string, options: Output, command: Command) => {
      const asked = question.trim()
      if (asked === '') command.error('Ask something first.', { exitCode: 2 })
      if (asked.length > 2_000)
        command.error('A question may have at most 2,000 characters.', { exitCode: 2 })
      const document = await openTarget(target)
      const answer = await (await engine()).runEngineHere('answer', document, asked)
      print(options, answer, (it) => describeAnswer(document, it))
    })

  program
    .command('verify')
    .description('check each sentence of a text against a paper')
    .argument('<text-file>', 'a file with the sentences, or - for standard input')
    .requiredOption('--paper <paper>', fileOrId[1])
    .option(...asJson)
    .action(async (path: string, options: Output & { paper: string }) => {
      const text = await readText(path)
      const document = await openTarget(options.paper)
      const checked = await (await engine()).runEngineHere('verify', document, text.trim())
      const { verificationOf } = await import('../explanations/verification.ts')
      print(options, verificationOf(document, checked), describeVerification)
    })

  program
    .command('results')
    .description('what a paper measured: experiments, findings, significance')
    .argument(...fileOrId)
    .option(...asJson)
    .action(async (target: string, options: Output) => {
      const document = await openTarget(target)
      print(
        options,
        told(document, await (await engine()).runEngineHere('results', document)),
        describeResults,
      )
    })

  program
    .command('figures')
    .description('the figures and tables of a paper, and what is computed from their cells')
    .argument(...fileOrId)
    .option(...asJson)
    .action(async (target: string, options: Output) => {
      const document = await openTarget(target)
      print(
        options,
        told(document, await (await engine()).runEngineHere('figures', document)),
        describeFigures,
      )
    })

  program
    .command('math')
    .description('the equations of a paper, and what their symbols stand for')
    .argument(...fileOrId)
    .option(...asJson)
    .action(async (target: string, options: Output) => {
      const document = await openTarget(target)
      print(
        options,
        told(document, await (await engine()).runEngineHere('math', document)),
        describeMath,
      )
    })
}

/** What the installation knows of the links and the repository of one of its papers; of a file that is only read, nothing. */
async function linksTested(target: string, document: PaperDocument, explanation: Explanation) {
  const { replicationChecklist } = explanation
  const { checklistLinks } = await import('../explanations/links/checklist-links.ts')
  const links = checklistLinks(document, replicationChecklist, () => false)
  if (isFile(target) || links.length === 0) return { links: [], reading: null }
  const { ownRepository } = await import('../explanations/links/own-repository.ts')
  const { withLinkTests } = await import('./installation.ts')
  return withLinkTests(links, ownRepository(document, replicationChecklist))
}

/** What the engine says, with the reason when it did not read the text. */
function told<Said extends object>({ language }: PaperDocument, said: Said): Said & NotRead {
  const notRead = whyNotRead(language)
  return { ...said, ...(notRead !== null && { notRead }) }
}

async function readText(path: string): Promise<string> {
  if (path !== '-' && !isFile(path))
    throw new AppError('not-found', `There is no file “${path}”. A text itself is read from “-”.`)
  const text = path === '-' ? await readStream(process.stdin) : await readFile(path, 'utf8')
  if (text.trim() === '') throw new AppError('bad-request', 'There is no sentence to check.')
  // A PDF, a picture or a program has bytes that no text has.
  if (text.includes('\0') || text.startsWith('%PDF-'))
    throw new AppError('bad-request', 'That is no plain text. Name a file of sentences to check.')
  return text
}
