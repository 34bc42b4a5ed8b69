import { useQuery } from '@tanstack/react-query'
import { paths, type User } from '@tessera/contract'
import { useEffect, useRef } from 'react'
import { meQuery } from '../api/me-query.ts'
import { Button } from '../ui/button.tsx'
import { focusFirstShown } from '../ui/focus-return.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import {
  accountButtonId,
  accountPlace,
  openAccountDialog,
  type SettingsTab,
} from './open-dialog.ts'
import { useLeave } from './use-leave.ts'

const menuId = 'user-menu'
const items: readonly { label: string; icon: IconName; tab: SettingsTab }[] = [
  { label: 'Account', icon: 'user', tab: 'profile' },
  { label: 'Settings', icon: 'settings', tab: 'security' },
  { label: 'Subscription', icon: 'card', tab: 'subscription' },
]

/** In the header: Sign In, or the reader's letter with the menu that hangs from it. */
export function AccountButton() {
  const { data: user } = useQuery(meQuery)
  const signOut = useSignOut(user)
  if (!user)
    return (
      <Button
        id={accountButtonId}
        className="nav-text"
        onClick={() => openAccountDialog({ kind: 'sign-in' })}
      >
        Sign In
      </Button>
    )
  return (
    <>
      <button
        id={accountButtonId}
        className="avatar"
        type="button"
        aria-label={`Account menu, ${nameOf(user)}`}
        popoverTarget={menuId}
      >
        <Face user={user} />
      </button>
      <div className="menu pop" id={menuId} popover="auto">
        {items.map(({ label, icon, tab }) => (
          <button
            key={label}
            className="menu__item"
            type="button"
            popoverTarget={menuId}
            onClick={() => openAccountDialog({ kind: 'settings', tab })}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
        <div className="menu__sep" />
        <button className="menu__item" type="button" popoverTarget={menuId} onClick={signOut}>
          <Icon name="out" />
          Log out
        </button>
      </div>
    </>
  )
}

/** For the menu of small screens, where the header has no room for the words. */
export function SignInMenuItem({ menu }: { menu: string }) {
  const { data: user } = useQuery(meQuery)
  if (user) return null
  return (
    <button
      className="menu__item"
      type="button"
      popoverTarget={menu}
      onClick={() => openAccountDialog({ kind: 'sign-in' })}
    >
      Sign In
    </button>
  )
}

/** What stands for somebody in the square of the avatar: the own picture, or else a letter. */
export const Face = ({ user }: { user: User }) =>
  user.profileImageUrl ? <img src={user.profileImageUrl} alt="" /> : letterOf(user)

/** The first letter of the first name, or else of the address. */
export const letterOf = ({ firstName, email }: { firstName: string | null; email: string }) =>
  ([...(firstName || email)][0] ?? '').toUpperCase()

export const nameOf = ({ firstName, lastName, email }: User) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** Forgets everything here, whether or not the server could be told. Focus goes to where one can sign in again. */
function useSignOut(user: User | null | undefined): () => void {
  const leave = useLeave()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (user || !isLeaving.current) return
    isLeaving.current = false
    focusFirstShown(accountPlace)
  }, [user])
  return async () => {
    isLeaving.current = true
    const isTold = await fetch(paths.signOut, { method: 'POST', credentials: 'include' }).then(
      ({ ok }) => ok,
      () => false,
    )
    await leave(isTold)
    if (isTold)
      toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
    else
      toast({
        title: 'Error',
        description: 'Tessera cannot be reached: this browser may still be signed in.',
        variant: 'destructive',
      })
  }
}
