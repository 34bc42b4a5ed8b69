import { doesNotFit } from './service-failure.ts'

/** A body of a request to a model's service, as far as it may have to be another one. */
type Body = Record<string, unknown>
type Change = (body: Body) => Body

const longestReason = 20_000

// Services of "chat completions" differ in these two; what one does not know it refuses.
const withoutSchema: Change = ({ response_format: _, output_config: __, ...body }) => body
const withNewName: Change = ({ max_tokens, ...body }) => ({
  ...body,
  max_completion_tokens: max_tokens,
})

/**
 * A fetch that asks once more, in another way, when a service refuses how it is asked (400, 422): under the newer name of
 * the limit of tokens where its reason names that, else without the schema of the answer, which the prompt describes as
 * well. What helped is done from then on. The last refusal is given back.
 */
export function adaptingFetch(ask: typeof fetch): typeof fetch {
  const known = new Set<Change>()
  return async (input, init) => {
    const body = bodyOf(init)
    if (body === null) return ask(input, init)
    const tried = new Set(known)
    for (;;) {
      const changed = [...tried].reduce((one, change) => change(one), body)
      const response = await ask(input, { ...init, body: JSON.stringify(changed) })
      if (response.status !== 400 && response.status !== 422) {
        if (response.ok) for (const change of tried) known.add(change)
        return response
      }
      const reason = (await response.text()).slice(0, longestReason)
      const next = changeFor(reason, changed)
      if (next === null || tried.has(next)) return new Response(reason, response)
      tried.add(next)
    }
  }
}

function changeFor(reason: string, body: Body): Change | null {
  if (doesNotFit(reason)) return null
  if ('max_tokens' in body && reason.includes('max_completion_tokens')) return withNewName
  return 'response_format' in body || 'output_config' in body ? withoutSchema : null
}

function bodyOf(init: RequestInit | undefined): Body | null {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as Body) : null
}
