import type { ListedFile } from './repository.ts'
import { endingOf, isAside, partsOf } from './repository-paths.ts'

/** Of one repository: each is a request. */
const mostFilesRead = 8
/** What is larger is data, or made by a machine. */
const largestFileRead = 150_000
/** Of one folder: fifty configurations of one kind say the same. */
const mostOfFolder = 2
/** Of one kind of candidate. */
const mostOfKind = 3

const isRoot = (path: string) => !path.includes('/')
const isReadme = (path: string) =>
  isRoot(path) && /^readme(?:\.(?:md|rst|txt|org|markdown))?$/i.test(path)
export const isLicenceFile = (path: string): boolean =>
  isRoot(path) && /^(?:un)?licen[cs]e(?:[.-][\w.-]+)?$|^copying(?:\.\w+)?$/i.test(path)
const manifests = [
  'pyproject.toml',
  'description',
  'citation.cff',
  'setup.cfg',
  'setup.py',
  'package.json',
]

type Kind = 'config' | 'script' | 'shell'
interface Candidate {
  readonly path: string
  readonly kind: Kind
  readonly score: number
}

const configName =
  /^(?:.*[_-])?(?:config(?:s|uration)?|conf|cfg|hparams?|hyper[_-]?param(?:eter)?s?|params|settings|defaults?|args|arguments|options|opts|flags)(?:[_-].*)?$/
const configFolder = /^(?:configs?|conf|cfgs?|hparams|params)$/
const runFolder = /^(?:train(?:ing)?|scripts?|experiments?|analys[ie]s|simulations?)$/
const runName =
  /^(?:\d+[_-]*)?(?:train|pre-?train|fine-?_?tune|main|run|experiments?|analysis|analy[sz]e|simulat|model|fit|reproduce|replicat|evaluat|baseline|preprocess)/
/** Of the project's tools, and not of what it does. */
const toolName =
  /^(?:package(?:-lock)?|tsconfig|jsconfig|composer|renovate|manifest|_config|mkdocs|environment|docker-compose|codecov|meta|setup|conftest|__init__|conf)\.|^\./

/**
 * Which files are read: the read-me, the licence, or what names one, then settings and scripts that run things,
 * nearest to the root first. The same listing in any order gives the same files.
 */
export function filesToRead(listing: readonly ListedFile[]): string[] {
  const readable = listing
    .filter(({ size }) => size > 0 && size <= largestFileRead)
    .map(({ path }) => path)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const readme =
    readable.find((path) => /\.md$/i.test(path) && isReadme(path)) ?? readable.find(isReadme)
  const licences = readable.filter(isLicenceFile).slice(0, 2)
  const manifest = licences.length === 0 ? named(readable, manifests) : undefined
  const first = [readme, ...licences, manifest].filter((path) => path !== undefined)
  const rest: string[] = []
  const counts = new Map<string, number>()
  for (const { path, kind } of readable
    .flatMap(candidateOf)
    .toSorted((a, b) => b.score - a.score)) {
    if (first.length + rest.length >= mostFilesRead) break
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const keys = [kind, ...(folder === '' ? [] : [folder])]
    const most = (key: string) => (key === kind ? mostOfKind : mostOfFolder)
    if (first.includes(path) || keys.some((key) => (counts.get(key) ?? 0) >= most(key))) continue
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    rest.push(path)
  }
  return [...first, ...rest]
}

const named = (paths: readonly string[], names: readonly string[]) =>
  names.flatMap((name) => paths.find((path) => path.toLowerCase() === name) ?? [])[0]

function candidateOf(path: string): Candidate[] {
  const parts = partsOf(path)
  const name = parts.at(-1) ?? ''
  if (parts.length > 4 || isAside(path) || toolName.test(name)) return []
  const kind = kindOf(endingOf(path))
  if (kind === null) return []
  const stem = name.replace(/\.[^.]+$/, '')
  const inConfigs = parts.slice(0, -1).some((part) => configFolder.test(part))
  const isRun = parts.slice(0, -1).some((part) => runFolder.test(part))
  const worth = Math.max(
    configName.test(stem) ? 10 : 0,
    runName.test(stem) ? 9 : 0,
    /seed/.test(stem) ? 9 : 0,
    inConfigs ? 7 : 0,
    isRun && kind !== 'config' ? 6 : 0,
    // Analyses in R, Stata and Julia are scripts that stand at the root, whatever their names.
    parts.length <= 2 && /\.(?:r|rmd|qmd|do|jl|m)$/.test(name) ? 5 : 0,
    parts.length <= 2 && kind !== 'config' ? 3 : 0,
  )
  return worth === 0 ? [] : [{ path, kind, score: worth - (parts.length - 1) }]
}

function kindOf(ending: string): Kind | null {
  if (/^(?:ya?ml|json|toml|ini|cfg|gin)$/.test(ending)) return 'config'
  if (/^(?:py|r|rmd|qmd|jl|m|do|ipynb|lua)$/.test(ending)) return 'script'
  return /^(?:sh|bash|slurm|sbatch)$/.test(ending) ? 'shell' : null
}
