import { SourcesTable } from './sources-table.tsx'

export function LandingAbout() {
  return (
    <section className="section wrap about" id="about" aria-labelledby="about-title">
      <div className="section__grid">
        <h2 className="section__title" id="about-title">
          About
        </h2>
        <div>
          <p>
            A <em>tessera</em> is one tile of a mosaic. It was also the token that a Roman showed to
            prove who they were. Both meanings drive this work: small pieces, and proof on request.
          </p>
          <p>
            Tessera is run by a research lab, in the open, for people who have to rely on papers
            they did not write: researchers, students, teachers, journalists and policy analysts.
          </p>
          <SourcesTable />
        </div>
      </div>
    </section>
  )
}
