import type { PaperDocument, Reference } from '../../document/paper-document.ts'
import { parseReference } from '../../document/parse-reference.ts'
import { type Builder, createEmitter, plainFace } from './emit.ts'
import { readEquations } from './formula/equations.ts'
import { levelsOf, numberedAnew, withoutArticles } from './headings.ts'
import type { Layout } from './layout.ts'
import { metadataOf } from './metadata.ts'
import type { ReadFile } from './pages.ts'
import { isReferencesHeading } from './references.ts'

/** Lays a paper's blocks into canonical text, with its pages, warnings and metadata. */
export function writeDocument(builder: Builder, layout: Layout, file: ReadFile): PaperDocument {
  const frames = new Map(file.pages.map((page) => [page.number, page.frame]))
  const rules = new Map(file.pages.map((page) => [page.number, page.rules]))
  const emitter = createEmitter(layout.vocabulary, frames)
  const headings = layout.drafts.filter((draft) => draft.kind === 'heading')
  const worded = withoutArticles(
    headings.map(({ heading, rows }) => ({ ...heading, text: emitter.join(rows).text })),
  )
  const anew = numberedAnew(worded)
  const levels = levelsOf(worded, anew)
  let headingAt = 0
  const counts = { figure: 0, table: 0, equation: 0, reference: 0 }
  let title = ''
  emitter.rows(
    layout.front.title,
    (inline, regions, text) => {
      title = text
      return builder.add('title', inline, { regions })
    },
    plainFace,
  )
  let abstracted = false
  let isInAbstract = false
  const hasAbstract = headings.some(({ rows }) => abstractWord.test(rows[0]?.text ?? ''))
  for (const draft of layout.drafts) {
    switch (draft.kind) {
      case 'heading': {
        const above = worded[anew.get(headingAt) ?? -1]
        const number = above ? undefined : worded[headingAt]?.number
        const level = levels[headingAt++] ?? 1
        const isQuestion = above !== undefined && form.test(above.text)
        emitter.rows(
          draft.rows,
          (inline, regions, text) => {
            // Some papers print their title again where the text begins.
            if (text.toLowerCase() === title.toLowerCase()) {
              // Behind the abstract of a cover, the whole title page comes again.
              if (isInAbstract) builder.section({ heading: null, level: 1, role: 'front' })
              isInAbstract = false
              return builder.add('paragraph', inline, { regions })
            }
            isInAbstract = abstractWord.test(text)
            builder.section({
              heading: inline,
              level,
              regions,
              ...(isReferencesHeading(text) && { role: 'references' as const }),
              ...(isQuestion && { role: 'other' as const }),
              ...(number !== undefined && { number }),
            })
            return builder.lastBlock()
          },
          plainFace,
        )
        break
      }
      case 'paragraph':
        emitter.rows(draft.rows, (inline, regions, text) => {
          if (!abstracted && headingAt === 0 && opensAbstract(text, hasAbstract)) {
            abstracted = true
            builder.section({ heading: null, level: 1, role: 'abstract' })
            isInAbstract = true
          } else if (isInAbstract && keywords.test(text)) {
            isInAbstract = false
            builder.section({ heading: null, level: 1, role: 'front' })
          }
          return builder.add('paragraph', inline, { regions })
        })
        break
      case 'list-item':
      case 'footnote':
      case 'code':
        emitter.rows(draft.rows, (inline, regions) => builder.add(draft.kind, inline, { regions }))
        break
      case 'equation':
        for (const { joined, lines, latex, label } of readEquations(
          draft,
          rules.get(draft.rows[0]?.page ?? 0) ?? [],
          emitter.join,
        ))
          emitter.lines(lines, joined, (inline, regions) =>
            builder.addEquation(
              inline,
              {
                id: `eq${++counts.equation}`,
                page: draft.rows[0]?.page ?? 1,
                ...(label !== undefined && { label }),
                ...(latex !== undefined && { latex }),
              },
              regions,
            ),
          )
        break
      case 'caption': {
        const { of, label } = draft.label
        const id = `${of === 'table' ? 'tab' : 'fig'}${++counts[of]}`
        const page = draft.rows[0]?.page ?? 1
        const own = draft.rows.find((row) => layout.pictures.has(row))
        const extent = own && layout.pictures.get(own)
        const picture = extent && emitter.region(own.page, extent)
        const facts = { id, label, page, ...(picture && { picture }) }
        if (of === 'figure') {
          emitter.rows(draft.rows, (inline, regions) =>
            builder.addFigure({ ...facts, caption: inline, regions }),
          )
          break
        }
        emitter.table(builder, facts, draft.rows, [draft.table, ...(draft.more ?? [])])
        break
      }
      case 'references':
        if (draft.unheaded) builder.section({ heading: null, level: 1, role: 'references' })
        for (const entry of draft.entries)
          emitter.rows(entry.rows, (inline, regions, text) =>
            builder.addReference(
              inline,
              {
                ...fieldsOf(text, entry.label),
                id: `ref${++counts.reference}`,
              },
              regions,
            ),
          )
    }
  }
  for (const page of file.pages)
    builder.addPage({ number: page.number, ...page.shown, lines: emitter.linesOf(page.number) })
  for (const warning of file.warnings) builder.warn(warning)
  for (const page of layout.reordered)
    builder.warn({
      kind: 'uncertain-order',
      message: `Page ${page} is not written in reading order; its columns were sorted by their places.`,
      page,
    })
  if (headings.length === 0)
    builder.warn({ kind: 'no-sections', message: 'No headings were found in this paper.' })
  return builder.finish(metadataOf(title, layout.front.authors, file))
}

/** What a venue asks of its authors: "2. Limitations" in it is a question, not the paper's section on them. */
const form = /\b(?:checklist|questionnaire)\b/i

const abstractWord = /^(abstract|summary|resumo)\b/i

/** What follows an abstract, and is no part of it. */
const keywords = /^(?:key ?-?words|index terms|palavras[- ]chave|palabras clave|mots[- ]clés)\b/i

/** The first long paragraph under the title is the abstract where nothing else is called so. */
function opensAbstract(text: string, hasHeading: boolean): boolean {
  if (/^(abstract|summary|resumo)\s*[—–:.-]/i.test(text)) return true
  return !hasHeading && text.length > 350
}

/** An entry's fields; the label as printed, brackets apart. */
function fieldsOf(words: string, label: string | undefined): Omit<Reference, 'span' | 'raw'> {
  const bare = label === undefined ? words : words.slice(label.length).trimStart()
  const { span: _span, raw: _raw, label: _label, ...fields } = parseReference(bare)
  return {
    ...fields,
    ...(label !== undefined && { label: label.replace(/[[\]().\s]+/g, ' ').trim() }),
  }
}
