import type { ImportStatus } from '@tessera/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import earlyDrop from '../../public/early-drop.js?raw'
import { answer, refuse } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { hasBrought } from './brought-before.ts'
import { forgetImports } from './imports.ts'

afterEach(() => {
  forgetImports()
  localStorage.clear()
})

const pdf = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' })
const status = (
  step: ImportStatus['step'],
  error: string | null = null,
  more: Partial<ImportStatus> = {},
) =>
  answer({
    ...more,
    jobId: 'j1',
    paperId: 'p1',
    step,
    progress: { total: 2, completed: step === 'explaining' ? 1 : 0, failed: 0 },
    error,
  })

test('a file dropped anywhere is sent, followed, and leads to its paper', async () => {
  let step: ImportStatus['step'] = 'parsing'
  const { calls, address } = await renderApp('/nowhere', {
    '/api/papers/import': () => status('queued'),
    '/api/papers/import/j1': () => status(step),
  })
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [pdf] } })
  expect(screen.getByText(/Drop the paper here/)).toBeTruthy()
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf] } })
  expect(await screen.findByText('paper.pdf')).toBeTruthy()
  expect(screen.queryByText(/Drop the paper here/)).toBeNull()
  expect(await screen.findByText('Reading the text')).toBeTruthy()
  step = 'explaining'
  expect(await screen.findByText('Writing the explanation')).toBeTruthy()
  step = 'done'
  await waitFor(() => expect(address()).toBe('/paper/p1'))
  expect(hasBrought()).toBe(true)
  const sent = calls.find(({ method }) => method === 'POST')?.body as FormData
  expect(sent.get('file')).toMatchObject({ name: 'paper.pdf' })
})

test('what is dropped before the app has started is sent once it has, and only once', async () => {
  new Function(earlyDrop)()
  const files = { dataTransfer: { types: ['Files'], files: [pdf] } }
  // False: the browser is kept from showing the file in the page's place.
  expect(fireEvent.dragOver(document.body, files)).toBe(false)
  expect(fireEvent.drop(document.body, files)).toBe(false)
  const { calls, address } = await renderApp('/nowhere', {
    '/api/papers/import': () => status('queued'),
    '/api/papers/import/j1': () => status('done'),
  })
  await waitFor(() => expect(address()).toBe('/paper/p1'))
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf] } })
  const sent = () => calls.filter(({ method }) => method === 'POST')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(window.takeEarlyDrop?.()).toEqual([])
  delete window.takeEarlyDrop
})

test('text dragged over the page is left to the browser', async () => {
  await renderApp('/nowhere')
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(screen.queryByText(/Drop the paper here/)).toBeNull()
})

test('the button takes a file too, and a refusal is said in the words of the server', async () => {
  await renderApp('/nowhere', {
    '/api/papers/import': () =>
      refuse(422, 'unreadable-file', 'This PDF is encrypted. Import a copy without a password.'),
  })
  await choose(pdf)
  expect(
    await screen.findByText('This PDF is encrypted. Import a copy without a password.'),
  ).toBeTruthy()
  // The same file would be refused again.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a server out of breath is given a moment, and gets the file again by itself', async () => {
  const answers = [
    () => refuse(503, 'busy', 'Tessera is very busy right now. Please try again in a moment.'),
    () => status('done'),
  ]
  const { calls, address } = await renderApp('/nowhere', {
    '/api/papers/import': () => answers.shift()?.() ?? refuse(500, 'internal', 'Asked too often.'),
    '/api/papers/import/j1': () => status('done'),
  })
  await choose(pdf)
  await waitFor(() => expect(address()).toBe('/paper/p1'))
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('a job that fails for good says why and asks for another copy, which leads to its paper', async () => {
  const why = 'This PDF holds pictures of pages only.'
  const outcomes = [status('failed', why, { isFinal: true }), status('done')].values()
  const { address } = await renderApp('/nowhere', {
    '/api/papers/import': () => status('queued'),
    '/api/papers/import/j1': () => outcomes.next().value ?? status('done'),
  })
  await choose(pdf)
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The paper was not imported' })).toBeTruthy()
  expect(screen.queryByText('Importing a paper')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByText(/^The same file would fail again/)).toBeTruthy()
  const panel = screen.getByRole('region', { name: 'Imports' })
  const other = panel.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(other as HTMLInputElement, new File(['%PDF-1.7'], 'other.pdf'), {
    applyAccept: false,
  })
  await waitFor(() => expect(screen.queryByText('paper.pdf')).toBeNull())
  await waitFor(() => expect(address()).toBe('/paper/p1'))
})

test('a file that could not be read is sent again, and leads to its paper', async () => {
  const outcomes = [status('failed', 'This machine is busy.'), status('done')].values()
  const { calls, address } = await renderApp('/nowhere', {
    '/api/papers/import': () => status('queued'),
    '/api/papers/import/j1': () => outcomes.next().value ?? status('done'),
  })
  await choose(pdf)
  expect(await screen.findByText('This machine is busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toBe('/paper/p1'))
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('an empty or too large file is not sent', async () => {
  const { calls } = await renderApp('/nowhere')
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
  await choose(new File([], 'empty.pdf'), large)
  expect(await screen.findByText('This file is empty.')).toBeTruthy()
  expect(await screen.findByText(/larger than 50 MB/)).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file chooser.')
  await userEvent.upload(input, files, { applyAccept: false })
}

test('files dropped together go one after another: the first answer brings the session of all', async () => {
  const first = Promise.withResolvers<Response>()
  const answers = [() => first.promise, () => status('parsing')]
  const { calls } = await renderApp('/nowhere', {
    '/api/papers/import': () => answers.shift()?.() ?? refuse(500, 'internal', 'Asked too often.'),
    '/api/papers/import/j1': () => status('parsing'),
  })
  const second = new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' })
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf, second] } })
  const sent = () => calls.filter(({ method }) => method === 'POST').length
  await waitFor(() => expect(sent()).toBe(1))
  expect(await screen.findByText('second.pdf')).toBeTruthy()
  expect(sent()).toBe(1)
  first.resolve(status('parsing'))
  await waitFor(() => expect(sent()).toBe(2))
})
