import type { SectionRole } from './paper-document.ts'

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')

/** Roles that decide a heading wherever their words stand in it, in this order. English, Portuguese, Spanish, French, German. */
const deciding: readonly (readonly [RegExp, SectionRole])[] = [
  [
    /^(?:abstract|summary|resumo|resumen|résumé|zusammenfassung|kurzfassung)(?!\p{L}| (?:and|e|y|et|und) )/u,
    'abstract',
  ],
  [
    /^(?:references|bibliography|literature cited|works cited|referências|referencias|références|bibliografia|bibliografía|bibliographie|literatur|literaturverzeichnis)(?!\p{L})/u,
    'references',
  ],
  [
    words(
      'limitations?|threats to (?:\\p{L}+ )?validity|strengths and weaknesses|limitações|limitaciones|limites|einschränkungen|grenzen',
    ),
    'limitations',
  ],
  [
    words(
      '(?:data|code|software|materials?) (?:and \\p{L}+ )?(?:availability|sharing|accessibility)|availability of (?:supporting )?(?:data|code|materials?|software)|disponibilidade d[eo]s? dados|disponibilidad de (?:los )?datos|disponibilité des données|datenverfügbarkeit',
    ),
    'availability',
  ],
  [
    words(
      "acknowledge?ments?|funding|financial support|financial disclosure|author(?:s|s’|s'|'s|’s)? contributions?|(?:competing|conflicts? of|declaration of) (?:\\p{L}+ )?interests?|agradecimentos|agradecimientos|financiamento|financiación|remerciements|danksagung",
    ),
    'acknowledgements',
  ],
  [
    /^(?:appendix|appendices|supplement|supplementary|supplemental|supporting information|apêndice|apéndice|anexos?|annexes?|anhang)(?!\p{L})/u,
    'appendix',
  ],
]

/** Roles of which the first named in the heading counts: "Results and discussion" is results. */
const named: readonly (readonly [RegExp, SectionRole])[] = [
  [words('introduction|introdução|introducción|introducao|einleitung|einführung'), 'introduction'],
  [
    words(
      "related works?|related research|background|literature review|state of the art|(?:previous|prior) (?:work|research|studies)|preliminaries|motivation|revisão (?:da|de) literatura|fundamentação teórica|referencial teórico|marco teórico|antecedentes|revisión de (?:la )?literatura|travaux connexes|état de l['’]art|hintergrund|stand der (?:forschung|technik)|grundlagen",
    ),
    'background',
  ],
  [
    words(
      'methods?|methodology|methodologies|materials|experimental (?:set-?up|design|settings?|procedures?|protocol|details)|study (?:design|population|area|site)|statistical (?:analysis|analyses|methods)|implementation details|data (?:collection|sources?|extraction|sets?)|search strategy|participants|subjects|procedures?|métodos?|metodologia|metodología|materia(?:l|is|les)|méthodes?|méthodologie|matériels?|methodik|methoden?|versuchsaufbau|vorgehen',
    ),
    'methods',
  ],
  [
    words(
      'results?|findings|evaluation|experiments?|experimental (?:results|evaluation)|ablations?|ablation (?:study|studies)|resultados?|résultats?|ergebnisse?|auswertung',
    ),
    'results',
  ],
  [words('discussions?|discussão|discusión|diskussion'), 'discussion'],
  [
    words(
      'conclusions?|concluding remarks|future (?:work|directions|research)|outlook|conclusão|conclusões|considerações finais|conclusión|conclusiones|consideraciones finales|perspectives|schlussfolgerung(?:en)?|schluss|fazit|ausblick',
    ),
    'conclusion',
  ],
]

/** Words too common to decide inside a section whose role is known: "Model variations" under Results is results. */
const hinting: readonly (readonly [RegExp, SectionRole])[] = [
  [
    words(
      'models?|approach|framework|architecture|algorithms?|training|datasets?|data|system|implementation|pipeline|setup|design|modelo|modelos|dados|datos|modell|daten',
    ),
    'methods',
  ],
  [words('performance|comparisons?|benchmarks?'), 'results'],
]

const printedNumber = /^\s*(?:(?:\d+|[ivxlc]+|[a-z])(?:\.\d+)*[.):]?)\s+(?=\S)/i
const longestHeading = 120

/**
 * What a section does, from its heading; `other` when the heading does not say.
 * @param around the role of the section that holds it: common words decide only where that says nothing
 */
export function sectionRole(heading: string, around: SectionRole = 'other'): SectionRole {
  const isNumbered = printedNumber.test(heading)
  const bare = heading
    .toLowerCase()
    .replace(printedNumber, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestHeading)
  // A numbered "Summary" closes a paper; only an unnumbered one opens it.
  if (isNumbered && /^(?:summary|zusammenfassung)(?!\p{L})/u.test(bare)) return 'conclusion'
  const decided = deciding.find(([pattern]) => pattern.test(bare))
  if (decided) return decided[1]
  const first = firstNamed(named, bare)
  if (first) return first
  return around === 'other' || around === 'front' ? (firstNamed(hinting, bare) ?? 'other') : 'other'
}

function firstNamed(
  lexicon: readonly (readonly [RegExp, SectionRole])[],
  bare: string,
): SectionRole | undefined {
  let best: { at: number; role: SectionRole } | undefined
  for (const [pattern, role] of lexicon) {
    const at = pattern.exec(bare)?.index ?? -1
    if (at >= 0 && (best === undefined || at < best.at)) best = { at, role }
  }
  return best?.role
}
