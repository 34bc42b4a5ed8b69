import { ApiError } from '../api/api-error.ts'
import type { Problem } from './form/use-form.ts'

/** What a failure says, or the words for when it says nothing. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof Error && error.message) || otherwise

/** The machine code of a refusal; null for other failures. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** A failure as a form shows it: beside the field that its code is about, else with the whole. */
export function problemOf<const Name extends string = never>(
  error: unknown,
  title: string,
  otherwise: string,
  fieldOf: Readonly<Partial<Record<string, Name>>> = {},
): Problem<Name> {
  const field = fieldOf[codeOf(error) ?? '']
  return { title, message: messageOf(error, otherwise), ...(field ? { field } : {}) }
}
