import type { ComponentProps, CSSProperties } from 'react'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { PartMissing } from '../ui/part-missing.tsx'

export interface ReadingSettings {
  /** 12 to 24 pixels. */
  readonly fontSize: number
  /** 1.2 to 2.0. */
  readonly lineHeight: number
  readonly fontFamily: 'system' | 'serif' | 'mono' | 'inter'
  readonly theme: 'auto' | 'light' | 'dark'
}

export const defaultSettings: ReadingSettings = {
  fontSize: 16,
  lineHeight: 1.6,
  fontFamily: 'serif',
  theme: 'auto',
}

const families = {
  system: 'system-ui, sans-serif',
  serif: 'var(--font-serif)',
  mono: 'var(--font-mono)',
  inter: 'var(--font-sans)',
} as const

/** The settings as the custom properties that reading text is set by. */
export function readingStyle(settings: ReadingSettings): CSSProperties {
  return {
    '--reading-size': `${settings.fontSize / 16}rem`,
    '--reading-leading': String(settings.lineHeight),
    '--reading-font': families[settings.fontFamily],
  } as CSSProperties
}

const Form = lazyScreen(
  async () => (await import('./reading-settings-form.tsx')).ReadingSettingsForm,
  PartMissing,
  () => <p aria-busy="true">Loading...</p>,
)

/**
 * The popover that the toolbar's button opens. It holds for this page only. The form is fetched as soon as
 * the page stands, so that it is there when it is opened, also without a connection.
 */
export function ReadingSettingsPopover(props: Omit<ComponentProps<typeof Form>, 'families'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a popover of settings is no form
    <div
      className="popover"
      id="settings"
      popover="auto"
      role="group"
      aria-label="Reading settings"
    >
      <Form {...props} families={families} />
    </div>
  )
}
