import type { ReplicationItem } from '../explain/explanation.ts'
import { isLicenceFile } from './files-to-read.ts'
import { knownLicence } from './known-licences.ts'
import {
  type FileKind,
  isComment,
  isNoStatement,
  proseWordings,
  seedWordings,
  settingsIn,
  tellsCompute,
  tellsData,
  tellsLicence,
} from './line-wordings.ts'
import type {
  ListedFile,
  RepositoryEvidence,
  RepositoryFinding,
  RepositoryText,
} from './repository.ts'
import { type Line, quotableLines, stretches, withWholeArguments } from './repository-lines.ts'
import { endingOf, isAside, partsOf } from './repository-paths.ts'

/** Of one item: a reader who wants more follows the links. */
const mostEvidence = 3
/** Lines that follow each other, quoted together. */
const longestStretch = 8

/** A file with the lines that speak: no comments, no promises, nothing that instructs. */
interface Read extends RepositoryText {
  readonly kind: FileKind
  readonly lines: readonly Line[]
}

/**
 * What a repository has on the items of the replication checklist, in its own lines; items on which it has nothing
 * that could be quoted are left out. Nothing is concluded from a name alone but that a file is there.
 */
export function repositoryFindings(
  listing: readonly ListedFile[],
  texts: readonly RepositoryText[],
): RepositoryFinding[] {
  const files = texts.filter(({ path }) => !isLicenceFile(path)).map(readText)
  const from = (item: ReplicationItem, says: (line: Line, file: Read) => boolean) =>
    finding(item, linesSaying(files, says))
  const prose = (item: keyof typeof proseWordings) =>
    from(item, ({ text }, { kind }) => kind === 'readme' && anyOf(proseWordings[item], text))
  return [
    codeFinding(listing),
    dataFinding(listing) ??
      from('data', ({ text }, { kind }) => kind === 'readme' && tellsData(text)),
    from('seeds', ({ text }, { kind }) => anyOf(seedWordings[kind], text)),
    settingsFinding(files),
    from('compute', ({ text }, { kind }) => tellsCompute(text, kind)),
    ...(['sample-size', 'exclusions', 'ethics', 'preregistration'] as const).map(prose),
    licenceFinding(texts) ?? from('licence', ({ text }, { kind }) => tellsLicence(text, kind)),
  ].filter((found) => found !== null)
}

const anyOf = (wordings: readonly { test(text: string): boolean }[], text: string) =>
  wordings.some((wording) => wording.test(text))

const finding = (
  item: ReplicationItem,
  evidence: readonly RepositoryEvidence[],
): RepositoryFinding | null => (evidence.length === 0 ? null : { item, evidence })

function readText({ path, text }: RepositoryText): Read {
  const kind = kindOf(path)
  if (kind === 'readme') return { path, text, kind, lines: spoken(quotableLines(text, true)) }
  const done = quotableLines(text).filter(isDone)
  return { path, text, kind, lines: kind === 'program' ? withWholeArguments(done) : done }
}

const isDone = ({ text }: Line) => !isComment(text)

function kindOf(path: string): FileKind {
  if (/^readme/.test(partsOf(path).at(-1) ?? '')) return 'readme'
  const isSettings = /^(?:ya?ml|json|toml|ini|cfg|gin|cff|)$/.test(endingOf(path))
  return isSettings ? 'settings' : 'program'
}

/** The lines of a read-me that are shown and state something. */
function spoken(lines: readonly Line[]): Line[] {
  let isHidden = false
  return lines.filter(({ text }) => {
    const wasHidden = isHidden
    if (text.includes('<!--')) isHidden = true
    if (text.includes('-->')) isHidden = false
    return !wasHidden && !text.includes('<!--') && !isNoStatement(text)
  })
}

/** The first lines that say it, of each file those nearest to each other. */
function linesSaying(files: readonly Read[], says: (line: Line, file: Read) => boolean) {
  return files
    .flatMap((file) => {
      const saying = file.lines.filter((line) => says(line, file))
      return stretches(file, saying, longestStretch).slice(0, mostEvidence - 1)
    })
    .slice(0, mostEvidence)
}

