import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '../api/query-client.ts'
import { App } from './app.tsx'
import { layOutPaper, withSlots } from './painted-paper.ts'
import { createAppRouter } from './router.tsx'

/** The markup of a page as the app would first show it, for the build to write beside `index.html`. */
export async function prerender(path: string, queryClient = createQueryClient(() => {})) {
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}

/** The same of a paper's page, with slots for the words of a paper. */
export async function prerenderPaper(has: { hasText: boolean; hasFile: boolean }): Promise<string> {
  const queryClient = createQueryClient(() => {})
  return withSlots(await prerender(layOutPaper(queryClient, has), queryClient))
}
