import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { PaperDocument } from './paper-document.ts'

/** `sha256` of a text's UTF-8 bytes, in hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The fields that name a document: the same text by the same parser has the same id, 32 hexadecimal digits. */
export function textIdentity(
  source: PaperDocument['source'],
  parserVersion: string,
  text: string,
): Pick<PaperDocument, 'id' | 'source' | 'parserVersion' | 'textHash'> {
  const textHash = hashOf(text)
  return {
    id: hashOf(`${source}/${parserVersion}/${textHash}`).slice(0, 32),
    source,
    parserVersion,
    textHash,
  }
}
