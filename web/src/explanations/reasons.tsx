import { type Claim, verdictReasons } from '@tessera/contract'

/** Why a claim did not pass, in sentences. */
export const Reasons = ({ verdict }: Pick<Claim, 'verdict'>) => (
  <span>{verdictReasons(verdict).join(' ')}</span>
)
