import type { CiteFormat, CiteStyle } from '@tessera/contract'
import { toBibtex } from './bibtex.ts'
import type { Citable } from './citable.ts'
import { toCsl } from './csl.ts'
import { toCsv } from './csv.ts'
import { toRis } from './ris.ts'
import { apa } from './styles/apa.ts'
import { chicago } from './styles/chicago.ts'
import { harvard } from './styles/harvard.ts'
import { ieee } from './styles/ieee.ts'
import { mla } from './styles/mla.ts'
import { type Run, textOf } from './styles/runs.ts'
import { vancouver } from './styles/vancouver.ts'

interface CiteFile {
  readonly contentType: string
  readonly extension: string
  readonly write: (papers: readonly Citable[]) => string
}

/** The formatted styles: each one line with what is italic in it. */
export const citeStyles: Readonly<Record<CiteStyle, (paper: Citable) => Run[]>> = {
  apa,
  mla,
  chicago,
  ieee,
  vancouver,
  harvard,
}

const formatted = (style: CiteStyle): CiteFile => ({
  contentType: 'text/plain; charset=utf-8',
  extension: 'txt',
  write: (papers) => papers.map((paper) => `${textOf(citeStyles[style](paper))}\n`).join(''),
})

/** Every format of `…/cite`, with what a browser needs to save it. */
export const citeFiles: Readonly<Record<CiteFormat, CiteFile>> = {
  bibtex: { contentType: 'application/x-bibtex; charset=utf-8', extension: 'bib', write: toBibtex },
  ris: {
    contentType: 'application/x-research-info-systems; charset=utf-8',
    extension: 'ris',
    write: toRis,
  },
  csl: {
    contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    extension: 'json',
    write: (papers) => `${JSON.stringify(toCsl(papers), null, 2)}\n`,
  },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv', write: toCsv },
  apa: formatted('apa'),
  mla: formatted('mla'),
  chicago: formatted('chicago'),
  ieee: formatted('ieee'),
  vancouver: formatted('vancouver'),
  harvard: formatted('harvard'),
}
