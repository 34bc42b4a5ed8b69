// `node scripts/run.mjs scripts/landing-sample.ts [NAME]`: writes the landing page's evidence map from
// the starter paper `library/NAME.html` or `.xml`. Run it again when that paper has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Claim,
  contains,
  documentFromSections,
  explain,
  overlaps,
  type PaperDocument,
  parseHtml,
  parseJats,
  type Span,
  sentenceRoles,
  slice,
  verifyClaim,
} from '@tessera/engine'
import type { Sample } from '../web/src/site/sample.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const samplePath = `${root}web/src/site/sample.json`

const mostClaims = 6
const scheme = 'tessera:'

/**
 * The document behind a sample: the starter paper of that id.
 * @throws Error when the library has no such paper
 */
export function sampleDocument(paperId: string): PaperDocument {
  const base = `${root}library/${paperId.slice(scheme.length)}`
  if (existsSync(`${base}.html`)) return parseHtml(readFileSync(`${base}.html`, 'utf8'))
  if (existsSync(`${base}.xml`)) return parseJats(readFileSync(`${base}.xml`, 'utf8'))
  throw new Error(`The library has no paper ${base}.html or .xml.`)
}

/**
 * An abstract with the claims that the engine anchors in it: first those of the whole paper's
 * explanation, then those of the abstract explained by itself, then its sentences by their role;
 * none overlaps another.
 * @throws Error when the paper has no abstract
 */
export async function sampleOf(document: PaperDocument, paperId: string): Promise<Sample> {
  const span = document.abstract
  if (!span) throw new Error(`“${document.title}” has no abstract.`)
  const abstract = slice(document.text, span)
  const explanation = await explain(document)
  const whole = claimsOf(explanation)
  const stated = explanation.replicationChecklist.filter(({ status }) => status === 'stated')
  const alone = documentFromSections({ title: document.title, abstract, sections: [] })
  const shift = alone.abstract?.start ?? 0
  const candidates = [
    ...whole.map((claim) => placed(claim, span.start)),
    ...claimsOf(await explain(alone)).map((claim) => placed(claim, shift)),
    ...claimsByRole(alone).map((claim) => placed(claim, shift)),
  ].filter((claim) => contains({ start: 0, end: abstract.length }, claim))
  const claims = candidates
    .filter((claim, at) => !candidates.slice(0, at).some((other) => overlaps(other, claim)))
    .slice(0, mostClaims)
    .sort((a, b) => a.start - b.start)
  return {
    paperId,
    title: document.title,
    byline: document.authors.join(', '),
    abstract,
    claims,
    withheld: alteredNumber(alone, claims),
    claimCount: whole.length + stated.length,
  }
}

type Sections = Pick<
  Awaited<ReturnType<typeof explain>>,
  'tldr' | 'whatsNew' | 'methods' | 'results' | 'limitations'
>

function claimsOf({ tldr, whatsNew, methods, results, limitations }: Sections): Claim[] {
  return [...tldr, ...whatsNew, ...methods, ...results, ...limitations]
}

const sectionOfRole: Partial<Record<string, Claim['section']>> = {
  objective: 'whatsNew',
  method: 'methods',
  result: 'results',
  limitation: 'limitations',
}

function claimsByRole(document: PaperDocument): Claim[] {
  return sentenceRoles(document).flatMap(({ span, role }) => {
    const section = sectionOfRole[role]
    const text = slice(document.text, span)
    return section
      ? { section, text, spans: [span], verdict: verifyClaim(document, text, [span]) }
      : []
  })
}

function placed(claim: Claim, textStart: number): Sample['claims'][number] {
  const { start, end } = claim.spans[0] as Span
  const { section, text, verdict } = claim
  return { section, text, verdict: verdict.kind, start: start - textStart, end: end - textStart }
}

/** A claim, best a result, with one of its numbers changed, to show what the verifier does with it; null when no number is there. */
function alteredNumber(document: PaperDocument, claims: Sample['claims']): Sample['withheld'] {
  const resultsFirst = [...claims].sort(
    (a, b) => Number(b.section === 'results') - Number(a.section === 'results'),
  )
  for (const { section, text } of resultsFirst) {
    const number = (/\d+\.\d+/.exec(text) ?? /\d+/.exec(text))?.[0]
    if (number === undefined) continue
    const last = number.at(-1) ?? ''
    const altered = text.replace(number, `${number.slice(0, -1)}${(Number(last) + 4) % 10}`)
    if (verifyClaim(document, altered).kind !== 'unverified') continue
    return {
      section,
      text: altered,
      why: `A number was changed here to show it: the source says “${number}”.`,
    }
  }
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paperId = `${scheme}${process.argv[2] ?? 'anchoring-quotations'}`
  const sample = await sampleOf(sampleDocument(paperId), paperId)
  writeFileSync(samplePath, `${JSON.stringify(sample, null, 2)}\n`)
  console.log(`${sample.claims.length} claims in the abstract of “${sample.title}”`)
}
