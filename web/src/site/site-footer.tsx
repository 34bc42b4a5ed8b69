import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { siteQuery } from '../api/site-query.ts'
import { LogoMark } from '../ui/icon.tsx'
import { Meander } from '../ui/meander.tsx'

const promise = "Explanations can be wrong. The quoted passages are always the paper's own words."

/** The foot of every page but the paper's; larger on the landing page. */
export function SiteFooter({ isLarge }: { isLarge: boolean }) {
  const { data: site } = useQuery(siteQuery)
  if (isLarge) return <LargeFooter contact={site?.contactEmail} />
  return (
    <footer className="site-footer">
      <div className="site-footer__in">
        <nav aria-label="Footer">
          <ul>
            <FooterLinks />
            <ContactItem contact={site?.contactEmail} />
          </ul>
        </nav>
        <p className="muted">{promise}</p>
      </div>
    </footer>
  )
}

function LargeFooter({ contact }: { contact: string | undefined }) {
  return (
    <footer className="site-footer site-footer--large">
      <Meander />
      <div className="wrap">
        <div className="site-footer__in">
          <div>
            <Link className="logo" to="/">
              <LogoMark />
              Tessera
            </Link>
            <p className="tag">Verification is cheaper than doubt.</p>
          </div>
          <nav aria-label="Footer">
            <ul>
              <FooterLinks />
              <ContactItem contact={contact} />
            </ul>
          </nav>
        </div>
        <p className="site-footer__base">
          <span>Open Beta</span>
          <span>Apache-2.0</span>
          <span>{promise}</span>
        </p>
      </div>
    </footer>
  )
}

function FooterLinks() {
  return (
    <>
      <li>
        <Link to="/about">About</Link>
      </li>
      <li>
        <Link to="/quality">Quality</Link>
      </li>
      <li>
        <Link to="/privacy">Privacy</Link>
      </li>
      <li>
        <Link to="/terms">Terms</Link>
      </li>
      <li>
        <a href="/api/docs">API</a>
      </li>
    </>
  )
}

function ContactItem({ contact }: { contact: string | undefined }) {
  if (!contact) return null
  return (
    <li>
      <a href={`mailto:${contact}`}>Contact</a>
    </li>
  )
}
