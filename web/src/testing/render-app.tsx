import { createMemoryHistory } from '@tanstack/react-router'
import { queryKeys } from '@tessera/contract'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { forgetWithReader } from '../api/forget-reader.ts'
import { createQueryClient } from '../api/query-client.ts'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/router.tsx'
import { forgetImports } from '../papers/imports.ts'
import { answer, type FakeServer, fakeServer } from './fake-server.ts'

/** What the server says of itself unless a test has it say something else. */
export const site = {
  operatorName: 'The operator',
  contactEmail: 'help@example.org',
  publicUrl: 'http://localhost:3000',
  engine: 'embedded',
  engineVersion: '1',
  checkerVersion: '1',
  languageModel: null,
  billing: 'off',
  version: '0.1.0',
}

/** The whole app at an address, over a server that answers as told. */
export async function renderApp(address: string, routes: FakeServer = {}) {
  const calls = fakeServer({ '/api/site': () => answer(site), ...routes })
  const queryClient = createQueryClient(vi.fn())
  // Every page that the server sends says who is signed in.
  queryClient.setQueryData(queryKeys.me, null)
  forgetWithReader(queryClient, forgetImports)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(queryClient, history)
  await router.load()
  await act(async () => {
    render(<App router={router} queryClient={queryClient} />)
  })
  return { router, calls, queryClient, address: () => history.location.href }
}
