import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseIdentifier } from './identifiers.ts'

const read = (text: string) => {
  const found = parseIdentifier(text)
  return (
    found &&
    `${found.scheme} ${found.value}${found.version === undefined ? '' : ` v${found.version}`}`
  )
}

describe('an identifier is read in any dress', () => {
  test.each([
    ['10.1038/nature14539', 'doi 10.1038/nature14539'],
    ['10.1038/NATURE14539', 'doi 10.1038/nature14539'],
    ['doi:10.1038/nature14539', 'doi 10.1038/nature14539'],
    ['DOI: 10.1038/nature14539.', 'doi 10.1038/nature14539'],
    ['https://doi.org/10.1038/nature14539', 'doi 10.1038/nature14539'],
    ['http://dx.doi.org/10.1038/nature14539', 'doi 10.1038/nature14539'],
    ['doi.org/10.1038/nature14539', 'doi 10.1038/nature14539'],
    ['10.1038%2Fnature14539', 'doi 10.1038/nature14539'],
    ['https://example.org/doi/full/10.1002/asi.24046', 'doi 10.1002/asi.24046'],
    ['10.1016/S0140-6736(20)30183-5', 'doi 10.1016/s0140-6736(20)30183-5'],
    ['10.1016/S0140-6736(20)', 'doi 10.1016/s0140-6736(20)'],
    ['doi:10.1016/S0140-6736(20)).', 'doi 10.1016/s0140-6736(20)'],
    ['10.1038/nature14539)', 'doi 10.1038/nature14539'],
    ['(10.1016/S0140-6736(20)30183-5)', null],
    [
      '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
      'doi 10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o',
    ],
    ['10.48550/arXiv.1706.03762', 'arxiv 1706.03762'],
    ['1706.03762', 'arxiv 1706.03762'],
    ['1706.03762v5', 'arxiv 1706.03762 v5'],
    ['arXiv:1706.03762', 'arxiv 1706.03762'],
    ['arxiv: 1706.03762v5 [cs.CL]', 'arxiv 1706.03762 v5'],
    ['https://arxiv.org/abs/1706.03762v5', 'arxiv 1706.03762 v5'],
    ['https://arxiv.org/pdf/1706.03762.pdf', 'arxiv 1706.03762'],
    ['arxiv.org/html/1706.03762v7', 'arxiv 1706.03762 v7'],
    ['hep-th/9901001', 'arxiv hep-th/9901001'],
    ['https://arxiv.org/abs/hep-th/9901001v3', 'arxiv hep-th/9901001 v3'],
    ['math.GT/0309136', 'arxiv math/0309136'],
    ['PMC5828200', 'pmcid PMC5828200'],
    ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5828200/', 'pmcid PMC5828200'],
    ['PMID: 29487852', 'pmid 29487852'],
    ['https://pubmed.ncbi.nlm.nih.gov/29487852/', 'pmid 29487852'],
    ['https://openalex.org/W2741809807', 'openalex W2741809807'],
    ['Attention is all you need', null],
    ['29487852', null],
    ["'; DROP TABLE papers; --", null],
    ['100% of cases', null],
    ['', null],
    ['%', null],
  ])('%s → %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

test("TeX's backslashes before a sign go, however many", () => {
  expect(parseIdentifier('10.5555/a\\\\&b')).toEqual({ scheme: 'doi', value: '10.5555/a&b' })
})

test('reading an identifier twice changes nothing (percent signs apart), and no input makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      const first = parseIdentifier(text)
      expect(first === null || first.value.length > 0).toBe(true)
    }),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(fc.stringMatching(/^10\.\d{4,9}\/[\x21-\x24\x26-\x7e]{1,60}$/), (doi) => {
      const first = parseIdentifier(doi)
      if (first) expect(parseIdentifier(first.value)).toEqual(first)
    }),
    { numRuns: 2000 },
  )
})
