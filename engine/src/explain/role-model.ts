import { placeFeatures, wordFeatures } from './role-features.ts'
import model from './role-weights.json' with { type: 'json' }

/** In the order of the model's weights. */
const modelRoles = ['background', 'objective', 'method', 'result', 'conclusion', 'other'] as const
export type ModelRole = (typeof modelRoles)[number]

let table: Map<string, readonly number[]> | undefined

/**
 * Weights by feature, in hundredths, read once. Packed as one line for each feature: its name, a tab,
 * its weight for each role.
 */
function weights(): Map<string, readonly number[]> {
  table ??= new Map(
    model.features.split('\n').map((line) => {
      const cut = line.lastIndexOf('\t')
      return [
        line.slice(0, cut),
        line
          .slice(cut + 1)
          .split(',')
          .map(Number),
      ] as const
    }),
  )
  return table
}

/** The sum of a sentence's weights for each of `modelRoles`. */
function roleEmissions(features: readonly string[]): number[] {
  const known = weights()
  const sums = modelRoles.map(() => 0)
  for (const feature of features)
    known.get(feature)?.forEach((weight, role) => {
      sums[role] = (sums[role] ?? 0) + weight
    })
  return sums
}

/**
 * The best sequence of roles by emissions, first steps and steps from one role to the next (Viterbi).
 * @returns indices into the roles.
 */
export function bestSequence(
  emissions: readonly (readonly number[])[],
  starts: readonly number[],
  steps: readonly (readonly number[])[],
): number[] {
  const size = starts.length
  const back: number[][] = []
  let row = starts.map((start, role) => start + (emissions[0]?.[role] ?? 0))
  for (const emission of emissions.slice(1)) {
    const from: number[] = []
    const next: number[] = []
    for (let role = 0; role < size; role++) {
      let best = 0
      let most = Number.NEGATIVE_INFINITY
      for (let before = 0; before < size; before++) {
        const score = (row[before] ?? 0) + (steps[before]?.[role] ?? 0)
        if (score > most) {
          most = score
          best = before
        }
      }
      from.push(best)
      next.push(most + (emission[role] ?? 0))
    }
    back.push(from)
    row = next
  }
  const path = [row.indexOf(Math.max(...row))]
  for (const from of back.toReversed()) path.unshift(from[path[0] ?? 0] ?? 0)
  return emissions.length === 0 ? [] : path
}

/** Roles of an abstract's sentences, in order, each with the model's confidence from 0 to 1. */
export function abstractRoles(texts: readonly string[]): { role: ModelRole; score: number }[] {
  const emissions = texts.map((text, at) =>
    roleEmissions([...wordFeatures(text), ...placeFeatures(at, texts.length)]),
  )
  return bestSequence(emissions, model.starts, model.steps).map((role, at) => {
    const own = emissions[at] ?? []
    // Weights are in hundredths; the sums act as log odds on a scale of about ten.
    const raw = own.map((value) => Math.exp((value - (own[role] ?? 0)) / 1000))
    const total = raw.reduce((sum, value) => sum + value, 0)
    return { role: modelRoles[role] ?? 'background', score: Math.round(1000 / total) / 1000 }
  })
}
