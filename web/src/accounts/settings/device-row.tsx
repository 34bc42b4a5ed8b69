import type { AccountSession } from '@tessera/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dayInWords } from '../../ui/moment-in-words.ts'

type Device = Pick<AccountSession, 'deviceInfo' | 'ipAddress' | 'isCurrent'>

/** "Firefox on Linux". */
export const deviceOf = ({ deviceInfo: { browser, system } }: Pick<Device, 'deviceInfo'>) =>
  `${browser} on ${system}`

interface DeviceRowProps {
  device: Device
  /** What this very device is called. */
  current: string
  action: ReactNode
  children: ReactNode
}

/** A device in a list, with what is known of it and what can be done. */
export function DeviceRow({ device, current, action, children }: DeviceRowProps) {
  return (
    <li>
      <Icon name={/iPhone|iPad|Android/.test(device.deviceInfo.system) ? 'phone' : 'screen'} />
      <div>
        <b>{deviceOf(device)}</b>
        {device.isCurrent && <Badge tone="good">{current}</Badge>}
        <small>
          {device.ipAddress ?? 'Unknown network'} {children}
        </small>
      </div>
      {action}
    </li>
  )
}

export const NotAsked = ({ until }: { until: string }) => (
  <time className="dot" dateTime={until}>
    Not asked for a code until {dayInWords(until)}
  </time>
)
