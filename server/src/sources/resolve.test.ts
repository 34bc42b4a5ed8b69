import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Meaning, resolve } from './resolve.ts'

function said(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'identifier': {
      const { scheme, value, version } = meaning.identifier
      return `${scheme} ${value}${version === undefined ? '' : ` v${version}`}`
    }
    case 'refused':
    case 'nothing':
      return meaning.kind
    case 'title':
      return `title "${meaning.title}"`
    case 'author':
      return `author "${meaning.author}"`
    case 'author-year':
      return `author "${meaning.author}" year ${meaning.year}${meaning.words && ` words "${meaning.words}"`}`
    case 'name-or-words':
      return `name or words "${meaning.words}"`
    case 'words':
      return `words "${meaning.words}"${meaning.year === undefined ? '' : ` year ${meaning.year}`}`
  }
}

/** Every dress that a name is pasted in; `{}` is the name. */
const doiDresses = [
  '{}',
  ' {} ',
  '{}.',
  '{},',
  '({})',
  '<{}>',
  '"{}"',
  'doi:{}',
  'doi: {}',
  'DOI:{}',
  'DOI {}',
  'doi.org/{}',
  'https://doi.org/{}',
  'http://doi.org/{}',
  'https://www.doi.org/{}',
  'https://dx.doi.org/{}',
  'http://dx.doi.org/{}.',
  'https://doi.org/doi:{}',
  'URL: https://doi.org/{}',
  'Available at: https://doi.org/{}.',
  'A. Author, Some title. Journal 1 (2015). https://doi.org/{}',
  'see doi:{}',
]
const dois = [
  '10.1038/nature14539',
  '10.1145/3448016.3452841',
  '10.7554/elife.01567',
  '10.1016/s0140-6736(20)30183-5',
  '10.1002/asi.24046',
]
const arxivDresses = [
  '{}',
  'arXiv:{}',
  'arxiv:{}',
  'ARXIV: {}',
  'arXiv {}',
  '[{}]',
  'https://arxiv.org/abs/{}',
  'http://arxiv.org/abs/{}',
  'arxiv.org/abs/{}',
  'https://www.arxiv.org/abs/{}',
  'https://export.arxiv.org/abs/{}',
  'https://arxiv.org/pdf/{}',
  'https://arxiv.org/pdf/{}.pdf',
  'https://arxiv.org/html/{}',
  'https://arxiv.org/abs/{}?context=cs',
  'https://arxiv.org/abs/{}#comments',
  'https://ar5iv.org/abs/{}',
  'https://ar5iv.labs.arxiv.org/html/{}',
  'https://www.alphaxiv.org/abs/{}',
  'https://alphaxiv.org/overview/{}',
  'https://scirate.com/arxiv/{}',
  'https://doi.org/10.48550/arXiv.{}',
  '10.48550/arXiv.{}',
  'https://www.semanticscholar.org/arxiv:{}',
  'https://api.semanticscholar.org/arXiv:{}',
  'Author, A.: Some title. arXiv preprint arXiv:{} (2017)',
]
const arxivIds: readonly (readonly [text: string, meaning: string])[] = [
  ['1706.03762', 'arxiv 1706.03762'],
  ['1706.03762v5', 'arxiv 1706.03762 v5'],
  ['0704.0001', 'arxiv 0704.0001'],
  ['hep-th/9901001', 'arxiv hep-th/9901001'],
  ['math/0309136v2', 'arxiv math/0309136 v2'],
]

const sha = '204e3073870fae3d05bcbc2f6a8e263d9b72e776'

