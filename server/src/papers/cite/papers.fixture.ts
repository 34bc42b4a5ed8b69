import type { NameParts, Notice, Publication } from '@tessera/contract'
import { wholeName } from '../../sources/names.ts'
import { type Citable, type CitedFacts, citable } from './citable.ts'

const site = 'https://tessera.example'

/** A paper of which only the named facts are known; "Family, Given" are persons, "{Name}" is a group. */
export function paperOf(
  facts: Partial<Omit<CitedFacts, 'authors'>> & {
    readonly people?: readonly string[]
    readonly in?: Omit<Publication, 'people' | 'editors'>
    readonly editors?: readonly string[]
    readonly notices?: readonly Omit<Notice, 'source'>[]
  },
): Citable {
  const people = (facts.people ?? []).map(parts)
  return citable(
    {
      id: 'p-1',
      title: 'A title',
      year: null,
      venue: null,
      doi: null,
      arxivId: null,
      ...facts,
      authors: people.map(wholeName),
      publication: {
        ...facts.in,
        people,
        ...(facts.editors && { editors: facts.editors.map(parts) }),
      },
    },
    facts.notices ?? [],
    site,
    new Date('2026-11-21T12:00:00Z'),
  )
}

function parts(name: string): NameParts {
  const literal = name.match(/^\{(.*)\}$/)?.[1]
  if (literal !== undefined) return { literal }
  const [family = '', given, suffix] = name.split(', ')
  return { family, ...(given && { given }), ...(suffix && { suffix }) }
}

/** Works of each kind, with what makes each of them hard; all are real but for the last two. */
export const works = {
  article: paperOf({
    people: ['LeCun, Yann', 'Bengio, Yoshua', 'Hinton, Geoffrey'],
    title: 'Deep learning',
    year: 2015,
    venue: 'Nature',
    doi: '10.1038/nature14539',
    in: { type: 'article', volume: '521', issue: '7553', pages: '436-444', date: '2015-05-27' },
  }),
  articleNumber: paperOf({
    people: ['Bik, Holly M.', 'Goldstein, Miriam C.'],
    title: 'An Introduction to Social Media for Scientists',
    year: 2013,
    venue: 'PLoS Biology',
    doi: '10.1371/journal.pbio.1001535',
    in: { type: 'article', volume: '11', issue: '4', pages: 'e1001535' },
  }),
  preprint: paperOf({
    people: [
      'Vaswani, Ashish',
      'Shazeer, Noam',
      'Parmar, Niki',
      'Uszkoreit, Jakob',
      'Jones, Llion',
      'Gomez, Aidan N.',
      'Kaiser, Łukasz',
      'Polosukhin, Illia',
    ],
    title: 'Attention Is All You Need',
    year: 2017,
    arxivId: '1706.03762',
    in: { type: 'preprint', arxivClass: 'cs.CL', date: '2017-06-12' },
  }),
  conference: paperOf({
    people: ['He, Kaiming', 'Zhang, Xiangyu', 'Ren, Shaoqing', 'Sun, Jian'],
    title: 'Deep Residual Learning for Image Recognition',
    year: 2016,
    venue: '2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)',
    doi: '10.1109/CVPR.2016.90',
    arxivId: '1512.03385',
    in: { type: 'conference', pages: '770-778', publisher: 'IEEE', arxivClass: 'cs.CV' },
  }),
  chapter: paperOf({
    people: ['Baddeley, Alan D.', 'Hitch, Graham'],
    title: 'Working Memory',
    year: 1974,
    venue: 'Psychology of Learning and Motivation',
    editors: ['Bower, Gordon H.'],
    doi: '10.1016/S0079-7421(08)60452-1',
    in: { type: 'chapter', volume: '8', pages: '47–89', publisher: 'Academic Press' },
  }),
  book: paperOf({
    people: ['Goodfellow, Ian', 'Bengio, Yoshua', 'Courville, Aaron'],
    title: 'Deep Learning',
    year: 2016,
    in: { type: 'book', publisher: 'MIT Press' },
  }),
  dataset: paperOf({
    people: ['{Worldwide Protein Data Bank}'],
    title: 'Crystal structure of a lysozyme',
    year: 1998,
    doi: '10.2210/pdb1lyz/pdb',
    in: { type: 'dataset', publisher: 'Worldwide Protein Data Bank' },
  }),
  thesis: paperOf({
    people: ['Shannon, Claude Elwood'],
    title: 'A symbolic analysis of relay and switching circuits',
    year: 1940,
    in: { type: 'thesis', publisher: 'Massachusetts Institute of Technology' },
  }),
  post: paperOf({
    people: ['Fenner, Martin'],
    title: 'The rise of the (science) newsletter',
    year: 2023,
    venue: 'Front Matter',
    doi: '10.53731/ybhah-9jy85',
    in: { type: 'post', date: '2023-10-04', publisher: 'Front Matter' },
  }),
  // As OpenAlex tells it: the school is the place, and nobody the publisher.
  indexedThesis: paperOf({
    people: ['Hogan, Bernadette'],
    title: 'A computational impact analysis approach.',
    year: 2020,
    venue: 'The University of Queensland',
    doi: '10.14264/3e10f66',
    in: { type: 'thesis' },
  }),
  shopBook: paperOf({
    people: ['Leung, Vincent S.'],
    title: 'The Politics of the Past in Early China',
    year: 2019,
    venue: 'Cambridge University Press eBooks',
    in: { type: 'book', publisher: 'Cambridge University Press' },
  }),
  report: paperOf({
    people: ['{World Health Organization}'],
    title: 'World health statistics 2020',
    year: 2020,
    in: { type: 'report', publisher: 'World Health Organization' },
  }),
  retracted: paperOf({
    people: [
      'Wakefield, AJ',
      'Murch, SH',
      'Anthony, A',
      'Linnell, J',
      'Casson, DM',
      'Malik, M',
      'Berelowitz, M',
    ],
    title:
      'Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children',
    year: 1998,
    venue: 'The Lancet',
    doi: '10.1016/S0140-6736(97)11096-0',
    in: { type: 'article', volume: '351', issue: '9103', pages: '637-641' },
    notices: [
      { kind: 'retraction' },
      { kind: 'retraction', doi: '10.1016/S0140-6736(10)60175-4', date: '2010-02-06' },
    ],
  }),
  names: paperOf({
    people: [
      'van der Berg, Jan-Willem',
      'King, Martin Luther, Jr.',
      '王, 小明',
      '{Plato}',
      'Brontë, Émile O.',
    ],
    title: 'On names',
    year: 2021,
    venue: 'Onoma',
    in: { type: 'article', volume: '56', pages: '107-108' },
  }),
  bare: paperOf({ title: 'Nobody knows who wrote this?' }),
}
