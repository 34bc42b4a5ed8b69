import { useQuery } from '@tanstack/react-query'
import type { User } from '@tessera/contract'
import { Dialog, Tabs } from 'radix-ui'
import { useState } from 'react'
import { meQuery } from '../../api/me-query.ts'
import { Button } from '../../ui/button.tsx'
import { useDialogManners } from '../../ui/dialog.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import '../accounts.css'
import { Face, nameOf } from '../account-button.tsx'
import {
  accountPlace,
  closeAccountDialog,
  openAccountDialog,
  type SettingsTab,
} from '../open-dialog.ts'
import { KeptOpen, useKeepers } from './kept-open.ts'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'
import { useMedia } from './use-media.ts'
import { useSecurityChanged } from './use-security-changed.ts'

const tabs: readonly { tab: SettingsTab; label: string; icon: IconName }[] = [
  { tab: 'profile', label: 'Profile', icon: 'user' },
  { tab: 'security', label: 'Security', icon: 'shield' },
  { tab: 'subscription', label: 'Subscription', icon: 'card' },
]

/** Profile, Security, Subscription. */
export function SettingsDialog({ tab }: { tab: SettingsTab }) {
  const { keepers, isKept, unlessKept } = useKeepers()
  const user = useOwner(isKept)
  const leave = () => unlessKept(closeAccountDialog)
  const manners = useDialogManners(leave, accountPlace)
  const securityChanged = useSecurityChanged()
  const [visited, setVisited] = useState([tab])
  const isNarrow = useMedia('(max-width: 720px)')
  const show = (chosen: SettingsTab) =>
    unlessKept(() => {
      if (visited.includes(chosen)) securityChanged()
      else setVisited([...visited, chosen])
      openAccountDialog({ kind: 'settings', tab: chosen })
    })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        {/* A press on the scrim takes no focus away from what may keep the dialog open. */}
        <Dialog.Overlay className="dialog__scrim" onMouseDown={(event) => event.preventDefault()} />
        <Dialog.Content
          className="dialog dialog--modal dialog--settings"
          {...manners}
          aria-describedby={undefined}
        >
          <Tabs.Root
            className="settings"
            // accounts.css lays the tabs in a row there.
            orientation={isNarrow ? 'horizontal' : 'vertical'}
            value={tab}
            onValueChange={(chosen) => show(chosen as SettingsTab)}
          >
            <div className="settings__nav">
              <Dialog.Title className="settings__title">Account Settings</Dialog.Title>
              <Tabs.List className="vtabs" aria-label="Account Settings">
                {tabs.map(({ tab: value, label, icon }) => (
                  <Tabs.Trigger key={value} className="vtab" value={value}>
                    <Icon name={icon} />
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {user && (
                <p className="settings__who">
                  <span className="avatar" aria-hidden="true">
                    <Face user={user} />
                  </span>
                  <span>
                    {nameOf(user)}
                    {nameOf(user) !== user.email && (
                      <>
                        <br />
                        {user.email}
                      </>
                    )}
                  </span>
                </p>
              )}
            </div>
            <KeptOpen value={keepers}>
              {tabs.map(({ tab: value }) => (
                <Tabs.Content
                  key={value}
                  className="settings__body"
                  value={value}
                  // What was typed in a tab, or begun, is still there on the way back.
                  {...(visited.includes(value) ? { forceMount: true } : {})}
                  hidden={value !== tab}
                >
                  <TabBody key={user?.id} tab={value} user={user} />
                </Tabs.Content>
              ))}
            </KeptOpen>
          </Tabs.Root>
          <Dialog.Close asChild>
            <Button
              className="settings__close"
              variant="ghost"
              size="sm"
              iconOnly
              aria-label="Close"
            >
              <Icon name="x" />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whose settings these are: who is signed in, or, while something is kept, who it belongs to: another tab may log out. */
function useOwner(isKept: boolean): User | null {
  const { data: user = null } = useQuery(meQuery)
  const [owner, setOwner] = useState(user)
  const isAnother = user?.id !== owner?.id
  if (user !== owner && !(isKept && isAnother)) setOwner(user)
  return owner
}

function TabBody({ tab, user }: { tab: SettingsTab; user: User | null }) {
  if (!user)
    return (
      <div className="empty">
        <h2 className="empty__title">
          {tab === 'subscription'
            ? 'Sign in to manage subscriptions'
            : 'Sign in to see your account'}
        </h2>
        <Button variant="primary" onClick={() => openAccountDialog({ kind: 'sign-in' })}>
          Sign In
        </Button>
      </div>
    )
  if (tab === 'profile') return <ProfileTab user={user} />
  return tab === 'security' ? <SecurityTab user={user} /> : <SubscriptionTab user={user} />
}
