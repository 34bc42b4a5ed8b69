import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

interface PictureOptions {
  readonly widths?: readonly number[]
  /** Brings into view what the picture is of, at each width. */
  readonly show?: () => Promise<void>
  /** Puts back what `show` changed. */
  readonly hide?: () => Promise<void>
}

/** Pictures of a page in both themes; made only when SCREENS_FOLDER names a folder for them. */
export async function pictures(
  page: Page,
  name: string,
  { widths = [390, 820, 1440], show, hide }: PictureOptions = {},
): Promise<void> {
  const folder = process.env.SCREENS_FOLDER
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await wear(page, colorScheme)
      await page.setViewportSize({ width, height: 900 })
      await show?.()
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` })
      await hide?.()
    }
  await wear(page, 'light')
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** A theme as the switch in the header sets it; what the system likes alone does not change a page that is open. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, colorScheme)
}
