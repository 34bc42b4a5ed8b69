import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'

// "Disclosure limitation for groups" and "How funding shapes a field" head what a paper is about.
const imprint =
  /^\W*(?:[\dA-Z]{1,3}[.)] )?(?:(?:grants?|financial|authors?|acknowledge?ments and|funding and) )?(?:disclosures?|funding|contributors)(?: (?:statements?|information|sources?|support|of (?:funding|interests?)|and (?:disclosures?|acknowledge?ments|support)))?\W*$|\b(competing interests?|conflicts? of interest|author('s|s'|s)? contributions?|additional (information|files?)|abbreviations|supporting information|decision letter|author response|(paper|reproducibility|submission|author|reviewer|reporting|responsible nlp) checklist|data ?sheet|peer review|publisher'?s? note|about the authors?|further reading|supplementary (information|files?|data))\b/i

const tellsMethod =
  /\b(training|data ?sets?|corpus|corpora|participants|subjects|patients|procedures?|implementation|set-?up|study (area|sites?|population)|measures|architectur(e|al)|algorithms?|annotation|formulation|proposed|apparatus|instruments?|measurements?)\b/i
const tellsResult =
  /\b(ablations?|comparisons?|performance|effects? of|case stud(y|ies)|simulations?)\b/i

/** "Principal findings" open a discussion; "Final remarks" close a paper. */
const opensDiscussion = /^\W*(?:[\d.]+ )?(?:statement of )?principal (?:findings|results)\W*$/i
const closes =
  /^\W*(?:[\dIVX.]+ )?(?:final|closing) (?:remarks|considerations|comments|thoughts)\W*$/i

/** "Disclosure limitation for groups": what a field calls so, and no limits of the work. */
const termedLimit =
  /\b(?!(?:an?|the|this|our|one|main|major|study|potential|possible|another|further|methodological|technical|important) )\p{L}+ limitation (?:for|in|of|by|on|under)\b/iu

/** A section's role; "Statistical analysis" under "Methods" tells of methods, not of results. */
export function roleInContext(document: PaperDocument, index: number): SectionRole {
  const section = document.sections[index]
  const heading = section?.heading
  if (heading && imprint.test(document.text.slice(heading.start, heading.end)))
    return 'acknowledgements'
  if (heading && section.role === 'other') {
    const words = document.text.slice(heading.start, heading.end)
    if (closes.test(words)) return 'conclusion'
    if (tellsMethod.test(words)) return 'methods'
    if (tellsResult.test(words)) return 'results'
  }
  if (section?.role === 'limitations' && heading && termedLimit.test(slice(document.text, heading)))
    return 'other'
  if (section?.role !== 'results') return section?.role ?? 'other'
  if (heading && opensDiscussion.test(slice(document.text, heading))) return 'discussion'
  for (let at = section.parent; at !== undefined; at = document.sections[at]?.parent)
    if (document.sections[at]?.role === 'methods') return 'methods'
  return 'results'
}
