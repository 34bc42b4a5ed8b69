import { paths } from '@tessera/contract'
import { reach } from '../api/client.ts'
import { errorOfResponse } from '../api/error-of-response.ts'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'
import { report } from './share-link.ts'

const endings = { bibtex: 'bib', ris: 'ris', csl: 'json', csv: 'csv' } as const

/** Puts the BibTeX entry on the clipboard and says so. */
export async function copyBibtex(paperId: string): Promise<void> {
  await report('Citation failed', async () => {
    const text = (await fileOf(paths.cite(paperId, 'bibtex'))).text
    await copyText(text)
    toast({ title: 'Citation copied', description: 'BibTeX is on the clipboard' })
  })
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

/** A text of the server's, and what it calls the file. */
async function fileOf(path: string): Promise<{ text: string; name: string | undefined }> {
  const response = await reach(path, { credentials: 'include' })
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
