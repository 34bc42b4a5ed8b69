import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoticeAbout, PublicationNotices } from './publication-notices.tsx'

test('one retraction that two sources tell of is one notice, with both named and the notice linked', () => {
  render(
    <PublicationNotices
      notices={[
        { kind: 'retraction', source: 'Europe PMC' },
        { kind: 'retraction', source: 'Crossref', doi: '10.1234/notice', date: '2020-05-02' },
        { kind: 'correction', source: 'Crossref', doi: '10.1234/a' },
        { kind: 'correction', source: 'Crossref', doi: '10.1234/b' },
      ]}
    />,
  )
  const retracted = screen.getAllByText('This paper has been retracted.')
  expect(retracted).toHaveLength(1)
  expect(retracted[0]?.parentElement?.textContent).toContain(
    'According to Europe PMC and Crossref.',
  )
  expect(screen.getByRole('link', { name: 'Read the notice' }).getAttribute('href')).toBe(
    'https://doi.org/10.1234/notice',
  )
  expect(screen.getAllByRole('link', { name: /^Read the notice 10\.1234/ })).toHaveLength(2)
})

test('a preprint that was withdrawn, and a paper of which a part was retracted, are not called retracted', () => {
  render(
    <PublicationNotices
      notices={[
        { kind: 'withdrawal', source: 'arXiv' },
        { kind: 'partial-retraction', source: 'Crossref' },
      ]}
    />,
  )
  expect(screen.getByText('The preprint has been withdrawn.')).toBeTruthy()
  expect(screen.getByText('A part of this paper has been retracted.')).toBeTruthy()
  expect(screen.queryByText('This paper has been retracted.')).toBeNull()
})

test('what became of the preprint is not said of the paper that came out', () => {
  const notices = [
    { kind: 'retraction', source: 'Crossref', ofPreprint: true },
    { kind: 'withdrawal', source: 'arXiv', ofPreprint: true },
    { kind: 'correction', source: 'Crossref' },
  ] as const
  const { container } = render(<PublicationNotices notices={notices} />)
  expect(screen.getByText('The preprint of this paper has been retracted.')).toBeTruthy()
  expect(screen.getByText('The preprint of this paper has been withdrawn.')).toBeTruthy()
  expect(screen.getByText('This paper has been corrected.')).toBeTruthy()
  expect(container.querySelector('.notice--danger')).toBeNull()
})

test('a retraction notice says what it retracts, and leads there', () => {
  render(<NoticeAbout about={[{ kind: 'retracts', paper: 'doi:10.1234/snow' }]} />)
  expect(screen.getByText('This is the retraction notice of another paper.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '10.1234/snow' }).getAttribute('href')).toBe(
    '/paper/doi%3A10.1234%2Fsnow',
  )
})

test('a correction and an expression of concern are told apart', () => {
  render(
    <NoticeAbout
      about={[
        { kind: 'concerns', paper: 'doi:10.1234/snow' },
        { kind: 'corrects', paper: 'doi:10.1234/hail' },
      ]}
    />,
  )
  expect(screen.getByText('This is an expression of concern about another paper.')).toBeTruthy()
  expect(screen.getByText('This is a correction of another paper.')).toBeTruthy()
})
