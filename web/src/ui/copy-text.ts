import { toast } from './toast.ts'

/**
 * Puts a text on the clipboard.
 * @param write how, when it has more than plain text
 * @throws Error with the text itself, to be copied by hand, when there is no clipboard or the browser refuses it
 */
export async function copyText(
  text: string,
  write: () => Promise<void> = () => navigator.clipboard.writeText(text),
): Promise<void> {
  try {
    await write()
  } catch {
    throw new Error(
      `The browser does not let this page use the clipboard. Copy it from here: ${text}`,
    )
  }
}

/** Copies what stands on the page anyway, and says whether that succeeded. */
export async function copyShown(text: string, what: string): Promise<void> {
  try {
    await copyText(text)
    toast({ title: `${what} copied` })
  } catch {
    toast({
      title: 'Copying failed',
      description: 'The browser does not let this page use the clipboard. Select it and copy it.',
      variant: 'destructive',
    })
  }
}
