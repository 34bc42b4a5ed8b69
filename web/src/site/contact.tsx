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
