import { repositoryFromAddress } from './github.ts'
import type { CodeOrData } from './source.ts'

const addresses =
  /(?:https?:\/\/|\b(?=(?:www\.)?(?:github|huggingface|zenodo)\.(?:com|co|org)\/))[^\s<>"'{}|\\^`]+/gi
const datasets = [
  /^(?:www\.)?huggingface\.co\/datasets\/([\w.-]+\/[\w.-]+)/i,
  /^(?:www\.)?zenodo\.org\/records?\/(\d+)/i,
  /^(?:dx\.)?doi\.org\/(10\.5061\/dryad\.[\w.]+)/i,
]

/** Code and data whose addresses authors put into their abstract or comment; each once, in their order. */
export function namedResources(...texts: readonly (string | undefined)[]): CodeOrData[] {
  const found = new Map<string, CodeOrData>()
  for (const [address] of texts.join(' ').matchAll(addresses)) {
    const bare = address.replace(/[.,;:)\]}'"’”]+$/, '')
    const repository = repositoryFromAddress(/^https?:/i.test(bare) ? bare : `https://${bare}`)
    const rest = bare.replace(/^https?:\/\//i, '')
    const dataset = datasets.map((shape) => rest.match(shape)).find(Boolean)
    if (repository) {
      const url = `https://github.com/${repository}`
      found.set(url, { kind: 'code', name: repository, url })
    } else if (dataset?.[1]) {
      const url = `https://${dataset[0]}`
      found.set(url, { kind: 'dataset', name: dataset[1], url })
    }
  }
  return [...found.values()]
}
