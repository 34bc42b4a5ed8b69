import '../api/no-run-time-code.ts'
import '../ui/style.css'
import { createRoot } from 'react-dom/client'
import { askAnewAfterBack } from '../api/after-back.ts'
import { describeError } from '../api/api-error.ts'
import { forgetWithReader } from '../api/forget-reader.ts'
import { hearOtherTabs } from '../api/other-tabs.ts'
import { createQueryClient, takeFirstData } from '../api/query-client.ts'
import { forgetDrafts } from '../explanations/drafts.ts'
import { forgetImports } from '../papers/imports.ts'
import { toast } from '../ui/toast.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

const queryClient = createQueryClient((error) =>
  toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
)
takeFirstData(queryClient, document)
askAnewAfterBack(queryClient)
const forgetMore = () => {
  forgetImports()
  forgetDrafts()
}
hearOtherTabs(queryClient, forgetWithReader(queryClient, forgetMore))
const router = createAppRouter(queryClient)

// What the server painted stays until the first screen's code is here, so that nothing flashes.
await router.load()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<App router={router} queryClient={queryClient} />)
