import { type Citations, paths } from '@tessera/contract'
import { errorOfResponse } from '../api/error-of-response.ts'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'

const endings = { bibtex: 'bib', ris: 'ris', csl: 'json', csv: 'csv' } as const

/** Puts the BibTeX entry on the clipboard and says so. */
export async function copyBibtex(paperId: string): Promise<void> {
  await report('Citation failed', async () => {
    const text = (await fileOf(paths.cite(paperId, 'bibtex'))).text
    await copyText(text)
    toast({ title: 'Citation copied', description: 'BibTeX is on the clipboard' })
  })
}

type Runs = Citations['citations'][number]['runs']

/** Puts a formatted citation on the clipboard, for word processors with its italics. */
export async function copyCitation(runs: Runs, style: string): Promise<void> {
  await report('Citation failed', async () => {
    const text = runs.map((run) => run.text).join('')
    if (navigator.clipboard && 'write' in navigator.clipboard) {
      const item = new ClipboardItem({
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'text/html': new Blob([htmlOf(runs)], { type: 'text/html' }),
      })
      await copyText(text, () => navigator.clipboard.write([item]))
    } else await copyText(text)
    toast({ title: 'Citation copied', description: `${style} is on the clipboard` })
  })
}

function htmlOf(runs: Runs): string {
  const line = document.createElement('p')
  for (const { text, isItalic } of runs) {
    const node = isItalic ? document.createElement('i') : document.createTextNode(text)
    if (isItalic) node.textContent = text
    line.append(node)
  }
  return line.outerHTML
}

/** Saves the paper's metadata as a file. */
export async function downloadCitation(
  paperId: string,
  format: keyof typeof endings,
): Promise<void> {
  await report('Export failed', async () => {
    const { text, name } = await fileOf(paths.cite(paperId, format))
    save(text, name ?? `${fileName(paperId)}.${endings[format]}`)
  })
}

/** Saves every claim with its quotation and offsets as W3C Web Annotations. */
export async function downloadEvidence(paperId: string): Promise<void> {
  await report('Export failed', async () => {
    const { text, name } = await fileOf(paths.evidence(paperId))
    save(text, name ?? `${fileName(paperId)}-evidence.jsonld`)
  })
}

/** Copies an address and says so. */
export async function shareLink(address: string, what: string): Promise<void> {
  await report('Share failed', async () => {
    await copyText(address)
    toast({ title: 'Link copied', description: what })
  })
}

async function report(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const description = error instanceof Error ? error.message : 'An unexpected error occurred.'
    toast({ title, description, variant: 'destructive' })
  }
}

/** A text of the server's, and what it calls the file. */
async function fileOf(path: string): Promise<{ text: string; name: string | undefined }> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw await errorOfResponse(response)
  const [, name] =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { text: await response.text(), name }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

const fileName = (paperId: string) => paperId.replace(/[^\w.-]+/g, '_').slice(0, 80)
