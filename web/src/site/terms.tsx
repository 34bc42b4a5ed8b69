import { Link } from '@tanstack/react-router'
import { ContactLink } from './contact.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const glance = [
  ['Minimum age', '13, or age of digital consent'],
  ['Renewal', 'Monthly, until cancelled'],
  ['Cancellation', 'End of the billing period'],
  ['Liability cap', 'Greater of $10 or 12 months of fees'],
  ['Answer to a legal inquiry', 'Within 10 business days'],
] as const

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    body: (
      <p>
        By using Tessera you accept these terms and the{' '}
        <Link className="link" to="/privacy">
          Privacy Policy
        </Link>
        . If you do not accept them, please do not use the service.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        Account holders must be at least 13 years old, or have reached the age of digital consent
        where they live. Keep your password to yourself, and tell us if someone else has it.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <p>
        Search and read as much as you like. Do not scrape the service, overload it, or use it to
        get around the licence of a paper. Import only files that you may use.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Papers and explanations',
    body: (
      <p>
        Papers belong to their authors and publishers, under the licence shown beside each.
        Explanations are made by software and can be wrong. Quoted passages are the paper's own
        words; check them before you rely on them.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <p>
        Where plans are offered, Reader costs $9.99 and Researcher $19.99 a month. Subscriptions
        renew by themselves each month. Cancellation takes effect at the end of the billing period.
        An institutional access tier is available on request.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        To the extent that the law allows, liability is limited to the greater of $10 or the fees
        that you paid in the 12 months before the claim.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop using Tessera at any time. The operator may suspend use that breaks these
        terms, and says why.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Legal inquiries to <ContactLink /> are answered within 10 business days.
      </p>
    ),
  },
]

export function Terms() {
  return <LegalPage title="Terms of Service" glance={glance} sections={sections} />
}
