import { AuthDialog } from './auth-dialog.tsx'
import { useAccountDialog } from './open-dialog.ts'
import { SettingsDialog } from './settings/settings-dialog.tsx'

/** The dialog of accounts that is open. Its code is fetched when the first one opens. */
export default function AccountDialogs() {
  const dialog = useAccountDialog()
  if (dialog === null) return null
  if (dialog.kind === 'settings') return <SettingsDialog tab={dialog.tab} />
  return <AuthDialog shown={dialog} />
}
