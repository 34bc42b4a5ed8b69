import { Toast as Radix } from 'radix-ui'
import { Icon } from './icon.tsx'
import { dismissToast, useToast } from './toast.ts'

const showMs = 5000
const swipePx = 50

/** Where toasts appear. F8 moves the focus here; a swipe to the right sends a toast away. */
export default function Toaster() {
  const shown = useToast()
  return (
    <Radix.Provider duration={showMs} swipeDirection="right" swipeThreshold={swipePx}>
      {shown && (
        <Radix.Root
          key={shown.id}
          className={`toast${shown.variant === 'destructive' ? ' toast--destructive' : ''}${shown.isQuiet ? ' toast--quiet' : ''}`}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          open={shown.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
        >
          {shown.variant === 'destructive' ? (
            <Icon name="alert" />
          ) : (
            <span className="tile" data-ev="answers" aria-hidden="true" />
          )}
          <div className="toast__words">
            <Radix.Title className="toast__title">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description className="toast__text">{shown.description}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              className="btn btn--secondary btn--sm"
              altText={shown.action.label}
              onClick={shown.action.onClick}
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close className="btn btn--ghost btn--sm btn--icon" aria-label="Close">
            <Icon name="x" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  )
}
