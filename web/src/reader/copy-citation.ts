import type { Citations } from '@tessera/contract'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'
import { report } from './share-link.ts'

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
