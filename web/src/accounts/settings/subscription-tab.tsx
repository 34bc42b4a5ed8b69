import type { User } from '@tessera/contract'
import { Badge } from '../../ui/badge.tsx'
import { dayInWords } from '../../ui/moment-in-words.ts'

const plans = [
  { plan: 'free', name: 'Free', price: '$0', period: 'forever', has: ['Search', 'Metadata'] },
  {
    plan: 'reader',
    name: 'Reader',
    price: '$9.99',
    period: 'per month',
    has: ['AI summaries', 'Evidence-linked Q&A'],
  },
  {
    plan: 'researcher',
    name: 'Researcher',
    price: '$19.99',
    period: 'per month',
    has: ['Citation network', 'Bulk export'],
  },
] as const

/** The plan that the account really has. Nothing is sold yet, so nothing here can be bought. */
export function SubscriptionTab({ user }: { user: User }) {
  return (
    <>
      <h2 className="set__head">Subscription</h2>
      <section className="set" aria-label="Plans">
        <div className="joined minis">
          {plans.map(({ plan, name, price, period, has }) => (
            <section className="mini" key={plan} aria-label={name}>
              <div>
                <h3 className="plan__name">
                  {name}
                  {user.subscriptionPlan === plan && <Badge tone="good">Current plan</Badge>}
                </h3>
                <p className="plan__price">
                  <b>{price}</b> {period}
                </p>
              </div>
              <ul className="mini__has">
                {has.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="set__text">
          Nothing is sold yet: while Tessera is in open beta, every reader has its explanations
          without paying.
        </p>
      </section>
      <dl className="set__facts">
        <div>
          <dt>Status</dt>
          <dd>{user.subscriptionStatus === 'active' ? 'Active' : 'Free'}</dd>
        </div>
        {user.subscriptionEndsAt && (
          <div>
            <dt>Until</dt>
            <dd>{dayInWords(user.subscriptionEndsAt)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
