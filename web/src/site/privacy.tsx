import { ContactLink, OperatorName, WhereTextGoes } from './contact.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const glance = [
  ['Account data after closure', '1 year'],
  ['Personal data after you delete the account', 'Removed within 30 days'],
  ['Usage logs', '90 days'],
  ['AI cache', '30 days'],
  ['Billing records', '7 years'],
  ['Answer to a privacy request', 'Within 30 days'],
] as const

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        This installation of Tessera is run by <OperatorName />. This policy says what the service
        stores about you, why, and for how long. A copy of Tessera that someone else runs is theirs
        to answer for.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we collect',
    body: (
      <>
        <p>
          You can search, read, ask and import without an account. A session cookie then ties the
          files that you import and the questions that you ask to your browser, and to nobody
          else's.
        </p>
        <p>
          An account, where one is offered, holds your email address, a hash of your password, and
          what you choose to add: a name, a phone number, a picture. Signing in records the device,
          the browser and the network address, so that you can see and end your sessions. Usage logs
          record which feature was used, and on which paper.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <>
        <ul>
          <li>To show papers, explanations and your own questions.</li>
          <li>To keep your imported files private to you.</li>
          <li>To sign you in and keep an account safe.</li>
          <li>To bill a subscription.</li>
          <li>To find faults and abuse.</li>
        </ul>
        <p>We do not sell personal data, and we do not train models on your questions.</p>
      </>
    ),
  },
  {
    id: 'share',
    title: 'Who else sees it',
    body: (
      <p>
        Searches go to scholarly sources, where they are switched on, without your name or address.
        Payments go to the card payment provider, which sees the card; we do not. If the operator
        has switched on an outside language model, the text of the paper and your question go to it,
        and the page says which engine answered.
        <WhereTextGoes />
      </p>
    ),
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    body: (
      <p>
        Account data is kept for 1 year after closure. Usage logs are deleted after 90 days, the AI
        cache is purged after 30 days, and billing records are kept for 7 years. Personal data is
        removed within 30 days after you delete your account: it waits 14 days for you to come back,
        and then goes with its papers and questions. A job does this every day.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        In the account settings you read, correct, download and delete what is stored about you. For
        anything else write to <ContactLink />; privacy requests are answered within 30 days.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        Account holders are at least 13 years old, or have reached the age of digital consent where
        they live.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>When this text changes, the date at its top changes.</p>,
  },
]

export function Privacy() {
  return <LegalPage title="Privacy Policy" glance={glance} sections={sections} />
}
