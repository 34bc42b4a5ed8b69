import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /** The code of the menu was fetched because its button was pressed. */
  isOpenAtFirst?: boolean
}

/** A menu that hangs from a button: arrow keys, type-ahead (forgotten after 1 s), Escape. */
export function Menu({ trigger, children, align = 'end', isOpenAtFirst = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu menu--float" align={align} sideOffset={6}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  onSelect?: () => void
  /** With an address the item is a link. */
  href?: string
  children: ReactNode
}

export function MenuItem({ onSelect, href, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className="menu__item"
      {...(onSelect ? { onSelect } : {})}
      asChild={href !== undefined}
    >
      {href === undefined ? children : <a href={href}>{children}</a>}
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="menu__sep" />
}
