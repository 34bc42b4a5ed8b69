import { useQueryClient } from '@tanstack/react-query'
import { Me, ProfileUpdate, paths, type User } from '@tessera/contract'
import { callApi } from '../../api/client.ts'
import { meQuery } from '../../api/me-query.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { letterOf } from '../account-button.tsx'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { useForm } from '../form/use-form.ts'
import { problemOf } from '../message-of.ts'
import { useSendVerification } from '../use-send-verification.ts'
import { LeaveSection } from './leave-section.tsx'
import { useFailed } from './use-expired.ts'

/** Names and phone; the address stands and cannot be changed. */
export function ProfileTab({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const failed = useFailed()
  const stored = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phone: user.phone ?? '',
    profileImageUrl: user.profileImageUrl ?? '',
  }
  const form = useForm({
    initial: stored,
    schema: ProfileUpdate,
    send: async (values) => {
      const body = changesOf(stored, values)
      const me = await callApi(paths.profile, Me, { method: 'PUT', body })
      queryClient.setQueryData(meQuery.queryKey, me.user)
      toast({
        title: 'Profile Updated',
        description: 'Your profile has been updated successfully.',
      })
    },
    explain: (error) => {
      const problem = problemOf(error, 'Update Failed', 'Failed to update profile')
      failed(error, problem)
      return problem
    },
  })
  return (
    <>
      <h2 className="set__head">Profile</h2>
      <section className="set" aria-label="Profile">
        <FormFrame form={form} className="set__form">
          <div className="form__pair">
            <Field name="firstName" label="First name" autoComplete="given-name" />
            <Field name="lastName" label="Last name" autoComplete="family-name" />
          </div>
          <div className="field">
            <label className="field__label" htmlFor="account-email">
              Email
            </label>
            <input
              className="input"
              id="account-email"
              type="email"
              value={user.email}
              readOnly
              aria-describedby="account-email-note"
            />
            <span className="field__hint" id="account-email-note">
              Email cannot be changed. Contact support if you need to update your email address.
            </span>
            {!user.emailVerified && <NotVerified />}
          </div>
          <Field name="phone" label="Phone" isOptional type="tel" autoComplete="tel" />
          <PictureField letter={letterOf(user)} />
          <div>
            <Button variant="primary" type="submit" busy={form.isPending}>
              {form.isPending ? 'Updating...' : 'Update Profile'}
            </Button>
          </div>
        </FormFrame>
      </section>
      <LeaveSection user={user} />
    </>
  )
}

type Profile = Record<keyof ProfileUpdate, string>

/** The names, and what else was changed. What is empty is left out, unless it was emptied just now: that takes it away. */
function changesOf(stored: Profile, values: Profile) {
  const { firstName, lastName } = values
  const names = Object.entries({ firstName, lastName }).filter(([, name]) => name.trim() !== '')
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== stored[field as keyof Profile],
  )
  return Object.fromEntries([...names, ...changed])
}

/** Says that the address is not confirmed, and sends the link again. */
function NotVerified() {
  const send = useSendVerification()
  return (
    <span className="field__hint">
      This address is not confirmed yet.{' '}
      <button
        className="link"
        type="button"
        disabled={send.isPending}
        onClick={() => send.mutate()}
      >
        Send the link again
      </button>
    </span>
  )
}
