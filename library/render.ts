/** Display strings by name, as `measurements.json` holds them under `shown`. */
export type Shown = Readonly<Record<string, string>>

/**
 * A template with every `{{name}}` replaced by what was measured.
 * @throws Error naming the first name that was never measured: a paper with a hole is not written.
 */
export function renderPaper(template: string, shown: Shown): string {
  return template.replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => {
    const value = shown[name]
    if (value === undefined) throw new Error(`"${name}" was not measured.`)
    return value
  })
}
