import { describe, expect, test } from 'vitest'
import { expectLinear } from '../text/growth.fixture.ts'
import type { SectionRole } from './paper-document.ts'
import { sectionRole } from './section-role.ts'

const headings: [string, SectionRole][] = [
  ['Abstract', 'abstract'],
  ['Resumo', 'abstract'],
  ['1 Introduction', 'introduction'],
  ['I. Introduction', 'introduction'],
  ['1. Einleitung', 'introduction'],
  ['2.1 Related Work', 'background'],
  ['Literature review', 'background'],
  ['Revisão da literatura', 'background'],
  ['Materials and Methods', 'methods'],
  ['Material e métodos', 'methods'],
  ['Matériel et méthodes', 'methods'],
  ['3 Experimental Setup', 'methods'],
  ['Statistical analysis', 'methods'],
  ['3 Model Architecture', 'methods'],
  ['5 Training', 'methods'],
  ['Experimental results', 'results'],
  ['Results and Discussion', 'results'],
  ['4 Experiments', 'results'],
  ['Ergebnisse', 'results'],
  ['Discusión', 'discussion'],
  ['Discussion and conclusions', 'discussion'],
  ['Threats to Validity', 'limitations'],
  ['Limitations and future work', 'limitations'],
  ['Threats to internal validity', 'limitations'],
  ['7 Conclusions', 'conclusion'],
  ['Considerações finais', 'conclusion'],
  ['6 Summary', 'conclusion'],
  ['Summary and conclusions', 'conclusion'],
  ['Data Availability', 'availability'],
  ['Availability of data and materials', 'availability'],
  ['Code and data availability', 'availability'],
  ['Acknowledgments', 'acknowledgements'],
  ['Funding', 'acknowledgements'],
  ['Conflict of interest statement', 'acknowledgements'],
  ['References', 'references'],
  ['Literaturverzeichnis', 'references'],
  ['Appendix A', 'appendix'],
  ['Supporting information', 'appendix'],
  ['Why Self-Attention', 'other'],
  ['Vivid colours', 'other'],
  ['', 'other'],
]

describe('what a section does, from its heading', () => {
  test.each(headings)('%s → %s', (heading, role) => expect(sectionRole(heading)).toBe(role))

  test('a common word decides only where the section around does not', () => {
    expect(sectionRole('6.2 Model Variations')).toBe('methods')
    expect(sectionRole('6.2 Model Variations', 'results')).toBe('other')
    expect(sectionRole('Statistical analysis', 'results')).toBe('methods')
  })

  test('a heading of a hundred thousand words is read in linear time', () => {
    expectLinear((size) => sectionRole('data '.repeat(size)), 25_000)
  })
})
