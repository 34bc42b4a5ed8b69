import type { Scorecard } from '@tessera/contract'
import shipped from '../../../docs/quality.json' with { type: 'json' }

/** The figures that this version is shipped with; their form is held by a test. */
export const scorecard = shipped as Scorecard
