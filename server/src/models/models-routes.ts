import { type HubModel, HubModelAnswer } from '@tessera/contract'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { AppServer } from '../platform/http/server.ts'
import type { HuggingFace } from '../sources/hugging-face.ts'
import type { HubRepository } from '../sources/hugging-face-repositories.ts'
import { SourceError } from '../sources/source.ts'

export interface ModelsDeps {
  readonly hub: Pick<HuggingFace, 'repository' | 'card'>
}

const withinMs = 8_000

/** Models of Hugging Face with their cards, asked for when somebody wants to see them. */
export function modelsRoutes({ hub }: ModelsDeps): (app: AppServer) => void {
  return (app) => {
    app.get(
      '/api/models/:model',
      {
        schema: {
          tags: ['models'],
          description: 'A model by its name on Hugging Face, percent-encoded: `owner%2Fname`.',
          params: z.object({ model: z.string().min(1).max(200) }),
          response: { 200: HubModelAnswer },
        },
        config: { rateLimit: { max: 120, timeWindow: 60_000 } },
      },
      async (request) => {
        const { model: name } = request.params
        const signal = AbortSignal.timeout(withinMs)
        const [model, card] = await Promise.all([
          hub.repository('models', name, signal),
          hub.card('models', name, signal),
        ]).catch(refuse)
        if (model === null)
          throw new AppError(
            'not-found',
            `The model "${name}" could not be found or is not accessible.`,
          )
        return { success: true as const, model: presentModel(model, card) }
      },
    )
  }
}

/** A hub that is silent is named, with when it can be asked again; that a model is not there is another thing. */
function refuse(error: unknown): never {
  if (!(error instanceof SourceError)) throw error
  const { problem } = error
  const until = 'retryAt' in problem && problem.retryAt ? Date.parse(problem.retryAt) : 0
  const seconds = Math.ceil((until - Date.now()) / 1_000)
  throw new AppError('upstream-failed', problem.message, {
    cause: error,
    ...(seconds > 0 && { retryAfter: seconds }),
  })
}

function presentModel(model: HubRepository, card: string | null): HubModel {
  return {
    name: model.name,
    author: model.author ?? null,
    pipelineTag: model.pipelineTag ?? null,
    description: model.description ?? null,
    url: model.url,
    downloads: model.downloads ?? null,
    likes: model.likes ?? null,
    popularityScore: model.popularity ?? null,
    lastModified: model.lastModified ?? null,
    modelCard: card,
    library: model.library ?? null,
    modelType: model.modelType ?? null,
    language: [...model.languages],
    license: model.licenses[0] ?? null,
    tags: [...model.tags],
    datasets: [...model.datasets],
    siblings: [...model.files],
    papers: [...model.papers],
    private: model.isPrivate,
    gated: model.isGated,
    disabled: model.isDisabled,
  }
}
