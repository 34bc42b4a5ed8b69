import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useSingleKeyShortcuts } from '../ui/shortcuts.ts'
import { Switch } from '../ui/switch.tsx'

const shortcuts = [
  { keys: '⌘K', action: 'Search', alternative: 'Ctrl K' },
  { keys: 'E', action: 'Toggle Evidence Panel' },
  { keys: 'F', action: 'Toggle Facets' },
  { keys: '?', action: 'Help' },
]

/** Opened with ?, closed with Escape. Letters and signs alone can be switched off here. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setAreOn] = useSingleKeyShortcuts()
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, action, alternative }) => (
          <div key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
              {alternative && (
                <>
                  {' '}
                  or <Kbd>{alternative}</Kbd>
                </>
              )}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <div className="shortcuts__switch">
        <Switch isOn={areOn} onChange={setAreOn}>
          Single-key shortcuts
        </Switch>
        <p className="field__hint">
          Off: E, F and ? do nothing by themselves. Useful with speech input. This browser remembers
          it.
        </p>
      </div>
    </Dialog>
  )
}
