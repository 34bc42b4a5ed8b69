import { ApiError as ApiErrorBody } from '@tessera/contract'
import { ApiError } from './api-error.ts'

const unexpected = 'An unexpected error occurred'

/** The error of an answer that is not ok. Reads `error` of a JSON body, else the raw text. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text()
  const body = ApiErrorBody.safeParse(jsonOrNull(text))
  if (body.success)
    return new ApiError(response.status, {
      code: body.data.code,
      requestId: body.data.requestId,
      said: body.data.error,
      silent: body.data.silent ?? [],
    })
  const loose = jsonOrNull(text)
  const said =
    typeof loose === 'object' && loose !== null && 'error' in loose && loose.error
      ? String(loose.error)
      : text.trim()
  return new ApiError(response.status, { said: said || unexpected })
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
