import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Opens after 700 ms; at once when another was open less than 300 ms ago. */
const delays = { delayDuration: 700, skipDelayDuration: 300 }

/** Around everything that holds tooltips: they share the delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...delays}>{children}</Radix.Provider>
}

interface TooltipProps {
  label: ReactNode
  /** The control that it explains; keyboard focus shows it too. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="tooltip tooltip--float"
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
