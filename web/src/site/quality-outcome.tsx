import { Icon } from '../ui/icon.tsx'
import type { Outcome } from './scorecard-aims.ts'

const icons = { met: 'check', missed: 'x', 'not measured': 'help' } as const

/** Whether an aim is met: shape, colour and word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <span className="quality__outcome" data-outcome={outcome}>
      <Icon name={icons[outcome]} />
      {outcome.charAt(0).toUpperCase() + outcome.slice(1)}
    </span>
  )
}