const cases: readonly (readonly [input: string, meaning: string])[] = [
  ...doiDresses.flatMap((dress) =>
    dois.map((doi) => [dress.replace('{}', doi), `doi ${doi}`] as const),
  ),
  ...arxivDresses.flatMap((dress) =>
    arxivIds.map(([id, meaning]) => [dress.replace('{}', id), meaning] as const),
  ),

  // DOIs: case, percent signs, publishers' own addresses, hard characters.
  ['10.1038/NATURE14539', 'doi 10.1038/nature14539'],
  ['10.1038%2Fnature14539', 'doi 10.1038/nature14539'],
  ['https://doi.org/10.1038%2Fnature14539', 'doi 10.1038/nature14539'],
  [
    'doi:10.1890/0012-9658(2006)87[2832:tiopma]2.0.co;2',
    'doi 10.1890/0012-9658(2006)87[2832:tiopma]2.0.co;2',
  ],
  [
    'https://doi.org/10.1890/0012-9658(2006)87%5B2832:tiopma%5D2.0.co;2',
    'doi 10.1890/0012-9658(2006)87[2832:tiopma]2.0.co;2',
  ],
  [
    '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
    'doi 10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o',
  ],
  ['https://onlinelibrary.wiley.com/doi/10.1002/asi.24046', 'doi 10.1002/asi.24046'],
  ['https://onlinelibrary.wiley.com/doi/full/10.1002/asi.24046', 'doi 10.1002/asi.24046'],
  ['https://onlinelibrary.wiley.com/doi/epdf/10.1002/asi.24046', 'doi 10.1002/asi.24046'],
  ['https://dl.acm.org/doi/10.1145/3448016.3452841', 'doi 10.1145/3448016.3452841'],
  ['https://dl.acm.org/doi/abs/10.1145/3448016.3452841', 'doi 10.1145/3448016.3452841'],
  ['https://dl.acm.org/doi/pdf/10.1145/3448016.3452841', 'doi 10.1145/3448016.3452841'],
  [
    'https://link.springer.com/article/10.1007/s10994-021-05946-3',
    'doi 10.1007/s10994-021-05946-3',
  ],
  [
    'https://link.springer.com/chapter/10.1007/978-3-319-75889-3_1',
    'doi 10.1007/978-3-319-75889-3_1',
  ],
  [
    'https://link.springer.com/content/pdf/10.1007/s10994-021-05946-3.pdf',
    'doi 10.1007/s10994-021-05946-3',
  ],
  [
    'https://www.tandfonline.com/doi/full/10.1080/00273171.2011.568786',
    'doi 10.1080/00273171.2011.568786',
  ],
  ['https://www.pnas.org/doi/10.1073/pnas.1414271111', 'doi 10.1073/pnas.1414271111'],
  ['https://www.science.org/doi/10.1126/science.169.3946.635', 'doi 10.1126/science.169.3946.635'],
  [
    'https://www.frontiersin.org/articles/10.3389/fgene.2017.00147/full',
    'doi 10.3389/fgene.2017.00147',
  ],
  [
    'https://journals.aps.org/pre/abstract/10.1103/PhysRevE.88.012814',
    'doi 10.1103/physreve.88.012814',
  ],
  [
    'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0033693',
    'doi 10.1371/journal.pone.0033693',
  ],
  ['https://www.biorxiv.org/content/10.1101/2024.04.01.587366v1', 'doi 10.1101/2024.04.01.587366'],
  [
    'https://www.biorxiv.org/content/10.1101/2024.04.01.587366v2.full',
    'doi 10.1101/2024.04.01.587366',
  ],
  [
    'https://www.biorxiv.org/content/10.1101/2024.04.01.587366v2.full.pdf',
    'doi 10.1101/2024.04.01.587366',
  ],
  [
    'https://www.medrxiv.org/content/10.1101/2020.03.22.20040758v3',
    'doi 10.1101/2020.03.22.20040758',
  ],
  ['https://www.nature.com/articles/nature14539', 'doi 10.1038/nature14539'],
  ['https://www.nature.com/articles/s41586-021-03819-2', 'doi 10.1038/s41586-021-03819-2'],
  ['nature.com/articles/s41586-021-03819-2.pdf', 'doi 10.1038/s41586-021-03819-2'],
  ['https://peerj.com/articles/4375', 'doi 10.7717/peerj.4375'],
  ['https://elifesciences.org/articles/01567', 'doi 10.7554/elife.01567'],
  ['https://zenodo.org/records/1196821', 'doi 10.5281/zenodo.1196821'],
  ['https://zenodo.org/record/48440', 'doi 10.5281/zenodo.48440'],
  ['https://aclanthology.org/N19-1423/', 'doi 10.18653/v1/n19-1423'],
  ['https://aclanthology.org/2020.acl-main.703.pdf', 'doi 10.18653/v1/2020.acl-main.703'],
  ['https://doi.org/10.1038/nature14539?utm_source=x', 'doi 10.1038/nature14539'],

  // arXiv: other forms.
  ['arXiv:1706.03762v5 [cs.CL] 6 Dec 2017', 'arxiv 1706.03762 v5'],
  ['arXiv:1706.03762 [cs.CL]', 'arxiv 1706.03762'],
  ['1706.03762V5', 'arxiv 1706.03762 v5'],
  ['math.GT/0309136', 'arxiv math/0309136'],
  ['https://arxiv.org/abs/math.GT/0309136', 'arxiv math/0309136'],
  ['cond-mat/0211034', 'arxiv cond-mat/0211034'],
  ['astro-ph/0601001', 'arxiv astro-ph/0601001'],
  ['quant-ph/0201082v1', 'arxiv quant-ph/0201082 v1'],
  ['https://huggingface.co/papers/1706.03762', 'arxiv 1706.03762'],
  ['https://hf.co/papers/2404.04487', 'arxiv 2404.04487'],
  ['huggingface.co/papers/2404.04487', 'arxiv 2404.04487'],
  ['https://api.semanticscholar.org/graph/v1/paper/ARXIV:1706.03762', 'arxiv 1706.03762'],
  ['oai:arXiv.org:1706.03762', 'arxiv 1706.03762'],
  ['arXiv.1706.03762', 'arxiv 1706.03762'],
  ['https://arxiv.org/pdf/1706.03762v5.pdf#page=3', 'arxiv 1706.03762 v5'],

  // PubMed, PubMed Central, OpenAlex, Semantic Scholar, OpenReview.
  ['PMID: 29456894', 'pmid 29456894'],
  ['pmid:29456894', 'pmid 29456894'],
  ['PMID 29456894', 'pmid 29456894'],
  ['https://pubmed.ncbi.nlm.nih.gov/29456894/', 'pmid 29456894'],
  ['pubmed.ncbi.nlm.nih.gov/29456894', 'pmid 29456894'],
  ['https://www.ncbi.nlm.nih.gov/pubmed/29456894', 'pmid 29456894'],
  ['https://europepmc.org/article/MED/29456894', 'pmid 29456894'],
  ['PMC5815332', 'pmcid PMC5815332'],
  ['pmc5815332', 'pmcid PMC5815332'],
  ['PMCID: PMC5815332', 'pmcid PMC5815332'],
  ['PMCID:PMC5815332.', 'pmcid PMC5815332'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5815332/', 'pmcid PMC5815332'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC5815332/', 'pmcid PMC5815332'],
  ['https://europepmc.org/articles/PMC5815332', 'pmcid PMC5815332'],
  ['https://europepmc.org/article/PMC/PMC5815332', 'pmcid PMC5815332'],
  ['W2741809807', 'openalex W2741809807'],
  ['w2741809807', 'openalex W2741809807'],
  ['openalex:W2741809807', 'openalex W2741809807'],
  ['https://openalex.org/W2741809807', 'openalex W2741809807'],
  ['https://openalex.org/works/W2741809807', 'openalex W2741809807'],
  ['https://api.openalex.org/works/W2741809807', 'openalex W2741809807'],
  ['https://openalex.org/works/w2741809807', 'openalex W2741809807'],
  [sha, `s2 ${sha}`],
  [`s2:${sha}`, `s2 ${sha}`],
  [sha.toUpperCase(), `s2 ${sha}`],
  [`https://www.semanticscholar.org/paper/${sha}`, `s2 ${sha}`],
  [`https://www.semanticscholar.org/paper/Some-Title-Author/${sha}`, `s2 ${sha}`],
  [`https://www.semanticscholar.org/paper/Some-Title-Author/${sha}#citing-papers`, `s2 ${sha}`],
  [`https://www.semanticscholar.org/paper/Some-Title-Author/${sha}/figure/1`, `s2 ${sha}`],
  [`https://api.semanticscholar.org/graph/v1/paper/${sha}`, `s2 ${sha}`],
  ['CorpusID:14514057', 's2 CorpusId:14514057'],
  ['CorpusId: 14514057', 's2 CorpusId:14514057'],
  ['https://api.semanticscholar.org/CorpusID:14514057', 's2 CorpusId:14514057'],
  ['https://www.semanticscholar.org/CorpusID:14514057', 's2 CorpusId:14514057'],
  ['https://openreview.net/forum?id=HkghWScuoQ', 'openreview HkghWScuoQ'],
  ['https://openreview.net/pdf?id=HkghWScuoQ', 'openreview HkghWScuoQ'],
  ['openreview.net/forum?id=HkghWScuoQ&noteId=abc12345', 'openreview HkghWScuoQ'],
  ['openreview:aVh9KRZdRk', 'openreview aVh9KRZdRk'],

  // Books are refused politely, and so are addresses that say nothing.
  ['978-3-16-148410-0', 'refused'],
  ['9783161484100', 'refused'],
  ['ISBN 978-3-16-148410-0', 'refused'],
  ['ISBN: 9780262035613', 'refused'],
  ['ISBN-13: 978-0-262-03561-3', 'refused'],
  ['isbn 0-306-40615-2', 'refused'],
  ['0306406152', 'refused'],
  ['ISBN-10: 080442957X', 'refused'],
  ['9783161484101', 'words "9783161484101"'],
  ['https://example.org/some/page', 'refused'],
  ['https://www.google.com/search?q=attention', 'refused'],
  ['https://arxiv.org/list/cs.CL/recent', 'refused'],

  // Titles.
  ['"Attention is all you need"', 'title "Attention is all you need"'],
  ['“Deep learning”', 'title "Deep learning"'],
  ['title: Deep learning', 'title "Deep learning"'],
  ['ti:"Deep residual learning"', 'title "Deep residual learning"'],
  ['Attention Is All You Need', 'title "Attention Is All You Need"'],
  ['Attention is all you need', 'title "Attention is all you need"'],
  ['Attention Is All You Need.', 'title "Attention Is All You Need."'],
  ['The state of OA: a large-scale analysis', 'title "The state of OA: a large-scale analysis"'],
  [
    'BERT: Pre-training of Deep Bidirectional Transformers',
    'title "BERT: Pre-training of Deep Bidirectional Transformers"',
  ],
  [
    'Why Most Published Research Findings Are False',
    'title "Why Most Published Research Findings Are False"',
  ],
  ['A mathematical theory of communication', 'title "A mathematical theory of communication"'],
  [
    'Can quantum-mechanical description of physical reality be considered complete?',
    'title "Can quantum-mechanical description of physical reality be considered complete?"',
  ],
  ['On the electrodynamics of moving bodies', 'title "On the electrodynamics of moving bodies"'],
  [
    'Deep Residual Learning for Image Recognition',
    'title "Deep Residual Learning for Image Recognition"',
  ],
  ['Language Models are Few-Shot Learners', 'title "Language Models are Few-Shot Learners"'],
  [
    'PaperQA: Retrieval-Augmented Generative Agent',
    'title "PaperQA: Retrieval-Augmented Generative Agent"',
  ],
  ['Heat-bath random walks with Markov bases', 'title "Heat-bath random walks with Markov bases"'],
  [
    'augmenting large language models with chemistry tools for research',
    'title "augmenting large language models with chemistry tools for research"',
  ],
  ['1984 was a good year for neural networks', 'title "1984 was a good year for neural networks"'],
  [
    'Über die von der molekularkinetischen Theorie der Wärme geforderte Bewegung',
    'title "Über die von der molekularkinetischen Theorie der Wärme geforderte Bewegung"',
  ],

  // Names that can be nothing else.
  ['Hinton, G. E.', 'author "Hinton, G. E."'],
  ['Hinton, G.', 'author "Hinton, G."'],
  ['Hinton, Geoffrey', 'author "Hinton, Geoffrey"'],
  ['Hinton, Geoffrey E.', 'author "Hinton, Geoffrey E."'],
  ['LeCun Y.', 'author "LeCun Y."'],
  ['Y. LeCun', 'author "Y. LeCun"'],
  ['G. E. Hinton', 'author "G. E. Hinton"'],
  ['G.E. Hinton', 'author "G.E. Hinton"'],
  ['Geoffrey E. Hinton', 'author "Geoffrey E. Hinton"'],
  ['J.-P. Serre', 'author "J.-P. Serre"'],
  ['L. van der Maaten', 'author "L. van der Maaten"'],
  ['van der Maaten, L.', 'author "van der Maaten, L."'],
  ['O’Neil, C.', 'author "O’Neil, C."'],
  ["O'Neil, Cathy", 'author "O\'Neil, Cathy"'],
  ['García-Márquez, J.', 'author "García-Márquez, J."'],
  ['Š. Čech', 'author "Š. Čech"'],
  ['author: Marie Curie', 'author "Marie Curie"'],
  ['author:"Marie Curie"', 'author "Marie Curie"'],
  ['au: curie', 'author "curie"'],
  ['by Marie Curie', 'author "Marie Curie"'],
  ['papers by Yoshua Bengio', 'author "Yoshua Bengio"'],
  ['Papers of Emmy Noether', 'author "Emmy Noether"'],

  // Names with a year.
  ['Vaswani 2017', 'author "Vaswani" year 2017'],
  ['vaswani 2017', 'author "Vaswani" year 2017'],
  ['Vaswani et al. 2017', 'author "Vaswani" year 2017'],
  ['Vaswani et al., 2017', 'author "Vaswani" year 2017'],
  ['Vaswani et al (2017)', 'author "Vaswani" year 2017'],
  ['vaswani et al. 2017', 'author "Vaswani" year 2017'],
  ['LeCun et al. (2015)', 'author "LeCun" year 2015'],
  ['(LeCun et al., 2015)', 'author "LeCun" year 2015'],
  ['[Hinton, 2012]', 'author "Hinton" year 2012'],
  ['Kahneman and Tversky 1979', 'author "Kahneman" year 1979'],
  ['Kahneman & Tversky, 1979', 'author "Kahneman" year 1979'],
  ['Kahneman, Slovic, and Tversky 1982', 'author "Kahneman" year 1982'],
  ['Einstein 1905', 'author "Einstein" year 1905'],
  ['van der Maaten 2008', 'author "van der Maaten" year 2008'],
  ['Geoffrey Hinton 2012', 'author "Geoffrey Hinton" year 2012'],
  ['G. Hinton 2012', 'author "G. Hinton" year 2012'],
  ['Hinton, G. 2012', 'author "Hinton, G." year 2012'],
  ['Hinton 2012 dropout', 'author "Hinton" year 2012 words "dropout"'],
  ['Vaswani et al. 2017 attention', 'author "Vaswani" year 2017 words "attention"'],
  ['Smith 2020a', 'author "Smith" year 2020'],
  ['Müller 1999', 'author "Müller" year 1999'],

  // Could be a person, could be a subject: both are searched.
  ['Geoffrey Hinton', 'name or words "Geoffrey Hinton"'],
  ['Marie Curie', 'name or words "Marie Curie"'],
  ['Laurens van der Maaten', 'name or words "Laurens van der Maaten"'],
  ['Juan Carlos García', 'name or words "Juan Carlos García"'],
  ['Yoshua Bengio', 'name or words "Yoshua Bengio"'],
  ['Jean-Pierre Serre', 'name or words "Jean-Pierre Serre"'],

  // Free words.
  ['deep learning', 'words "deep learning"'],
  ['Deep Learning', 'words "Deep Learning"'],
  ['Machine Learning', 'words "Machine Learning"'],
  ['Quantum Computing', 'words "Quantum Computing"'],
  ['Black Holes', 'words "Black Holes"'],
  ['graph neural networks', 'words "graph neural networks"'],
  ['hinton dropout', 'words "hinton dropout"'],
  ['BERT', 'words "BERT"'],
  ['CRISPR', 'words "CRISPR"'],
  ['GPT-4', 'words "GPT-4"'],
  ['COVID-19 vaccine', 'words "COVID-19 vaccine"'],
  ['covid 2020', 'words "covid" year 2020'],
  ['COVID 2020', 'words "COVID" year 2020'],
  ['transformers (2017)', 'words "transformers" year 2017'],
  ['diffusion models 2022', 'words "diffusion models" year 2022'],
  ['29456894', 'words "29456894"'],
  ['2017', 'words "2017"'],
  ['p < 0.05', 'words "p < 0.05"'],
  ['100% renewable', 'words "100% renewable"'],
  ['C++', 'words "C++"'],
  ['神经网络', 'words "神经网络"'],
  ['нейронные сети', 'words "нейронные сети"'],
  ["'; DROP TABLE papers; --", `words "'; DROP TABLE papers; --"`],
  ['10.1038', 'words "10.1038"'],
  ['doi:', 'words "doi:"'],

  // Nothing at all.
  ['', 'nothing'],
  ['   ', 'nothing'],
  ['???', 'nothing'],
  ['%', 'nothing'],
  ['\u200b', 'nothing'],
]

test('the table holds at least 300 different cases', () => {
  expect(new Set(cases.map(([input]) => input)).size).toBeGreaterThanOrEqual(300)
})

describe('what a reader meant', () => {
  test.each(cases)('%s → %s', (input, expected) => {
    expect(said(resolve(input))).toBe(expected)
  })
})

test('a refusal says what to do', () => {
  expect(resolve('978-3-16-148410-0')).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/book.*try the title/i),
  })
})

test('two identifiers in one text are not guessed between', () => {
  expect(resolve('doi:10.1038/nature14539 and doi:10.1002/asi.24046').kind).not.toBe('identifier')
})

test('no input makes it throw, and every meaning is short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
      expect(JSON.stringify(resolve(text)).length).toBeLessThan(8000)
    }),
    { numRuns: 1000 },
  )
})

test('a long line of capitals is read in linear time', () => {
  const start = performance.now()
  resolve('Aa '.repeat(5000))
  resolve(`${'Aa, '.repeat(120)}2017`)
  resolve(`${'A.'.repeat(250)}x`)
  resolve(`${'Aa-'.repeat(170)}1`)
  expect(performance.now() - start).toBeLessThan(500)
})
