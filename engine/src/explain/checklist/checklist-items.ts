import { ethics, preregistration } from './approval-items.ts'
import type { Item } from './checklist-item.ts'
import { compute, hyperparameters, seeds } from './run-items.ts'
import { exclusions, sampleSize } from './sample-items.ts'
import { code, data, licence } from './shared-items.ts'

/** The items of the replication checklist, in the order in which they are shown. */
export const items: readonly Item[] = [
  code,
  data,
  seeds,
  hyperparameters,
  compute,
  sampleSize,
  exclusions,
  ethics,
  preregistration,
  licence,
]
