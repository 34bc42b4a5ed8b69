import type { SectionRole } from './paper-document.ts'

const lexicon: readonly (readonly [RegExp, SectionRole])[] = [
  [/^(abstract|summary|resumo|resumen|résumé|zusammenfassung)\b/, 'abstract'],
  [/\b(limitations?|threats to validity)\b/, 'limitations'],
  [/\b(introduction|introdução|introducción)\b/, 'introduction'],
  [
    /\b(related work|background|literature review|preliminar|previous work|prior work)/,
    'background',
  ],
  [
    /\b(data|code|materials?) (and \w+ )?availability\b|\bavailability of (data|code)/,
    'availability',
  ],
  [
    /\b(methods?|methodology|materials|approach|experimental (setup|design|settings?)|model|métodos?|metodologia)\b/,
    'methods',
  ],
  [/\b(results?|findings|evaluation|experiments?|analysis|resultados?)\b/, 'results'],
  [/\b(discussion|discussão|discusión)\b/, 'discussion'],
  [/\b(conclusions?|concluding remarks|conclusões|future work|outlook)\b/, 'conclusion'],
  [/\b(acknowledge?ments?|funding|agradecimentos)\b/, 'acknowledgements'],
  [/^(references|bibliography|literature cited|referências|referencias)\b/, 'references'],
  [/\b(appendix|appendices|supplement)/, 'appendix'],
]

/** What a section does, from its heading alone; `other` when the heading does not say. */
export function sectionRole(heading: string): SectionRole {
  const words = heading
    .toLowerCase()
    .replace(/^[\s\d.ivx]+[.)\s]+/, '')
    .trim()
  for (const [pattern, role] of lexicon) if (pattern.test(words)) return role
  return 'other'
}
