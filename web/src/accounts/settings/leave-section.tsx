import { DeletionAsked, paths, type User } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { afterClosing } from '../../ui/dialog-history.ts'
import { dayInWords } from '../../ui/moment-in-words.ts'
import { toast } from '../../ui/toast.ts'
import { closeAccountDialog } from '../open-dialog.ts'
import { useLeave } from '../use-leave.ts'
import { DownloadData } from './download-data.tsx'
import { OwnerForm } from './owner-form.tsx'

/** Taking one's data along, and leaving. */
export function LeaveSection({ user }: { user: User }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <section className="set set--end" aria-labelledby="your-data">
      <div className="set__row">
        <div>
          <h3 className="set__title" id="your-data">
            Your data
          </h3>
          <p className="set__text">
            Your profile, papers, questions and answers, sessions, passkeys and activity, as one
            JSON file.
          </p>
        </div>
        <DownloadData />
      </div>
      <div className="set__row">
        <div>
          <h3 className="set__title">Delete account</h3>
          <p className="set__text">
            Your papers and questions go with it, 14 days after you ask; signing in before then
            keeps the account. Billing records, if there are any, are kept for 7 years, as the law
            asks.
          </p>
        </div>
        {isLeaving ? (
          <Button variant="ghost" onClick={() => setIsLeaving(false)}>
            Cancel
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setIsLeaving(true)}>
            Delete account
          </Button>
        )}
      </div>
      {isLeaving && <DeleteForm user={user} />}
    </section>
  )
}

function DeleteForm({ user }: { user: User }) {
  const leave = useLeave()
  return (
    <OwnerForm
      failed="Not deleted"
      passwordLabel="Your password"
      asksCode={user.twoFactorEnabled}
      variant="danger"
      send={async (body) => {
        const { deleteAfter } = await callApi(paths.deleteAccount, DeletionAsked, {
          method: 'POST',
          body,
        })
        await afterClosing(closeAccountDialog)
        await leave()
        toast({
          title: 'Your account will be deleted',
          description: `Signing in before ${dayInWords(deleteAfter)} keeps it.`,
        })
      }}
    >
      Delete my account
    </OwnerForm>
  )
}
