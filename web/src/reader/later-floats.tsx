import type { ComponentProps } from 'react'
import { SelectionMenu } from './selection-menu.tsx'
import { type Place, WayBack } from './way-back.tsx'

/** What floats over a text once somebody marks words of it or follows a citation. */
export function LaterFloats({
  wayBack,
  onLeaveWayBack,
  ...menu
}: ComponentProps<typeof SelectionMenu> & {
  wayBack: Place | null
  onLeaveWayBack: () => void
}) {
  return (
    <>
      <SelectionMenu {...menu} />
      {wayBack && <WayBack place={wayBack} onLeave={onLeaveWayBack} />}
    </>
  )
}
