import { useQuery } from '@tanstack/react-query'
import type { User } from '@tessera/contract'
import { Dialog, Tabs } from 'radix-ui'
import { meQuery } from '../../api/me-query.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import '../accounts.css'
import { Face, nameOf } from '../account-button.tsx'
import { closeAccountDialog, openAccountDialog, type SettingsTab } from '../open-dialog.ts'
import { KeptOpen, useKeepers } from './kept-open.ts'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'
import { useMedia } from './use-media.ts'

const tabs: readonly { tab: SettingsTab; label: string; icon: IconName }[] = [
  { tab: 'profile', label: 'Profile', icon: 'user' },
  { tab: 'security', label: 'Security', icon: 'shield' },
  { tab: 'subscription', label: 'Subscription', icon: 'card' },
]

/** Profile, Security, Subscription. */
export function SettingsDialog({ tab }: { tab: SettingsTab }) {
  const { data: user } = useQuery(meQuery)
  const { keepers, unlessKept } = useKeepers()
  const isNarrow = useMedia('(max-width: 720px)')
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && unlessKept(closeAccountDialog)}>
      <Dialog.Portal>
        {/* A press on the scrim takes no focus away from what may keep the dialog open. */}
        <Dialog.Overlay className="dialog__scrim" onMouseDown={(event) => event.preventDefault()} />
        <Dialog.Content
          className="dialog dialog--modal dialog--settings"
          aria-describedby={undefined}
        >
          <Tabs.Root
            className="settings"
            // accounts.css lays the tabs in a row there.
            orientation={isNarrow ? 'horizontal' : 'vertical'}
            value={tab}
            onValueChange={(chosen) =>
              unlessKept(() => openAccountDialog({ kind: 'settings', tab: chosen as SettingsTab }))
            }
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
            {/* Each tab begins at its top. */}
            <div key={tab} className="settings__body">
              <KeptOpen value={keepers}>
                {tabs.map(({ tab: value }) => (
                  <Tabs.Content key={value} value={value}>
                    <TabBody tab={value} user={user ?? null} />
                  </Tabs.Content>
                ))}
              </KeptOpen>
            </div>
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
