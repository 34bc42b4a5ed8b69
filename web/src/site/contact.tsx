import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site-query.ts'

/** The operator's address for mail, as this installation is configured. */
export function ContactLink() {
  const contact = useQuery(siteQuery).data?.contactEmail
  if (!contact) return <>the contact address at the foot of every page</>
  return (
    <a className="link" href={`mailto:${contact}`}>
      {contact}
    </a>
  )
}

/** Who runs this installation. */
export function OperatorName() {
  return <>{useQuery(siteQuery).data?.operatorName ?? 'the operator named in its configuration'}</>
}

/** Where the text of papers goes, if it goes anywhere. */
export function WhereTextGoes() {
  const site = useQuery(siteQuery).data
  if (!site) return null
  const model = site.languageModel
  if (!model)
    return <> On this installation no outside language model is switched on: no text leaves it.</>
  return (
    <>
      {' '}
      On this installation it goes to the model {model.name} at {model.host}, when you ask for an
      explanation by it or ask a question.{' '}
      {model.privatePapers
        ? 'Papers that you bring are sent, too.'
        : 'Papers that you bring are not sent; the embedded engine explains them here.'}
    </>
  )
}
