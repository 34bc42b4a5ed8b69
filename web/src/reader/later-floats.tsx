import type { ComponentProps } from 'react'
import { SelectionMenu } from './selection-menu.tsx'
import { WayBack } from './way-back.tsx'

/** What floats over a text once somebody marks words of it or follows a citation. */
export function LaterFloats({
  canGoBack,
  onLeaveWayBack,
  ...menu
}: ComponentProps<typeof SelectionMenu> & {
  canGoBack: boolean
  onLeaveWayBack: () => void
}) {
  return (
    <>
      <SelectionMenu {...menu} />
      {canGoBack && <WayBack onLeave={onLeaveWayBack} />}
    </>
  )
}