/** Settings of a run: at least two different ones with their values, in one file. The file with most of them. */
function settingsFinding(files: readonly Read[]): RepositoryFinding | null {
  const found = files.map((file) => {
    const lines = file.lines.filter(({ text }) => settingsIn(text, file.kind).length > 0)
    const settings = new Set(lines.flatMap(({ text }) => settingsIn(text, file.kind)))
    return { file, lines, count: settings.size }
  })
  const [best] = found.filter(({ count }) => count >= 2).toSorted((a, b) => b.count - a.count)
  if (!best) return null
  const longest = stretches(best.file, best.lines, longestStretch)
    .map((evidence, index) => ({ evidence, index }))
    .toSorted((a, b) => lengthOf(b.evidence) - lengthOf(a.evidence))
    .slice(0, mostEvidence)
  // One line in a long file may give one setting; the longest stretches give most, and are read in their order.
  const evidence = longest.toSorted((a, b) => a.index - b.index).map((it) => it.evidence)
  return finding('hyperparameters', evidence)
}

const lengthOf = ({ lines }: RepositoryEvidence) => (lines ? lines.last - lines.first : 0)

function licenceFinding(texts: readonly RepositoryText[]): RepositoryFinding | null {
  const files = texts
    .filter(({ path }) => isLicenceFile(path))
    .map((file) => {
      const known = knownLicence(file.text)
      const lines = quotableLines(file.text)
      const telling = known
        ? lines.filter(({ start, end }) => start < known.end && known.start < end)
        : lines.filter(({ text }) => text.trim() !== '').slice(0, 1)
      return { known, evidence: stretches(file, telling, longestStretch).slice(0, 1) }
    })
  const found = finding(
    'licence',
    files.flatMap(({ evidence }) => evidence),
  )
  // Where one of several is not known, the name of another would say too much.
  const names = files.flatMap(({ known }) => known?.name ?? [])
  const isKnown = names.length === files.length
  return found && { ...found, ...(isKnown && { licence: names.join(', ') }) }
}

const sources =
  /^(?:py|r|rmd|qmd|jl|m|ipynb|c|cc|cpp|cu|java|kt|scala|rs|go|js|ts|sh|do|sas|sps|pl|f90|f|lua|hs|ml|nf|smk|wdl|stan|cs|swift|rb|mjs|nb|mlx|praat)$/
/** A package's own description, and no code of a study. */
const packaging = /^(?:setup|conftest|__init__|conf|version|_version)\.py$/

function codeFinding(listing: readonly ListedFile[]): RepositoryFinding | null {
  const code = listing.filter(
    ({ path, size }) =>
      size > 0 &&
      sources.test(endingOf(path)) &&
      !isAside(path) &&
      !packaging.test(partsOf(path).at(-1) ?? ''),
  )
  return filesFinding('code', code)
}

/** "data", "raw_data", "data-2021": of a folder, or of a file at the root. */
const dataName =
  /^(?!.*(?:test|sample|example|toy|mock))(?:.*[_-])?(?:data|data[_-]?sets?|corpus|corpora)(?:[_-].*)?$/
const dataEndings =
  /^(?:csv|tsv|tab|parquet|feather|arrow|xlsx?|ods|rds|rda|rdata|sav|dta|npz|npy|h5|hdf5|mat|jsonl|ndjson|arff|fasta|fa|fastq|fq|vcf|bed|nii|edf|wav|sas7bdat|sqlite|db|geojson|shp|nc)$/
/** A part that shows what the whole is like. */
const isExample =
  /(?:^|\/)(?:examples?|sample|demos?|toy|dummy|mocks?)(?:\/|\.|_data)|\/(?:examples?|toy|dummy|mock)[_-][^/]*$|[_-](?:examples?|sample|toy|dummy|mock)\.[^/]*$/
/** A smaller file is a heading, or stands for one that is not there. */
const smallestData = 100

function dataFinding(listing: readonly ListedFile[]): RepositoryFinding | null {
  const data = listing.filter(({ path, size }) => {
    const parts = partsOf(path)
    const names =
      parts.length === 1 ? [path.toLowerCase().replace(/\..*$/, '')] : parts.slice(0, -1)
    return (
      size >= smallestData &&
      names.slice(0, 3).some((name) => dataName.test(name)) &&
      dataEndings.test(endingOf(path)) &&
      !isAside(path) &&
      !isExample.test(path.toLowerCase())
    )
  })
  return filesFinding('data', data)
}

/** Files nearest to the root stand for all. */
function filesFinding(item: 'code' | 'data', files: readonly ListedFile[]) {
  const depth = ({ path }: ListedFile) => path.split('/').length
  const first = files
    .toSorted((a, b) => depth(a) - depth(b) || b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, mostEvidence)
    .map(({ path }) => ({ path, lines: null }))
  const found = finding(item, first)
  return found && { ...found, files: files.length }
}
