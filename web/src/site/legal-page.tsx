import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  /** The figures that matter, before the text. */
  glance: readonly (readonly [string, string])[]
  sections: readonly LegalSection[]
}

/** The day on which the policy texts last changed; they take effect on the same day. */
const changed = { iso: '2026-11-21', words: '21 November 2026' }

/** A policy: contents, dates, the figures at a glance, and numbered sections. */
export function LegalPage({ title, glance, sections }: LegalPageProps) {
  usePageTitle(title)
  return (
    <div className="page">
      <div className="legal">
        <nav className="legal__toc" aria-label="Contents">
          <Link className="legal__back" to="/">
            <Icon name="arrow-left" />
            Back to Home
          </Link>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <h1 className="page-title">{title}</h1>
          <p className="legal__dates">
            <span>
              Last updated <time dateTime={changed.iso}>{changed.words}</time>
            </span>
            <span>
              Effective <time dateTime={changed.iso}>{changed.words}</time>
            </span>
          </p>
          <section className="card glance" aria-label="At a glance">
            <table className="table">
              <tbody>
                {glance.map(([what, figure]) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td>{figure}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="prose">
            {sections.map((section, index) => (
              <section key={section.id}>
                <h2 id={section.id}>
                  <span className="num">{index + 1}</span>
                  {section.title}
                </h2>
                {section.body}
              </section>
            ))}
          </div>
        </article>
      </div>
    </div>
  )
}
