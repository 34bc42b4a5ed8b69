import type { Claim, Summary } from '@tessera/contract'
import { rarePart } from '../ui/lazy-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { AnalysisFrame } from './analysis-frame.tsx'
import { ClaimView } from './claim-view.tsx'
import { countsLine, engineLine, runLine } from './counts.ts'
import { AskModel } from './language-model.tsx'
import { namedChecklist, namedSummary, sectionNames } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { SummaryMosaic } from './summary-mosaic.tsx'
import type { Evidence } from './use-evidence.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

// It stands below all else, and waits for more than the summary: what became of links, and of the repository.
const Checklist = rarePart(async () => (await import('./checklist.tsx')).Checklist)
const Withheld = rarePart(async () => (await import('./withheld.tsx')).Withheld)
const ClaimsSoFar = rarePart(async () => (await import('./claims-so-far.tsx')).ClaimsSoFar)

/** How many of the sections have come; before the first nothing is known. */
const percentOf = (claims: readonly Claim[]) =>
  claims.length === 0
    ? undefined
    : (100 * new Set(claims.map(({ section }) => section)).size) / sectionNames.length

/** The summary: the mosaic, the counts, five sections, the checklist, and what was withheld. */
export function SummaryTab({ evidence }: { evidence: Evidence }) {
  const { summary, generate, claimsSoFar } = evidence
  return (
    <AnalysisFrame
      data={summary.data}
      isWorking={generate.isPending}
      isLoading={summary.isPending}
      error={summary.error}
      onRetry={() => void summary.refetch()}
      onStart={() => generate.mutate()}
      soFar={claimsSoFar.length > 0 && <ClaimsSoFar claims={claimsSoFar} />}
      percent={percentOf(claimsSoFar)}
      words={{
        working: 'Generating summary...',
        detail: 'Creating evidence-linked analysis',
        empty: 'No summary available',
        promise:
          'Reads the whole paper and says what is new, how it was done, what came out and where it ends. Every sentence is tied to the words that prove it.',
        start: 'Generate Summary',
      }}
    >
      {(data) => <SummaryView summary={data} onAskModel={() => generate.mutate()} />}
    </AnalysisFrame>
  )
}

function SummaryView({ summary, onAskModel }: { summary: Summary; onAskModel: () => void }) {
  const read = whatWasRead(summary.engine, usePanel())
  const isRead = read.kind !== 'nothing'
  // What was not looked for is said once, not section by section.
  const sections = namedSummary(summary).filter(({ claims }) => isRead || claims.length > 0)
  const checklist = namedChecklist(summary).filter(
    ({ claim }) => isRead || claim.status === 'stated',
  )
  const all = [...sections.flatMap((section) => section.claims), ...checklist]
  return (
    <>
      <div className="status">
        <SummaryMosaic claims={all} withheld={summary.withheld} />
        <p>
          {countsLine(
            all.map(({ claim }) => claim),
            summary.withheld.length,
          )}
          <br />
          {engineLine(summary)}
          {summary.run && (
            <>
              <br />
              {runLine(summary.run)}
            </>
          )}
        </p>
      </div>
      {summary.note !== undefined && <Notice>{summary.note}</Notice>}
      <AskModel summary={summary} onAsk={onAskModel} />
      {read.kind === 'nothing' && (
        <Notice>
          {read.why}
          {all.length > 0 && ' What stands below is of its abstract in English.'}
        </Notice>
      )}
      {sections.map((section) => (
        <section key={section.key} className="ev-sec" data-ev={section.kind}>
          <div className="ev-sec__head">
            <span className="tile" />
            <h3>{section.title}</h3>
          </div>
          {section.claims.length === 0 ? (
            <p className="ev-sec__none">
              {whyEmpty(read, {
                paper: 'Not available. The paper does not say, or not in one place.',
                abstract: 'Not available. The abstract does not say.',
              })}
            </p>
          ) : (
            section.claims.map((named, index) => (
              <ClaimView
                key={named.id}
                named={named}
                isProofOpen={section.key === 'tldr' && index === 0}
              />
            ))
          )}
        </section>
      ))}
      {checklist.length > 0 && (
        <Checklist items={checklist} paperId={summary.paperId} documentId={summary.documentId} />
      )}
      {summary.withheld.length > 0 && <Withheld claims={summary.withheld} className="ev-sec" />}
    </>
  )
}
