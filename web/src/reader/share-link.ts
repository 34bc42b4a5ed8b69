import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'

/** Copies an address and says so. */
export async function shareLink(address: string, what: string): Promise<void> {
  await report('Share failed', async () => {
    await copyText(address)
    toast({ title: 'Link copied', description: what })
  })
}

/** Does what a button promises; where that fails, says so. */
export async function report(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const description = error instanceof Error ? error.message : 'An unexpected error occurred.'
    toast({ title, description, variant: 'destructive' })
  }
}
