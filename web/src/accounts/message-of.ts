import { ApiError } from '../api/api-error.ts'

/** What a failure says, or the words for when it says nothing. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof Error && error.message) || otherwise

/** The machine code of a refusal; null for other failures. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)
