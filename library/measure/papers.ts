import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PaperDocument, ParseError, parseJats } from '@tessera/engine'

/** The English JATS articles of a folder of real papers that have at least 80 sentences. */
export function readPapers(folder: string): PaperDocument[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .flatMap((name) => {
      try {
        const document = parseJats(readFileSync(join(folder, name), 'utf8'))
        const english = !document.language || document.language.startsWith('en')
        return english && document.sentences.length >= 80 ? [document] : []
      } catch (error) {
        if (error instanceof ParseError) return []
        throw error
      }
    })
}
