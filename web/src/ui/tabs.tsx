import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for a screen reader. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; count?: number }[]
  /** `TabPanel`s. */
  children: ReactNode
  className?: string
}

/** Tabs: arrow keys move and choose. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      className={className}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
    >
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className="tab" value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span className="tab__count">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="tab-panel">
      {children}
    </Radix.Content>
  )
}
