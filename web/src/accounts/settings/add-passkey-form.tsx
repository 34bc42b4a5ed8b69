import { Name, type User } from '@tessera/contract'
import { Button } from '../../ui/button.tsx'
import { beginTyping } from '../form/begin-typing.ts'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { useForm } from '../form/use-form.ts'
import { makePasskey } from '../passkeys/device-passkeys.ts'
import { OwnerFields, ownerProof, useOwnerProblem } from './owner-form.tsx'

/** Asks the owner for the proof, then the device for a passkey. */
export function AddPasskeyForm({ user, onAdded }: { user: User; onAdded: () => Promise<void> }) {
  const asksCode = user.twoFactorEnabled
  const form = useForm({
    initial: { name: '', password: '', token: '' },
    schema: ownerProof(asksCode).extend({ name: Name }),
    send: async ({ name, password, token }) => {
      await makePasskey({ password, ...(token ? { token } : {}) }, name)
      await onAdded()
    },
    explain: useOwnerProblem('Not added'),
  })
  return (
    <FormFrame form={form} className="set__form" ref={beginTyping}>
      <Field
        name="name"
        label="Name of the passkey"
        isOptional
        hint="So that you know it in the list, such as “Work laptop”."
      />
      <OwnerFields asksCode={asksCode} />
      <div>
        <Button variant="primary" type="submit" busy={form.isPending}>
          {form.isPending ? 'Ask your device...' : 'Continue'}
        </Button>
      </div>
    </FormFrame>
  )
}
